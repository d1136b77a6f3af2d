import { commands, type OwnSession, request } from '@millrace/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { fetchTransport } from '../../api/fetch-transport.ts';
import { useToken } from '../../api/token.ts';
import { announce } from '../../ui/announcer.tsx';
import { Button } from '../../ui/button.tsx';
import './own-sessions.css';
import { browserName } from '@millrace/contract/browser-name';
import { printing } from '../../ui/words/printing.ts';
import { EndSessionsForm } from './end-sessions-form.tsx';

const STYLE = { dateStyle: 'medium', timeStyle: 'short' } as const;

/** The sessions that end once the password is given: one by its id, or all others. */
interface Ending {
  id?: string;
  what: string;
  done: string;
}

const ALL_OTHERS: Ending = { what: 'all other sessions', done: 'All other sessions have ended.' };
const oneOf = ({ id, browser }: OwnSession): Ending => ({
  id,
  what: `the session of ${browserName(browser)}`,
  done: 'The session has ended.',
});

/** Lists the user's sessions; each but this one can be ended. */
export function OwnSessions({ email }: { email: string }): ReactNode {
  const token = useToken();
  const client = useQueryClient();
  const queryKey = ['own sessions', token];
  const [ending, setEnding] = useState<Ending | null>(null);
  const { data: sessions, isError } = useQuery({
    queryKey,
    queryFn: ({ signal }) => request(fetchTransport, commands.ownSessions, { signal }),
    enabled: token !== null,
    staleTime: 0,
  });
  const askedFor = (asked: Ending): ReactNode => (
    <EndSessionsForm
      key={asked.id ?? 'others'}
      email={email}
      id={asked.id}
      what={asked.what}
      onEnded={() => {
        setEnding(null);
        announce(asked.done);
        void client.invalidateQueries({ queryKey });
      }}
      onLeft={() => setEnding(null)}
    />
  );
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
                <Button onClick={() => setEnding(oneOf(session))}>
                  End<span className="sr-only"> the session of {browserName(session.browser)}</span>
                </Button>
              )}
              {ending !== null && ending.id === session.id && askedFor(ending)}
            </li>
          ))}
        </ul>
      )}
      {sessions !== undefined && sessions.length > 2 && (
        <Button className="mt-3" onClick={() => setEnding(ALL_OTHERS)}>
          End all other sessions
        </Button>
      )}
      {ending === ALL_OTHERS && askedFor(ending)}
    </section>
  );
}

function Facts({ session: { browser, address, startedAt, usedAt } }: { session: OwnSession }): ReactNode {
  return (
    <div>
      <b>{browserName(browser)}</b>
      <p>
        Last used {printing().moment(new Date(usedAt), STYLE)}, since {printing().moment(new Date(startedAt), STYLE)}
        {address === null ? '' : `, from ${address}`}
      </p>
    </div>
  );
}
