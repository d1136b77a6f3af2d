import { expect, test } from 'vitest';
import { dotsAsHyphens } from './dots-as-hyphens.ts';

test('dots between parts are hyphens; one or two of them may be decimal points', () => {
  expect(dotsAsHyphens(' AB.C.D. ')).toEqual([['AB-C-D']]);
  expect(dotsAsHyphens('ST.24.8.5')).toEqual([['ST-24-8-5'], ['ST-24-8.5', 'ST-24.8-5'], ['ST-24.8.5']]);
});

test.each(['8.5', '48', 'AB-C.D', 'www example', ''])('%j has no dots in place of hyphens', (text) =>
  expect(dotsAsHyphens(text)).toEqual([]),
);

test('a hostile text costs no more than a few', () =>
  expect(dotsAsHyphens(Array(200).fill('1').join('.')).flat().length).toBeLessThan(40));
