import { describe, expect, test } from 'vitest';
import { attribute, family, importOf, product, sheetOf } from '../testing/import-fixture.ts';

const rows = {
  families: [family(1, 'tern'), family(2, 'heron')],
  products: [product(11, '00123'), product(12, '00124'), product(13, '00125', { familyId: 2 })],
};
const states = (lines: readonly { state: string }[]) => lines.map(({ state }) => state).join(' ');

describe('a price list of three columns', () => {
  const list = sheetOf([
    ['Item no.', 'List price', 'Margin'],
    ['00123', '$1,248.50', 0.4],
    ['00124', '100.00', 0.4],
    ['00125', '8 8O.00', 0.4],
    ['00999', '1.00', 0.4],
  ]);
  const { lines, mapping, judged } = importOf([{ sheet: list }], { rows });

  test('is mapped by its headings, and what it does not know is left out', () => {
    expect(mapping.sheets[0]).toMatchObject({
      kind: 'products',
      key: ['partNumber'],
      columns: [{ path: 'partNumber' }, { path: 'priceCents' }, { path: null }],
    });
  });
  test('changes prices alone, leaves what is the same, and says why the others are refused', () => {
    expect(lines.slice(0, 4).map(({ row, state }) => [row, state])).toEqual([
      [2, 'changed'],
      [3, 'unchanged'],
      [4, 'refused'],
      [5, 'refused'],
    ]);
    expect(lines[0]?.changes).toMatchObject([{ heading: 'List price', before: '100.00', after: '1248.50' }]);
    expect(judged.rows[0]?.fields).toEqual({ priceCents: 124_850 });
    expect(lines[2]?.faults).toMatchObject([{ heading: 'List price', why: expect.stringContaining('8 8O.00') }]);
    expect(lines[3]?.faults.map(({ why }) => why)).toContain(
      'A new product needs it, and no column of the sheet says it.',
    );
  });
  test('asks to look at a price that is many times what it was', () => {
    expect(lines[0]?.doubts).toEqual(['List price: 12 times what it was.']);
    expect(judged.counts).toMatchObject({ changed: 1, unchanged: 1, refused: 2, doubtful: 1 });
  });
});

test('a price in another currency than that of the site is refused at its cell', () => {
  const list = sheetOf([
    ['Item no.', 'List price'],
    ['00123', 'EUR 22.00'],
    ['00124', '£ 22.00'],
    ['00125', 'US$ 100.00'],
  ]);
  const change = {
    columns: [
      { at: 0, heading: 'Item no.', path: 'partNumber' },
      { at: 1, heading: 'List price', path: 'priceCents' },
    ],
  };
  const { lines } = importOf([{ sheet: list, change }], { rows });
  expect(states(lines.slice(0, 3))).toBe('refused refused unchanged');
  expect(lines[0]?.faults).toMatchObject([
    { heading: 'List price', why: '“EUR 22.00” is in EUR, and prices of this site are in USD.' },
  ]);
  const settings = [{ id: 1, group: 'brand', key: 'currency', value: 'EUR' }];
  const ofEuros = importOf([{ sheet: list, change }], { rows: { ...rows, settings } }).lines;
  expect(states(ofEuros.slice(0, 3))).toBe('changed refused refused');
  expect(lines[1]?.faults[0]?.why).toBe('“£ 22.00” is in £, and prices of this site are in USD.');
});

describe('numbers below a heading in another unit than their attribute', () => {
  const cable = attribute({ key: 'cable', label: 'Cable length', type: 'number', unit: 'ft', precision: 1 });
  const cells = [
    ['Part number', 'Cable length (m)', 'Cable length [ft]'],
    ['00123', '1½', '5'],
    ['00124', '3 ft', '10'],
  ] as const;
  const changeTo = (at: number) => ({
    columns: [0, at].map((one) => ({
      at: one,
      heading: cells[0][one] ?? '',
      path: one === 0 ? 'partNumber' : 'attributes.cable',
    })),
  });

  test('are refused at their cells, unless they have the unit with them', () => {
    const { lines } = importOf([{ sheet: sheetOf(cells), change: changeTo(1) }], { rows, attributes: [cable] });
    expect(states(lines.slice(0, 2))).toBe('refused changed');
    expect(lines[0]?.faults).toMatchObject([
      { heading: 'Cable length (m)', why: '“Cable length (m)” is in m, and Cable length is kept in ft.' },
    ]);
  });

  test('are passed over by the guess for those in its own', () => {
    const { mapping } = importOf([{ sheet: sheetOf(cells) }], { rows, attributes: [cable] });
    expect(mapping.sheets[0]?.columns.map(({ path }) => path)).toEqual(['partNumber', null, 'attributes.cable']);
  });

  test.each(['Cable length [feet]', 'Cable length (foot)', 'Cable length', 'Cable length (red)'])(
    '“%s” is the same',
    (heading) => {
      const sheet = sheetOf([
        ['Part number', heading],
        ['00123', '5'],
      ]);
      expect(states(importOf([{ sheet }], { rows, attributes: [cable] }).lines.slice(0, 1))).toBe('changed');
    },
  );
});

describe('a price list with titles and sums between its rows', () => {
  const list = sheetOf([
    ['Item no.', 'List price', 'Margin'],
    ['Elbow fittings 90°'],
    ['00123', '$1,248.50', 0.4],
    ['Subtotal', '1,248.50', null],
    ['Summe netto', '1,248.50', null],
    ['00999', '1.00', 0.4],
  ]);
  const { lines } = importOf([{ sheet: list }], { rows });

  test('says at their key that they are none', () => {
    expect(states(lines.slice(0, 5))).toBe('refused changed refused refused refused');
    expect(lines.slice(0, 4).map(({ faults }) => faults)).toMatchObject([
      [
        {
          heading: 'Item no.',
          why: expect.stringMatching(/^“Elbow fittings 90°” stands alone in its row.*no product/),
        },
      ],
      [],
      [{ heading: 'Item no.', why: '“Subtotal” looks like a sum of the rows above it, and no product.' }],
      [{ heading: 'Item no.', why: '“Summe netto” looks like a sum of the rows above it, and no product.' }],
    ]);
    expect(lines[4]?.faults.map(({ why }) => why)).toContain(
      'A new product needs it, and no column of the sheet says it.',
    );
  });

  test('takes one that is whole, whatever it is called', () => {
    const whole = sheetOf([
      ['Part number', 'Name', 'Family', 'Description'],
      ['Total-1', 'Total station', 'tern', 'New.'],
    ]);
    expect(states(importOf([{ sheet: whole }], { rows }).lines)).toContain('new');
  });
});

test('part numbers keep their zeros, blanks around them do not count, and case does not either', () => {
  const { lines } = importOf(
    [
      {
        sheet: sheetOf([
          ['Part number', 'Name'],
          [' ab-1\u00A0', 'One'],
          ['00123', 'Two'],
        ]),
      },
    ],
    {
      rows: { ...rows, products: [product(11, 'AB-1', { name: 'One' }), product(12, '123', { name: 'Two' })] },
    },
  );
  expect(lines.map(({ state, id }) => [state, id])).toEqual([
    ['unchanged', 11],
    ['refused', null],
    ['missing', 12],
  ]);
});

test('two rows of one key are both refused, and each names the other', () => {
  const { lines } = importOf(
    [
      {
        sheet: sheetOf([
          ['Part number', 'Name'],
          ['00123', 'A'],
          ['00124', 'B'],
          ['00123', 'C'],
        ]),
      },
    ],
    {
      rows,
    },
  );
  expect(states(lines.slice(0, 3))).toBe('refused changed refused');
  expect(lines[0]?.faults).toMatchObject([{ why: 'Row 4 of this sheet is of the same product, “00123”.' }]);
  expect(lines[2]?.faults).toMatchObject([{ why: 'Row 2 of this sheet is of the same product, “00123”.' }]);
});

describe('rows that the sheet lacks', () => {
  const sheet = sheetOf([
    ['Part number', 'Name', 'Family'],
    ['00123', 'Panel 00123', 'TERN'],
  ]);
  const fates = (change: object, more = rows) =>
    importOf([{ sheet, change }], { rows: more }).judged.rows.filter(({ state }) => state === 'missing');
  test('are told, and left unless somebody says otherwise', () => {
    expect(fates({}).map(({ id, fields }) => [id, fields])).toEqual([
      [12, null],
      [13, null],
    ]);
  });
  test('can be made not live; what is not live already is not told', () => {
    const products = [...rows.products, product(14, 'X', { isLive: false })];
    expect(fates({ missing: 'notLive' }, { ...rows, products }).map(({ id, fields }) => [id, fields])).toEqual([
      [12, { isLive: false }],
      [13, { isLive: false }],
    ]);
  });
  test('are those of the families alone that the sheet is about, if it is about some', () => {
    expect(fates({ missing: 'remove', within: 'named' }).map(({ id }) => id)).toEqual([12]);
  });
});

describe('two sheets that name each other', () => {
  const families = sheetOf(
    [
      ['Name', 'Description'],
      ['New Gull', 'A gull.'],
      ['TERN', ''],
    ],
    'Families',
  );
  const products = sheetOf(
    [
      ['Part number', 'Name', 'Family'],
      ['G-1', 'Gull one', 'New Gull'],
      ['G-2', 'Two', 'Gul'],
    ],
    'Products',
  );
  test('come in together, in any order', () => {
    for (const sheets of [
      [families, products],
      [products, families],
    ]) {
      const { judged, lines } = importOf(
        sheets.map((sheet) => ({ sheet })),
        { rows },
      );
      expect(lines.find(({ key }) => key === 'G-1')?.changes).toContainEqual(
        expect.objectContaining({ heading: 'Family', after: 'New Gull' }),
      );
      const gull = judged.rows.find(({ fields }) => fields?.['name'] === 'New Gull');
      const one = judged.rows.find(({ fields }) => fields?.['partNumber'] === 'G-1');
      expect(gull?.fields).toMatchObject({ slug: 'new-gull', isLive: true, isObsolete: false, position: 3, media: [] });
      expect(one?.fields).toMatchObject({ familyId: gull?.id, isLive: true, position: 14 });
      const two = judged.rows.find(({ key }) => key === 'G-2');
      expect(two).toMatchObject({
        state: 'refused',
        faults: [{ why: 'There is no family “Gul”.', fits: ['New Gull'] }],
      });
    }
  });
  test('a row that names a new one which is refused is refused with it', () => {
    const broken = sheetOf(
      [
        ['Name', 'Live'],
        ['New Gull', 'perhaps'],
      ],
      'Families',
    );
    const { judged } = importOf([{ sheet: broken }, { sheet: products }], { rows });
    expect(judged.rows.find(({ key }) => key === 'G-1')).toMatchObject({
      state: 'refused',
      faults: [{ heading: 'Family', why: expect.stringContaining('is refused itself') }],
    });
  });
  test('a new one that is refused is shown with what its cells say', () => {
    const without = sheetOf([
      ['Part number', 'Name', 'List price'],
      ['G-9', 'Gull nine', 'cheap'],
    ]);
    expect(importOf([{ sheet: without }], { rows }).lines[0]).toMatchObject({
      state: 'refused',
      name: 'Gull nine',
      changes: [{ after: 'G-9' }, { after: 'Gull nine' }],
    });
  });
});

test('an empty cell leaves the field as it is, or clears it where that is asked', () => {
  const products = [product(11, 'A', { description: 'Words', attributes: { volts: 480 } })];
  const sheet = sheetOf([
    ['Part number', 'Description', 'Volts', 'Price'],
    ['A', null, null, null],
  ]);
  const given = { rows: { ...rows, products }, attributes: [attribute({ key: 'volts', label: 'Volts' })] };
  expect(states(importOf([{ sheet }], given).lines)).toBe('unchanged');
  const { judged } = importOf([{ sheet, change: { empties: 'clear' } }], given);
  expect(judged.rows[0]?.fields).toEqual({ description: '', attributes: {}, priceCents: null });
});

test('attributes are columns, also those that come along in another sheet', () => {
  const attributes = sheetOf(
    [
      ['Key', 'Label', 'Type', 'Unit', 'Group'],
      ['volts', 'Voltage', 'number', 'V', 'Electrical'],
    ],
    'Attributes',
  );
  const products = sheetOf(
    [
      ['Part number', 'Voltage [V]'],
      ['00123', 480],
    ],
    'Products',
  );
  const first = importOf([{ sheet: attributes }], { rows });
  expect(first.lines).toMatchObject([{ state: 'new', faults: [] }]);
  const change = {
    columns: [
      { at: 0, heading: 'Part number', path: 'partNumber' },
      { at: 1, heading: 'Voltage [V]', path: 'attributes.volts' },
    ],
  };
  const { judged } = importOf([{ sheet: attributes }, { sheet: products, change }], { rows });
  expect(judged.rows.find(({ id }) => id === 11)?.fields).toEqual({ attributes: { volts: 480 } });
});

describe('a text that does not fit', () => {
  const sheet = sheetOf([
    ['Part number', 'Family', 'Price'],
    ['A-1', 'Ternn', '10.00'],
    ['A-2', 'Ternn', '11.00'],
    ['A-3', 'Tern', 'ten'],
  ]);
  test('names the cell that one of what fits can stand for, and examples are none of these', () => {
    const { lines } = importOf([{ sheet }], { rows });
    expect(lines[0]?.faults.find(({ heading }) => heading === 'Family')).toMatchObject({
      fits: ['TERN', 'HERON'],
      cell: { path: 'familyId', text: 'Ternn' },
    });
    expect(lines[2]?.faults.find(({ heading }) => heading === 'Price')).not.toHaveProperty('cell');
  });
  test('is read as what somebody took for it, in every row and in no other column', () => {
    const instead = [{ path: 'familyId', text: 'Ternn', by: 'TERN' }];
    const said = { change: { instead, always: [{ path: 'name', text: 'Ternn' }] } };
    const { judged } = importOf([{ sheet, ...said }], { rows });
    expect(judged.rows.slice(0, 2).map(({ fields }) => fields)).toMatchObject([
      { familyId: 1, name: 'Ternn' },
      { familyId: 1, name: 'Ternn' },
    ]);
  });
});

describe('files that cells name', () => {
  const sheet = sheetOf(
    [
      ['Name', 'Pictures'],
      ['TERN', 'tern.png; tern-side.png'],
      ['HERON', 'gone.png'],
    ],
    'Families',
  );
  const fileOf = (name: string) =>
    name.startsWith('tern') ? ({ ok: true, uri: `families/${name}`, file: name } as const) : undefined;
  test('become media under addresses of their own; one that did not come is refused', () => {
    const { judged, lines } = importOf([{ sheet }], { rows, fileOf });
    expect(judged.rows[0]).toMatchObject({ state: 'changed', files: ['tern.png', 'tern-side.png'] });
    expect(judged.rows[0]?.fields?.['media']).toMatchObject([
      // Called as their row is, also where the name of the file has other letters.
      { uri: 'families/tern.png', name: 'TERN', type: 2 },
      { uri: 'families/tern-side.png', name: 'TERN side' },
    ]);
    expect(lines[0]?.changes).toMatchObject([{ before: '', after: 'families/tern.png\nfamilies/tern-side.png' }]);
    expect(lines[1]?.faults).toMatchObject([{ why: expect.stringContaining('gone.png') }]);
    expect(judged.counts.files).toBe(2);
  });
  test('become the pictures of a product, and stand in its cell as the sheet has them', () => {
    const products = sheetOf([
      ['Part number', 'Photo'],
      ['00123', 'tern.png; tern-side.png; tern.png'],
      ['00124', '/media/products/there.png'],
      ['00125', 'gone.png'],
    ]);
    const { judged, lines } = importOf([{ sheet: products }], { rows, fileOf });
    expect(judged.rows[0]?.fields).toEqual({ pictures: ['families/tern.png', 'families/tern-side.png'] });
    expect(judged.rows[0]?.files).toEqual(['tern.png', 'tern-side.png']);
    expect(judged.rows[1]?.fields).toEqual({ pictures: ['products/there.png'] });
    expect(lines[2]?.faults).toMatchObject([{ heading: 'Photo', why: expect.stringContaining('gone.png') }]);
  });
  test('that a row has already change nothing', () => {
    const first = importOf([{ sheet }], { rows, fileOf }).judged.rows[0]?.fields?.['media'];
    const media = (first as object[]).map((one, at) => ({ ...one, id: `e${at}`, name: 'Edited' }));
    const after = { ...rows, families: [family(1, 'tern', { media }), family(2, 'heron')] };
    expect(importOf([{ sheet }], { rows: after, fileOf }).lines[0]?.state).toBe('unchanged');
  });
});
