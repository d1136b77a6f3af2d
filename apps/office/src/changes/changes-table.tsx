import type { ContentKind } from '@millrace/contract/content';
import { wordsOf } from '@millrace/contract/fields';
import type { Difference, RowDifferences } from '@millrace/contract/office';
import { type ReactNode, useState } from 'react';
import { PageLink } from '../navigation/here.tsx';
import { differenceSides } from './difference-sides.tsx';
import { placeWords } from './field-at.ts';
import { asShown } from './price-changes.ts';
import { ruleFieldAt } from './rules/rule-field.ts';
import { RuleWords } from './rules/rule-words.tsx';
import './changes-table.css';

/** Rows at first; more are shown when somebody asks. */
const FIRST = 200;

interface Given<Change extends RowDifferences> {
  changes: readonly Change[];
  /** The draft over which rows are named; null: the content in force. */
  draft: string | null;
  /** The heads of the two columns of values. */
  heads: readonly [before: string, after: string];
  /** In a column of its own, what stands there now. */
  now?(change: Change, difference: Change['differences'][number]): ReactNode;
  /** After the name of a row. */
  aside?(change: Change): ReactNode;
  /** In the last column of a value. */
  action?(change: Change, difference: Difference): ReactNode;
  /** Whether a value has a fault or a warning. */
  mark?(change: Change, difference: Difference): 'error' | 'warning' | null;
}

/** Changes of rows by kind, each value before and after. */
export function ChangesTable<Change extends RowDifferences>({ changes, ...given }: Given<Change>): ReactNode {
  const [kind, setKind] = useState<ContentKind | null>(null);
  const [most, setMost] = useState(FIRST);
  const kinds = [...new Set(changes.map((change) => change.kind))];
  const present = kind !== null && kinds.includes(kind) ? kind : null;
  const wanted = changes.filter((change) => present === null || change.kind === present);
  return (
    <>
      {kinds.length > 1 ? (
        <fieldset className="change-kinds" aria-label="Changes of">
          {[null, ...kinds].map((one) => (
            <button key={one ?? ''} type="button" aria-pressed={one === present} onClick={() => setKind(one)}>
              {one === null ? 'All' : wordsOf(one).many}{' '}
              {one === null ? changes.length : changes.filter((change) => change.kind === one).length}
            </button>
          ))}
        </fieldset>
      ) : null}
      <table className="changes">
        <thead>
          <tr>
            <th>What</th>
            <th>{given.heads[0]}</th>
            <th>{given.heads[1]}</th>
            {given.now === undefined ? null : <th>Now</th>}
            {given.action === undefined ? null : (
              <th>
                <span className="unseen">Put back</span>
              </th>
            )}
          </tr>
        </thead>
        {wanted.slice(0, most).map((change) => (
          <RowOfChanges key={`${change.kind} ${change.id}`} change={change} {...given} />
        ))}
      </table>
      {wanted.length > most ? (
        <button className="button" type="button" onClick={() => setMost(most + FIRST)}>
          Show {Math.min(FIRST, wanted.length - most)} more of {wanted.length} rows
        </button>
      ) : null}
    </>
  );
}

/** The place and both values. */
const COLUMNS = 3;
const done = { added: 'New', changed: null, removed: 'Removed' } as const;

function RowOfChanges<Change extends RowDifferences>({
  change,
  ...given
}: Omit<Given<Change>, 'changes'> & { change: Change }): ReactNode {
  const word = done[change.change];
  return (
    <tbody>
      <tr className="change-row">
        <th colSpan={COLUMNS + [given.now, given.action].filter(Boolean).length} scope="rowgroup">
          <PageLink href={`/office/rows/${change.kind}/${change.id}`}>
            {change.label || `${wordsOf(change.kind).one} ${change.id}`}
          </PageLink>{' '}
          <span className="soft">{wordsOf(change.kind).one}</span>{' '}
          {word === null ? null : <span className={`change-${change.change}`}>{word}</span>}
          {given.aside?.(change)}
        </th>
      </tr>
      {change.differences.map((difference) => (
        <Value key={JSON.stringify([difference.path, difference.isOrder])} {...given} {...{ change, difference }} />
      ))}
    </tbody>
  );
}

function Value<Change extends RowDifferences>({
  change,
  difference,
  heads,
  draft,
  now,
  action,
  mark,
}: Omit<Given<Change>, 'changes'> & {
  change: Change;
  difference: Change['differences'][number];
}): ReactNode {
  const { words, field } = placeWords(change.kind, difference);
  const shown = asShown(difference, difference, field);
  const { before, after } = differenceSides(shown.values, shown.field, draft);
  const rule = ruleFieldAt(difference.path);
  const sentence = (value: unknown, words: ReactNode): ReactNode =>
    rule === null ? words : <RuleWords row={{ ...change, draft }} does={rule} value={value} words={words} />;
  const fault = mark?.(change, difference) ?? null;
  const name = words.length === 0 ? 'The whole row' : words.join(' › ');
  return (
    <tr className={fault === null ? '' : `change-${fault}`}>
      <td>
        {difference.isOrder ? `${name}, order` : name}
        {fault === null ? null : <span className="unseen">, has a {fault === 'error' ? 'fault' : 'warning'}</span>}
      </td>
      <td className="soft" data-head={heads[0]}>
        {sentence(difference.before, before)}
      </td>
      <td className="change-after" data-head={heads[1]}>
        {sentence(difference.after, after)}
      </td>
      {now === undefined ? null : (
        <td className="soft" data-head="Now">
          {now(change, difference)}
        </td>
      )}
      {action === undefined ? null : <td>{action(change, difference)}</td>}
    </tr>
  );
}
