import { expect, test } from 'vitest';
import { attribute } from '../testing/rows.ts';
import { attributeTable } from './attribute-table.ts';
import { familySpecs, headRows } from './family-specs.ts';

const table = attributeTable([
  attribute({
    id: 1,
    key: 'volts',
    label: 'Voltage',
    type: 'choice',
    choices: ['120', '240'],
    unit: 'V',
    group: 'Supply',
  }),
  attribute({ id: 2, key: 'amps', label: 'Amps', type: 'range', unit: 'A', group: 'Supply', isInHead: true }),
  attribute({ id: 3, key: 'long', label: 'Long', type: 'number', unit: 'in', group: 'Body', isInHead: true }),
  attribute({ id: 4, key: 'locks', label: 'Locks', type: 'yesNo', group: 'Body' }),
  attribute({ id: 5, key: 'wire', label: 'Wire', type: 'text', unit: 'AWG', group: 'Body' }),
]);
const attributes = { wire: '18', locks: false, long: 4.83, amps: { to: 15 }, volts: ['240', '120'] };
const specs = [
  {
    title: 'Supply',
    kvo: [
      { id: 'a', key: 'Feeders', value: 'One' },
      { id: 'b', key: 'Amps', value: 'said twice' },
    ],
  },
  { title: 'Alarm', kvo: [{ key: 'Horn', value: '85 dB at 10 ft' }] },
];

test('attributes stand below their headings in order, words after them, headings of words alone last', () =>
  expect(familySpecs({ attributes, specs }, table, 'us')).toEqual([
    {
      title: 'Supply',
      kvo: [
        { key: 'Voltage', value: '120, 240 V' },
        { key: 'Amps', value: 'Up to 15 A' },
        { key: 'Feeders', value: 'One' },
      ],
    },
    {
      title: 'Body',
      kvo: [
        { key: 'Long', value: '4.83 in', measure: { from: 4.83, to: 4.83, unit: 'in', precision: 2 } },
        { key: 'Locks', value: 'No' },
        { key: 'Wire', value: '18 AWG' },
      ],
    },
    { title: 'Alarm', kvo: [{ key: 'Horn', value: '85 dB at 10 ft' }] },
  ]));

test('a metric site prints metric; what is said in words alone is printed as it is', () => {
  const [, body, alarm] = familySpecs({ attributes, specs }, table, 'metric');
  expect(body?.kvo[0]?.value).toBe('122.7 mm');
  expect(alarm?.kvo[0]?.value).toBe('85 dB at 10 ft');
});

test('the head has those of the attributes that stand in it', () =>
  expect(headRows(attributes, table, 'us').map(({ key }) => key)).toEqual(['Amps', 'Long']));

test('an attribute that is gone prints nothing', () =>
  expect(familySpecs({ attributes: { gone: 1 }, specs: [] }, table, 'us')).toEqual([]));
