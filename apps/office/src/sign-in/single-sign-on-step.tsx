import { request } from '@millrace/contract';
import { accessCalls, CONFIRMS, SINGLE_SIGN_ON_PATH, type StaffSession } from '@millrace/contract/office';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { faultWords, officeTransport } from '../api/office-transport.ts';
import { standAt } from '../navigation/here.tsx';
import { tellConfirmed } from '../session/provider-confirmed.ts';
import { sessionQuery, useTakeSession } from '../session/session.ts';
import { Fault } from '../ui/fault.tsx';
import { SignInFrame } from './sign-in-frame.tsx';

export { SINGLE_SIGN_ON_PATH };

/** The page that the provider sends people back to: its answer is given to the server, once. */
export function SingleSignOnStep(): ReactNode {
  const [answer] = useState(() => location.search);
  const confirms = new URLSearchParams(answer).get('state')?.startsWith(CONFIRMS) ?? false;
  return confirms ? <Confirmation answer={answer} /> : <Arrival answer={answer} />;
}

function Arrival({ answer }: { answer: string }): ReactNode {
  const take = useTakeSession();
  const { data, error } = useAnswered(answer, () =>
    request(officeTransport, accessCalls.finishSingleSignOn, { body: { answer } }),
  );
  useEffect(() => {
    if (data === undefined) return;
    standAt('/office');
    take(data);
  }, [data, take]);
  if (error === null) return null;
  return (
    <SignInFrame title="You could not be signed in">
      <Fault words={faultWords(error)} />
      <a className="button" href="/office">
        Back to signing in
      </a>
    </SignInFrame>
  );
}

/** In a window of its own: the page that asked goes on by itself. */
function Confirmation({ answer }: { answer: string }): ReactNode {
  const queries = useQueryClient();
  const { data, error } = useAnswered(answer, async () => {
    // With the session comes the token that the next call needs.
    await queries.fetchQuery(sessionQuery);
    return request(officeTransport, accessCalls.finishConfirmation, { body: { answer } });
  });
  useEffect(() => {
    if (data !== undefined) tellConfirmed();
  }, [data]);
  if (data === undefined && error === null) return null;
  return (
    <SignInFrame title={error === null ? 'Confirmed' : 'Not confirmed'}>
      {error === null ? (
        <p>You can close this window: the office goes on in the one you came from.</p>
      ) : (
        <Fault words={faultWords(error)} />
      )}
    </SignInFrame>
  );
}

/** An answer of the provider is good once, so it is never sent again. */
const useAnswered = (answer: string, queryFn: () => Promise<StaffSession>) =>
  useQuery({ queryKey: ['answer of the provider', answer], queryFn, staleTime: Number.POSITIVE_INFINITY });
