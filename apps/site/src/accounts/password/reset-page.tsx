import type { ReactNode } from 'react';
import { NeedsScript } from '../../forms/sending/needs-script.tsx';
import { AccountFrame } from '../account-frame.tsx';
import { toContact, toSignIn, toSignUp, Ways } from '../ways.tsx';
import { ResetRequestForm } from './reset-request-form.tsx';

export { resetPlan as plan } from '../accounts-plan.ts';

export function Page(): ReactNode {
  return (
    <AccountFrame
      title="Reset password"
      intro="We send you a link. With it you choose a new password; the old one holds until then."
      aside={<Ways ways={[toSignIn, toSignUp, toContact]} />}
    >
      <NeedsScript />
      <ResetRequestForm />
    </AccountFrame>
  );
}
