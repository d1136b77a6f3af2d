// @vitest-environment jsdom
import type { Configurator } from '@millrace/configurator';
import { act } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { drawHook, othersAgain } from '../../testing/draw-hook.ts';
import { around, studioOf } from '../../testing/studio-around.ts';
import { NOTHING_ON_HAND, type TableOnHand } from './table-on-hand.ts';
import { useOnHand } from './use-on-hand.ts';

const group = (name: string, ...codes: string[]) => ({ name, options: codes.map((code) => ({ code })) });
const configurator: Configurator = {
  configGroups: [group('Size', 'S1', 'S2'), group('Colour', 'C1', 'C2'), group('Copy', 'C1', 'C2')],
};
const TABLE = '\tC1\tC2\nS1\tx\t?\nS2\t\tx\n';
beforeEach(() => sessionStorage.clear());
const drawn = () => drawHook(useOnHand, around(studioOf(configurator)));

test('nothing is on hand until something is pasted, and after it was discarded', () => {
  const { now, again } = drawn();
  expect([now().onHand, now().cells, now().found]).toEqual([NOTHING_ON_HAND, [], null]);
  act(() => now().paste(TABLE));
  expect(now().onHand).toEqual({ ...NOTHING_ON_HAND, text: TABLE, at: expect.stringMatching(/\d/) });
  expect(now().cells[1]?.slice(0, 2)).toEqual(['S1', 'x']);
  expect(now().found).toMatchObject({ pairs: { rows: 'Size' } });
  const { found } = now();
  again();
  expect(now().found).toBe(found);
  act(() => now().discard());
  expect([now().onHand, now().found]).toEqual([NOTHING_ON_HAND, null]);
});

test('it stays over a reload, and another paste begins anew', () => {
  const { now } = drawn();
  act(() => now().paste(TABLE));
  act(() => now().put({ ...now().onHand, decimal: ',' }));
  const next = drawn().now();
  expect([next.onHand.text, next.onHand.decimal]).toEqual([TABLE, ',']);
  act(() => now().paste('x'));
  expect([now().onHand.decimal, now().found]).toEqual([null, expect.objectContaining({ is: 'nothing' })]);
});

test('what somebody decided stands in place of what was guessed', () => {
  const { now } = drawn();
  const found = (decided: Partial<TableOnHand>) => {
    act(() => now().put({ ...NOTHING_ON_HAND, text: TABLE, ...decided }));
    return now().found;
  };
  expect(found({})).toMatchObject({
    pairs: { rows: 'Size', columns: 'Colour' },
    marks: new Map([
      ['x', 'yes'],
      ['', 'no'],
    ]),
  });
  expect(found({ columns: 'Copy' })).toMatchObject({ pairs: { rows: 'Size', columns: 'Copy' } });
  expect(found({ rows: 'Copy' })).not.toMatchObject({ pairs: { rows: 'Size' } });
  expect(found({ marks: [['x', 'no']] })).toMatchObject({
    marks: new Map([
      ['x', 'no'],
      ['', 'no'],
    ]),
  });
  const PRICES = '\tC1\tC2\nS1\t1.234\t2.345\nS2\t3.456\t4.567\n';
  const priced = (decimal: '.' | ',') => found({ text: PRICES, decimal });
  expect(priced(',')).not.toEqual(priced('.'));
  expect(priced(',')).toMatchObject({ format: { decimal: ',', isProved: true } });
});

test('what is on hand is the same until it changes', () => {
  const hook = drawn();
  act(() => hook.now().paste(TABLE));
  expect(othersAgain(hook)).toEqual(['paste', 'discard']);
});
