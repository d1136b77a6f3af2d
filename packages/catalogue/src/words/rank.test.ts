import { expect, test } from 'vitest';
import {
  DESCRIPTION,
  EXACT,
  FIELDS,
  MIDDLE,
  MODEL_NUMBER,
  NAME,
  PART_NUMBER,
  PREFIX,
  rankOf,
  SYNONYM_MALUS,
  TYPO,
  WORST_RANK,
} from './rank.ts';

const closest = [EXACT, PREFIX, MIDDLE, TYPO] as const;
const fields = [PART_NUMBER, MODEL_NUMBER, NAME, DESCRIPTION];
const ranks = closest.flatMap((closeness) => fields.map((field) => rankOf(closeness, field)));

test('how a word matches comes before where: whole, beginning, middle, typing error; number, name, description', () => {
  expect(ranks).toEqual(Array.from(ranks, (_, at) => at + 1));
  expect(fields).toHaveLength(FIELDS);
});

test('any synonym comes after all that matches as it is typed', () => {
  expect(rankOf(EXACT, PART_NUMBER) + SYNONYM_MALUS).toBeGreaterThan(Math.max(...ranks));
});

test('ranks are kept as bytes: the worst is the largest of them, and worse than any single match', () => {
  expect(Uint8Array.of(WORST_RANK)[0]).toBe(WORST_RANK);
  expect(Uint8Array.of(WORST_RANK + 1)[0]).toBe(0);
  expect(WORST_RANK).toBeGreaterThan(Math.max(...ranks) + SYNONYM_MALUS);
});
