import type { ReactNode } from 'react';
import { SignInFrame } from './sign-in-frame.tsx';

/** The office before staff can sign in to it. */
export function NotOpen(): ReactNode {
  return (
    <SignInFrame>
      <h1>The office is not open yet</h1>
      <p className="soft">
        Staff will change the site’s content here. Until then, <code>npm run content</code> does it at a terminal.
      </p>
    </SignInFrame>
  );
}
