import type { ReactNode } from 'react';
import type { Way } from '../../beside/ways.tsx';
import { NeedsScript } from '../../forms/sending/needs-script.tsx';
import type { PageProps } from '../../page/plan.ts';
import { AccountFrame } from '../account-frame.tsx';
import { toContact, toSignIn, toSignUp } from '../ways.ts';
import { NewPasswordForm } from './new-password-form.tsx';

export { newPasswordPlan as plan } from '../accounts-plan.ts';

const toNewLink: Way = { question: 'Link too old?', name: 'Have another one sent', to: '/reset' };

/** The page of a mailed link. The server renders it without the link's token. */
export function Page({ at }: PageProps<'new-password'>): ReactNode {
  return (
    <AccountFrame
      title="New password"
      intro="Choose a new password. You are then signed out wherever you are signed in."
      ways={[toNewLink, toSignIn, toSignUp, toContact]}
    >
      <NeedsScript />
      <NewPasswordForm token={at.params.id ?? ''} />
    </AccountFrame>
  );
}
