import { describe, expect, test } from 'vitest';
import { attribute, family, importOf, product, sheetOf } from '../testing/import-fixture.ts';

const rows = {
  families: [family(1, 'tern'), family(2, 'heron')],
  products: [
    product(11, 'T-1', { familyId: 1 }),
    product(12, 'T-2', { familyId: 1 }),
    product(13, 'T-3'),
    product(14, 't-3'),
  ],
};
type Cells = Parameters<typeof sheetOf>[0];
type Change = Parameters<typeof importOf>[0][number]['change'];
const judged = (cells: Cells, change: Change = {}, more: Parameters<typeof importOf>[1] = {}) =>
  importOf([{ sheet: sheetOf(cells), said: { kind: 'products' }, change: { key: ['partNumber'], ...change } }], {
    rows,
    ...more,
  }).judged;
const faults = (...given: Parameters<typeof judged>) =>
  judged(...given)
    .rows.filter(({ row }) => row !== null)
    .map(({ state, faults: all }) => [state, ...all.map(({ heading, why }) => `${heading}: ${why}`)]);

describe('a row that is not found', () => {
  const HEAD = ['Part number', 'Name'];
  test('has no key', () => {
    expect(faults([HEAD, [null, 'One']])).toEqual([
      ['refused', 'Part number: The row has no Part number, by which its product is found.'],
    ]);
  });
  test('has a key of two rows', () => {
    expect(faults([HEAD, ['T-3', 'One']])).toEqual([
      ['refused', 'Part number: 2 products have “T-3”: it is not known which is meant.'],
    ]);
  });
  test('has an id that nothing has', () => {
    const byId = { key: ['id'] };
    expect(
      faults(
        [
          ['Id', 'Name'],
          ['99', 'One'],
          ['11', 'Two'],
        ],
        byId,
      ),
    ).toEqual([['refused', 'Id: There is no product 99. A new one has no id in the sheet.'], ['changed']]);
  });
  test.each([
    [2, 'Row 3 of this sheet is of the same product, “T-1”.'],
    [3, 'Rows 3, 4 of this sheet are of the same product, “T-1”.'],
    [6, 'Rows 3, 4, 5, 6, 7 of this sheet are of the same product, “T-1”.'],
    [7, 'Rows 3, 4, 5, 6, 7 … of this sheet are of the same product, “T-1”.'],
  ])('has the key of another one: of %i', (count, why) => {
    const [first, ...others] = faults([HEAD, ...Array.from({ length: count }, (_, at) => ['T-1', `Name ${at}`])]);
    expect(first).toEqual(['refused', `Part number: ${why}`]);
    expect(others.every(([state]) => state === 'refused')).toBe(true);
  });
});

describe('a new row', () => {
  const HEAD = ['Part number', 'Name', 'Family', 'Price'];
  test('needs what its kind needs', () => {
    expect(faults([HEAD, ['N-1', null, 'TERN', 5]])).toEqual([
      ['refused', 'Name: A new product needs it, and the cell is empty.'],
    ]);
    expect(
      faults([
        ['Part number', 'Name'],
        ['N-1', 'New'],
      ]),
    ).toEqual([['refused', 'Family: A new product needs it, and no column of the sheet says it.']]);
  });
  test('that looks like something else says so once, at its key', () => {
    expect(
      faults([HEAD, ['Subtotal', null, null, 500], ['Notes', null, null, null], ['Nonsense', null, null, 5]]),
    ).toEqual([
      ['refused', 'Part number: “Subtotal” looks like a sum of the rows above it, and no product.'],
      ['refused', 'Part number: “Notes” stands alone in its row: it looks like a title or a note, and no product.'],
      [
        'refused',
        'Name: A new product needs it, and the cell is empty.',
        'Family: A new product needs it, and the cell is empty.',
      ],
    ]);
  });
  test.each(['Total', 'GRAND TOTAL 2027', 'Sub-total', 'Zwischensumme', 'Gesamt', 'Sous-total', 'Sum'])(
    '%s is a sum',
    (key) => {
      expect(faults([HEAD, [key, null, null, 500]])[0]?.[1]).toContain('looks like a sum');
    },
  );
  test.each(['Totaliser', 'Summer'])('%s is none', (key) => {
    expect(faults([HEAD, [key, null, null, 500]])[0]?.[1]).not.toContain('looks like a sum');
  });
  test('has all its fields, an address from its name, and a place after the last', () => {
    const {
      judged: {
        rows: [row],
      },
    } = importOf([{ sheet: sheetOf([['Name'], ['Black Gull']], 'Families'), said: { kind: 'families' } }], { rows });
    expect(row).toMatchObject({
      state: 'new',
      fields: { name: 'Black Gull', slug: 'black-gull', isLive: true, position: 3 },
    });
    const given = importOf(
      [
        {
          sheet: sheetOf(
            [
              ['Name', 'Slug'],
              ['Black Gull', 'bg'],
            ],
            'Families',
          ),
          said: { kind: 'families' },
          change: { key: ['name'] },
        },
      ],
      { rows },
    );
    expect(given.judged.rows[0]?.fields).toMatchObject({ slug: 'bg' });
    const nameless = importOf(
      [
        {
          sheet: sheetOf(
            [
              ['Name', 'Description'],
              ['水', 'Words'],
            ],
            'Families',
          ),
          said: { kind: 'families' },
        },
      ],
      {
        rows,
      },
    );
    expect(nameless.judged.rows[0]).toMatchObject({ state: 'refused', faults: [{ heading: 'Address' }] });
  });
});

describe('a row that is found', () => {
  const HEAD = ['Part number', 'Name', 'Price'];
  test('changes in what differs alone', () => {
    const [same, changed] = judged([HEAD, ['t-1', 'Panel T-1', 100], ['T-2', 'Other', 600]]).rows;
    expect(same).toMatchObject({ state: 'unchanged', id: 11, fields: null, paths: [], key: 't-1' });
    expect(changed).toMatchObject({
      ...{ state: 'changed', id: 12, fields: { name: 'Other', priceCents: 60_000 }, paths: ['name', 'priceCents'] },
      doubts: ['Price: 6 times what it was.'],
    });
  });
  test('keeps what an empty cell says nothing of, or loses it where that is asked for', () => {
    const fieldsBy = (empties: 'leave' | 'clear') => judged([HEAD, ['T-1', 'New', null]], { empties }).rows[0]?.fields;
    expect(fieldsBy('leave')).toEqual({ name: 'New' });
    expect(fieldsBy('clear')).toEqual({ name: 'New', priceCents: null });
  });
  test('is refused for a cell that is no value, with what can be taken instead', () => {
    expect(
      judged([
        ['Part number', 'Family', 'Live'],
        ['T-1', 'Term', 'perhaps'],
      ]).rows[0],
    ).toMatchObject({
      state: 'refused',
      faults: [
        {
          heading: 'Family',
          why: 'There is no family “Term”.',
          fits: ['TERN'],
          cell: { path: 'familyId', text: 'Term' },
        },
        { heading: 'Live', why: '“perhaps” is not yes or no.', fits: ['yes', 'no'] },
      ],
      doubts: [],
      files: [],
    });
    const [price] =
      judged([
        ['Part number', 'Price'],
        ['T-1', 'much'],
      ]).rows[0]?.faults ?? [];
    expect(price).toEqual({ heading: 'Price', why: '“much” is not a number.', fits: ['1,188.00'] });
  });
  test('has the value that is taken instead of a cell, and one that every row has', () => {
    const cells = [
      ['Part number', 'Family'],
      ['T-1', 'Terms'],
      ['T-3', 'TERN'],
    ];
    const instead = [
      { path: 'familyId', text: 'Terms', by: 'HERON' },
      { path: 'name', text: 'TERN', by: 'HERON' },
    ];
    const [first] = judged(cells, { instead }).rows;
    expect(first).toMatchObject({ state: 'changed', fields: { familyId: 2 } });
    const always = [
      { path: 'description', text: 'Of all' },
      { path: 'familyId', text: 'TERN' },
      { path: 'nothing', text: 'x' },
    ];
    expect(judged(cells, { instead, always }).rows[0]?.fields).toEqual({ familyId: 2, description: 'Of all' });
    const wrong = judged(cells, { instead, always: [{ path: 'isLive', text: 'perhaps' }] }).rows[0]?.faults;
    expect(wrong).toEqual([{ heading: 'Live', why: '“perhaps” is not yes or no.', fits: ['yes', 'no'] }]);
  });
  test('in another unit is refused but where a cell has its own', () => {
    const attributes = [attribute({ key: 'weight', label: 'Weight', unit: 'lb', type: 'number' })];
    const of = (text: string | number | null) =>
      faults(
        [
          ['Part number', 'Weight (kg)'],
          ['T-1', text],
        ],
        {
          columns: [
            { at: 0, heading: 'Part number', path: 'partNumber' },
            { at: 1, heading: 'Weight (kg)', path: 'attributes.weight' },
          ],
        },
        { attributes },
      )[0];
    expect(of(5)).toEqual(['refused', 'Weight (kg): “Weight (kg)” is in kg, and Weight is kept in lb.']);
    expect(of('5 lb')).toEqual(['changed']);
    expect(of(null)).toEqual(['unchanged']);
  });
});

test('a field that a new row needs, and of which the sheet has no column, is told by its heading', () => {
  const sheet = sheetOf([
    ['Name', 'Description'],
    ['水', 'A float.'],
    ['Gull', 'A panel.'],
  ]);
  const { rows: found } = importOf([{ sheet, said: { kind: 'families' }, change: { key: ['name'] } }], { rows }).judged;
  expect(found.filter(({ row }) => row !== null).map(({ state, faults: all }) => [state, all])).toEqual([
    ['refused', [expect.objectContaining({ heading: 'Address' })]],
    ['new', []],
  ]);
});

describe('an attribute that the same import changes', () => {
  const voltage = attribute({ id: 901, key: 'voltage', label: 'Voltage', type: 'choice', unit: '', choices: ['120'] });
  const known = { attributes: [voltage as never], products: [product(11, 'T-1')] };
  const judgedWith = (choices: string) =>
    importOf(
      [
        {
          sheet: sheetOf([
            ['Key', 'Choices', 'Label'],
            ['voltage', choices, 'Voltage'],
          ]),
          said: { kind: 'attributes' },
        },
        {
          sheet: sheetOf([
            ['Part number', 'Voltage'],
            ['T-1', '240'],
          ]),
          said: { kind: 'products' },
        },
      ],
      { rows: known, attributes: [voltage] },
    ).judged.rows.map(({ state, faults }) => [state, faults.map(({ why }) => why)]);

  test('is judged by as it will be', () => {
    expect(judgedWith('120; 240')).toEqual([
      ['changed', []],
      ['changed', []],
    ]);
  });
  test('is judged by as it was where its row is refused', () => {
    expect(judgedWith('240; '.padEnd(600, 'x'))).toEqual([
      ['refused', [expect.any(String)]],
      ['refused', ['Voltage has no choice “240”.']],
    ]);
  });
});
