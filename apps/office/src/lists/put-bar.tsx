import type { ReactNode } from 'react';
import type { Field } from '../fields/field.ts';
import type { Judged } from './use-put.ts';

const SHOWN = 6;

/** The verdict on cells that were put in, before any is written. */
export function PutBar({
  judged: { words, verdict },
  fields,
  onTake,
  onDrop,
}: {
  judged: Judged;
  fields: readonly Field[];
  onTake(): void;
  onDrop(): void;
}): ReactNode {
  const { changing, same, refused } = verdict;
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
          Drop it
        </button>
      </div>
      <ul>
        {refused.slice(0, SHOWN).map(({ row, column, words: why }) => (
          <li key={`${row} ${column}`}>
            <span className="figures">Row {row + 1}</span> {fields[column]?.label ?? ''} <span>{why}</span>
          </li>
        ))}
        {refused.length > SHOWN ? <li className="soft">and {refused.length - SHOWN} more</li> : null}
      </ul>
    </section>
  );
}
