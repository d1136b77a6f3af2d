import type { ReactNode } from 'react';
import { Brand } from '../ui/brand.tsx';
import './sign-in.css';

/** The page around every step of signing in: the mark, one panel, and a line for whom it is. */
export function SignInFrame({ children }: { children: ReactNode }): ReactNode {
  return (
    <div className="sign-in">
      <header>
        <Brand />
      </header>
      <main className="sign-in-panel">{children}</main>
      <footer>Staff only.</footer>
    </div>
  );
}
