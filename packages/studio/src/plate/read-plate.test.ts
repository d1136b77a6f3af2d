import { foldNumber } from '@millrace/catalogue/numbers';
import type { Configurator } from '@millrace/configurator';
import { configuratorsOfEveryKind } from '@millrace/configurator/testing';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { readPlate, type Tried, verdictOfNumber } from '../index.ts';

const panel: Configurator = {
  prefix: 'TD',
  configGroups: [
    {
      name: 'Supply',
      options: [
        { code: '3', price: 10 },
        { code: '4', price: null },
      ],
    },
    {
      name: 'Motor',
      options: [
        { code: '140', description: '9–14 A', disableIf: ['Supply.4'] },
        { code: '180', price: 2.5 },
      ],
    },
    { name: 'Alarm', options: [{ code: 'AB' }] },
  ],
};
const plateOf = (tried: Tried) => {
  const { cells, refusedAt, price } = readPlate(panel, tried);
  return {
    cells: cells.map(({ group, separator, text, state }) => `${group} ${separator}${text} ${state}`),
    refusedAt,
    price,
  };
};
const number = (text: string): Tried => ({ is: 'number', number: text });

test('before anything is tried the plate has what a number begins with', () => {
  expect(plateOf({ is: 'nothing' })).toEqual({ cells: ['null TD literal'], refusedAt: null, price: 0 });
});
test('a number that is read has a cell for each part, its meaning and its price', () => {
  const plate = plateOf(number(' TD3-140-AB '));
  expect(plate).toEqual({
    cells: ['null TD literal', 'Supply 3 read', 'Motor -140 read', 'Alarm -AB read'],
    refusedAt: null,
    price: 1000,
  });
  expect(readPlate(panel, number('TD3-140-AB')).cells[2]?.words).toBe('9–14 A');
  expect(plateOf(number('TD4-180-AB')).price).toBeNull();
});
test('a selection is shown as the number that it makes', () => {
  const { cells } = plateOf({ is: 'selection', selection: [[1, 0], [0, 1], [0]] });
  expect(cells).toEqual(['null TD literal', 'Supply 3 read', 'Motor -180 read']);
});
test('what the rules refuse is wrong, and what is right before and after it is read', () => {
  expect(plateOf(number('TD4-140-AB'))).toMatchObject({
    cells: ['null TD literal', 'Supply 4 read', 'Motor -140 wrong', 'Alarm -AB read'],
    refusedAt: { group: 'Motor' },
  });
});
test('of a text that is not even nearly a number, what reading ends at is wrong, and what follows is not read', () => {
  expect(plateOf(number('TD9-9'))).toMatchObject({
    cells: ['null TD literal', 'Supply 9 wrong', 'null -9 unread'],
    refusedAt: { group: 'Supply' },
  });
  expect(plateOf(number('zz')).cells).toEqual(['null zz wrong']);
});
test('a number that only ends too early is not refused', () => {
  expect(plateOf(number('TD3'))).toMatchObject({ cells: ['null TD literal', 'Supply 3 read'], refusedAt: null });
});
test('a number that is typed otherwise than it is printed is shown as it is printed', () => {
  expect(plateOf(number('td3 140 ab'))).toEqual(plateOf(number('TD3-140-AB')));
  expect(plateOf(number('td4 140 ab'))).toMatchObject({ refusedAt: { group: 'Motor' } });
});
test('the plate is refused where the verdict says, of any text', () => {
  fc.assert(
    fc.property(configuratorsOfEveryKind(), fc.string({ maxLength: 20 }), (configurator, text) => {
      const verdict = verdictOfNumber(configurator, text);
      const { refusedAt } = readPlate(configurator, number(text));
      if (verdict.is === 'refused') expect(refusedAt).toEqual({ group: verdict.group });
      else expect(refusedAt === null).toBe(verdict.is === 'whole' || verdict.is === 'open');
    }),
    { numRuns: 100 },
  );
});
test('the cells of any text, joined, have every character of it in its order: nothing typed is hidden', () => {
  fc.assert(
    fc.property(configuratorsOfEveryKind(), fc.string({ maxLength: 20 }), (configurator, text) => {
      const { cells, refusedAt } = readPlate(configurator, number(text));
      if (refusedAt === null) return;
      if (cells.every(({ state }) => state === 'read' || state === 'literal')) return;
      const shown = cells.map((cell) => cell.separator + cell.text).join('');
      // Separators, brackets and look-alikes are shown as they are printed.
      const folded = foldNumber(text)?.text ?? '';
      if (shown !== text.trim()) expect(foldNumber(shown)?.text).toSatisfy((all: string) => standsIn(folded, all));
    }),
    { numRuns: 100 },
  );
});

/** Whether all characters of a text stand in another, in their order, with or without more between them. */
function standsIn(text: string, other: string): boolean {
  let at = 0;
  for (const character of other) if (text.startsWith(character, at)) at += character.length;
  return at === text.length;
}
