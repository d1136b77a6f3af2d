import { commands, type OwnSession, request } from '@millrace/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { fetchTransport } from '../../api/fetch-transport.ts';
import { useToken } from '../../api/token.ts';
import { announce } from '../../ui/announcer.tsx';
import { Button } from '../../ui/button.tsx';
import './own-sessions.css';
import { browserName } from './browser-name.ts';

const FAILED = 'The session could not be ended. Please try again.';
const moment = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' });

/** Lists the user's sessions; each but this one can be ended. */
export function OwnSessions(): ReactNode {
  const token = useToken();
  const client = useQueryClient();
  const queryKey = ['own sessions', token];
  const [isFailed, setFailed] = useState(false);
  const [isEnding, setEnding] = useState(false);
  const { data: sessions, isError } = useQuery({
    queryKey,
    queryFn: ({ signal }) => request(fetchTransport, commands.ownSessions, { signal }),
    enabled: token !== null,
    staleTime: 0,
  });
  const end = async (work: () => Promise<unknown>, done: string): Promise<void> => {
    if (isEnding) return;
    setEnding(true);
    setFailed(false);
    try {
      await work();
      announce(done);
    } catch {
      setFailed(true);
    }
    await client.invalidateQueries({ queryKey });
    setEnding(false);
  };
  const endOne = ({ id }: OwnSession) =>
    end(() => request(fetchTransport, commands.endOwnSession, { params: { id } }), 'The session has ended.');
  const endOthers = () =>
    end(() => request(fetchTransport, commands.endOtherSessions, {}), 'All other sessions have ended.');
  return (
    <section className="settings-part" aria-labelledby="own-sessions">
      <h2 id="own-sessions">Where you are signed in</h2>
      {isError && <p>The sessions could not be read. Please load the page again.</p>}
      {sessions === undefined ? null : (
        <ul className="own-sessions">
          {sessions.map((session) => (
            <li key={session.id}>
              <Facts session={session} />
              {session.isCurrent ? (
                <span className="own-session-current">This browser</span>
              ) : (
                <Button aria-disabled={isEnding} onClick={() => endOne(session)}>
                  End<span className="sr-only"> the session of {browserName(session.browser)}</span>
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
      {sessions !== undefined && sessions.length > 2 && (
        <Button className="mt-3" aria-disabled={isEnding} onClick={endOthers}>
          End all other sessions
        </Button>
      )}
      <p role="status" className="own-sessions-failed">
        {isFailed ? FAILED : ''}
      </p>
    </section>
  );
}

function Facts({ session: { browser, address, startedAt, usedAt } }: { session: OwnSession }): ReactNode {
  return (
    <div>
      <b>{browserName(browser)}</b>
      <p>
        Last used {moment.format(new Date(usedAt))}, since {moment.format(new Date(startedAt))}
        {address === null ? '' : `, from ${address}`}
      </p>
    </div>
  );
}
