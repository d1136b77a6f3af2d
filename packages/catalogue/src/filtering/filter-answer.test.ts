import { evaluate } from '@millrace/configurator';
import { describe, expect, test } from 'vitest';
import { readChosen } from '../facets/chosen.ts';
import { plainest } from '../facets/plainest.ts';
import { reachOf } from '../facets/reach.ts';
import { answers } from '../index.ts';
import { anonymous } from '../tables/viewer.ts';
import { attribute, category, family, product, viewItem } from '../testing/rows.ts';
import { snapshotOf } from '../testing/snapshot-of.ts';

const choices = ['NEMA 1', 'NEMA 4X', 'NEMA 12'];
const configurator = {
  prefix: 'T-',
  configGroups: [
    {
      name: 'Enclosure',
      options: [
        { code: '1', description: 'NEMA 1', attributes: { enclosure: 'NEMA 1' } },
        { code: '4X', description: 'NEMA 4X', attributes: { enclosure: 'NEMA 4X' } },
      ],
    },
    {
      name: 'Motor amps',
      options: [
        { code: '063', description: 'to 6.3 A', attributes: { flaFrom: 4, flaTo: 6.3 } },
        { code: '250', description: 'to 25 A', attributes: { flaFrom: 17, flaTo: 25 }, disableIf: ['Enclosure.1'] },
      ],
    },
  ],
};
const snapshot = snapshotOf({
  attributes: [
    attribute({ id: 1, key: 'enclosure', label: 'Enclosure', type: 'choice', choices, filters: true }),
    attribute({ id: 2, key: 'fla', label: 'Amps', type: 'range', unit: 'A', filters: true }),
    attribute({ id: 3, key: 'seal', label: 'Seal', type: 'choice', choices: ['UL', 'CSA'], filters: true }),
  ],
  categories: [
    category({ id: 1, slug: 'panels' }),
    category({ id: 2, slug: 'simplex', parentId: 1 }),
    category({ id: 3, slug: 'hidden', isLive: false }),
    category({ id: 4, slug: 'empty' }),
  ],
  viewItems: [
    viewItem({ id: 1, categoryId: 2, slug: 'tern', title: 'Tern' }),
    viewItem({ id: 2, categoryId: 1, slug: 'pipit', title: 'Pipit' }),
    viewItem({ id: 3, categoryId: 2, slug: 'pipit', title: 'Pipit again' }),
  ],
  families: [
    family({ id: 1, slug: 'tern', configurator, attributes: { seal: ['UL', 'CSA'] } }),
    family({ id: 2, slug: 'pipit', name: 'Pipit', attributes: { enclosure: 'NEMA 1', seal: 'UL' } }),
    family({ id: 3, slug: 'elsewhere', attributes: { enclosure: 'NEMA 12' } }),
  ],
  products: [
    product({ id: 1, familyId: 1, configModelNo: 'T-4X-063', priceCents: null }),
    product({ id: 2, familyId: 2, attributes: { fla: 5 }, priceCents: 5000 }),
    product({ id: 3, familyId: 2, attributes: { fla: 9 }, isLive: false }),
    product({ id: 4, familyId: 3 }),
  ],
});

function ask(slug: string, filters = '', order = '') {
  const query = { filters, order, view: 'families' } as const;
  const answered = answers.categoryFacets(snapshot, { params: { slug }, query }, anonymous);
  if (!answered.ok) throw new Error(answered.refusal.message);
  return answered.answer;
}

describe('a category is filtered', () => {
  test('with all that lies below it, each family once; nothing chosen shows its tiles', () => {
    const { facets, families, models, chips } = ask('panels');
    expect(facets.map(({ key }) => key)).toEqual(['enclosure', 'fla', 'seal']);
    expect([families, models, chips]).toEqual([[], 0, []]);
    expect(facets[0]).toMatchObject({
      values: [
        { value: 'NEMA 1', count: 1, isBuilt: true },
        { value: 'NEMA 4X', count: 1, isBuilt: true },
      ],
    });
  });
  test('families with how many of their models fit, and the first of them', () => {
    const { families, models, filters } = ask('panels', 'f.bogus=1&f.seal=UL&f.enclosure=NEMA+1');
    expect(filters).toBe('f.enclosure=NEMA+1&f.seal=UL');
    expect(models).toBe(1);
    expect(families.map(({ slug, fitting, total, built }) => [slug, fitting, total, built])).toEqual([
      ['pipit', 1, 1, null],
      ['tern', 0, 1, 'yes'],
    ]);
    expect(families[0]?.models.map(({ partNumber }) => partNumber)).toEqual(['P-2']);
  });
  test('each choice has the address without it', () =>
    expect(ask('panels', 'f.fla.from=4&f.fla.to=5&f.enclosure=NEMA+1&f.enclosure=NEMA+4X').chips).toEqual([
      { words: 'NEMA 1', name: 'Enclosure', without: 'f.enclosure=NEMA+4X&f.fla.from=4&f.fla.to=5' },
      { words: 'NEMA 4X', name: 'Enclosure', without: 'f.enclosure=NEMA+1&f.fla.from=4&f.fla.to=5' },
      { words: '4 to 5 A', name: 'Amps', without: 'f.enclosure=NEMA+1&f.enclosure=NEMA+4X' },
    ]));
  test('a choice that is shown otherwise in other units has its measure beside its words', () => {
    const cabled = snapshotOf({
      attributes: [
        attribute({ id: 1, key: 'cable', label: 'Cable', type: 'range', unit: 'ft', precision: 1, filters: true }),
      ],
      categories: [category({ id: 1, slug: 'floats' })],
      viewItems: [viewItem({ id: 1, categoryId: 1, slug: 'snipe' })],
      families: [family({ id: 1, slug: 'snipe' })],
      products: [10, 20].map((cable, id) => product({ id, familyId: 1, attributes: { cable } })),
    });
    const given = {
      params: { slug: 'floats' },
      query: { filters: 'f.cable.from=20', order: '', view: 'families' as const },
    };
    const answered = answers.categoryFacets(cabled, given, anonymous);
    const measure = { from: 20, to: null, unit: 'ft', precision: 1 };
    expect(answered).toMatchObject({ ok: true, answer: { chips: [{ words: '20 ft and above', measure }] } });
  });
  test('a filter without which more models fit is named with how many, the most first', () => {
    expect(ask('panels', 'f.enclosure=NEMA+4X&f.fla.from=60').hints).toEqual([
      { words: '60 A and above', name: 'Amps', without: 'f.enclosure=NEMA+4X', models: 1 },
    ]);
    expect(ask('panels', 'f.enclosure=NEMA+1&f.enclosure=NEMA+4X&f.fla.from=8').hints).toMatchObject([
      { words: '8 A and above', models: 2 },
    ]);
    // Two others stand in the way.
    expect(ask('panels', 'f.enclosure=NEMA+1&f.fla.from=60&f.seal=CSA').hints).toEqual([]);
  });
  test('a category that is not shown is not there; one without products has no filters', () => {
    expect(() => ask('hidden')).toThrow('There is no category hidden.');
    expect(ask('empty').facets).toEqual([]);
  });
});

describe('families and their models stand in an order', () => {
  const ordered = snapshotOf({
    attributes: [
      attribute({ id: 1, key: 'cable', label: 'Cable', type: 'number', unit: 'ft', filters: true }),
      attribute({ id: 2, key: 'ip', label: 'Code', type: 'choice', choices: ['IP68', 'IP20'], filters: true }),
      attribute({ id: 3, key: 'kept', label: 'Kept', type: 'yesNo', filters: true }),
    ],
    categories: [category({ id: 1, slug: 'floats' })],
    viewItems: ['snipe', 'teal', 'plover'].map((slug, at) => viewItem({ id: at, categoryId: 1, slug, position: at })),
    families: ['snipe', 'teal', 'plover'].map((slug, at) => family({ id: at + 1, slug, name: slug })),
    products: [
      product({ id: 1, familyId: 1, priceCents: 900, attributes: { cable: 30, ip: 'IP20', kept: true } }),
      product({ id: 2, familyId: 1, priceCents: 800, attributes: { cable: 20, ip: 'IP20', kept: true } }),
      product({ id: 3, familyId: 2, priceCents: null, attributes: { cable: 10, ip: 'IP68', kept: true } }),
      product({ id: 4, familyId: 2, priceCents: 100, attributes: { cable: 5, kept: false } }),
      product({ id: 5, familyId: 3, priceCents: 700, attributes: { kept: true } }),
    ],
  });
  const inOrder = (order: string, filters = 'f.kept=Yes') => {
    const query = { filters, order, view: 'families' } as const;
    const answered = answers.categoryFacets(ordered, { params: { slug: 'floats' }, query }, anonymous);
    if (!answered.ok) throw new Error(answered.refusal.message);
    const { families } = answered.answer;
    const models = families.flatMap((one) => one.models.map(({ partNumber }) => partNumber));
    return [answered.answer.order, families.map(({ slug }) => slug).join(' '), models.join(' ')];
  };
  test.each([
    ['of the tiles', '', ['', 'snipe teal plover', 'P-1 P-2 P-3 P-5']],
    ['of names', 'name', ['name', 'plover snipe teal', 'P-5 P-1 P-2 P-3']],
    ['of prices, what has none last', 'price', ['price', 'plover snipe teal', 'P-5 P-2 P-1 P-3']],
    ['of a number, what has none last', 'f.cable', ['f.cable', 'teal snipe plover', 'P-3 P-2 P-1 P-5']],
    ['of choices', 'f.ip', ['f.ip', 'teal snipe plover', 'P-3 P-1 P-2 P-5']],
    ['of prices, the highest first, what has none last', '-price', ['-price', 'snipe plover teal', 'P-1 P-2 P-5 P-3']],
    ['of names, from the end', '-name', ['-name', 'teal snipe plover', 'P-3 P-1 P-2 P-5']],
    ['of a number, the most first', '-f.cable', ['-f.cable', 'snipe teal plover', 'P-1 P-2 P-3 P-5']],
    ['the other way round that is not known', '-f.bogus', ['', 'snipe teal plover', 'P-1 P-2 P-3 P-5']],
    ['that is not known is that of the tiles', 'f.bogus', ['', 'snipe teal plover', 'P-1 P-2 P-3 P-5']],
  ])('%s', (_, order, expected) => expect(inOrder(order)).toEqual(expected));
  test('models of all families stand in one, where models are asked for', () => {
    const listed = (order: string, filters = 'f.kept=Yes') => {
      const query = { filters, order, view: 'models' } as const;
      const answered = answers.categoryFacets(ordered, { params: { slug: 'floats' }, query }, anonymous);
      if (!answered.ok) throw new Error(answered.refusal.message);
      const { view, listed: models } = answered.answer;
      return [view, models?.map(({ partNumber, family: { slug } }) => `${partNumber} ${slug}`).join(', ')];
    };
    expect(listed('')).toEqual(['models', 'P-1 snipe, P-2 snipe, P-3 teal, P-5 plover']);
    expect(listed('price')).toEqual(['models', 'P-5 plover, P-2 snipe, P-1 snipe, P-3 teal']);
    expect(listed('-f.cable')).toEqual(['models', 'P-1 snipe, P-2 snipe, P-3 teal, P-5 plover']);
    expect(listed('name')).toEqual(['models', 'P-5 plover, P-1 snipe, P-2 snipe, P-3 teal']);
    expect(listed('price', '')).toEqual(['families', undefined]);
  });
  test('without a choice the page has its own', () => expect(inOrder('price', '')).toEqual(['', '', '']));
});

describe('what a text finds is filtered', () => {
  const found = (search: string, filters = '') => {
    const answered = answers.searchFacets(
      snapshot,
      { params: {}, query: { search, filters, order: '', view: 'families' } },
      anonymous,
    );
    if (!answered.ok) throw new Error(answered.refusal.message);
    return answered.answer;
  };
  test('over the models of the families that are found', () => {
    const { facets, families, chips } = found('pipit');
    expect([families, chips]).toEqual([[], []]);
    // One model tells nothing apart, and nothing of it can be built.
    expect(facets).toEqual([]);
    expect(found('pipit', 'f.enclosure=NEMA+1').families).toMatchObject([{ slug: 'pipit', fitting: 1, total: 1 }]);
    expect(found('pipit', 'f.enclosure=NEMA+4X').families).toEqual([]);
  });
  test('a text that finds no family has no filters, and neither has none', () => {
    expect(found('zebra').facets).toEqual([]);
    expect(found('  ').facets).toEqual([]);
  });
});

describe('what can be built is asked of the engine', () => {
  const tern = snapshot.families.all.find(({ row }) => row.slug === 'tern');
  if (tern === undefined) throw new Error('There is no Tern.');
  test.each([
    ['an option', 'f.enclosure=NEMA+1', 'yes'],
    ['a choice of which one option is', 'f.enclosure=NEMA+4X&f.enclosure=NEMA+12', 'yes'],
    ['a choice that no option is', 'f.enclosure=NEMA+12', 'no'],
    ['a number within the range of an option', 'f.fla.from=5&f.fla.to=5', 'yes'],
    ['a number between the ranges', 'f.fla.from=8&f.fla.to=10', 'no'],
    ['options that go together', 'f.enclosure=NEMA+4X&f.fla.from=20', 'yes'],
    ['options that do not', 'f.enclosure=NEMA+1&f.fla.from=20', 'no'],
    ['what its family says of all', 'f.seal=CSA&f.enclosure=NEMA+1', 'yes'],
  ])('%s', (_, query, answer) => {
    const chosen = readChosen(snapshot.facets, query);
    const reach = reachOf(tern, chosen);
    expect(reach?.answer).toBe(answer);
    if (reach?.answer === 'yes') expect(evaluate(configurator, reach.selection).missing).toEqual([]);
  });
  test('what is not asked for is as plain as it can be', () => {
    const [enclosure, motor] = configurator.configGroups;
    const lamps = ['A', 'B', 'C'].map((code) => ({
      code,
      description: `lamp ${code}`,
      disableIf: [`Motor amps.${code === 'A' ? '250' : '999'}`],
    }));
    if (enclosure === undefined || motor === undefined) throw new Error('It has two groups.');
    const panel = { ...configurator, configGroups: [enclosure, motor, { name: 'Lamp', options: lamps }] };
    // The proof may have any lamp; the first one that goes with the motor stays.
    const proof = [
      [0, 1],
      [1, 0],
      [0, 0, 1],
    ];
    expect(plainest(panel, proof, ['Enclosure.4X'])).toEqual([
      [0, 1],
      [1, 0],
      [1, 0, 0],
    ]);
    expect(plainest(panel, proof, ['Motor amps.063'])).toEqual([
      [1, 0],
      [1, 0],
      [1, 0, 0],
    ]);
    const large = [
      [0, 1],
      [0, 1],
      [0, 0, 1],
    ];
    expect(plainest(panel, large, ['Motor amps.250'])).toEqual(large);
  });
  test('what a family does not say is not known to be built', () => {
    const chosen = readChosen(snapshot.facets, 'f.seal=CSA');
    expect(reachOf({ ...tern, row: { ...tern.row, attributes: {} } }, chosen)).toEqual({ answer: 'no' });
  });
  test('a family without a configurator is not asked', () =>
    expect(reachOf({ ...tern, configurator: null }, [])).toBeNull());
});

test.each([
  [100, 100],
  [101, 100],
])('of %i models that fit, %i are listed at once, and five of each family', (count, listed) => {
  const many = snapshotOf({
    attributes: [attribute({ id: 1, key: 'seal', label: 'Seal', type: 'choice', choices: ['UL'], filters: true })],
    categories: [category({ id: 1, slug: 'floats' })],
    viewItems: [viewItem({ id: 1, categoryId: 1, slug: 'snipe' })],
    families: [family({ id: 1, slug: 'snipe' })],
    products: Array.from({ length: count }, (_, nth) => product({ id: nth + 1, attributes: { seal: 'UL' } })),
  });
  const query = { filters: 'f.seal=UL', order: '', view: 'models' } as const;
  const answered = answers.categoryFacets(many, { params: { slug: 'floats' }, query }, anonymous);
  if (!answered.ok) throw new Error(answered.refusal.message);
  const { models, families, listed: shown = [] } = answered.answer;
  expect([models, shown.length, families[0]?.models.length, families[0]?.fitting]).toEqual([count, listed, 5, count]);
});
