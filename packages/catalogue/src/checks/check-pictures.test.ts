import type { LayeredPicture } from '@millrace/pictures';
import { expect, test } from 'vitest';
import { family } from '../testing/rows.ts';
import { codesOf, type Rows } from '../testing/snapshot-of.ts';

const configurator = { configGroups: [{ name: 'Supply', options: [{ code: '1', description: 'One' }] }] };
const box = { name: 'box', words: 'box', drawing: '<g><path class="outline" d="M0 0L9 9"/></g>' };
const picture: LayeredPicture = { words: 'Panel', width: 100, height: 80, layers: [box], balloons: [], measures: [] };
const given = (changes: Partial<LayeredPicture>, { familyId = 1, isConfigured = true } = {}): Rows => ({
  families: [family({ id: 1, isLive: false, configurator: isConfigured ? configurator : null })],
  pictures: [{ id: 1, familyId, picture: { ...picture, ...changes }, isLive: true, position: 0 }],
});

test.each<[string, Rows, string[]]>([
  ['a sound picture', given({ balloons: [{ group: 'Supply', at: [100, 0] }] }), []],
  ['a rule of the family', given({ layers: [{ ...box, when: ['Supply.1'] }] }), []],
  ['a code that the family has not', given({ layers: [{ ...box, when: ['Supply.7'] }] }), ['picture-rule']],
  ['a group that the family has not', given({ when: ['Alarm.A'] }), ['picture-rule']],
  ['a balloon of such a group', given({ balloons: [{ group: 'Alarm', at: [5, 5] }] }), ['picture-rule']],
  ['a balloon that points outside', given({ balloons: [{ group: 'Supply', at: [101, 5] }] }), ['picture']],
  ['a dimension outside', given({ measures: [{ from: [0, 0], to: [0, 81], words: '9 in' }] }), ['picture']],
  [
    'a dimension of a group without a value',
    given({ measures: [{ from: [0, 0], to: [0, 9], words: '{value} in', of: 'Supply' }] }),
    ['picture-rule'],
  ],
  ['two layers of one name', given({ layers: [box, box] }), ['picture']],
  ['a group of elements that is not closed', given({ layers: [{ ...box, drawing: '<g>' }] }), ['picture']],
  ['a family without a configurator', given({}, { isConfigured: false }), ['picture-rule']],
  ['a family that does not exist', given({}, { familyId: 9 }), ['unknown-family']],
])('%s', (_, rows, codes) => {
  expect(codesOf(rows)).toEqual(codes);
});
