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
