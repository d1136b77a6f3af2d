import type { Configurator } from '@millrace/configurator';
import { expect, test } from 'vitest';
import { chosenExamples } from './chosen-examples.ts';

const panel: Configurator = {
  optionSeparator: '+',
  configGroups: [
    { name: 'Base', options: Array.from({ length: 10 }, (_, nth) => ({ code: `${nth}` })) },
    { name: 'Extras', multiselect: true, optional: true, options: [{ code: 'm' }, { code: 'n' }, { code: 'o' }] },
    { name: 'Blank', options: [{ code: '' }, { code: 'q' }] },
    { name: 'Cord', kind: 'number', optional: true, min: 1, max: 9 },
  ],
};
const chosen = (...numbers: string[]): string[] => chosenExamples(panel, numbers).map(({ itemNo }) => itemNo);
const PLAIN = ['0', '1', '2', '3', '4', '5', '6', '7', '8'];

test('up to eight that are read and complete are all chosen, each once', () => {
  expect(chosen('3', '1', 'x', '3', '', '2-m')).toEqual(['3', '1', '2-m']);
  expect(chosen(...PLAIN.slice(0, 8))).toEqual(PLAIN.slice(0, 8));
});

test.each<[string, string[], string[]]>([
  ['the first, of nine alike', PLAIN, PLAIN.slice(0, 8)],
  ['one that fills another position', [...PLAIN, '9-m'], [...PLAIN.slice(0, 7), '9-m']],
  ['one with a code where others have a blank one', [...PLAIN, '9-q'], [...PLAIN.slice(0, 7), '9-q']],
  ['one with a number', [...PLAIN, '9-5'], [...PLAIN.slice(0, 7), '9-5']],
  ['one with several answers before one with one', [...PLAIN, '8-m', '9-m+n'], [...PLAIN.slice(0, 7), '9-m+n']],
  ['each position once', [...PLAIN, '8-m', '9-n', '9-q'], [...PLAIN.slice(0, 6), '8-m', '9-q']],
])('of more than eight are chosen %s', (_, numbers, examples) => expect(chosen(...numbers)).toEqual(examples));
