import type { ImportKind, SheetMapping, SheetOutline } from '@millrace/contract/office';
import type { ReactNode } from 'react';
import { Mark } from '../ui/mark.tsx';
import { alikeWords, columnLetters } from './alike-headings.ts';
import { unreadColumns } from './unread-columns.ts';
import './column-map.css';

/** Rows below the headings that are shown as examples. */
const EXAMPLES = 2;
/** The field of a column that is left out. */
const LEFT_OUT = '';

/** The columns of a sheet, with some of their values, and the field that each becomes. */
export function ColumnMap({
  outline,
  mapping,
  kind,
  onChange,
}: {
  outline: SheetOutline;
  mapping: SheetMapping;
  kind: ImportKind;
  onChange(mapping: SheetMapping): void;
}): ReactNode {
  const { headings, columns } = mapping;
  const first = headings.row + headings.rows;
  const examples = outline.head.slice(first, first + EXAMPLES);
  const taken = new Map(columns.flatMap(({ path, at }) => (path === null ? [] : [[path, at] as const])));
  const unread = unreadColumns(mapping);
  const become = (at: number, path: string): void =>
    onChange({
      ...mapping,
      // A field is of one column: whoever gives it to another takes it from the first.
      columns: columns.map((column) =>
        column.at === at
          ? { ...column, path: path === LEFT_OUT ? null : path }
          : column.path === path
            ? { ...column, path: null }
            : column,
      ),
    });
  return (
    <>
      {unread === null ? null : (
        <p className="import-alike import-unread">
          <Mark of="warning" />
          {unread}
        </p>
      )}
      {alikeWords(columns).map((words) => (
        <p key={words} className="import-alike">
          {words}
        </p>
      ))}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: who has no mouse scrolls it by keys */}
      <section className="import-columns" aria-label="Columns" tabIndex={0}>
        <table>
          <tbody>
            <tr>
              <th scope="row">In the sheet</th>
              {columns.map(({ at, heading }) => (
                <td key={at} className="import-heading">
                  {heading === '' ? <span className="soft">Column {columnLetters(at)}</span> : heading}
                </td>
              ))}
            </tr>
            {examples.map((cells, nth) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: rows of a sheet have no other name
              <tr key={nth}>
                {nth === 0 ? (
                  <th scope="row" rowSpan={examples.length}>
                    First rows
                  </th>
                ) : null}
                {columns.map(({ at }) => (
                  <td key={at} className="figures" title={cells[at]}>
                    {cells[at] ?? ''}
                  </td>
                ))}
              </tr>
            ))}
            <tr>
              <th scope="row">Becomes</th>
              {columns.map(({ at, heading, path }) => (
                <td key={at}>
                  <select
                    className={`field ${path === null ? 'is-out' : ''}`}
                    aria-label={`Column ${heading === '' ? columnLetters(at) : heading} becomes`}
                    value={path ?? LEFT_OUT}
                    onChange={({ target }) => become(at, target.value)}
                  >
                    <option value={LEFT_OUT}>left out</option>
                    {kind.columns.map((column) => (
                      <option key={column.path} value={column.path}>
                        {column.heading}
                        {mapping.key.includes(column.path) ? ', to find' : ''}
                        {taken.has(column.path) && taken.get(column.path) !== at ? ' (taken)' : ''}
                      </option>
                    ))}
                  </select>
                </td>
              ))}
            </tr>
          </tbody>
        </table>
      </section>
    </>
  );
}
