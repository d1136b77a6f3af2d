import { isFault, type Remark } from '@millrace/studio';
import { type ReactNode, useMemo } from 'react';
import { cellName, remarkWords } from './remark-words.ts';
import './pasted.css';

const ROWS_MOST = 40;
const COLUMNS_MOST = 30;
const REMARKS_MOST = 30;

/** A pasted table as it stands, with the cells that were not taken as they are. */
export function PastedSheet({
  cells,
  remarks,
}: {
  cells: readonly (readonly string[])[];
  remarks: readonly Remark[];
}): ReactNode {
  const faults = remarks.filter(isFault);
  const placed = useMemo(() => new Map(remarks.map((remark) => [cellName(remark), remark])), [remarks]);
  const listed = [...faults, ...remarks.filter((remark) => !isFault(remark))];
  return (
    <details className="pasted" open={faults.length > 0 || remarks.length === 0}>
      <summary>
        The table as it was pasted
        {faults.length > 0 ? <b className="pasted-faults"> {faults.length} not recognised</b> : null}
        {remarks.length > faults.length ? (
          <span className="soft">
            {' '}
            {remarks.length - faults.length} {remarks.length === faults.length + 1 ? 'note' : 'notes'}
          </span>
        ) : null}
      </summary>
      {listed.length > 0 ? (
        <ul className="pasted-remarks">
          {listed.slice(0, REMARKS_MOST).map((remark) => (
            <li key={`${cellName(remark)} ${remark.code}`} className={isFault(remark) ? 'is-fault' : undefined}>
              <span className="figures">{cellName(remark)}</span> {remarkWords(remark)}
            </li>
          ))}
          {listed.length > REMARKS_MOST ? <li className="soft">and {listed.length - REMARKS_MOST} more</li> : null}
        </ul>
      ) : null}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keys. */}
      <section className="pasted-scroll" tabIndex={0} aria-label="Pasted cells">
        <table>
          <tbody>
            {cells.slice(0, ROWS_MOST).map((row, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: rows of a sheet have no name but their number.
              <tr key={at}>
                <th scope="row">{at + 1}</th>
                {row.slice(0, COLUMNS_MOST).map((text, column) => {
                  const remark = placed.get(cellName({ row: at, column }));
                  const kind = remark === undefined ? undefined : isFault(remark) ? 'is-fault' : 'is-note';
                  return (
                    // biome-ignore lint/suspicious/noArrayIndexKey: cells of a sheet have no name but their place.
                    <td key={column} className={kind} title={remark === undefined ? undefined : remarkWords(remark)}>
                      {text}
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
        {cells.length > ROWS_MOST ? <p className="soft">and {cells.length - ROWS_MOST} more rows</p> : null}
      </section>
    </details>
  );
}
