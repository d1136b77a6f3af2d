import type { KnowingRow, NumberedProduct } from '@millrace/catalogue/judging';
import type { Configurator } from '@millrace/configurator';
import { finish } from '@millrace/configurator';
import { describe, expect, test } from 'vitest';
import { type JudgedRow, judgeWhole } from '../judge-in-stages.ts';
import { mended } from './mend.ts';
import { mendsOf } from './tried-mends.ts';

const panel: Configurator = {
  configGroups: [
    {
      name: 'Supply',
      options: [
        { code: '1', price: 10, selected: true },
        { code: '3', price: 20 },
      ],
    },
    {
      name: 'Enclosure',
      options: [
        { code: '1', attributes: { amps: 25 }, selected: true },
        { code: '4X', attributes: { amps: 63 }, formerCodes: ['4'] },
      ],
    },
  ],
};

const judgedWith = (configurator: Configurator, known: Partial<KnowingRow> = {}): JudgedRow => ({
  kind: 'families',
  row: { id: 4, name: 'Tern', configurator, validNumbers: [], refusedNumbers: [], ...known },
  products: [],
});
const withOption = (option: NonNullable<Configurator['configGroups'][number]['options']>[number]): Configurator => ({
  configGroups: panel.configGroups.map((group, at) =>
    at === 1 ? { ...group, options: [...(group.options ?? []), option] } : group,
  ),
});
const product: NumberedProduct = {
  id: 9,
  partNumber: '720',
  configModelNo: '3-4X',
  isLive: true,
  priceCents: 1900 as never,
};

/** The words of the mends of each finding. */
const offered = (judged: JudgedRow) =>
  finish(judgeWhole(judged)).map((finding) => [
    finding.code,
    mendsOf(judged, finding, () => true).map(({ words }) => words),
  ]);

const cases: [string, JudgedRow, [string, string[]][]][] = [
  [
    'an option that can never be chosen asks for what there is, or goes',
    judgedWith({
      configGroups: [
        ...panel.configGroups,
        { name: 'Motor', options: [{ code: 'A' }, { code: 'B', enableIf: ['Enclosure.amps>=80'] }] },
      ],
    }),
    [['option-never-selectable', ['Ask for 63 amps', 'Ask for 25 amps']]],
  ],
  [
    'an option that its conditions rule out goes',
    judgedWith(withOption({ code: '12', enableIf: ['Supply.1', 'Supply.3'] })),
    [['option-never-selectable', ['Take “only with Supply is 1” out', 'Take “only with Supply is 3” out']]],
  ],
  [
    'a group that never shows is shown, or goes',
    judgedWith({
      configGroups: [
        ...panel.configGroups,
        { name: 'Cord', showIf: ['Supply.1', 'Supply.3'], options: [{ code: '20' }] },
      ],
    }),
    [['group-never-shows', ['Always show Cord', 'Take Cord out']]],
  ],
  [
    'a rule that names no code takes the nearest',
    judgedWith(withOption({ code: '12', disableIf: ['Enclosure.4Y'] })),
    [['unknown-code', ['Take 4X for 4Y', 'Take this condition out']]],
  ],
  [
    'a rule that names no group takes the nearest',
    judgedWith(withOption({ code: '12', disableIf: ['Suply.3'] })),
    [['unknown-group', ['Take Supply for Suply', 'Take this condition out']]],
  ],
  [
    'a former code that is today’s goes',
    judgedWith(withOption({ code: '12', formerCodes: ['1'] })),
    [['former-code-taken', ['Take this former code out']]],
  ],
  [
    'numbers without a separator get one',
    judgedWith({
      groupSeparator: '',
      configGroups: [
        { name: 'Length', kind: 'number', min: 1, max: 20 },
        { name: 'Width', kind: 'number', min: 1, max: 20 },
      ],
    }),
    [
      ['numbers-side-by-side', ['Put “-” before Width', 'Put “/” before Width']],
      ['ambiguous-number', ['Put “-” before Width', 'Put “/” before Width']],
      ['configurator-searched-in-part', []],
    ],
  ],
  [
    'also with a group between them that is not printed',
    judgedWith({
      groupSeparator: '',
      configGroups: [
        { name: 'Length', kind: 'number', min: 1, max: 20 },
        { name: 'Note', optional: true, printed: false, options: [{ code: 'A' }] },
        { name: 'Width', kind: 'number', min: 1, max: 20 },
      ],
    }),
    [
      ['numbers-side-by-side', ['Put “-” before Width', 'Put “/” before Width']],
      ['ambiguous-number', ['Put “-” before Width', 'Put “/” before Width']],
      ['configurator-searched-in-part', []],
    ],
  ],
  [
    'a rating by what no option has goes',
    judgedWith({
      configGroups: panel.configGroups.map((group, at) =>
        at === 1 ? { ...group, ratings: [{ of: 'kilowatts', better: 'more' as const }] } : group,
      ),
    }),
    [['rating-without-attribute', ['Take this rating out']]],
  ],
  [
    'a code that is there nowhere gives way in all its places',
    judgedWith(withOption({ code: '12', disableCodes: ['4Y'], conditionalDisablePairs: { '1': ['4Y'] } })),
    [['unknown-code', ['Take 4X for 4Y']]],
  ],
  [
    'an empty cell takes any answer, or its row goes',
    judgedWith({
      ...panel,
      tables: [
        {
          name: 'Made',
          columns: ['Supply', 'Enclosure'],
          rows: [
            ['1', '*'],
            ['3', '1|4X'],
            ['', '1'],
          ],
        },
      ],
    }),
    [['malformed-table', ['Take any answer in this cell', 'Take row 3 out']]],
  ],
  [
    'a cell that names no code takes the nearest',
    judgedWith({
      ...panel,
      tables: [
        {
          name: 'Made',
          columns: ['Supply', 'Enclosure'],
          rows: [
            ['1', '*'],
            ['3', '*'],
            ['1', '4XX'],
          ],
        },
      ],
    }),
    [['unknown-code', ['Take 4X for 4XX', 'Take row 3 out']]],
  ],
  [
    'of two options with one code the second goes',
    judgedWith(withOption({ code: '4X', price: 3 })),
    [
      ['duplicate-code', ['Take the second Enclosure 4X out']],
      ['configurator-searched-in-part', []],
    ],
  ],
  [
    'of two groups with one name the second gets another',
    judgedWith({
      configGroups: [...panel.configGroups, { name: 'Supply', options: [{ code: 'A' }, { code: 'B' }] }],
    }),
    [
      ['duplicate-group', ['Call the second “Supply 2”']],
      ['configurator-searched-in-part', []],
    ],
  ],
  [
    'codes of a sequence that run together get a separator',
    judgedWith({
      configGroups: [
        ...panel.configGroups,
        { name: 'Sensors', kind: 'sequence', max: 3, optionSeparator: '', options: [{ code: 'A' }, { code: 'AB' }] },
      ],
    }),
    [['codes-run-together', ['Put “+” between the codes of Sensors', 'Put “.” between the codes of Sensors']]],
  ],
  [
    'an assembly with nothing to close it is closed',
    judgedWith({
      parts: { Motor: { configGroups: [{ name: 'Size', options: [{ code: 'S' }, { code: 'L' }] }] } },
      configGroups: [{ name: 'Drive', kind: 'assembly', part: 'Motor', close: '' }, ...panel.configGroups],
    }),
    [['assembly-without-end', ['Close Drive with “)”']]],
  ],
  [
    'an answer that decides the number is printed',
    judgedWith({
      configGroups: [
        { name: 'Tag', kind: 'text', characters: 'A-Z', printed: false },
        { name: 'Cover', options: [{ code: 'N' }, { code: 'S', disableIf: ['Tag.count=0'] }] },
      ],
    }),
    [['unprinted-decides', ['Print Tag in the number']]],
  ],
  [
    'bounds the wrong way round are turned',
    judgedWith({ configGroups: [{ name: 'Length', kind: 'number', min: 20, max: 1 }, ...panel.configGroups] }),
    [['bounds-exclude-everything', ['From 1 to 20']]],
  ],
  [
    'a known number takes the price that it has',
    judgedWith(panel, { validNumbers: [{ number: '3-4X', priceCents: 100 as never }] }),
    [['known-number-price', ['Take 20.00 for it', 'Ask for no price']]],
  ],
  [
    'a known number that is refused changes the list',
    judgedWith(panel, { validNumbers: [{ number: '5-4X', priceCents: null }] }),
    [['known-number-refused', ['It must be refused', 'Take it out of the known numbers']]],
  ],
  [
    'a number to refuse that is read changes the list',
    judgedWith(panel, { refusedNumbers: ['3-4X'] }),
    [['known-number-taken', ['It must be valid', 'Take it out of the known numbers']]],
  ],
  [
    'a number that stands twice goes',
    judgedWith(panel, { refusedNumbers: ['7', '7'] }),
    [['known-number-twice', ['Take it out here']]],
  ],
  [
    'a product takes the price of its number',
    { ...judgedWith(panel), products: [product] },
    [['model-number-price', ['Take 20.00 for 720']]],
  ],
];

test('a mend that lets the search go on is offered, whatever the search finds then; nothing is offered twice', () => {
  const judged = judgedWith({
    configGroups: [
      ...withOption({ code: '4X', price: 3 }).configGroups,
      {
        name: 'Motor',
        options: [
          { code: 'A' },
          { code: 'B', enableIf: ['Enclosure.amps>=80'] },
          { code: 'C', disableIf: ['Enclosure.4Y'] },
        ],
      },
    ],
  });
  expect(offered(judged)).toEqual([
    ['duplicate-code', ['Take the second Enclosure 4X out']],
    ['unknown-code', ['Take 4X for 4Y', 'Take this condition out']],
    ['configurator-searched-in-part', []],
  ]);
});

test('a mend that breaks a rule is not offered, also where the search goes on', () => {
  const { configGroups } = withOption({ code: '4X', attributes: { amps: 80, only: 1 } });
  const judged = judgedWith({
    configGroups: [
      ...configGroups,
      { name: 'Motor', options: [{ code: 'A' }, { code: 'B', disableIf: ['Enclosure.only>=1'] }] },
    ],
  });
  expect(offered(judged)[0]).toEqual(['duplicate-code', []]);
});

describe('a mend that makes a known number unreadable is not offered', () => {
  const tag = { name: 'Tag', kind: 'text' as const, characters: 'A-Z', printed: false };
  const cover = { name: 'Cover', options: [{ code: 'N' }, { code: 'S', disableIf: ['Tag.count=0'] }] };
  /** Beside a text that nothing separates, only samples are searched. */
  const note = { name: 'Note', kind: 'text' as const, characters: '0-9', separator: '' };
  test.each<[string, Configurator, string, string[]]>([
    ['where all is searched', { configGroups: [tag, cover] }, 'N', []],
    [
      'where it is searched in part, before and after',
      { configGroups: [tag, cover, note] },
      'N1',
      ['configurator-searched-in-part'],
    ],
  ])('%s', (_, configurator, number, more) => {
    const found = (known: Partial<KnowingRow>) => offered(judgedWith(configurator, known));
    const others = more.map((code) => [code, []]);
    expect(found({})).toEqual([['unprinted-decides', ['Print Tag in the number']], ...others]);
    expect(found({ validNumbers: [{ number, priceCents: null }] })).toEqual([['unprinted-decides', []], ...others]);
  });
});

test('six mends are tried for a finding, and no more', () => {
  const conditions = ['Supply.1', 'Supply.3', 'Enclosure.1', 'Enclosure.4X', 'Supply.1', 'Supply.3'];
  const mends = (enableIf: string[]) =>
    offered(
      judgedWith({
        configGroups: [...panel.configGroups, { name: 'Motor', options: [{ code: 'A' }, { code: 'B', enableIf }] }],
      }),
    ).find(([code]) => code === 'option-never-selectable')?.[1];
  expect([mends(conditions.slice(0, 5)), mends(conditions)]).toEqual([['Take Motor B out'], []]);
});

test('of two cells with one fault each is mended alone', () => {
  const rows = ['*', '4XX', '*', '4XX'].map((cell, at) => [at % 2 === 0 ? '1' : '3', cell]);
  const judged = judgedWith({ ...panel, tables: [{ name: 'Made', columns: ['Supply', 'Enclosure'], rows }] });
  expect(offered(judged).map(([, words]) => words)).toEqual([
    ['Take 4X for 4XX', 'Take row 2 out'],
    ['Take 4X for 4XX', 'Take row 4 out'],
  ]);
});

test('a mend of one product is made of no other row', () => {
  const judged: JudgedRow = {
    ...judgedWith(panel),
    // One with the id of the family, one with another price.
    products: [
      { ...product, id: 4 },
      { ...product, id: 8, partNumber: '721', configModelNo: '1-4X', priceCents: 1000 as never },
    ],
  };
  const [finding] = finish(judgeWhole(judged));
  const rows: object[] = [];
  const mends = mendsOf(judged, finding as never, (_, row) => rows.push(row) > 0);
  expect(mends.map(({ words }) => words)).toEqual(['Take 20.00 for 720']);
  expect(rows).toEqual([judged.row]);
});

describe('mends', () => {
  test('none is offered for a finding that is not judged so any more', () => {
    const judged = judgedWith(withOption({ code: '12', formerCodes: ['1'] }));
    const [finding] = finish(judgeWhole(judged));
    const before = { ...finding, message: 'as it was' };
    expect(mendsOf(judged, before as never, () => true)).toEqual([]);
  });

  test.each(cases)('%s', (_, judged, expected) => expect(offered(judged)).toEqual(expected));

  test('each that is offered takes its finding away and says nothing new', () => {
    for (const [, judged] of cases) {
      const before = finish(judgeWhole(judged));
      for (const finding of before)
        for (const { edits } of mendsOf(judged, finding, () => true)) {
          const row = mended(
            judged.row,
            edits.filter(({ kind }) => kind === 'families'),
          );
          const products = judged.products.map((one) =>
            mended(
              one,
              edits.filter(({ kind }) => kind === 'products'),
            ),
          );
          const after = finish(judgeWhole({ ...judged, row, products }));
          expect(after.length).toBeLessThan(before.length);
        }
    }
  });

  test('one that its schema refuses is not offered', () => {
    const judged = judgedWith(withOption({ code: '12', formerCodes: ['1'] }));
    const [finding] = finish(judgeWhole(judged));
    expect(finding === undefined ? null : mendsOf(judged, finding, () => false)).toEqual([]);
  });
});
