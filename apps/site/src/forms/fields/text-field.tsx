import type { ComponentProps, ReactNode } from 'react';
import { useId } from 'react';
import { FieldError } from './field-error.tsx';

interface TextFieldProps extends Omit<ComponentProps<'input'>, 'id' | 'className' | 'children'> {
  label: ReactNode;
  /** Its fault; absent: none known. */
  error?: string | undefined;
  /** Ids of what else describes it. */
  describedBy?: string;
  /** Stands in the field's right end. */
  children?: ReactNode;
}

/** A field with its label above and its fault below, for whom the place is kept: nothing moves when it comes. */
export function TextField({ label, error, describedBy, children, ...input }: TextFieldProps): ReactNode {
  const id = useId();
  const errorId = `${id}-error`;
  const describing = [error === undefined ? undefined : errorId, describedBy].filter((one) => one !== undefined);
  return (
    <div className="form-field">
      <label htmlFor={id} className={input.required ? 'form-required' : undefined}>
        {label}
      </label>
      <div className="form-input">
        <input
          type="text"
          aria-invalid={error !== undefined}
          {...input}
          id={id}
          className="field"
          aria-describedby={describing.length === 0 ? undefined : describing.join(' ')}
        />
        {children}
      </div>
      <FieldError id={errorId} error={error} />
    </div>
  );
}
