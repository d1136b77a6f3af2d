import { expect, test } from 'vitest';
import { sectionsOf } from './sections.ts';

test('fields stand below their headings, in the order of the first of each', () => {
  const field = (name: string, section: string) => ({ name, section }) as never;
  const sections = sectionsOf([field('a', 'One'), field('b', 'Two'), field('c', 'One')]);
  expect(sections.map(({ name, fields }) => [name, fields.map((one) => one.name)])).toEqual([
    ['One', ['a', 'c']],
    ['Two', ['b']],
  ]);
});
