import { request } from '@millrace/contract';
import { accessCalls, type ScriptCall, type ScriptToken } from '@millrace/contract/office';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { faultWords, officeTransport } from '../api/office-transport.ts';
import { goTo } from '../navigation/here.tsx';
import { Sure } from '../panes/sure.tsx';
import { Fault } from '../ui/fault.tsx';
import { shownMoment } from '../ui/shown-moment.ts';
import { callGroups, isReading } from './call-groups.ts';
import { MadeSecret } from './made-secret.tsx';
import { BackToTokens, SCRIPT_TOKENS, SCRIPT_TOKENS_PATH } from './token-queries.tsx';

interface OneTokenProps {
  token: ScriptToken;
  calls: readonly ScriptCall[];
  /** Of a token that was made just now; null: it is not shown any more. */
  secret: string | null;
  onKept(): void;
}

/** One token: what it may do, until when, when it was used; and taking it back. */
export function OneToken({ token, calls, secret, onKept }: OneTokenProps): ReactNode {
  const { id, name, madeBy, madeAt, endsAt, usedAt } = token;
  const queries = useQueryClient();
  const end = useMutation({
    mutationFn: () => request(officeTransport, accessCalls.endScriptToken, { params: { id } }),
    onSuccess: () => goTo(SCRIPT_TOKENS_PATH),
    // Somebody else may have ended it: the list says what there is.
    onSettled: () => queries.invalidateQueries({ queryKey: SCRIPT_TOKENS }),
  });
  const named = calls.filter((call) => token.calls.includes(call.name));
  const gone = token.calls.filter((call) => !calls.some((one) => one.name === call));
  return (
    <>
      <header className="pane-title">
        <BackToTokens />
        <div>
          <h2>{name}</h2>
          <span className="soft">made by {madeBy}</span>
        </div>
      </header>
      <div className="pane-body token-form">
        {secret === null ? null : <MadeSecret secret={secret} onKept={onKept} />}
        <dl className="facts">
          <div>
            <dt>Acts for</dt>
            <dd>{madeBy}, as long as they are an admin</dd>
          </div>
          <div>
            <dt>Made</dt>
            <dd>{shownMoment(madeAt)}</dd>
          </div>
          <div>
            <dt>Good until</dt>
            <dd>{shownMoment(endsAt)}</dd>
          </div>
          <div>
            <dt>Last used</dt>
            <dd>{usedAt === null ? 'never' : `${shownMoment(usedAt)}, to five minutes`}</dd>
          </div>
        </dl>
        <h3 className="token-section">What it may do</h3>
        <dl className="facts">
          {callGroups(named).map((group) => (
            <div key={group.name}>
              <dt>{group.name}</dt>
              <dd>
                <ul>
                  {group.calls.map((call) => (
                    <li key={call.name}>
                      {call.summary}
                      {isReading(call) ? null : <span className="item-state is-warning call-changes"> changes</span>}
                    </li>
                  ))}
                </ul>
              </dd>
            </div>
          ))}
          {gone.length === 0 ? null : (
            <div>
              <dt>No longer there</dt>
              <dd>{gone.join(', ')}</dd>
            </div>
          )}
        </dl>
        <Fault words={end.error === null ? null : faultWords(end.error)} />
        <p className="actions token-choose">
          <Sure does="Take it back" title={`Take back ${name}`} isPending={end.isPending} run={() => end.mutate()}>
            <p>The script that uses it is refused from now on. What it did stays in history and log.</p>
          </Sure>
          <span className="soft">It ends at once. A script goes on only with another token.</span>
        </p>
      </div>
    </>
  );
}
