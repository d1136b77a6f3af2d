import { type FormEvent, type ReactNode, useState } from 'react';
import type { Field } from '../fields/field.ts';
import { printValue } from '../fields/print-value.ts';
import { raisedBy } from './cells/raise.ts';
import { type Box, countCells } from './cells/range.ts';
import type { Put } from './use-put.ts';
import type { Rows } from './use-rows.ts';

const NUMBERS = new Set(['integer', 'decimal', 'cents']);
const CENTS = 100;

/** Statistics of a range, and one change of all its cells. */
export function RangeBar({
  box,
  fields,
  rows,
  typed,
  put,
}: {
  box: Box;
  fields: readonly Field[];
  rows: Rows;
  typed(id: number): Readonly<Record<string, unknown>> | undefined;
  put: Put;
}): ReactNode {
  const [mode, setMode] = useState<'set' | 'raise'>('set');
  const [text, setText] = useState('');
  const [percent, setPercent] = useState('4');
  const [step, setStep] = useState('');
  const [fault, setFault] = useState<string | null>(null);
  const only = box.left === box.right ? fields[box.left] : undefined;
  const isNumber = only !== undefined && NUMBERS.has(only.widget.is);
  const valueAt = (row: number, column: number): unknown => {
    const line = rows.rowAt(row);
    const field = fields[column];
    return line === undefined || field === undefined ? null : { ...line.row, ...typed(line.id) }[field.name];
  };
  const submitted = (event: FormEvent): void => {
    event.preventDefault();
    setFault(null);
    if (mode === 'set' || !isNumber) void put.same(box, text);
    else raise(only);
  };
  const raise = (field: Field): void => {
    const by = Number(percent);
    const to = Number(step || 0);
    if (percent.trim() === '' || !Number.isFinite(by) || !Number.isFinite(to) || to < 0) {
      setFault('Type by how many per cent, and a step such as 2.00 or nothing.');
      return;
    }
    const size = field.widget.is === 'cents' ? Math.round(to * CENTS) : to;
    void put.each(`Raise ${countCells(box)} cells`, box, (row, column) => {
      const value = valueAt(row, column);
      return printValue(field, typeof value === 'number' ? raisedBy(value, by, size) : value);
    });
  };
  return (
    <form className="range-bar" aria-label="The range" onSubmit={submitted}>
      <b>{countCells(box).toLocaleString('en-US')} cells</b>
      <span className="soft">{only?.label ?? `${box.right - box.left + 1} columns`}</span>
      {isNumber ? (
        <Statistics box={box} field={only} valueAt={valueAt} isKnown={(row) => rows.rowAt(row) !== undefined} />
      ) : null}
      <span className="list-push" />
      {isNumber ? (
        <select
          className="field range-mode"
          aria-label="What to do"
          value={mode}
          onChange={({ target }) => setMode(target.value === 'raise' ? 'raise' : 'set')}
        >
          <option value="set">Set to</option>
          <option value="raise">Raise by</option>
        </select>
      ) : (
        <span>Set to</span>
      )}
      {mode === 'raise' && isNumber ? (
        <>
          <input
            className="field range-number figures"
            aria-label="Per cent"
            value={percent}
            onChange={({ target }) => setPercent(target.value)}
          />
          <span className="soft">% to the next</span>
          <input
            className="field range-number figures"
            aria-label="Step"
            placeholder="0.01"
            value={step}
            onChange={({ target }) => setStep(target.value)}
          />
        </>
      ) : (
        <input
          className="field range-value"
          aria-label="Value for all cells"
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
      )}
      <button className="button button-primary" type="submit">
        {mode === 'raise' && isNumber ? 'Raise' : 'Set'} {countCells(box).toLocaleString('en-US')} cells
      </button>
      <span role="alert" className="cell-words" hidden={fault === null}>
        {fault}
      </span>
    </form>
  );
}

const COUNTED_MOST = 5000;

function Statistics({
  box: { top, bottom, left },
  field,
  valueAt,
  isKnown,
}: {
  box: Box;
  field: Field;
  valueAt(row: number, column: number): unknown;
  isKnown(row: number): boolean;
}): ReactNode {
  if (bottom - top >= COUNTED_MOST) return null;
  const values: number[] = [];
  for (let row = top; row <= bottom; row++) {
    if (!isKnown(row)) return null;
    const value = valueAt(row, left);
    if (typeof value === 'number') values.push(value);
  }
  if (values.length === 0) return null;
  const sum = values.reduce((all, value) => all + value, 0);
  const shown = (value: number): string => printValue(field, value);
  return (
    <>
      <span className="figures">sum {shown(sum)}</span>
      <span className="figures soft">
        {shown(Math.min(...values))} – {shown(Math.max(...values))}
      </span>
    </>
  );
}
