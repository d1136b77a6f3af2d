import type { Field } from '@millrace/contract/fields';
import { FILTER_WORDS_MAX } from '@millrace/contract/office';
import { type PointerEvent, type ReactNode, type RefObject, useEffect, useState } from 'react';
import type { Box } from '../cells/range.ts';
import { isNumber } from './cells/is-number.ts';
import { sortedNext, widthWithin } from './list-address.ts';
import { FROM_NUMBER } from './numbers/from-number.ts';
import type { ShownList } from './use-list-view.ts';

const TYPING_MS = 300;

/** The head of the grid: names of columns, which order it and can be drawn wider, and the filter row. */
export function GridHead({
  list,
  box,
  faults,
  filterField,
}: {
  list: ShownList;
  box: Box;
  faults: Readonly<Record<string, string>>;
  filterField: RefObject<HTMLInputElement | null>;
}): ReactNode {
  const { fields } = list;
  return (
    <div role="rowgroup" className="grid-head">
      <div role="row" tabIndex={-1} aria-rowindex={1} className="grid-names">
        <div role="columnheader" tabIndex={-1} aria-colindex={1} className="grid-corner">
          <span className="unseen">Row</span>
        </div>
        {fields.map((field, column) => (
          <Name
            key={field.name}
            list={list}
            field={field}
            column={column}
            isIn={column >= box.left && column <= box.right}
          />
        ))}
      </div>
      <div role="row" tabIndex={-1} aria-rowindex={2} className="grid-filters">
        <div role="gridcell" tabIndex={-1} aria-colindex={1} className="grid-corner">
          <svg className="icon" viewBox="0 0 16 16" aria-hidden="true">
            <path d="M2 3.5h12L9.5 9v4l-3 1.5V9Z" />
          </svg>
          <span className="unseen">Filter</span>
        </div>
        {fields.map((field, column) => (
          <div
            key={field.name}
            role="gridcell"
            tabIndex={-1}
            aria-colindex={column + 2}
            className={column === 0 ? 'grid-filter grid-title' : 'grid-filter'}
            style={{ width: field.width }}
          >
            {field.name === FROM_NUMBER ? null : (
              <Filter
                list={list}
                field={field}
                fault={faults[field.name]}
                {...(column === 0 ? { input: filterField } : {})}
              />
            )}
          </div>
        ))}
      </div>
    </div>
  );
}

function Name({
  list: { view, setView },
  field,
  column,
  isIn,
}: {
  list: ShownList;
  field: Field;
  column: number;
  isIn: boolean;
}): ReactNode {
  const { name, label, help } = field;
  const order = view.sort.includes(name) ? 'ascending' : view.sort.includes(`-${name}`) ? 'descending' : 'none';
  const draw = (event: PointerEvent<HTMLSpanElement>): void => {
    event.preventDefault();
    event.stopPropagation();
    const from = event.clientX;
    const drawn = (move: globalThis.PointerEvent): void =>
      setView({ ...view, widths: { ...view.widths, [name]: widthWithin(field.width + move.clientX - from) } });
    const done = (move: globalThis.PointerEvent): void => {
      drawn(move);
      removeEventListener('pointermove', drawn);
    };
    addEventListener('pointermove', drawn);
    addEventListener('pointerup', done, { once: true });
  };
  return (
    <div
      role="columnheader"
      tabIndex={-1}
      aria-colindex={column + 2}
      aria-sort={order}
      className={`grid-name ${column === 0 ? 'grid-title' : ''} ${isIn ? 'is-in' : ''} ${isNumber(field) ? 'is-number' : ''}`}
      style={{ width: field.width }}
    >
      {name === FROM_NUMBER ? (
        <span className="grid-plain" title={help}>
          {label}
        </span>
      ) : (
        <button
          type="button"
          title={help === '' ? undefined : help}
          onClick={({ shiftKey }) => setView({ ...view, sort: sortedNext(view.sort, name, shiftKey) })}
        >
          {label}
          {order === 'none' ? null : <span aria-hidden="true">{order === 'ascending' ? ' ↑' : ' ↓'}</span>}
        </button>
      )}
      <span className="grid-draw" aria-hidden="true" onPointerDown={draw} />
    </div>
  );
}

function Filter({
  list: { view, setView },
  field: { name, label, widget },
  fault,
  input,
}: {
  list: ShownList;
  field: Field;
  fault: string | undefined;
  input?: RefObject<HTMLInputElement | null>;
}): ReactNode {
  const kept = view.filters[name] ?? '';
  const [typed, setTyped] = useState(kept);
  useEffect(() => setTyped(kept), [kept]);
  const set = (text: string): void => {
    const { [name]: _, ...others } = view.filters;
    setView({ ...view, filters: text.trim() === '' ? others : { ...others, [name]: text } });
  };
  useEffect(() => {
    if (typed === kept) return;
    const timer = setTimeout(() => set(typed), TYPING_MS);
    return () => clearTimeout(timer);
  });
  if (widget.is === 'yes-no' || widget.is === 'choice') {
    const choices = widget.is === 'choice' ? widget.choices.map((choice) => choice.label) : ['yes', 'no'];
    return (
      <select aria-label={`Filter by ${label}`} value={kept} onChange={({ target }) => set(target.value)}>
        <option value="">any</option>
        {choices.map((choice) => (
          <option key={choice} value={choice}>
            {choice}
          </option>
        ))}
      </select>
    );
  }
  return (
    <input
      ref={input}
      aria-label={`Filter by ${label}`}
      aria-invalid={fault !== undefined}
      title={fault}
      placeholder={hints[widget.is] ?? 'contains'}
      maxLength={FILTER_WORDS_MAX}
      value={typed}
      onChange={({ target }) => setTyped(target.value)}
    />
  );
}

const hints: Partial<Record<Field['widget']['is'], string>> = {
  cents: '> 1000',
  integer: '=, >, a..b',
  decimal: '=, >, a..b',
  date: '≥ 2027-01-01',
  reference: 'called',
  references: 'has',
};
