import type { Configurator } from '@millrace/configurator';
import { expect, test } from 'vitest';
import { freeCode, freeName } from './free-names.ts';

const pump: Configurator = {
  configGroups: [{ name: 'Motor' }, { name: 'Motor 2' }],
  tables: [{ name: 'Sizes', columns: [], rows: [] }],
  facts: [{ name: 'Weight', values: [] }],
};

test.each([
  ['Lid', 'Lid'],
  ['Motor', 'Motor 3'],
  ['Motor 2', 'Motor 2 2'],
  ['Sizes', 'Sizes 2'],
  ['Weight', 'Weight 2'],
])('the name %s is free as %s', (wanted, free) => expect(freeName(pump, wanted)).toBe(free));

test('without groups, tables and facts each name is free', () => {
  expect(freeName({ configGroups: [] }, 'Motor')).toBe('Motor');
});

test.each([
  ['B', 'B'],
  ['A', 'A4'],
  ['A2', 'A22'],
  ['OLD', 'OLD2'],
])('the code %s is free as %s', (wanted, free) => {
  const options = [{ code: 'A', formerCodes: ['OLD', 'A3'] }, { code: 'A2' }];
  expect(freeCode({ name: 'Motor', options }, wanted)).toBe(free);
  expect(freeCode({ name: 'Motor' }, wanted)).toBe(wanted);
});
