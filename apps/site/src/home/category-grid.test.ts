import { expect, test } from 'vitest';
import { columns } from './category-grid.tsx';

test.each([
  ['five categories stand in one row', 5, 5],
  ['eight in two rows of four', 8, 4],
  ['ten in two rows of five', 10, 5],
  ['twelve in two rows of six', 12, 6],
  ['fifteen in three rows of five', 15, 5],
  ['sixteen in three rows, with the fewest holes', 16, 6],
])('%s', (_rule, count, wide) => {
  expect(columns(count)).toBe(wide);
});
