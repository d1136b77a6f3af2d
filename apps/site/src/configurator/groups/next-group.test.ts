import { type Configurator, evaluate, initialSelection, type Missing } from '@millrace/configurator';
import { expect, test } from 'vitest';
import { nextGroup } from './group-hint.ts';

const configurator: Configurator = { configGroups: [{ name: 'Supply', options: [{ code: '1' }] }] };
const evaluation = evaluate(configurator, initialSelection(configurator));

test.each<[string, Missing[], string | null]>([
  ['none, where nothing is missing', [], null],
  ['one to choose', [{ code: 'choose', group: 'A' }], 'A'],
  ['a part', [{ code: 'assembly', group: 'A' }], 'A'],
  [
    'the first of several',
    [
      { code: 'assembly', group: 'A' },
      { code: 'choose', group: 'B' },
    ],
    'A',
  ],
  [
    'the first to choose, behind what is wrong',
    [
      { code: 'too-few', group: 'A' },
      { code: 'table', table: 'T' },
      { code: 'choose', group: 'B' },
    ],
    'B',
  ],
  ['none, where all is chosen and does not fit', [{ code: 'not-in-catalogue' }], null],
])('the group to answer next: %s', (_, missing, group) => {
  expect(nextGroup({ ...evaluation, missing })).toBe(group);
});
