import { request } from '@millrace/contract';
import { accessCalls, type ScriptToken, type StaffSession } from '@millrace/contract/office';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { faultWords, officeTransport } from '../api/office-transport.ts';
import { goTo, PageLink, useAsked } from '../navigation/here.tsx';
import { Panes } from '../panes/panes.tsx';
import { Fault } from '../ui/fault.tsx';
import { shownDay } from '../ui/shown-moment.ts';
import { When } from '../ui/when.tsx';
import { MakeToken } from './make-token.tsx';
import { OneToken } from './one-token.tsx';
import { SCRIPT_TOKENS_PATH as PATH, SCRIPT_CALLS, SCRIPT_TOKENS } from './token-queries.tsx';
import './script-tokens.css';

/** The page of the tokens by which scripts make calls: those in force, and one of them, or a new one, beside them. */
export function ScriptTokensPage({ session }: { session: StaffSession }): ReactNode {
  const chosen = useAsked().get('of');
  const [made, setMade] = useState<{ id: string; secret: string } | null>(null);
  const tokens = useQuery({
    queryKey: SCRIPT_TOKENS,
    queryFn: ({ signal }) => request(officeTransport, accessCalls.scriptTokens, { signal }),
  });
  const calls = useQuery({
    queryKey: SCRIPT_CALLS,
    queryFn: ({ signal }) => request(officeTransport, accessCalls.scriptCalls, { signal }),
  });
  const fault = tokens.error ?? calls.error;
  const token = tokens.data?.find(({ id }) => id === chosen);
  return (
    <Panes title="Script tokens" hasSelected={chosen !== null}>
      <section aria-labelledby="script-tokens">
        <header className="pane-head">
          <h2 id="script-tokens">Script tokens</h2>
          <span className="soft">{tokens.data?.length}</span>
          <PageLink className="button token-push" href={`${PATH}?of=new`}>
            Make
          </PageLink>
        </header>
        <Fault words={fault === null ? null : faultWords(fault)} />
        <ul className="items" aria-busy={tokens.isFetching}>
          {tokens.data?.map((one) => (
            <TokenLine key={one.id} token={one} isChosen={one.id === chosen} />
          ))}
        </ul>
        {tokens.data?.length === 0 ? <p className="soft pane-nothing">No token is in force.</p> : null}
      </section>
      {/* Another token begins at its top. */}
      <section key={chosen} aria-label="The chosen token">
        {chosen === 'new' && calls.data !== undefined ? (
          <MakeToken
            calls={calls.data}
            session={session}
            onMade={({ token: { id }, secret }) => {
              setMade({ id, secret });
              goTo(`${PATH}?of=${id}`);
            }}
          />
        ) : null}
        {token === undefined || calls.data === undefined ? null : (
          <OneToken
            key={token.id}
            token={token}
            calls={calls.data}
            secret={made?.id === token.id ? made.secret : null}
            onKept={() => setMade(null)}
          />
        )}
        {chosen !== 'new' && token === undefined && tokens.data !== undefined ? (
          <p className="soft pane-nothing">
            {chosen === null
              ? 'A script sends a token instead of signing in. It makes the calls that the token names, until its end.'
              : 'This token has ended, or was never there. Choose another one at the left.'}
          </p>
        ) : null}
      </section>
    </Panes>
  );
}

function TokenLine({
  token: { id, name, calls, madeBy, endsAt, usedAt },
  isChosen,
}: {
  token: ScriptToken;
  isChosen: boolean;
}): ReactNode {
  return (
    <li>
      <PageLink href={`${PATH}?of=${id}`} aria-current={isChosen ? 'true' : undefined}>
        <b>{name}</b>
        <span className="soft">until {shownDay(endsAt)}</span>
        <small className="soft">{madeBy}</small>
        <small className="token-facts">
          <span>{calls.length === 1 ? '1 call' : `${calls.length} calls`}</span>
          <span className="soft token-push">
            {usedAt === null ? (
              'never used'
            ) : (
              <>
                used <When moment={usedAt} />
              </>
            )}
          </span>
        </small>
      </PageLink>
    </li>
  );
}
