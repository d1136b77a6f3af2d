import { personLabels } from '@millrace/contract';
import type { ComponentProps, ReactNode } from 'react';
import { TextField } from './text-field.tsx';

type EmailFieldProps = Omit<ComponentProps<typeof TextField>, 'label' | 'type' | 'inputMode' | 'required'>;

/** An e-mail address that must be given. */
export const EmailField = ({ autoComplete, ...field }: EmailFieldProps): ReactNode => (
  <TextField
    {...field}
    label={personLabels.email}
    type="email"
    inputMode="email"
    autoComplete={autoComplete}
    required
  />
);
