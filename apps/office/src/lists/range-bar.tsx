import type { Field } from '@millrace/contract/fields';
import { raisedBy } from '@millrace/studio';
import { type FormEvent, type ReactNode, useState } from 'react';
import { faultWords } from '../api/office-transport.ts';
import { type Box, countCells } from '../cells/range.ts';
import { printValue } from '../fields/print-value.ts';
import { countWords } from '../ui/printing.ts';
import { FROM_NUMBER, MODEL_NUMBER, PRICE } from './numbers/from-number.ts';
import { askReadings, numbersIn, readingOf, rowsBetween } from './numbers/read-numbers.ts';
import type { Put } from './use-put.ts';
import { ROWS_AT_ONCE, type Rows } from './use-rows.ts';

const NUMBERS = new Set(['integer', 'decimal', 'cents']);
const CENTS = 100;

/** Statistics of a range, and one change of all its cells. */
export function RangeBar({
  box,
  fields,
  rows,
  draft,
  typed,
  put,
}: {
  box: Box;
  fields: readonly Field[];
  rows: Rows;
  draft: string | null;
  typed(id: number): Readonly<Record<string, unknown>> | undefined;
  put: Put;
}): ReactNode {
  const [mode, setMode] = useState<'set' | 'raise'>('set');
  const [text, setText] = useState('');
  const [percent, setPercent] = useState('4');
  const [step, setStep] = useState('');
  const [fault, setFault] = useState<string | null>(null);
  const only = box.left === box.right ? fields[box.left] : undefined;
  const isOfNumbers = fields.some(({ name }) => name === FROM_NUMBER || name === MODEL_NUMBER);
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
  const raiser = (field: Field): ((value: unknown) => unknown) | null => {
    const by = Number(percent);
    const to = Number(step || 0);
    if (percent.trim() === '' || !Number.isFinite(by) || !Number.isFinite(to) || to < 0) return null;
    const size = field.widget.is === 'cents' ? Math.round(to * CENTS) : to;
    return (value) => (typeof value === 'number' ? raisedBy(value, by, size) : value);
  };
  const raise = (field: Field): void => {
    const raised = raiser(field);
    if (raised === null) setFault('Type by how many per cent, and a step such as 2.00 or nothing.');
    else
      void put.each(`Raise ${countCells(box)} cells`, box, (row, column) =>
        printValue(field, raised(valueAt(row, column))),
      );
  };
  /** Prices as their numbers come to; a price stays where its number is refused or comes to none. */
  const takeFromNumbers = async (field: Field): Promise<void> => {
    setFault(null);
    const bottom = Math.min(box.bottom, box.top + ROWS_AT_ONCE - 1);
    await rows.read(box.top, bottom);
    const between = rowsBetween(rows, box.top, bottom, typed);
    const readings = await askReadings(draft, numbersIn(between));
    await put.each(`Take ${countCells(box)} prices from their numbers`, { ...box, bottom }, (row, column) => {
      const read = readingOf(readings, between[row - box.top]);
      const isRead = read != null && !read.isRefused && read.priceCents !== null;
      return printValue(field, isRead ? read.priceCents : valueAt(row, column));
    });
  };
  const first = only === undefined ? null : valueAt(box.top, box.left);
  const gives = only === undefined || typeof first !== 'number' ? null : raiser(only)?.(first);
  return (
    <form className="range-bar" aria-label="The range" onSubmit={submitted}>
      <b>{countWords(countCells(box))} cells</b>
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
      {mode === 'raise' && isNumber && typeof gives === 'number' ? (
        <span className="range-gives">
          <span className="soft">gives</span>{' '}
          <span className="figures">
            <span className="soft">{printValue(only, first)} →</span> <b>{printValue(only, gives)}</b>
          </span>{' '}
          <span className="soft">…</span>
        </span>
      ) : null}
      {only?.name === PRICE && isOfNumbers ? (
        <button
          className="button"
          type="button"
          onClick={() => void takeFromNumbers(only).catch((error: unknown) => setFault(faultWords(error)))}
        >
          Take from the number
        </button>
      ) : null}
      <button className="button button-primary" type="submit">
        {mode === 'raise' && isNumber ? 'Raise' : 'Set'} {countWords(countCells(box))} cells
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
