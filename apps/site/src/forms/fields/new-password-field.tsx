import { missingInPassword, PASSWORD_MAX } from '@millrace/contract';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { PasswordChecklist } from './password-checklist.tsx';
import { PasswordField } from './password-field.tsx';

const MISSING = 'missing';

/** For `register`: the checklist shows what is missing, so the fault itself has no words. */
export const newPasswordRules = {
  validate: (password: string) => {
    if (missingInPassword(password).length > 0) return MISSING;
    return password.length <= PASSWORD_MAX || `${PASSWORD_MAX} characters at most`;
  },
};

interface NewPasswordFieldProps extends ComponentProps<typeof PasswordField> {
  /** The present input. */
  password: string;
}

/** A password to be chosen, with what it needs. */
export function NewPasswordField({ password, error, ...field }: NewPasswordFieldProps): ReactNode {
  const id = useId();
  const isMissing = error === MISSING;
  return (
    <div>
      <PasswordField
        {...field}
        autoComplete="new-password"
        error={isMissing ? undefined : error}
        aria-invalid={error !== undefined}
        describedBy={id}
      />
      <PasswordChecklist id={id} password={password} isRefused={isMissing} />
    </div>
  );
}
