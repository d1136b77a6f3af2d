// @vitest-environment jsdom
import { act } from 'react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { drawHook } from '../testing/draw-hook.ts';
import { carriedOver, useSeenValue } from './use-seen-value.ts';

beforeEach(() => {
  document.body.innerHTML =
    '<input id="a"><textarea id="b"></textarea><input id="tick" type="checkbox"><input id="one" type="radio"><button id="button"></button><p id="rich" contenteditable tabindex="0"></p>';
});
afterEach(() => document.body.replaceChildren());

const stand = (id: string): void => act(() => document.getElementById(id)?.focus());
function drawn() {
  let version = 1;
  const hook = drawHook(() => useSeenValue('families', (field) => `${field} ${version}`));
  return {
    others: () => {
      version += 1;
    },
    type(field: string, shown: unknown, typed: unknown) {
      const { version, value } = hook.now()(field, shown, typed);
      return { version, value };
    },
  };
}

test.each(['a', 'b', 'rich'])(
  'what is typed in %s is made from the version in which it was seen at the first key',
  (id) => {
    const { type, others } = drawn();
    stand(id);
    expect(type('name', 'Box', 'Boxe')).toEqual({ version: 'name 1', value: 'Boxe' });
    others();
    expect(type('name', 'Box', 'Boxes')).toEqual({ version: 'name 1', value: 'Boxes' });
  },
);

test.each(['tick', 'one', 'button'])('what is chosen with %s is made from what is seen now', (id) => {
  const { type, others } = drawn();
  stand(id);
  expect(type('name', 'a', 'b')).toEqual({ version: 'name 1', value: 'b' });
  others();
  expect(type('name', 'a', 'c')).toEqual({ version: 'name 2', value: 'c' });
});

test('without any field that has the cursor, too', () => {
  const { type, others } = drawn();
  type('name', 'a', 'b');
  others();
  expect(type('name', 'a', 'c')).toEqual({ version: 'name 2', value: 'c' });
});

test.each([
  ['the cursor left it and came back', 'a', 'name', true],
  ['another field has the cursor', 'b', 'name', false],
  ['it is another field of the row', 'a', 'summary', false],
])('it is seen anew where %s', (_, id, field, isLeft) => {
  const { type, others } = drawn();
  stand('a');
  type('name', 'Box', 'Boxe');
  others();
  if (isLeft) stand('b');
  stand(id);
  expect(type(field, 'Box', 'Case')).toEqual({ version: `${field} 2`, value: 'Case' });
});

test('of a list that goes on changing beside the cursor, the list of the first key is changed', () => {
  const { type, others } = drawn();
  stand('a');
  type('validNumbers', [{ number: 'A' }], [{ number: 'A' }, { number: 'B' }]);
  others();
  const shown = [{ number: 'A' }, { number: 'B' }, { number: 'Z' }];
  const typed = [{ number: 'A' }, { number: 'BC' }, { number: 'Z' }];
  const made = type('validNumbers', shown, typed);
  expect(made.version).toBe('validNumbers 1');
  expect(JSON.stringify(made.value)).not.toContain('Z');
  expect(JSON.stringify(made.value)).toContain('BC');
});

test('an edit of one list is made in another; where both differ, it is as it was typed', () => {
  const of = (...numbers: string[]) => numbers.map((number) => ({ number, priceCents: null }));
  const edit = { base: of('A', 'B'), mine: of('A', 'B', 'C'), theirs: of('A', 'B', 'D') };
  const made = carriedOver('families', 'validNumbers', edit) as { number: string }[];
  expect(made.map(({ number }) => number).sort()).toEqual(['A', 'B', 'C', 'D']);
  expect(carriedOver('families', 'name', { base: 'a', mine: 'b', theirs: 'c' })).toBe('b');
});
