import { contentKindNames, isContentKind } from '@millrace/contract/content';
import { wordsOf } from '@millrace/contract/fields';
import { HEADING_ROWS_MOST, type ImportKind, type SheetMapping, type SheetOutline } from '@millrace/contract/office';
import type { ReactNode } from 'react';

interface Props {
  outline: SheetOutline;
  mapping: SheetMapping;
  kind: ImportKind;
  /** `isAnew`: columns and key are guessed again. */
  onChange(mapping: SheetMapping, isAnew?: boolean): void;
}

/** Says what a sheet holds, and where its headings are. */
export function SheetChoices({ outline, mapping, onChange }: Props): ReactNode {
  const { headings } = mapping;
  const hidden = outline.hiddenRows + outline.hiddenColumns;
  return (
    <div className="import-choices">
      <label>
        Its rows are
        <select
          className="field"
          value={mapping.isLeftOut ? '' : mapping.kind}
          onChange={({ target: { value } }) => {
            if (isContentKind(value)) onChange({ ...mapping, kind: value, isLeftOut: false }, true);
            else onChange({ ...mapping, isLeftOut: true });
          }}
        >
          <option value="">not read</option>
          {contentKindNames.map((name) => (
            <option key={name} value={name}>
              {wordsOf(name).many.toLowerCase()}
            </option>
          ))}
        </select>
      </label>
      <label>
        Headings in row
        <input
          className="field import-number"
          type="number"
          min={1}
          max={outline.rows}
          value={headings.row + 1}
          onChange={({ target: { valueAsNumber } }) => {
            if (valueAsNumber >= 1) onChange({ ...mapping, headings: { ...headings, row: valueAsNumber - 1 } }, true);
          }}
        />
      </label>
      <label>
        over
        <select
          className="field"
          value={headings.rows}
          onChange={({ target: { value } }) =>
            onChange({ ...mapping, headings: { ...headings, rows: Number(value) } }, true)
          }
        >
          {Array.from({ length: HEADING_ROWS_MOST }, (_, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a number of rows
            <option key={at} value={at + 1}>
              {at + 1} {at === 0 ? 'row' : 'rows'}
            </option>
          ))}
        </select>
      </label>
      {hidden === 0 ? null : (
        <label className="import-check">
          <input
            type="checkbox"
            checked={mapping.takesHidden}
            onChange={({ target }) => onChange({ ...mapping, takesHidden: target.checked }, true)}
          />
          Read {hiddenWords(outline)} that are hidden, too
        </label>
      )}
    </div>
  );
}

function hiddenWords({ hiddenRows, hiddenColumns }: SheetOutline): string {
  const rows = hiddenRows === 0 ? [] : [`${hiddenRows} ${hiddenRows === 1 ? 'row' : 'rows'}`];
  const columns = hiddenColumns === 0 ? [] : [`${hiddenColumns} ${hiddenColumns === 1 ? 'column' : 'columns'}`];
  return [...rows, ...columns].join(' and ');
}

/** By what rows are found, and what happens to empty cells and to rows that the sheet lacks. */
export function RowChoices({ mapping, kind, onChange }: Omit<Props, 'outline'>): ReactNode {
  const has = new Set([
    ...mapping.columns.flatMap(({ path }) => path ?? []),
    ...mapping.always.map(({ path }) => path),
  ]);
  const keys = kind.keys.map((key) => key.filter((path) => has.has(path))).filter((key) => key.length > 0);
  const headingOf = (path: string): string => kind.columns.find((column) => column.path === path)?.heading ?? path;
  const { many } = wordsOf(mapping.kind);
  const words = many.toLowerCase();
  const isKnown = keys.some((key) => key.join() === mapping.key.join());
  return (
    <div className="import-choices">
      <label>
        A row is found by
        <select
          className="field"
          aria-invalid={!isKnown}
          value={isKnown ? mapping.key.join() : ''}
          onChange={({ target: { value } }) => onChange({ ...mapping, key: value.split(',') })}
        >
          {isKnown ? null : <option value="">choose a column</option>}
          {keys.map((key) => (
            <option key={key.join()} value={key.join()}>
              {key.map(headingOf).join(' and ')}
            </option>
          ))}
        </select>
      </label>
      <label>
        An empty cell
        <select
          className="field"
          value={mapping.empties}
          onChange={({ target: { value } }) => onChange({ ...mapping, empties: value === 'clear' ? 'clear' : 'leave' })}
        >
          <option value="leave">leaves the field as it is</option>
          <option value="clear">clears the field</option>
        </select>
      </label>
      <label>
        {many} that the sheet lacks
        <select
          className="field"
          value={mapping.missing}
          onChange={({ target: { value } }) =>
            onChange({ ...mapping, missing: value === 'remove' ? 'remove' : value === 'notLive' ? 'notLive' : 'leave' })
          }
        >
          <option value="leave">stay as they are</option>
          {kind.hasLive ? <option value="notLive">are made not live</option> : null}
          <option value="remove">are removed</option>
        </select>
      </label>
      {mapping.missing === 'leave' || kind.belongsBy === null ? null : (
        <label>
          counted among
          <select
            className="field"
            value={mapping.within}
            onChange={({ target: { value } }) => onChange({ ...mapping, within: value === 'named' ? 'named' : 'kind' })}
          >
            <option value="kind">all {words}</option>
            <option value="named">those of a {headingOf(kind.belongsBy).toLowerCase()} that the sheet names</option>
          </select>
        </label>
      )}
      <AlwaysGiven mapping={mapping} kind={kind} onChange={onChange} />
    </div>
  );
}

/** Gives all rows one value where no column says to what they belong, or of what type they are. */
function AlwaysGiven({ mapping, kind, onChange }: Omit<Props, 'outline'>): ReactNode {
  const has = new Set(mapping.columns.flatMap(({ path }) => path ?? []));
  const given = new Map(mapping.always.map(({ path, text }) => [path, text]));
  const wanted = kind.columns.filter(
    ({ path, isRequired }) =>
      !has.has(path) && (given.has(path) || (isRequired && (path === kind.belongsBy || TYPES.has(path)))),
  );
  return wanted.map(({ path, heading }) => (
    <label key={path}>
      {heading} of every row
      <input
        className="field"
        defaultValue={given.get(path) ?? ''}
        placeholder="no column says it"
        onBlur={({ target: { value } }) => {
          if (value.trim() === (given.get(path) ?? '')) return;
          const others = mapping.always.filter((one) => one.path !== path);
          onChange({ ...mapping, always: value.trim() === '' ? others : [...others, { path, text: value.trim() }] });
        }}
      />
    </label>
  ));
}

/** Fields that sort rows: a sheet is often of one sort alone. */
const TYPES: ReadonlySet<string> = new Set(['type', 'docType', 'category', 'group', 'status']);
