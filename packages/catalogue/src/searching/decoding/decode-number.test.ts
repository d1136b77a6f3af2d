import type { Configurator } from '@millrace/configurator';
import type { DecodedNumber } from '@millrace/contract';
import { describe, expect, test } from 'vitest';
import { float, panel } from '../../testing/configurators.ts';
import { family, product } from '../../testing/rows.ts';
import { snapshotOf } from '../../testing/snapshot-of.ts';
import { searchPage, spellingsOf } from '../search-page.ts';
import { decodeNumber } from './decode-number.ts';

const timed: Configurator = {
  prefix: 'LC-',
  configGroups: [
    { name: 'Pumps', options: [{ code: 'P', isQtyPrefix: true, maxQty: 3, price: 10 }] },
    { name: 'Delay', kind: 'number', min: 10, max: 250, step: 5, digits: 3, unit: 's' },
    { name: 'Alarm', options: [{ code: 'A', isQtyPrefix: true, maxQty: 3 }] },
    { name: 'Cable', options: [{ code: '20', price: 1 }] },
  ],
};
const slashed: Configurator = {
  prefix: 'GS-',
  configGroups: [
    { name: 'Size', options: [{ code: '1' }, { code: '2' }] },
    { name: 'Lead', separator: '/', options: [{ code: 'L' }, { code: 'M' }] },
  ],
};
/** With a float in brackets, last and before a lid. */
const withFloat: Configurator = {
  prefix: 'SC-',
  configGroups: [
    { name: 'Size', options: [{ code: 'S', price: 100 }, { code: 'L' }] },
    { name: 'Backup float', kind: 'assembly', part: 'float', optional: true },
    { name: 'Lid', optional: true, options: [{ code: 'A', price: 5 }, { code: 'B' }] },
  ],
  parts: { float: { ...panel, prefix: 'BF-' } },
};
const snapshot = snapshotOf({
  families: [
    family({ id: 6, name: 'Scaup', slug: 'scaup', configurator: withFloat }),
    family({ id: 5, name: 'Grebe', slug: 'grebe', configurator: slashed }),
    family({ id: 1, name: 'Tern', slug: 'tern', configurator: panel }),
    family({ id: 2, name: 'Petrel', slug: 'petrel', configurator: float }),
    family({ id: 3, name: 'Lapwing', slug: 'lapwing', configurator: timed }),
    family({ id: 4, name: 'Draft', isLive: false, configurator: { ...panel, prefix: 'DD-' } }),
  ],
  products: [
    product({ id: 1, familyId: 1, partNumber: '7204418', configModelNo: 'TD-3-4X-4F-E-20', priceCents: 70_000 }),
    product({
      id: 2,
      familyId: 1,
      partNumber: '7204402',
      configModelNo: 'TD-3-4X-3F-20',
      priceCents: 74_050,
      isObsolete: true,
    }),
    product({ id: 3, familyId: 1, partNumber: '7204127', configModelNo: 'TD-1-1-4F-20', priceCents: 59_800 }),
    product({ id: 4, familyId: 1, partNumber: 'TD-3-SPARE' }),
  ],
});
const decode = (text: string) => decodeNumber(snapshot, spellingsOf(snapshot, text));
const signs = { right: '', wrong: '!', unread: '?' };
/** `TD 3 5F! 20?`: wrong cells with !, unread ones with ?. */
const cellsOf = (decoded: DecodedNumber | null) =>
  decoded?.cells.map(({ text, state }) => text + signs[state]).join(' ');
const groupsOf = (decoded: DecodedNumber | null) => decoded?.cells.map(({ group }) => group).join(' ');
const fitsOf = (decoded: DecodedNumber | null) =>
  decoded?.fits.map(({ modelNumber, price }) => `${modelNumber} ${price}`);

describe('a text reads as a model number', () => {
  test('when it is whole: all cells are right', () => {
    expect(decode('TD-3-4X-4F-E|2S-20')).toMatchObject({
      family: { name: 'Tern', slug: 'tern', intrinsicallySafe: false },
      complete: true,
      fits: [],
    });
    expect(cellsOf(decode('TD-3-4X-4F-E|2S-20'))).toBe('TD 3 4X 4F E|2S 20');
    expect(groupsOf(decode('TD-3-4X-4F-E|2S-20'))).toBe('Series Supply Enclosure Floats Options Cable');
  });
  test("also where a group has a separator of its own, and an answer offers it with the group's separator", () => {
    expect(groupsOf(decode('GS-1/L'))).toBe('Series Size Lead');
    expect(cellsOf(decode('GS-1/L'))).toBe('GS 1 L');
    expect(decode('GS-1/X')?.fits.map(({ modelNumber }) => modelNumber)).toEqual(['GS-1/L', 'GS-1/M']);
  });
  test('also as on the label, in small letters, and without separators', () => {
    expect(cellsOf(decode('TD-3-4X-4F-E2S-20'))).toBe('TD 3 4X 4F E2S 20');
    expect(cellsOf(decode('td-3-4x-4f-20'))).toBe('TD 3 4X 4F 20');
    expect(cellsOf(decode('PF20NO'))).toBe('PF 20 NO');
  });

  const nearly: [string, string, string, string[]][] = [
    [
      'one wrong cell',
      'TD-3-4X-5F-E|2S-20',
      'TD 3 4X 5F! E|2S? 20?',
      ['TD-3-4X-4F-E|2S-20 908.5', 'TD-3-4X-3F-E|2S-20 870.5'],
    ],
    ['the closest code first', 'TD-3-4X-4G-20', 'TD 3 4X 4G! 20?', ['TD-3-4X-4F-20 778.5', 'TD-3-4X-3F-20 740.5']],
    [
      'a price of the catalogue',
      'TD-3-4X-5F-E-20',
      'TD 3 4X 5F! E? 20?',
      ['TD-3-4X-4F-E-20 700', 'TD-3-4X-3F-E-20 780.5'],
    ],
    ['a wrong code of several', 'TD-3-4X-4F-E|3S-20', 'TD 3 4X 4F E|3S! 20?', ['TD-3-4X-4F-E|2S-20 908.5']],
    ['the last cell wrong', 'TD-3-4X-4F-E-25', 'TD 3 4X 4F E 25!', ['TD-3-4X-4F-E-20 700', 'TD-3-4X-4F-E-30 830.5']],
    ['a later cell wrong too', 'TD-3-4X-5F-25', 'TD 3 4X 5F! 25?', []],
    ['more than a number', 'TD-3-4X-4F-20-99', 'TD 3 4X 4F 20 99!', []],
    ['a number still being typed', 'TD-3-4X', 'TD 3 4X', []],
    ['a separator at its end', 'TD-3-4X-', 'TD 3 4X', []],
    ['only the last code missing', 'TD-3-4X-4F', 'TD 3 4X 4F', ['TD-3-4X-4F-20 778.5', 'TD-3-4X-4F-30 790.5']],
    ['without separators', 'PF30NX', 'PF 30 NX!', ['PF30NO 40', 'PF30NC null']],
    ['a number beyond its bounds', 'LC-2P-300-1A-20', 'LC 2P 300! 1A? 20?', ['LC-2P-250-1A-20 21']],
    [
      'a number between its steps',
      'LC-2P-013-1A-20',
      'LC 2P 013! 1A? 20?',
      ['LC-2P-010-1A-20 21', 'LC-2P-015-1A-20 21'],
    ],
    ['a wrong code with its quantity', 'LC-2P-010-2B-20', 'LC 2P 010 2B! 20?', ['LC-2P-010-2A-20 21']],
  ];
  test.each(nearly)('nearly: %s', (_, text, cells, fits) => {
    expect(cellsOf(decode(text))).toBe(cells);
    expect(fitsOf(decode(text))).toEqual(fits);
    expect(decode(text)?.complete).toBe(false);
  });

  const begun: [string, string, string, string[]][] = [
    ['in its last cell', 'SC-S-(BF-3-4X-4F', 'SC S (BF-3-4X-4F', ['SC-S-(BF-3-4X-4F-20) F', 'SC-S-(BF-3-4X-4F-30) F']],
    ['before more than its last cell', 'SC-S-(BF-3', 'SC S (BF-3', []],
    ['whole, not closed', 'SC-S-(BF-3-4X-4F-20', 'SC S (BF-3-4X-4F-20', ['SC-S-(BF-3-4X-4F-20) F']],
    [
      'not closed in its last code',
      'SC-S-(BF-3-4X-4F-2',
      'SC S (BF-3-4X-4F-2!',
      ['SC-S-(BF-3-4X-4F-20) F', 'SC-S-(BF-3-4X-4F-30) F'],
    ],
    [
      'with a wrong code in it',
      'SC-S-(BF-3-4X-5F-20)',
      'SC S (BF-3-4X-5F-20)!',
      ['SC-S-(BF-3-4X-4F-20) F', 'SC-S-(BF-3-4X-3F-20) F'],
    ],
    [
      'and something behind it',
      'SC-S-(BF-3-4X-5F-20)-A',
      'SC S (BF-3-4X-5F-20)! A?',
      ['SC-S-(BF-3-4X-4F-20)-A F', 'SC-S-(BF-3-4X-3F-20)-A F'],
    ],
  ];
  test.each(begun)('a part that is begun is one cell, and is offered whole: %s', (_, text, cells, fits) => {
    const decoded = decode(text);
    expect(cellsOf(decoded)).toBe(cells);
    expect(
      decoded?.fits.map(({ modelNumber, group }) => `${modelNumber} ${group === 'Backup float' ? 'F' : group}`),
    ).toEqual(fits);
    expect(groupsOf(decoded)?.startsWith('Series Size Backup float')).toBe(true);
  });

  test('and says which code mends which group', () => {
    expect(decode('TD-3-4X-5F-20')?.fits[0]).toEqual({
      group: 'Floats',
      code: '4F',
      description: 'Four floats',
      modelNumber: 'TD-3-4X-4F-20',
      price: 778.5,
    });
  });

  test('and names the group that a code would mend, not one that may be left out', () => {
    expect(groupsOf(decode('TD-3-4X-4F-25'))).toBe('Series Supply Enclosure Floats Cable');
    expect(fitsOf(decode('TD-3-4X-4F-25'))).toEqual(['TD-3-4X-4F-20 778.5', 'TD-3-4X-4F-30 790.5']);
  });

  const none = [
    'duplex',
    '7204418',
    'TD',
    'TD-',
    'TD-9',
    'TD-3-SPARE',
    'DD-3-4X-4F-20',
    'PF',
    'PF99',
    'tern 4X',
    'TD-3 4X',
    'nothing',
    '4X',
    '',
    '-',
    '|',
    'PF2',
  ];
  test.each(none)('not: %s', (text) => {
    expect(decode(text)).toBeNull();
  });
});

describe('for a number that is nearly one', () => {
  const parts = (search: string) =>
    searchPage(snapshot, { search, page: 1, pageSize: 10 }).items.map(({ partNumber }) => partNumber);
  test('the family’s numbers that share most with it are listed', () => {
    expect(parts('TD-3-4X-5F-E|2S-20')).toEqual(['7204418', '7204402', '7204127']);
  });
  test('unless something matches as typed', () => {
    expect(parts('TD-3-4X')).toEqual(['7204418', '7204402']);
  });
});

test.each<[string, string[], string[]]>([
  ['the nearest number of the same letters first', ['1F', '9F', '4F'], ['4F', '1F', '9F']],
  ['one of the same letters before a nearer one of others', ['4G', '9F'], ['9F', '4G']],
  ['five of them at most', ['1F', '2F', '3F', '4F', '6F', '7F'], ['4F', '6F', '3F', '7F', '2F']],
])('codes that mend 5F: %s', (_, codes, mended) => {
  const configGroups = [
    { name: 'Size', options: [{ code: '3' }] },
    { name: 'Floats', options: codes.map((code) => ({ code })) },
    { name: 'Cord', options: [{ code: '20' }] },
  ];
  const floats = snapshotOf({ families: [family({ id: 1, configurator: { prefix: 'TD-', configGroups } })] });
  expect(decodeNumber(floats, spellingsOf(floats, 'TD-3-5F-20'))?.fits.map(({ code }) => code)).toEqual(mended);
});
