import type { Configurator } from '@millrace/configurator';
import { expect, test } from 'vitest';
import { dependenciesOf } from './dependencies.ts';

const option = (code: string, more: object = {}) => ({ code, ...more });

test('a group depends on those that what is said of it asks, through facts too', () => {
  const configurator: Configurator = {
    configGroups: [
      { name: 'Supply', options: [option('1'), option('3')] },
      { name: 'Box', options: [option('4X', { disableIf: ['Supply.3'] }), option('12', { enableIf: ['Heavy.yes'] })] },
      { name: 'Motor', showIf: ['Supply.3'], options: [option('5', { attributes: { kg: 9 } })] },
    ],
    facts: [{ name: 'Heavy', values: [{ if: ['Motor.5'], value: 'yes' }, { value: 'no' }] }],
  };
  expect(dependenciesOf(configurator)).toEqual([
    { from: 'Supply', to: 'Box', sentences: ['Box 4X not with Supply is 3'] },
    { from: 'Motor', to: 'Box', sentences: ['Box 12 only with Heavy is yes'] },
    { from: 'Supply', to: 'Motor', sentences: ['Motor shown only while Supply is 3'] },
  ]);
});

test('a table, a requirement and an option that rules others out tie groups, and what does not exist ties nothing', () => {
  const configurator: Configurator = {
    configGroups: [
      { name: 'A', options: [option('a', { disableCodes: ['B.b', 'Z.z'] })] },
      { name: 'B', options: [option('b', { disableIf: ['Nobody.x', 'B.b'] })] },
      { name: 'C', options: [option('c')] },
    ],
    tables: [{ name: 'T', columns: ['A', 'B', 'C'], rows: [] }],
    requires: [{ if: ['C.c'], then: ['A.a'] }],
  };
  expect(dependenciesOf(configurator).map(({ from, to, sentences }) => [from, to, sentences.length])).toEqual([
    ['C', 'A', 1],
    ['A', 'B', 2],
    ['B', 'C', 1],
  ]);
});
