import { NUMBERS_READ_MAX } from '@millrace/contract/office';
import { expect, test } from 'vitest';
import { answerCalls } from '../../testing/answer-calls.ts';
import { askReadings, numbersIn, readingOf, rowsBetween } from './read-numbers.ts';

const row = (familyId: unknown, configModelNo: unknown) => ({ familyId, configModelNo });

test.each<[string, object | null | undefined, boolean]>([
  ['a family and a number', row(1, 'TD-A'), true],
  ['a number of 200 signs', row(1, 'T'.repeat(200)), true],
  ['a longer number', row(1, 'T'.repeat(201)), false],
  ['an empty number', row(1, ''), false],
  ['no number', row(1, null), false],
  ['no family', row(null, 'TD-A'), false],
  ['a family that is being typed', row('1', 'TD-A'), false],
  ['half a family', row(1.5, 'TD-A'), false],
  ['family 0', row(0, 'TD-A'), false],
  ['a row that nobody has read', null, false],
  ['no row', undefined, false],
])('the number of a product that is read: %s', (_, product, isRead) => {
  const read = product as Record<string, unknown> | null | undefined;
  expect(numbersIn([read]).length).toBe(isRead ? 1 : 0);
  expect(readingOf({}, read)).toBe(isRead ? undefined : null);
});

test('a number is read once for each family, and its reading is that of its family', () => {
  const rows = [row(1, 'A'), row(2, 'A'), row(1, 'A'), row(1, 'B')];
  expect(numbersIn(rows)).toEqual([
    { familyId: 1, modelNumber: 'A' },
    { familyId: 2, modelNumber: 'A' },
    { familyId: 1, modelNumber: 'B' },
  ]);
  const read = { words: 'read' } as never;
  expect(rows.map((one) => readingOf({ '1 A': read, '2 A': null }, one))).toEqual([read, null, read, undefined]);
});

test('rows between two places are those of the list as they are typed, and null where none was read', () => {
  const rowAt = (at: number) => (at === 4 ? undefined : ({ id: at, row: { name: `n${at}`, isLive: true } } as never));
  const typed = (id: number) => (id === 3 ? { name: 'typed' } : undefined);
  expect(rowsBetween({ rowAt }, 2, 4, typed)).toEqual([
    { name: 'n2', isLive: true },
    { name: 'typed', isLive: true },
    null,
  ]);
  expect(rowsBetween({ rowAt }, 2, 1, typed)).toEqual([]);
  expect(rowsBetween({ rowAt }, 2, 0, typed)).toEqual([]);
});

test.each([
  [null, NUMBERS_READ_MAX, [NUMBERS_READ_MAX]],
  ['draft', NUMBERS_READ_MAX + 1, [NUMBERS_READ_MAX, 1]],
  [null, 0, []],
])('in the draft %s %i numbers are asked for, so many at once: %j', async (draft, count, asked) => {
  const calls = answerCalls(({ body }) => ({
    numbers: (body as { numbers: { modelNumber: string }[] }).numbers.map(({ modelNumber }) =>
      modelNumber === '1' ? null : { words: modelNumber },
    ),
  }));
  const numbers = Array.from({ length: count }, (_, at) => ({ familyId: 7, modelNumber: String(at) }));
  const readings = await askReadings(draft, numbers);
  expect(calls.map(({ body }) => (body as { numbers: unknown[] }).numbers.length)).toEqual(asked);
  expect(calls.every(({ body }) => (body as { draft?: string }).draft === (draft ?? undefined))).toBe(true);
  expect(readings).toEqual(
    Object.fromEntries(numbers.map(({ modelNumber: at }) => [`7 ${at}`, at === '1' ? null : { words: at }])),
  );
});

test('what is not answered is no reading', async () => {
  answerCalls(() => ({ numbers: [] }));
  expect(await askReadings(null, [{ familyId: 7, modelNumber: 'A' }])).toEqual({ '7 A': null });
});
