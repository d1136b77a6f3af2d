import { type ReactNode, useEffect } from 'react';
import { useSettings } from '../../api/settings.ts';
import { NeedsScript } from '../../forms/sending/needs-script.tsx';
import { useLocation } from '../../navigation/here.tsx';
import { useUser } from '../../session/use-user.ts';
import { useGo } from '../../ui/go-context.ts';
import { Notice } from '../../ui/notice.tsx';
import { AccountFrame } from '../account-frame.tsx';
import { arrivalWords } from '../arrival-words.ts';
import { toContact, toReset, toSignUp } from '../ways.ts';
import { WithAnAccount } from '../with-an-account.tsx';
import { ConfirmAddress, hasCome } from './confirm-address.tsx';
import { SignInForm } from './sign-in-form.tsx';

export { signInPlan as plan } from '../accounts-plan.ts';

export function Page(): ReactNode {
  useLeaveWhenSignedIn();
  const words = arrivalWords(useLocation().state);
  const portal = useSettings()['accounts.portalSignInUrl'];
  return (
    <AccountFrame
      title="Sign in"
      intro="For OEMs, distributors and reps: see the catalogue as your company sees it."
      ways={[
        toSignUp,
        toReset,
        { question: 'Ordering online?', name: 'Sign in to the customer portal', to: portal },
        toContact,
      ]}
      about={<WithAnAccount />}
    >
      <NeedsScript />
      <ConfirmAddress />
      {words !== null && <Notice tone="done">{words}</Notice>}
      <SignInForm />
    </AccountFrame>
  );
}

/** A valid stored token leads to the start page; a visitor who came to confirm an address is told first. */
function useLeaveWhenSignedIn(): void {
  const user = useUser();
  const go = useGo();
  useEffect(() => {
    if (user !== undefined && !hasCome) go.replace('/');
  }, [user, go]);
}
