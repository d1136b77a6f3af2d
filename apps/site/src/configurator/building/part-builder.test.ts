import type { Configurator } from '@millrace/configurator';
import { describe, expect, test } from 'vitest';
import { createBuilder } from './builder.ts';
import { partBuilder } from './part-builder.ts';
import { toChoose } from './to-choose.ts';

const pair = [{ code: 'A', price: 2 }, { code: 'B' }];
const cap: Configurator = { configGroups: [{ name: 'Colour', options: pair }] };
const float: Configurator = {
  prefix: 'F-',
  configGroups: [
    { name: 'Contact', options: pair },
    { name: 'Clip', options: [{ code: '', selected: true }, { code: 'W' }] },
    { name: 'Cap', kind: 'assembly', part: 'cap', optional: true },
  ],
};
const ready: Configurator = {
  configGroups: [{ name: 'Size', options: [{ code: 'S', selected: true }, { code: 'L' }] }],
};
const panel: Configurator = {
  parts: { float, cap, ready },
  configGroups: [
    { name: 'Supply', options: pair },
    { name: 'Float', kind: 'assembly', part: 'float' },
    { name: 'Lid', kind: 'assembly', part: 'ready', optional: true },
    { name: 'Unknown', kind: 'assembly', part: 'none', optional: true },
  ],
};

function begin() {
  const whole = createBuilder(panel, new Set(), null);
  const partAt = (index: number) => {
    const part = partBuilder(whole, index);
    if (part === null) throw new Error('There is no part.');
    return part;
  };
  const number = () => whole.getState().evaluation.itemNo;
  return { whole, partAt, number };
}

describe('the builder of a part', () => {
  test('changes the number and price of the whole, and takes its state from there', () => {
    const { whole, partAt, number } = begin();
    const part = partAt(1);
    part.dispatch({ type: 'toggle', group: 'Contact', code: 'A' });
    expect(number()).toBe('(F-A)');
    expect(whole.getState().evaluation.total).toBe(200);
    expect(part.getState().evaluation).toBe(whole.getState().evaluation.groups[1]?.assembly);
    part.dispatch({ type: 'switch', group: 'Contact', code: 'B' });
    expect(number()).toBe('(F-B)');
    whole.dispatch({ type: 'start-over' });
    expect([number(), part.isUntouched()]).toEqual(['', true]);
    whole.dispatch({ type: 'undo' });
    expect([number(), part.isUntouched()]).toEqual(['(F-B)', false]);
  });

  test('is not begun while it stands as it starts, and something is to choose', () => {
    const { whole, partAt } = begin();
    const toggle = () => partAt(1).dispatch({ type: 'toggle', group: 'Contact', code: 'A' });
    toggle();
    expect(whole.getState().selection[1]).not.toEqual([]);
    toggle();
    expect(whole.getState().selection[1]).toEqual([]);
  });

  test('that starts complete is taken as it starts, and left out again', () => {
    const { partAt, number } = begin();
    const { selection } = partAt(2).getState();
    expect(number()).toBe('');
    partAt(2).dispatch({ type: 'change', selection });
    expect(number()).toBe('(S)');
    partAt(2).dispatch({ type: 'start-over' });
    expect(number()).toBe('');
  });

  test('has parts of its own', () => {
    const { whole, partAt, number } = begin();
    const inner = partBuilder(partAt(1), 2);
    inner?.dispatch({ type: 'toggle', group: 'Colour', code: 'B' });
    partAt(1).dispatch({ type: 'toggle', group: 'Contact', code: 'A' });
    expect(number()).toBe('(F-A-(B))');
    expect(inner?.anchor).toBe('group-2-3');
    expect(inner?.getState().evaluation).toBe(whole.getState().evaluation.groups[1]?.assembly?.groups[2]?.assembly);
  });

  test('is wanted where it must be answered, or is begun', () => {
    const { partAt } = begin();
    expect([partAt(1).isWanted(), partAt(2).isWanted()]).toEqual([true, false]);
    partAt(2).dispatch({ type: 'switch', group: 'Size', code: 'L' });
    expect(partAt(2).isWanted()).toBe(true);
  });

  test('is one and the same, and there is none where no part is', () => {
    const { whole, partAt } = begin();
    expect(partBuilder(whole, 1)).toBe(partAt(1));
    expect([0, 3, 9].map((index) => partBuilder(whole, index))).toEqual([null, null, null]);
  });

  test('leaves the states of its groups that do not change', () => {
    const { partAt } = begin();
    const part = partAt(1);
    part.dispatch({ type: 'toggle', group: 'Contact', code: 'A' });
    const [, clip] = part.getState().evaluation.groups;
    part.dispatch({ type: 'switch', group: 'Contact', code: 'B' });
    expect(part.getState().evaluation.groups[1]).toBe(clip);
  });
});

test('what is to choose in a part is named after its group, begun or not', () => {
  const { whole, partAt } = begin();
  const open = () => toChoose(panel, whole.getState().evaluation);
  expect(open()).toEqual(['Supply', 'Float: Contact']);
  partBuilder(partAt(1), 2)?.dispatch({ type: 'toggle', group: 'Colour', code: 'A' });
  expect(open()).toEqual(['Supply', 'Float: Contact']);
  partAt(1).dispatch({ type: 'toggle', group: 'Contact', code: 'A' });
  expect(open()).toEqual(['Supply']);
});

test('what a whole loads, and what the catalogue says of it, is nothing to a part', () => {
  const { whole, partAt } = begin();
  partAt(1).dispatch({ type: 'toggle', group: 'Contact', code: 'A' });
  const before = whole.getState();
  partAt(1).dispatch({ type: 'load', selection: [], notice: null });
  partAt(1).dispatch({ type: 'in-catalogue', itemNo: 'F-A' as never });
  expect(whole.getState()).toBe(before);
});
