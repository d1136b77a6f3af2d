import { expect, test } from 'vitest';
import { familyFacts, replacementParts } from './family-facts.ts';

const specs = [
  {
    title: 'Supply',
    kvo: [
      { key: 'Voltage', value: '120 V' },
      { key: 'Phase', value: '1' },
    ],
  },
  { title: 'Enclosure', kvo: [{ key: 'Rating', value: 'NEMA 4X' }] },
];

test('facts are the first rows under their group’s title, then the second rows', () => {
  expect(familyFacts({ specs }, 5)).toEqual([
    { key: 'Supply', value: '120 V' },
    { key: 'Enclosure', value: 'NEMA 4X' },
    { key: 'Phase', value: '1' },
  ]);
});
test('no more than asked for', () => expect(familyFacts({ specs }, 1)).toHaveLength(1));
test('the head that the maker chose goes before them', () => {
  const head = [{ key: 'Amps', value: '0.6 to 63 A' }];
  expect(familyFacts({ head, specs }, 5)).toEqual(head);
  expect(familyFacts({ head: [], specs }, 1)).toEqual([{ key: 'Supply', value: '120 V' }]);
});
test('replacement part numbers are separated by commas', () => {
  expect(replacementParts(' 7204901, 7204902 ,')).toEqual(['7204901', '7204902']);
  expect(replacementParts(null)).toEqual([]);
});
