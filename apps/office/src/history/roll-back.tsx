import { request } from '@millrace/contract';
import { officeCalls, type StaffSession } from '@millrace/contract/office';
import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { faultWords, officeTransport } from '../api/office-transport.ts';
import { goTo } from '../navigation/here.tsx';
import { ConfirmFactor } from '../session/confirm-factor.tsx';
import { useDangerous } from '../session/use-dangerous.ts';
import { Fault } from '../ui/fault.tsx';

/** Makes a draft that takes a revision back. `again`: how many of its rows were changed since; null: not known yet. */
export function RollBack({
  revision,
  count,
  again,
  session,
}: {
  revision: number;
  count: number;
  again: number | null;
  session: StaffSession;
}): ReactNode {
  const queries = useQueryClient();
  const rollBack = useDangerous(
    () => request(officeTransport, officeCalls.officeRollBack, { params: { revision } }),
    ({ draft }) => {
      void queries.invalidateQueries({ queryKey: ['drafts'] });
      goTo(`/office/publish?draft=${draft.id}`);
    },
  );
  return (
    <section className="history-back" aria-labelledby="roll-back">
      <h3 id="roll-back">Roll back {revision}</h3>
      <p>
        Makes a draft that puts {count === 1 ? 'the row' : `the ${count} rows`} back as{' '}
        {count === 1 ? 'it was' : 'they were'} before.
        {again === null || again === 0 ? null : (
          <>
            {' '}
            <b>{again === 1 ? '1 was' : `${again} were`} changed again since</b>: what goes together is merged, and the
            rest is shown in the draft, value by value, to be decided.
          </>
        )}
      </p>
      <button className="button" type="button" disabled={rollBack.isPending} onClick={() => rollBack.run(undefined)}>
        Make the draft “Take back revision {revision}”
      </button>
      <p className="soft">Nothing changes for visitors until it is published.</p>
      <Fault words={rollBack.error === null ? null : faultWords(rollBack.error)} />
      <ConfirmFactor session={session} asked={rollBack.asked} />
    </section>
  );
}
