import type { Configurator } from '@millrace/configurator';
import type { ContentFamily, ContentProduct, CustomerFamily } from '@millrace/contract/content';
import { describe, expect, test } from 'vitest';
import { type Rename, type RenamedContent, renameInContent } from '../index.ts';
import { renamedConfigurator } from './rename-configurator.ts';
import { renamedMeasure, renamedRule } from './rewrite-text.ts';
import { touchedValues } from './touched.ts';

const panel: Configurator = {
  prefix: 'P-',
  configGroups: [
    {
      name: 'Supply',
      options: [
        { code: '1', disableCodes: ['Box.4X', '3'] },
        { code: '3', formerCodes: ['30'], conditionalDisablePairs: { '1|3': ['Box."4X"'] } },
      ],
    },
    {
      name: 'Box',
      multiselect: true,
      options: [
        { code: '4X', enableIf: ['Supply.3|1', 'Supply.count=1'], overrideCodes: { '12': 2 }, attributes: { amps: 4 } },
        { code: '12', prices: [{ if: ['Supply."3"'], price: 1 }] },
      ],
      limits: [{ of: 'amps', max: 'sum(2*Supply.count + 3)' }, { max: 'Feet' }],
    },
    { name: 'Feet', kind: 'number', max: 9, showIf: ['sum(Supply.count + Feet)<=Box.count'] },
  ],
  tables: [
    {
      name: 'T',
      columns: ['Supply', 'Feet'],
      per: 'Feet',
      rows: [
        [3, '1..3'],
        ['1|3', '*'],
        ['*', ''],
      ],
    },
  ],
  facts: [{ name: 'F', values: [{ if: ['Supply.3'], measure: 'Box.amps' }] }],
  requires: [{ if: ['Supply.3'], then: ['Box.4X'] }],
  aliases: [{ from: 'OLD', to: 'P-3-12' }],
};

const said = <Row>(row: unknown) => row as Row;
const family = said<ContentFamily>({
  id: 1,
  name: 'Panels',
  configurator: {
    ...panel,
    tables: [],
    requires: [],
    facts: [],
    configGroups: panel.configGroups.slice(0, 2).map((group) => ({ ...group, limits: [] })),
  },
  validNumbers: [{ number: 'P-3-12', priceCents: null }],
  refusedNumbers: ['P-1-4X'],
});
const contentOf = (given: Partial<RenamedContent> = {}): RenamedContent => ({
  families: [family],
  customerFamilies: [],
  products: [],
  viewItems: [],
  circuits: [],
  pictures: [],
  faqs: [],
  posts: [],
  documents: [],
  siteDocuments: [],
  supportVideos: [],
  carousels: [],
  events: [],
  ...given,
});
const keeping = { keepsReading: true };
const three: Rename = { of: 'code', group: 'Supply', from: '3', to: '3P' };

describe('a rename is refused, with facts', () => {
  const whole = contentOf({ families: [said<ContentFamily>({ ...family, configurator: panel })] });
  test.each<[Rename, object]>([
    [
      { of: 'code', group: 'Supply', from: '3', to: '1' },
      { code: 'clash', with: 'code', name: '1', option: '1' },
    ],
    [
      { of: 'code', group: 'Supply', from: '1', to: '30' },
      { code: 'clash', with: 'former-code', name: '30', option: '3' },
    ],
    [{ of: 'code', group: 'Supply', from: '3', to: '' }, { code: 'blank-code' }],
    [{ of: 'code', group: 'Supply', from: '3', to: '3' }, { code: 'same-name' }],
    [
      { of: 'code', group: 'Supply', from: '9', to: '8' },
      { code: 'unknown-code', group: 'Supply', option: '9' },
    ],
    [
      { of: 'code', group: 'Nobody', from: '9', to: '8' },
      { code: 'unknown-group', group: 'Nobody' },
    ],
    [
      { of: 'group', from: 'Supply', to: 'Box' },
      { code: 'clash', with: 'group', name: 'Box' },
    ],
    [
      { of: 'group', from: 'Supply', to: 'T' },
      { code: 'clash', with: 'table', name: 'T' },
    ],
    [
      { of: 'group', from: 'Supply', to: 'F' },
      { code: 'clash', with: 'fact', name: 'F' },
    ],
    [
      { of: 'table', from: 'T', to: 'Box' },
      { code: 'clash', with: 'group', name: 'Box' },
    ],
    [
      { of: 'table', from: 'Supply', to: 'Mains' },
      { code: 'unknown-table', table: 'Supply' },
    ],
    [
      { of: 'group', from: 'Supply', to: '@x' },
      { code: 'reserved-name', name: '@x' },
    ],
    [
      { of: 'group', from: 'Supply', to: 'sum(x' },
      { code: 'reserved-name', name: 'sum(x' },
    ],
  ])('%j', (rename, refusal) => {
    expect(renameInContent(whole, 1, rename, keeping)).toEqual({ ok: false, refusal });
  });

  test('and where it is not the own one that refuses, with the row', () => {
    const own = said<CustomerFamily>({
      id: 7,
      familyId: 1,
      validNumbers: [],
      refusedNumbers: [],
      configurator: { configGroups: [{ name: 'Supply', options: [{ code: '3' }, { code: '3P' }] }] },
    });
    expect(renameInContent(contentOf({ customerFamilies: [own] }), 1, three, keeping)).toMatchObject({
      ok: false,
      refusal: { code: 'clash', with: 'code', name: '3P' },
      where: { kind: 'customerFamilies', id: 7 },
    });
  });

  test('one that has a former code of its own back is made', () => {
    const renamed = renameInContent(contentOf(), 1, { of: 'code', group: 'Supply', from: '3', to: '30' }, keeping);
    expect(renamed.ok && renamed.rows[0]?.row).toMatchObject({
      configurator: { configGroups: [{ options: [{}, { code: '30', formerCodes: ['3'] }] }, {}] },
    });
  });
});

const configured = (rename: Rename) => {
  const renamed = renameInContent(
    contentOf({ families: [said<ContentFamily>({ ...family, configurator: panel, validNumbers: [] })] }),
    1,
    rename,
    keeping,
  );
  if (!renamed.ok) throw new Error(renamed.refusal.code);
  return renamed.rows.flatMap(({ touches }) => touches.map(({ path, after }) => [path.join('.'), after]));
};

test('without keeping the reading, a code leaves no former code, and a list that is there stays', () => {
  const plain: Configurator = {
    configGroups: [{ name: 'Supply', options: [{ code: '3' }, { code: '1', formerCodes: ['9'] }] }],
  };
  const renamed = (from: string) =>
    renamedConfigurator(plain, { of: 'code', group: 'Supply', from, to: 'X' }, { keepsReading: false }).configGroups[0]
      ?.options;
  expect(renamed('3')).toEqual([{ code: 'X' }, { code: '1', formerCodes: ['9'] }]);
  expect(renamed('1')).toEqual([{ code: '3' }, { code: 'X', formerCodes: ['9'] }]);
});

test('a code is renamed wherever it stands, and nowhere else', () => {
  expect(configured(three)).toEqual([
    ['configurator.configGroups.0.options.0.disableCodes.1', '3P'],
    ['configurator.configGroups.0.options.1.code', '3P'],
    ['configurator.configGroups.0.options.1.formerCodes.1', '3'],
    ['configurator.configGroups.0.options.1.conditionalDisablePairs.1|3', undefined],
    ['configurator.configGroups.0.options.1.conditionalDisablePairs.1|3P', ['Box."4X"']],
    ['configurator.configGroups.1.options.0.enableIf.0', 'Supply.3P|1'],
    ['configurator.configGroups.1.options.1.prices.0.if.0', 'Supply.3P'],
    ['configurator.tables.0.rows.0.0', '3P'],
    ['configurator.tables.0.rows.1.0', '1|3P'],
    ['configurator.facts.0.values.0.if.0', 'Supply.3P'],
    ['configurator.requires.0.if.0', 'Supply.3P'],
  ]);
});

test('a group is renamed wherever it is named', () => {
  expect(configured({ of: 'group', from: 'Supply', to: 'Mains' }).map(([path, after]) => `${path} ${after}`)).toEqual([
    'configurator.configGroups.0.name Mains',
    'configurator.configGroups.1.options.0.enableIf.0 Mains.3|1',
    'configurator.configGroups.1.options.0.enableIf.1 Mains.count=1',
    'configurator.configGroups.1.options.1.prices.0.if.0 Mains."3"',
    'configurator.configGroups.1.limits.0.max sum(2*Mains.count + 3)',
    'configurator.configGroups.2.showIf.0 sum(Mains.count + Feet)<=Box.count',
    'configurator.tables.0.columns.0 Mains',
    'configurator.facts.0.values.0.if.0 Mains.3',
    'configurator.requires.0.if.0 Mains.3',
  ]);
  expect(configured({ of: 'group', from: 'Feet', to: 'Length' })).toContainEqual([
    'configurator.configGroups.1.limits.1.max',
    'Length',
  ]);
});

test('a table is renamed wherever it is named', () => {
  const rated: Configurator = {
    ...panel,
    tables: [{ name: 'T', columns: ['Supply'], gives: ['hp'], rows: [['*', 2]] }],
    facts: [{ name: 'F', values: [{ if: ['Supply.3', 'T.hp>=2'], measure: 'sum(2*T.hp + 1)' }] }],
    requires: [{ if: ['Feet.value>=T.hp'], then: ['Box.4X'] }],
  };
  const now = renamedConfigurator(rated, { of: 'table', from: 'T', to: 'Rating' }, { keepsReading: false });
  expect(touchedValues(rated, now).map(({ path, after }) => `${path.join('.')} ${after}`)).toEqual([
    'tables.0.name Rating',
    'facts.0.values.0.if.1 Rating.hp>=2',
    'facts.0.values.0.measure sum(2*Rating.hp + 1)',
    'requires.0.if.0 Feet.value>=Rating.hp',
  ]);
  const families = [said<ContentFamily>({ ...family, configurator: rated, validNumbers: [] })];
  const customerFamilies = [
    said<CustomerFamily>({ ...families[0], id: 7, familyId: 1 }),
    said<CustomerFamily>({ ...family, id: 8, familyId: 1 }),
  ];
  const content = contentOf({ families, customerFamilies });
  const found = renameInContent(content, 1, { of: 'table', from: 'T', to: 'Rating' }, keeping);
  expect(found.ok && found.rows.map(({ kind, id, touches }) => [kind, id, touches.length])).toEqual([
    ['families', 1, 4],
    ['customerFamilies', 7, 4],
  ]);
});

describe('numbers', () => {
  const product = said<ContentProduct>({
    id: 5,
    familyId: 1,
    configModelNo: 'P-3-4X|12',
    name: 'Old P-3-12, still sold',
  });
  const others = said<ContentProduct>({ id: 6, familyId: 2, configModelNo: 'P-3-12', name: '' });
  const content = contentOf({ products: [product, others] });

  test('of products, known ones and aliases are those of today; numbers of other families are theirs', () => {
    const renamed = renameInContent(content, 1, three, keeping);
    if (!renamed.ok) throw new Error('refused');
    expect(renamed.rows.map(({ kind, id }) => `${kind} ${id}`)).toEqual(['families 1', 'products 5']);
    expect(renamed.rows[0]?.row).toMatchObject({
      validNumbers: [{ number: 'P-3P-12', priceCents: null }],
      refusedNumbers: ['P-1-4X'],
      configurator: { aliases: [{ from: 'OLD', to: 'P-3P-12' }] },
    });
    expect(renamed.rows[1]?.row).toMatchObject({ configModelNo: 'P-3P-4X|12' });
    expect(renamed.stops).toEqual([]);
    expect(renamed.mentions).toEqual([
      { kind: 'products', id: 5, path: ['name'], number: 'P-3-12', now: 'P-3P-12', words: 'Old P-3-12, still sold' },
    ]);
  });

  test('are named where they stop reading, because former codes were declined', () => {
    const renamed = renameInContent(content, 1, three, { keepsReading: false });
    if (!renamed.ok) throw new Error('refused');
    expect(renamed.stops.map(({ kind, path, number }) => [kind, path.join('.'), number])).toEqual([
      ['families', 'validNumbers.0.number', 'P-3-12'],
      ['products', 'configModelNo', 'P-3-4X|12'],
    ]);
    expect(renameInContent(content, 1, { of: 'group', from: 'Supply', to: 'Mains' }, keeping)).toMatchObject({
      stops: [],
      mentions: [],
    });
  });

  test('nothing is changed in place', () => {
    const before = structuredClone(content);
    renameInContent(content, 1, three, keeping);
    expect(content).toEqual(before);
  });
});

describe('the beginning of all numbers', () => {
  const prefix: Rename = { of: 'prefix', from: 'P-', to: 'Q/' };
  const aliases = [{ from: 'OLD', to: 'P-3-12' }, { from: 'X*', to: 'P-*' }, { 'y/': 'P-' }];
  const withAliases = said<ContentFamily>({ ...family, configurator: { ...family.configurator, aliases } });
  const after = (rename: Rename, keepsReading = true) => {
    const renamed = renameInContent(contentOf({ families: [withAliases] }), 1, rename, { keepsReading });
    if (!renamed.ok) throw new Error(renamed.refusal.code);
    return { ...renamed, family: said<ContentFamily>(renamed.rows[0]?.row) };
  };

  test('is another, with an alias for what it was, and all aliases lead to numbers of today', () => {
    const { family: now, stops } = after(prefix);
    expect(now.validNumbers).toEqual([{ number: 'Q/3-12', priceCents: null }]);
    expect(now.configurator).toMatchObject({
      prefix: 'Q/',
      aliases: [{ from: 'OLD', to: 'Q/3-12' }, { from: 'X*', to: 'Q/*' }, { 'y/': 'Q/' }, { from: 'P-*', to: 'Q/*' }],
    });
    expect(stops).toEqual([]);
  });

  test('without the alias, numbers stop reading', () => {
    expect(after(prefix, false).stops.map(({ number }) => number)).toEqual(['P-3-12']);
  });

  test('there and back is as it was, and no alias begins as numbers of today', () => {
    const { family: there } = after(prefix);
    const back = renameInContent(
      contentOf({ families: [there] }),
      1,
      { of: 'prefix', from: 'Q/', to: 'P-' },
      { keepsReading: false },
    );
    expect(back.ok && back.rows[0]?.row).toEqual(withAliases);
  });

  test('is refused where it is not that', () => {
    expect(renameInContent(contentOf(), 1, { of: 'prefix', from: 'R', to: 'Q' }, keeping)).toEqual({
      ok: false,
      refusal: { code: 'unknown-prefix', prefix: 'R' },
    });
  });
});

test('what is drawn of the family follows', () => {
  const drawn = { layers: [{ when: ['Supply.3|1'] }], balloons: [{ group: 'Supply' }], measures: [{ of: 'Supply' }] };
  const content = contentOf({
    pictures: said([
      { id: 2, familyId: 1, picture: drawn },
      { id: 3, familyId: 2, picture: drawn },
    ]),
  });
  const rowsOf = (rename: Rename) => {
    const renamed = renameInContent(content, 1, rename, keeping);
    return renamed.ok ? renamed.rows.filter(({ kind }) => kind === 'pictures').map(({ id, row }) => ({ id, row })) : [];
  };
  expect(rowsOf(three)).toMatchObject([{ id: 2, row: { picture: { layers: [{ when: ['Supply.3P|1'] }] } } }]);
  expect(rowsOf({ of: 'group', from: 'Supply', to: 'Mains' })).toMatchObject([
    {
      id: 2,
      row: {
        picture: { layers: [{ when: ['Mains.3|1'] }], balloons: [{ group: 'Mains' }], measures: [{ of: 'Mains' }] },
      },
    },
  ]);
});

test('a copy of the configurator that is a part of another follows', () => {
  const whole = said<ContentFamily>({
    id: 2,
    name: 'Whole',
    validNumbers: [],
    refusedNumbers: [],
    configurator: {
      configGroups: [{ name: 'Sub', kind: 'assembly', part: 'p' }],
      parts: { p: structuredClone(family.configurator), q: { configGroups: [] } },
    },
  });
  const renamed = renameInContent(contentOf({ families: [family, whole] }), 1, three, keeping);
  expect(renamed.ok && renamed.rows.map(({ id }) => id)).toEqual([1, 2]);
  const after = renamed.ok ? said<ContentFamily>(renamed.rows[1]?.row).configurator : null;
  expect(after?.parts?.p?.configGroups[0]?.options?.map(({ code }) => code)).toEqual(['1', '3P']);
  expect(after?.parts?.q).toEqual({ configGroups: [] });
});

describe('texts', () => {
  const renamer = {
    names: ['Long name.x', 'A', 'B', '3'],
    name: (name: string) => (name === 'A' ? 'Z z' : name),
    code: (group: string, code: string) => (group === 'B' && code === 'b' ? 'b.b' : code),
  };
  test.each([
    ['A.x', 'Z z.x'],
    ['B.a|b|"c"', 'B.a|"b.b"|"c"'],
    ['B.b:A.b:Long name.x.b', 'B."b.b":Z z.b:Long name.x.b'],
    ['A.value >= 10', 'Z z.value >= 10'],
    ['B.value<=A.value', 'B.value<=Z z.value'],
    ['A.material="A.x"', 'Z z.material="A.x"'],
    ['sum( 1.5*A.kg - A.kg + 3.5 + kg ) < sum(A.count)', 'sum( 1.5*Z z.kg - Z z.kg + 3.5 + kg ) < sum(Z z.count)'],
    ['Nobody.x:A.x', 'Nobody.x:Z z.x'],
    ['A.x"', 'Z z.x"'],
    ['', ''],
  ])('%s is %s', (rule, renamed) => expect(renamedRule(rule, renamer)).toBe(renamed));

  test.each([
    ['A', 'Z z'],
    ['A.kg', 'Z z.kg'],
    ['sum(2*A.kg)', 'sum(2*Z z.kg)'],
    ['B.kg', 'B.kg'],
    ['kg', 'kg'],
  ])('the bound %s is %s', (bound, renamed) => expect(renamedMeasure(bound, renamer)).toBe(renamed));
});
