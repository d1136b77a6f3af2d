import { accountLabels } from '@millrace/contract';
import { type ReactNode, useEffect } from 'react';
import { storedToken, useToken } from '../api/token.ts';
import { TextField } from '../forms/fields/text-field.tsx';
import { NeedsScript } from '../forms/sending/needs-script.tsx';
import { PrivateLabelPages } from '../private-label/private-label-pages.tsx';
import { useUser } from '../session/use-user.ts';
import { useGo } from '../ui/go-context.ts';
import { AccountFrame } from './account-frame.tsx';
import { ChangePasswordForm } from './password/change-password-form.tsx';
import { OwnSessions } from './sessions/own-sessions.tsx';
import { toContact, toReset } from './ways.ts';

export { settingsPlan as plan } from './accounts-plan.ts';

/** The known facts of the user, read-only (specification 2.17), a new password, and where they are signed in. */
export function Page(): ReactNode {
  useLeaveWhenSignedOut();
  const user = useUser();
  return (
    <AccountFrame
      title="Settings"
      intro="Your account. If something is wrong, tell us and we put it right."
      ways={[
        { ...toContact, question: 'Something wrong?' },
        { ...toReset, question: 'Password forgotten?', name: 'Have a link sent' },
      ]}
    >
      <NeedsScript />
      <div className="settings-parts">
        <div className="noscript:hidden" aria-busy={user === undefined}>
          <Known label={accountLabels.company} value={user?.customer} />
          <Known label={accountLabels.email} value={user?.email} />
          <Known label={accountLabels.username} value={user?.username} />
          {user === undefined ? null : <PrivateLabelPages customerId={user.customerId} />}
        </div>
        {user === undefined ? null : <ChangePasswordForm email={user.email} />}
      </div>
      {user === undefined ? null : <OwnSessions email={user.email} />}
    </AccountFrame>
  );
}

/** One fact; empty until it is known, or when there is none. */
function Known({ label, value }: { label: string; value: string | null | undefined }): ReactNode {
  return <TextField label={label} readOnly value={value ?? ''} placeholder={value === null ? 'None yet' : undefined} />;
}

/** Strangers have no settings. The stored token decides: while the page starts, everybody is a stranger. */
function useLeaveWhenSignedOut(): void {
  const token = useToken();
  const go = useGo();
  useEffect(() => {
    if (token === null && storedToken() === null) go.replace('/sign-in');
  }, [token, go]);
}
