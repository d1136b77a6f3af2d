import type { ReactNode } from 'react';
import { Brand } from '../ui/brand.tsx';
import { Mark } from '../ui/mark.tsx';
import './sign-in.css';

/** The page around every step of signing in: the mark, one panel, and a line for whom it is. */
export function SignInFrame({
  title,
  isPasswordShown = false,
  children,
}: {
  title: string;
  /** The password was right; the second factor is what is missing. */
  isPasswordShown?: boolean;
  children: ReactNode;
}): ReactNode {
  return (
    <div className="sign-in">
      <title>{`${title} · Office`}</title>
      <header>
        <Brand />
      </header>
      <main className="sign-in-panel">
        {isPasswordShown ? (
          <ol className="sign-in-steps" aria-label="Steps">
            <li className="is-done">
              <Mark of="good" /> Password<span className="unseen">, done</span>
            </li>
            <li aria-current="step">Second factor</li>
          </ol>
        ) : null}
        <h1>{title}</h1>
        {children}
      </main>
      <footer>Staff only. Each sign-in is recorded.</footer>
    </div>
  );
}

/** The account whose password was right, and the way to another one. */
export function SignedInAs({ email, onLeave }: { email: string; onLeave(): void }): ReactNode {
  return (
    <p className="soft">
      Signed in as <b>{email}</b>.{' '}
      <button className="button-link" type="button" onClick={onLeave}>
        Not you?
      </button>
    </p>
  );
}
