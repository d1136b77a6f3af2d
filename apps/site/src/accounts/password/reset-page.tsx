import type { ReactNode } from 'react';
import { NeedsScript } from '../../forms/sending/needs-script.tsx';
import { AccountFrame } from '../account-frame.tsx';
import { toContact, toSignIn, toSignUp } from '../ways.ts';
import { WithAnAccount } from '../with-an-account.tsx';
import { ResetRequestForm } from './reset-request-form.tsx';

export { resetPlan as plan } from '../accounts-plan.ts';

export function Page(): ReactNode {
  return (
    <AccountFrame
      title="Reset password"
      intro="We send you a link. With it you choose a new password; the old one holds until then."
      ways={[toSignIn, toSignUp, toContact]}
      about={<WithAnAccount />}
    >
      <NeedsScript />
      <ResetRequestForm />
    </AccountFrame>
  );
}
