import type { ConfigGroup, ConfigOption } from '@millrace/configurator';
import { expect, test } from 'vitest';
import { firstNumber } from './first-number.ts';

const group = (name: string, ...options: ConfigOption[]): ConfigGroup => ({ name, options });
const [a, b, x, y] = ['a', 'b', 'x', 'y'].map((code) => ({ code })) as [
  ConfigOption,
  ConfigOption,
  ConfigOption,
  ConfigOption,
];

test.each<[string, ConfigGroup[], string | null]>([
  ['what is selected at first', [group('A', a, { ...b, selected: true })], 'b'],
  ['the first options', [group('A', a, b), group('B', x, y)], 'a-x'],
  [
    'from the first group on, what still goes with it',
    [group('A', { ...a, disableIf: ['B.x'] }, b), group('B', { ...x, disableIf: ['A.a'] }, y)],
    'a-y',
  ],
  [
    'none, where nothing goes together',
    [group('A', { ...a, disableIf: ['B.x'] }), group('B', { ...x, disableIf: ['A.a'] })],
    null,
  ],
])('the first number has %s', (_, configGroups, number) => {
  expect(firstNumber({ configGroups })).toBe(number);
});
