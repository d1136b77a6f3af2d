import { request } from '@millrace/contract';
import { type DraftChangeAnswer, officeCalls, type ValueConflict } from '@millrace/contract/office';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { faultWords, officeTransport } from '../api/office-transport.ts';
import { differenceSides } from '../changes/difference-sides.tsx';
import { placeWords } from '../changes/field-at.ts';
import { Fault } from '../ui/fault.tsx';
import { readAgain } from './read-again.ts';

/** The values that others published otherwise since the draft was begun: each value is decided before the draft can be published. */
export function Conflicts({ draft, changes }: { draft: string; changes: readonly DraftChangeAnswer[] }): ReactNode {
  const open = changes.flatMap((change) => change.conflicts.map((conflict) => ({ change, conflict })));
  if (open.length === 0) return null;
  return (
    <section className="publish-section publish-conflicts" aria-labelledby="conflicts">
      <h2 id="conflicts">{open.length === 1 ? '1 value to decide' : `${open.length} values to decide`}</h2>
      <p className="soft">
        A newer revision changed these, and so does this draft, each to another value. It cannot be published until one
        of the two is chosen.
      </p>
      {open.map(({ change, conflict }) => (
        <OneConflict
          key={JSON.stringify([change.kind, change.id, conflict.path])}
          draft={draft}
          change={change}
          conflict={conflict}
        />
      ))}
    </section>
  );
}

function OneConflict({
  draft,
  change: { kind, id, version, label },
  conflict,
}: {
  draft: string;
  change: DraftChangeAnswer;
  conflict: ValueConflict;
}): ReactNode {
  const queries = useQueryClient();
  const decide = useMutation({
    mutationFn: (take: 'mine' | 'theirs') =>
      request(officeTransport, officeCalls.officeDecide, {
        params: { draft, kind, id },
        body: { version, path: conflict.path, take },
      }),
    onSettled: () => readAgain(queries, draft),
  });
  const { words, field } = placeWords(kind, { path: conflict.path });
  const name = [label, ...words].join(' › ');
  const mine = differenceSides({ before: conflict.base, after: conflict.mine }, field, draft).after;
  const theirs = differenceSides({ before: conflict.base, after: conflict.theirs }, field, draft).after;
  return (
    <article className="publish-conflict" aria-label={name}>
      <h3>{name}</h3>
      <div>
        <b>This draft</b>
        <p>{mine}</p>
        <button className="button" type="button" disabled={decide.isPending} onClick={() => decide.mutate('mine')}>
          Keep the draft’s
        </button>
      </div>
      <div>
        <b>Published since</b>
        <p>{theirs}</p>
        <button className="button" type="button" disabled={decide.isPending} onClick={() => decide.mutate('theirs')}>
          Take the published one
        </button>
      </div>
      <Fault words={decide.error === null ? null : faultWords(decide.error)} />
    </article>
  );
}
