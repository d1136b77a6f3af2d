import type { ReactNode } from 'react';
import { useSettings } from '../../api/settings.ts';
import { NeedsScript } from '../../forms/sending/needs-script.tsx';
import { AccountFrame } from '../account-frame.tsx';
import { toContact, toSignIn } from '../ways.ts';
import { WithAnAccount } from '../with-an-account.tsx';
import { SignUpForm } from './sign-up-form.tsx';

export { signUpPlan as plan } from '../accounts-plan.ts';

export function Page(): ReactNode {
  const portal = useSettings()['accounts.portalSignUpUrl'];
  return (
    <AccountFrame
      title="Sign up"
      intro="For companies that build with our products or sell them. The catalogue, prices and documents need no account."
      ways={[toSignIn, { question: 'Ordering online?', name: 'Sign up to the customer portal', to: portal }, toContact]}
      about={<WithAnAccount />}
    >
      <NeedsScript />
      <SignUpForm />
    </AccountFrame>
  );
}
