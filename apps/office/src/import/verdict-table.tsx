import { wordsOf } from '@millrace/contract/fields';
import type { SheetMapping, VerdictLine, VerdictState } from '@millrace/contract/office';
import type { ReactNode } from 'react';
import { PageLink } from '../navigation/here.tsx';
import { Mark } from '../ui/mark.tsx';
import './verdict.css';

/** A text of the cells of a column, and the one that it is read as. */
export type Taken = NonNullable<SheetMapping['instead']>[number];

const WORDS: Readonly<Record<VerdictState, string>> = {
  new: 'New',
  changed: 'Changed',
  unchanged: 'The same',
  refused: 'Refused',
  missing: 'Not in the sheet',
};
const FATES = { leave: 'Stays', notLive: 'Made not live', remove: 'Removed' } as const;
/** Changes of one row that are shown; a new row may have forty. */
const CHANGES_SHOWN = 5;

/** The verdict, one line a row. */
export function VerdictTable({
  lines,
  sheets,
  onTake,
}: {
  lines: readonly VerdictLine[];
  sheets: readonly SheetMapping[];
  /** Reads the text of a cell as another one, wherever it stands in its column. */
  onTake(sheet: number, taken: Taken): void;
}): ReactNode {
  const isMany = new Set(lines.map(({ sheet }) => sheet)).size > 1;
  return (
    <table className="import-verdict">
      <thead>
        <tr>
          <th scope="col" className="number">
            Row
          </th>
          <th scope="col">Verdict</th>
          <th scope="col">Key</th>
          <th scope="col">Name</th>
          <th scope="col">Before → after</th>
          <th scope="col">Why, and what fits</th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <tr key={`${line.sheet} ${line.row ?? ''} ${line.id ?? ''} ${line.key}`} className={classOf(line)}>
            <td className="number soft">
              {isMany ? <small>{sheets[line.sheet]?.sheet} </small> : null}
              {line.row ?? ''}
            </td>
            <td className="import-state">
              <StateWords line={line} />
            </td>
            <td className="figures">{keyOf(line, sheets)}</td>
            <td>{line.name}</td>
            <td>
              <Changes line={line} />
            </td>
            <td className="import-why">
              <Reasons line={line} onTake={(taken) => onTake(line.sheet, taken)} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function classOf({ state, doubts }: VerdictLine): string {
  if (state === 'refused') return 'is-refused';
  return doubts.length > 0 ? 'is-doubtful' : `is-${state}`;
}

function StateWords({ line: { state, doubts, fate } }: { line: VerdictLine }): ReactNode {
  if (state === 'refused')
    return (
      <>
        <Mark of="error" /> {WORDS.refused}
      </>
    );
  if (doubts.length > 0)
    return (
      <>
        <Mark of="warning" /> {WORDS[state]}, look
      </>
    );
  if (state === 'missing') return fate === undefined ? WORDS.missing : FATES[fate];
  return (
    <>
      {state === 'unchanged' ? null : <Mark of="good" />} {WORDS[state]}
    </>
  );
}

function keyOf({ key, id, sheet }: VerdictLine, sheets: readonly SheetMapping[]): ReactNode {
  const kind = sheets[sheet]?.kind;
  if (id === null || kind === undefined) return key;
  return (
    <PageLink href={`/office/rows/${kind}/${id}`} aria-label={`${key}, ${wordsOf(kind).one}`}>
      {key === '' ? `#${id}` : key}
    </PageLink>
  );
}

function Changes({ line: { changes, id } }: { line: VerdictLine }): ReactNode {
  if (changes.length === 0) return null;
  return (
    <ul className="import-changes">
      {changes.slice(0, CHANGES_SHOWN).map(({ path, heading, before, after }) => (
        <li key={path}>
          <span className="soft">{heading}</span>{' '}
          {id === null ? null : (
            <>
              <del>{before === '' ? 'nothing' : before}</del> <span aria-hidden="true">→</span>{' '}
            </>
          )}
          <ins>{after === '' ? 'nothing' : after}</ins>
        </li>
      ))}
      {changes.length > CHANGES_SHOWN ? <li className="soft">and {changes.length - CHANGES_SHOWN} more</li> : null}
    </ul>
  );
}

function Reasons({ line: { faults, doubts }, onTake }: { line: VerdictLine; onTake(taken: Taken): void }): ReactNode {
  return (
    <>
      {faults.map(({ heading, why, fits, cell }) => (
        <div key={`${heading} ${why}`} className="import-fault">
          {heading === '' || why.startsWith(heading) ? null : <b>{heading}: </b>}
          {why}
          {fits.length === 0 ? null : cell === undefined ? (
            <span className="soft"> Written as: {fits.join(' or ')}.</span>
          ) : (
            <ul className="import-fits" aria-label={`Fits in place of ${cell.text}`}>
              {fits.map((by) => (
                <li key={by}>
                  <button className="button" type="button" onClick={() => onTake({ ...cell, by })}>
                    {by} <span className="soft">fits</span>
                  </button>
                </li>
              ))}
            </ul>
          )}
        </div>
      ))}
      {doubts.map((doubt) => (
        <p key={doubt}>{doubt}</p>
      ))}
    </>
  );
}
