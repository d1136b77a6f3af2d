import { type Configurator, finish } from '@millrace/configurator';
import { expect, test } from 'vitest';
import { countNumbersWith } from './numbers-with.ts';

const panel: Configurator = {
  prefix: 'P-',
  configGroups: [
    { name: 'Supply', options: [{ code: '1' }, { code: '3' }, { code: '4' }] },
    { name: 'Alarm', optional: true, options: [{ code: 'AB' }, { code: 'AR' }] },
    { name: 'Sign', kind: 'sequence', min: 0, optional: true, options: [{ code: 'X' }, { code: 'Y' }] },
  ],
};
const numbers = ['P-1', 'P-3-AB', 'P-3-AR-XYX', 'P-9-AB'];
const count = (group: string, codes?: readonly string[]): number =>
  finish(countNumbersWith(panel, numbers, codes === undefined ? { group } : { group, codes: new Set(codes) }));

test('numbers that answer a group are counted; those that are not read are not', () => {
  expect(count('Supply')).toBe(3);
  expect(count('Alarm')).toBe(2);
  expect(count('Sign')).toBe(1);
  expect(count('No such group')).toBe(0);
});

test('numbers that have one of some options are counted once', () => {
  expect(count('Supply', ['3'])).toBe(2);
  expect(count('Supply', ['1', '3'])).toBe(3);
  expect(count('Supply', ['4'])).toBe(0);
  expect(count('Sign', ['X', 'Y'])).toBe(1);
});
