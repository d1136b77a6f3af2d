import { expect, test } from 'vitest';
import { readOptions } from './read-options.ts';

test('a room alone is tried by thirty changes, two dozen test files and two minutes for each', () => {
  expect(readOptions(['tools'])).toMatchObject({ room: 'tools', seed: 1, count: 30, nearest: 24, timeLimit: 120_000 });
});

test('each option may be given', () => {
  const args = ['tools', '--seed', '12', '--changes', '60', '--nearest', '5', '--limit', '600'];
  expect(readOptions(args)).toMatchObject({ room: 'tools', seed: 12, count: 60, nearest: 5, timeLimit: 600_000 });
});

test('without a room there is no name', () => {
  expect(readOptions([]).room).toBe('');
});

test.each([
  ['without --only all', [], [1, 2, 3, 10]],
  ['one', ['--only', '3'], [3]],
  ['several', ['--only', '1,10'], [1, 10]],
])('of the sample are tried: %s', (_, args, tried) => {
  const { isTried } = readOptions(['tools', ...args]);
  expect([1, 2, 3, 10].filter(isTried)).toEqual(tried);
});

test.each([
  ['seed', 'x'],
  ['changes', '3.5'],
  ['nearest', ''],
  ['limit', '2m'],
  ['only', '1,b'],
])('--%s is refused where it is %s', (option, text) => {
  const word = option === 'only' ? 'b' : text;
  expect(() => readOptions(['tools', `--${option}=${text}`])).toThrow(`--${option} is a whole number, not '${word}'.`);
});

test('an option that is not known is refused', () => {
  expect(() => readOptions(['tools', '--sed', '1'])).toThrow('--sed');
});
