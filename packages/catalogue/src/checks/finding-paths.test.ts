import { type FieldPath, type Finding, writePath } from '@millrace/contract/office';
import { describe, expect, test } from 'vitest';
import {
  carousel,
  category,
  customer,
  customerFamily,
  event,
  family,
  faq,
  post,
  product,
  setting,
  viewItem,
} from '../testing/rows.ts';
import { findingsOf, type Rows } from '../testing/snapshot-of.ts';

const configurator = { configGroups: [{ name: 'Supply', options: [{ code: '1' }, { code: '3' }] }] };
const configured = (changes: object): Rows => ({
  families: [
    family({
      id: 4,
      isLive: false,
      configurator: { configGroups: [{ ...configurator.configGroups[0], ...changes, name: 'Supply' }] },
    }),
  ],
});
const supply = { name: 'supply', words: '120 V', conductors: ['L', 'N', 'G'] };
const circuit = (changes: object): Rows => ({
  families: [family({ id: 4, isLive: false, configurator })],
  circuits: [
    {
      id: 4,
      familyId: 4,
      circuit: {
        name: '120 V',
        devices: { M1: { kind: 'motor', words: 'Pump', phases: 1 } },
        supplies: [{ ...supply, branches: [{ lines: ['L', 'N', 'G'], through: [], load: 'M1' }] }],
        ...changes,
      },
      isLive: true,
      position: 0,
    },
  ],
});
const box = { name: 'box', words: 'box', drawing: '<g></g>' };
const picture = (changes: object): Rows => ({
  families: [family({ id: 4, isLive: false, configurator })],
  pictures: [
    {
      id: 4,
      familyId: 4,
      picture: { words: 'Panel', width: 100, height: 80, layers: [box], balloons: [], measures: [], ...changes },
      isLive: true,
      position: 0,
    },
  ],
});
const familyWith = (changes: object): Rows => ({ families: [family({ id: 4, isLive: false, ...changes })] });
const medium = {
  type: 2,
  uri: 'families/tern.svg',
  filename: 'tern.svg',
  name: 'Tern',
  infoImageText: '',
  poster: null,
};

/** The fault and its place: the kind, the row and the path as it is written. */
const cases: [string, Rows, string][] = [
  ['a parent that does not exist', { categories: [category({ id: 4, parentId: 9 })] }, 'categories 4 parentId'],
  [
    'a tile of no category',
    { viewItems: [viewItem({ id: 4, adURL: 'https://example.com' })] },
    'viewItems 4 categoryId',
  ],
  ['a document that does not exist', familyWith({ documentIds: [9] }), 'families 4 documentIds[0]'],
  ['a question that does not exist', familyWith({ faqIds: [8, 9] }), 'families 4 faqIds[1]'],
  [
    'an accessory that does not exist',
    familyWith({ accessoryPartNumbers: ['A', 'B', 'C'] }),
    'families 4 accessoryPartNumbers[2]',
  ],
  ['a replacement that does not exist', familyWith({ prodRep: 'A' }), 'families 4 prodRep'],
  ['a picture elsewhere', familyWith({ media: [medium, { ...medium, uri: 'x' }] }), 'families 4 media[1].uri'],
  ['no video', familyWith({ media: [{ ...medium, type: 3, uri: '?' }] }), 'families 4 media[0].uri'],
  [
    'a picture of an option that the gallery has not',
    configured({ options: [{ code: '1' }, { code: '3', images: ['a.png'] }] }),
    'families 4 configurator.configGroups[0].options[1].images[0]',
  ],
  [
    'a video of an option',
    configured({ options: [{ code: '1', moreInfo: { Videos: ['?'] } }] }),
    'families 4 configurator.configGroups[0].options[0].moreInfo.Videos[0]',
  ],
  [
    'a rule of a configurator',
    configured({ options: [{ code: '1' }, { code: '3', disableIf: ['Nobody.x'] }] }),
    'families 4 configurator.configGroups[0].options[1].disableIf[0]',
  ],
  [
    "a rule of a customer's",
    {
      customerFamilies: [
        customerFamily({
          id: 4,
          configurator: { configGroups: [{ name: 'A', showIf: ['B.b'], options: [{ code: 'a' }] }] },
        }),
      ],
    },
    'customerFamilies 4 configurator.configGroups[0].showIf[0]',
  ],
  [
    'a rule of a circuit',
    circuit({ notes: [{ words: 'a' }, { words: 'b', when: ['Supply.1', 'Alarm.A'] }] }),
    'circuits 4 circuit.notes[1].when[1]',
  ],
  [
    'a device that is not drawn',
    circuit({ devices: { M1: { kind: 'motor', words: 'Pump', phases: 1 }, 'H 1': { kind: 'lamp', words: 'lamp' } } }),
    'circuits 4 circuit.devices["H 1"]',
  ],
  [
    'a device that is not in the list',
    circuit({ dryContacts: [{ contact: 'K9', terminals: ['1', '2'], words: 'alarm' }] }),
    'circuits 4 circuit.dryContacts[0].contact',
  ],
  [
    'a rule of a picture',
    picture({ layers: [box, { ...box, name: 'lid', when: ['Supply.7'] }] }),
    'pictures 4 picture.layers[1].when[0]',
  ],
  [
    'a balloon of no group',
    picture({
      balloons: [
        { group: 'Supply', at: [1, 1] },
        { group: 'Alarm', at: [5, 5] },
      ],
    }),
    'pictures 4 picture.balloons[1].group',
  ],
  [
    'a dimension of no number',
    picture({ measures: [{ from: [0, 0], to: [0, 9], words: '', of: 'Supply' }] }),
    'pictures 4 picture.measures[0].of',
  ],
  ['two layers of one name', picture({ layers: [box, box] }), 'pictures 4 picture.layers[1].name'],
  [
    'a dimension outside',
    picture({ measures: [{ from: [0, 0], to: [0, 81], words: '' }] }),
    'pictures 4 picture.measures[0].to',
  ],
  ['a product of no family', { products: [product({ id: 4, familyId: 9 })] }, 'products 4 familyId'],
  [
    'a replacement of a product',
    { ...familyWith({}), products: [product({ id: 4, familyId: 4, replacedBy: 'Z' })] },
    'products 4 replacedBy',
  ],
  ['a banner that leads nowhere', { carousels: [carousel({ id: 4, link: '/nowhere' })] }, 'carousels 4 link'],
  ['a link in an answer', { faqs: [faq({ id: 4, answer: '<a href="/nowhere">x</a>' })] }, 'faqs 4 answer'],
  ['rich text', { posts: [post({ id: 4, htmlContent: '<script>' })] }, 'posts 4 htmlContent'],
  ['a slug that is taken', { posts: [post({ id: 3, slug: 'a' }), post({ id: 4, slug: 'a' })] }, 'posts 4 slug'],
  ['an event of no post', { events: [event({ id: 4, slug: 'none' })] }, 'events 4 slug'],
  ['a setting', { settings: [setting({ id: 4, group: 'mail', key: 'keepDays', value: 0 })] }, 'settings 4 value'],
  [
    'a line of a setting',
    { settings: [setting({ id: 4, group: 'search', key: 'synonyms', value: ['a, b', 'c'] })] },
    'settings 4 value[1]',
  ],
  ['a customer of no group', { customers: [customer({ id: 4, groupId: 9 })] }, 'customers 4 groupId'],
  [
    'a page of no customer',
    { ...familyWith({}), customerFamilies: [customerFamily({ id: 4, familyId: 4 })] },
    'customerFamilies 4 customerId',
  ],
];

describe('a finding names its place in the row', () => {
  test.each(cases)('%s', (_, rows, place) => {
    const findings = findingsOf(rows);
    expect(findings.map(({ kind, id, path }) => `${kind} ${id} ${writePath(path)}`)).toContain(place);
    for (const finding of findings) expectInRow(rows, finding);
  });
});

/** All of a path but its last step exists. */
function expectInRow(rows: Rows, { kind, id, path, also = [] }: Finding): void {
  const row = rows[kind]?.find((one) => one.id === id);
  for (const place of [path, ...also]) expect(parentIn(row, place), writePath(place)).toBeTypeOf('object');
}

function parentIn(row: unknown, path: FieldPath): unknown {
  let at = row;
  for (const step of path.slice(0, -1)) at = new Map(Object.entries(at ?? {})).get(String(step));
  return at;
}
