import { request } from '@millrace/contract';
import { accessCalls, type FactorAdded, type StaffSession } from '@millrace/contract/office';
import { useMutation, useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { faultWords, keepFormToken, officeTransport } from '../api/office-transport.ts';
import { AuthenticatorConfirm } from '../session/authenticator-confirm.tsx';
import { addPasskey, hasPasskeys } from '../session/passkeys.ts';
import { RecoveryCodes } from '../session/recovery-codes.tsx';
import { useSignOut, useTakeSession } from '../session/session.ts';
import { Fault } from '../ui/fault.tsx';
import { SignedInAs, SignInFrame } from './sign-in-frame.tsx';

/** The first sign-in: a second factor is set up, and its recovery codes are shown once before the office opens. */
export function SetUpStep({ session }: { session: StaffSession }): ReactNode {
  const take = useTakeSession();
  const signOut = useSignOut();
  const [added, setAdded] = useState<FactorAdded | null>(null);
  const done = (given: FactorAdded): void => {
    keepFormToken(given.session.token);
    if (given.codes === null) take(given.session);
    else setAdded(given);
  };
  if (added?.codes)
    return (
      <SignInFrame title="Keep your recovery codes">
        <RecoveryCodes codes={added.codes} onKept={() => take(added.session)} />
      </SignInFrame>
    );
  return (
    <SignInFrame title="Set up your second factor" isPasswordShown>
      <SignedInAs email={session.email} onLeave={() => signOut.mutate()} />
      <p className="soft">The office asks for it at every sign-in, beside your password.</p>
      {session.takesPasskeys && hasPasskeys() ? <PasskeyMaker onAdded={done} /> : null}
      <AuthenticatorMaker onAdded={done} />
    </SignInFrame>
  );
}

/** Sets up a passkey of this device or of a security key. */
function PasskeyMaker({ onAdded }: { onAdded(added: FactorAdded): void }): ReactNode {
  const make = useMutation({
    mutationFn: addPasskey,
    onSuccess: (added) => {
      if (added !== null) onAdded(added);
    },
  });
  return (
    <>
      <button
        className="button button-primary button-big"
        type="button"
        disabled={make.isPending}
        onClick={() => make.mutate()}
      >
        <span>
          <b>Make a passkey</b>
          <small>fingerprint, face or security key</small>
        </span>
      </button>
      <Fault words={make.error === null ? null : faultWords(make.error)} />
      <p className="or">
        <span>or an authenticator app</span>
      </p>
    </>
  );
}

/** Sets up an authenticator. */
function AuthenticatorMaker({ onAdded }: { onAdded(added: FactorAdded): void }): ReactNode {
  const begun = useQuery({
    queryKey: ['begun authenticator'],
    queryFn: () => request(officeTransport, accessCalls.beginAuthenticator, {}),
    // A second one would end the first, which is in the authenticator by then.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  return (
    <div className="factor-form">
      {begun.data === undefined ? (
        <Fault words={begun.error === null ? null : faultWords(begun.error)} />
      ) : (
        <AuthenticatorConfirm begun={begun.data} onAdded={onAdded} />
      )}
    </div>
  );
}
