import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { faultWords } from './api/office-transport.ts';
import { siteSettingsQuery } from './api/site-settings.ts';
import { Frame } from './frame/frame.tsx';
import { useHere } from './navigation/here.tsx';
import { sessionQuery } from './session/session.ts';
import { FactorStep } from './sign-in/factor-step.tsx';
import { INVITATION_PATH, InvitationStep } from './sign-in/invitation-step.tsx';
import { PasswordStep } from './sign-in/password-step.tsx';
import { SetUpStep } from './sign-in/set-up-step.tsx';
import { SignInFrame } from './sign-in/sign-in-frame.tsx';
import { SINGLE_SIGN_ON_PATH, SingleSignOnStep } from './sign-in/single-sign-on-step.tsx';
import { Fault } from './ui/fault.tsx';
import { printBy } from './ui/printing.ts';

/** The office, or the step of signing in that comes next. */
export function App(): ReactNode {
  const { data: session, error, isPending, refetch } = useQuery(sessionQuery);
  const { data: settings, isFetched } = useQuery(siteSettingsQuery);
  const here = useHere();
  if (settings !== undefined) printBy(settings);
  // Whoever follows an invitation comes in by it, also where somebody is signed in already.
  if (here === INVITATION_PATH) return <InvitationStep />;
  if (here === SINGLE_SIGN_ON_PATH) return <SingleSignOnStep />;
  if (isPending || !isFetched) return null;
  if (session === undefined)
    return (
      <SignInFrame title="The office cannot be opened">
        <Fault words={faultWords(error)} />
        <button className="button" type="button" onClick={() => void refetch()}>
          Try again
        </button>
      </SignInFrame>
    );
  if (session === null) return <PasswordStep />;
  if (session.step === 'set-up-factor') return <SetUpStep session={session} />;
  if (session.step === 'show-factor') return <FactorStep session={session} />;
  return <Frame session={session} />;
}
