import type { Field } from '@millrace/contract/fields';
import type { ReactNode } from 'react';
import { differenceSides } from '../changes/difference-sides.tsx';
import { countWords } from '../ui/printing.ts';
import { byCause } from './cells/verdict.ts';
import type { Judged } from './use-put.ts';

const SHOWN = 6;

/** The verdict on cells that were put in, before any is written. */
export function PutBar({
  judged: { words, verdict },
  fields,
  draft,
  nameOf,
  onTake,
  onDrop,
}: {
  judged: Judged;
  fields: readonly Field[];
  draft: string | null;
  /** The words of the row at a place of the list. */
  nameOf(row: number): string;
  onTake(): void;
  onDrop(): void;
}): ReactNode {
  const { changing, shown, same, refused } = verdict;
  const causes = byCause(refused);
  return (
    <section className="put-bar" aria-label="What was pasted">
      <div className="put-line">
        <b role="status">{words}</b>
        <span className="list-push" />
        <span className="put-changing">{changing} change</span>
        <span className="soft">{same} the same</span>
        <span className={refused.length === 0 ? 'soft' : 'put-refused'}>{refused.length} refused</span>
        <button className="button button-primary" type="button" disabled={changing === 0} onClick={onTake}>
          Put {changing} into the draft
        </button>
        <button className="button" type="button" onClick={onDrop}>
          Drop it <kbd>Esc</kbd>
        </button>
      </div>
      <ul>
        {shown.map(({ row, field, before, after }) => {
          const sides = differenceSides({ before, after }, field, draft);
          return (
            <li key={`${row} ${field.name}`}>
              <b className="figures">{nameOf(row)}</b> {field.label} <span className="put-before">{sides.before}</span>
              <span aria-hidden="true">→</span> <b>{sides.after}</b>
            </li>
          );
        })}
        {changing > shown.length ? <li className="soft">and {changing - shown.length} more that change</li> : null}
        {causes.slice(0, SHOWN).map(([first, ...more]) =>
          first === undefined ? null : (
            <li key={`${first.row} ${first.column}`}>
              <span className="put-refused">Refused</span> <b className="figures">{nameOf(first.row)}</b>{' '}
              {fields[first.column]?.label ?? ''} <span>{first.words}</span>
              {more.length === 0 ? null : (
                <span className="soft">
                  and {countWords(more.length)} {more.length === 1 ? 'cell' : 'cells'} like it
                </span>
              )}
            </li>
          ),
        )}
        {causes.length > SHOWN ? <li className="soft">and for {causes.length - SHOWN} more causes</li> : null}
      </ul>
    </section>
  );
}
