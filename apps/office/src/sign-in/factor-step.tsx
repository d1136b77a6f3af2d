import type { StaffSession } from '@millrace/contract/office';
import type { ReactNode } from 'react';
import { FactorForm } from '../session/factor-form.tsx';
import { useSignOut, useTakeSession } from '../session/session.ts';
import { SignedInAs, SignInFrame } from './sign-in-frame.tsx';

/** The second step: a second factor is shown. */
export function FactorStep({ session }: { session: StaffSession }): ReactNode {
  const take = useTakeSession();
  const signOut = useSignOut();
  return (
    <SignInFrame title="Confirm that it is you" isPasswordShown>
      <SignedInAs email={session.email} onLeave={() => signOut.mutate()} />
      <FactorForm factors={session.factors} onShown={take} />
    </SignInFrame>
  );
}
