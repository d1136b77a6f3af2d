import type { OptionColumn } from '@millrace/studio';
import { expect, test } from 'vitest';
import { FROZEN, gridColumns, leftOf, widthOf } from './column-widths.ts';

const columns = (['code', 'text', 'rules'] as const).map((is) => ({ is }) as OptionColumn);
const [code] = columns;

test('columns stand one after the other behind the margin, each in its least width', () => {
  const places = columns.map((_, at) => leftOf(columns, at));
  expect(places.map(({ from }) => from).slice(1)).toEqual(places.map(({ to }) => to).slice(0, -1));
  expect(places[0]?.to).toBe(FROZEN);
  expect(places.at(-1)?.to).toBe(widthOf(columns));
  expect(widthOf(code === undefined ? [] : [code])).toBe(FROZEN);
});

test('a column that is not there begins and ends after the last', () => {
  expect(leftOf(columns, 3)).toEqual({ from: widthOf(columns), to: widthOf(columns) });
});

test('as CSS, a column is as wide as it is, or takes the room that is left', () => {
  const [margin, ...widths] = gridColumns(columns).split(/ (?![^(]*\))/);
  expect(margin).toBe(`${leftOf(columns, 0).from}px`);
  expect(widths.map((width) => width.replaceAll(/\d+px/g, 'N'))).toEqual(['N', 'minmax(N, 1fr)', 'minmax(N, 1.6fr)']);
  expect(widths.map((width) => Number(/\d+(?=px)/.exec(width)?.[0]))).toEqual(
    columns.map((_, at) => leftOf(columns, at).to - leftOf(columns, at).from),
  );
});
