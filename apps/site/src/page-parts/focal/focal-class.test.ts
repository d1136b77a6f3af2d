import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { focalClass } from './focal-class.ts';

test('a picture without a focal point keeps the place that its style gives', () => {
  expect(focalClass(undefined, 'tile-picture')).toBe('tile-picture');
  expect(focalClass(undefined)).toBeUndefined();
});

test('a focal point is said in classes, to the tenth, and each of them is in the style sheet', () => {
  expect(focalClass({ x: 24, y: 100 }, 'tile-picture')).toBe('tile-picture focal focal-x-2 focal-y-10');
  const sheet = readFileSync(new URL('focal-point.css', import.meta.url), 'utf8');
  for (let percent = 0; percent <= 100; percent++)
    for (const name of focalClass({ x: percent, y: percent })?.split(' ') ?? []) expect(sheet).toContain(`.${name} {`);
});
