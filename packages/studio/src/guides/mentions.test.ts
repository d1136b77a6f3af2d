import { describe, expect, test } from 'vitest';
import { mentionsIn } from './mentions.ts';
import { gathered } from './testing/gathered.ts';

const groups = [
  gathered('Motor type', ['A axial flow', 'R radial', 'OFF none']),
  gathered('Voltages', ['1 24 VDC', '2 230 VAC']),
  gathered('Lid', ['A aluminum', 'SS stainless steel, polished', 'B -brass-plated']),
  gathered('Lid colour', ['RED red', 'R rot']),
  gathered('Accessories', ['X extra', 'Y why']),
];
groups.at(-1)?.options.forEach((option) => {
  option.isTaken = option.code !== 'Y';
});

/** `Group: codes`, or `Group: any`. */
const told = (phrase: string) =>
  mentionsIn(phrase, groups)?.map(
    ({ group, options }) => `${group.name}: ${options === 'any' ? 'any' : options.map(({ code }) => code).join()}`,
  ) ?? null;

describe('a phrase names options', () => {
  test.each<[string, string[] | null]>([
    ['RED', ['Lid colour: RED']],
    ['the RED lid colour', ['Lid colour: RED']],
    ['2', ['Voltages: 2']],
    ['1 or 2', ['Voltages: 1,2']],
    ['1, 2 and 1', ['Voltages: 1,2']],
    ['code "1".', ['Voltages: 1']],
    ['-SS', ['Lid: SS']],
    // By their words, or the first of them.
    ['axial flow', ['Motor type: A']],
    ['axial', ['Motor type: A']],
    ['24 VDC', ['Voltages: 1']],
    ['stainless', ['Lid: SS']],
    ['316 stainless steel', ['Lid: SS']],
    ['polished', null],
    ['ax', null],
    ['brass plated', ['Lid: B']],
    // A code of several groups is that of the group spoken of, in the order of the phrase; else it may be a word such as “a”.
    ['A', []],
    ['lid A', ['Lid: A']],
    ['motor type A', ['Motor type: A']],
    ['radial or A', ['Motor type: R,A']],
    ['lid SS or A', ['Lid: SS,A']],
    ['A lid', ['Lid: any']],
    // Of those that are not made nothing is said.
    ['X', ['Accessories: X']],
    ['Y', null],
  ])('%j', (phrase, expected) => expect(told(phrase)).toEqual(expected));
});

describe('a phrase names groups', () => {
  test.each<[string, string[] | null]>([
    ['motor type', ['Motor type: any']],
    ['any motor types', ['Motor type: any']],
    ['voltage', ['Voltages: any']],
    ['accessory', ['Accessories: any']],
    // The first words are enough where no other group begins with them, and they have four letters.
    ['motor', ['Motor type: any']],
    ['mot', null],
    ['lid', ['Lid: any']],
    ['lid colour', ['Lid colour: any']],
    // After its options a group says which they were; after others it stands for itself.
    ['24 VDC voltage', ['Voltages: 1']],
    ['voltage 24 VDC', ['Voltages: 1']],
    ['RED and voltage', ['Lid colour: RED', 'Voltages: any']],
    ['voltage and RED', ['Lid colour: RED', 'Voltages: any']],
    ['voltage and motor type', ['Voltages: any', 'Motor type: any']],
    ['voltage 1 and voltage', ['Voltages: 1']],
  ])('%j', (phrase, expected) => expect(told(phrase)).toEqual(expected));
});

test.each(['with the', '', 'and/or'])('%j names nothing', (phrase) => expect(told(phrase) ?? []).toEqual([]));
test('a word that is not understood makes the phrase unclear', () => {
  expect(told('RED gizmo')).toBeNull();
  expect(told('the RED, with any')).toEqual(['Lid colour: RED']);
});
