import { request } from '@millrace/contract';
import {
  accessCalls,
  SCRIPT_TOKEN_NAME_MAX,
  type ScriptCall,
  type ScriptToken,
  type StaffSession,
} from '@millrace/contract/office';
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, type ReactNode, useState } from 'react';
import { faultWords, officeTransport } from '../api/office-transport.ts';
import { ConfirmFactor } from '../session/confirm-factor.tsx';
import { useDangerous } from '../session/use-dangerous.ts';
import { Fault } from '../ui/fault.tsx';
import { CallBoxes } from './call-boxes.tsx';
import { isReading } from './call-groups.ts';
import { endDays, endOfDay } from './token-end.ts';
import { BackToTokens, SCRIPT_TOKENS } from './token-queries.tsx';

interface MakeTokenProps {
  calls: readonly ScriptCall[];
  session: StaffSession;
  onMade(made: { token: ScriptToken; secret: string }): void;
}

/** Makes a token: a name, an end, and the calls it may make. */
export function MakeToken({ calls, session, onMade }: MakeTokenProps): ReactNode {
  const queries = useQueryClient();
  const [days] = useState(endDays);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const make = useDangerous(
    (body: { name: string; calls: string[]; endsAt: string }) =>
      request(officeTransport, accessCalls.makeScriptToken, { body }),
    async (made) => {
      await queries.invalidateQueries({ queryKey: SCRIPT_TOKENS });
      onMade(made);
    },
  );
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget);
    const endsAt = endOfDay(String(typed.get('end')));
    make.run({ name: String(typed.get('name')).trim(), calls: [...chosen], endsAt });
  };
  const changing = calls.filter((call) => chosen.has(call.name) && !isReading(call)).length;
  return (
    <>
      <header className="pane-title">
        <BackToTokens />
        <div>
          <h2>Make a token</h2>
          <span className="soft">A script sends it with each call and acts in your name.</span>
        </div>
      </header>
      <form className="pane-body token-form" onSubmit={submit}>
        <div className="token-fields">
          <div>
            <label className="label" htmlFor="token-name">
              What it is for
            </label>
            <input
              className="field"
              id="token-name"
              name="name"
              autoComplete="off"
              maxLength={SCRIPT_TOKEN_NAME_MAX}
              pattern=".*\S.*"
              title="Some words"
              required
            />
          </div>
          <div>
            <label className="label" htmlFor="token-end">
              Good to the end of
            </label>
            <input
              className="field"
              id="token-end"
              name="end"
              type="date"
              min={days.first}
              max={days.last}
              defaultValue={days.offered}
              required
            />
          </div>
        </div>
        <p className="actions token-choose">
          <b>What it may do</b>
          <button
            className="button"
            type="button"
            onClick={() => setChosen(new Set(calls.filter(isReading).map(({ name }) => name)))}
          >
            Choose all that only read
          </button>
          <button className="button" type="button" disabled={chosen.size === 0} onClick={() => setChosen(new Set())}>
            Choose none
          </button>
        </p>
        <CallBoxes calls={calls} chosen={chosen} onChange={setChosen} />
        <div className="token-foot">
          <Fault words={make.error === null ? null : faultWords(make.error)} />
          <p className="actions">
            <button
              className="button button-primary"
              type="submit"
              disabled={make.isPending || chosen.size === 0}
              aria-describedby="why-no-token"
            >
              Make the token
            </button>
            <span className="soft" id="why-no-token" role="status">
              {chosen.size === 0
                ? 'Choose at least one call.'
                : `${chosen.size} ${chosen.size === 1 ? 'call' : 'calls'}, ${changing === 0 ? 'all only read.' : `${changing} of them may change something.`}`}
            </span>
          </p>
        </div>
      </form>
      <ConfirmFactor session={session} asked={make.asked} />
    </>
  );
}
