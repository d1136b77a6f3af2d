import { passwordRules } from '@millrace/contract';
import type { ReactNode } from 'react';

/** The requirements of a new password, each marked once it is met. */
export function PasswordRules({ id, password }: { id: string; password: string }): ReactNode {
  return (
    <ul className="password-rules" id={id} aria-label="A password needs">
      {passwordRules.map(({ words, holds }) => (
        <li key={words} className={holds(password) ? 'is-met' : undefined}>
          {words}
          {holds(password) ? <span className="unseen">, met</span> : null}
        </li>
      ))}
    </ul>
  );
}
