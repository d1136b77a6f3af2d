import type { ImportSession } from '@millrace/contract/office';
import { writeArchive, writeCsv, writeXlsx } from '@millrace/exchange';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { importCalls } from '../testing/import-calls.ts';
import { memoryStore } from '../testing/memory-store.ts';
import { openTestApp, type TestApp } from '../testing/open-test-app.ts';
import { rowCounts } from '../testing/row-counts.ts';
import { sendOfficeCall } from '../testing/send-office-call.ts';
import { staffBy } from '../testing/staff-by.ts';
import { demo } from '../testing/test-content.ts';

const files = memoryStore();
let server: TestApp;
beforeAll(async () => {
  server = await openTestApp({
    staffOf: staffBy({ ada: ['editor'], bob: ['editor'], hr: ['hr'] }),
    published: demo,
    files,
  });
});
afterAll(() => server.close());
beforeEach(() => server.restore());
const { upload, begin, ask, draft, session, verdict, land } = importCalls(() => server);

const products = () => server.content.products.filter(({ priceCents }) => (priceCents ?? 0) > 0).slice(0, 5);
const csv = (rows: readonly (readonly (string | number | null)[])[]) => writeCsv({ name: 'list', rows });
const priceList = () =>
  csv([
    ['Part number', 'Price'],
    ...products().map(({ partNumber, priceCents }) => [partNumber, ((priceCents ?? 0) + 100) / 100]),
  ]);
/** All that is stored anywhere. */
const everything = async () => ({ rows: await rowCounts(server.database), files: [...files.files.keys()].toSorted() });

test('formulas that nobody has computed are told, as their cells are read as empty', async () => {
  const book = bookOf('Products');
  const row = (nth: number, cells: readonly string[]) =>
    `<row r="${nth}">${cells.map((cell, at) => cell.replace('<c', `<c r="${'AB'[at]}${nth}"`)).join('')}</row>`;
  const text = (words: string) => `<c t="inlineStr"><is><t>${words}</t></is></c>`;
  const rows = [row(1, [text('Part number'), text('Price')]), row(2, [text('P-1'), '<c><f>1+1</f></c>'])];
  book['xl/worksheets/sheet1.xml'] = Buffer.from(`<worksheet><sheetData>${rows.join('')}</sheetData></worksheet>`);
  const id = await begin('unsaved.xlsx', writeArchive(book));
  const { notes } = await session(id);
  expect(notes).toContainEqual(expect.stringContaining('1 formula of “unsaved.xlsx” has no value'));
  await ask('officeCancelImport', { params: { import: id } });
});

test('a file of a shop comes in as families and products, and says what it was', async () => {
  const id = await begin(
    'products_export.csv',
    'Handle,Title,Option1 Name,Option1 Value,Variant SKU,Variant Price,Published\nsnipe-shop,Snipe,Voltage,24 V,00777,"1,250.00",true\n',
  );
  const { notes, mapping } = await session(id);
  expect(notes).toContainEqual(expect.stringContaining('was recognised as Shopify products'));
  expect(mapping.sheets.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['families', 'products']));
  const { lines } = await verdict(id, { draft: await draft() });
  expect(lines.filter(({ state }) => state === 'refused')).toEqual([]);
  expect(lines.find(({ key }) => key === '00777')).toMatchObject({ state: 'new', row: 2 });
  await ask('officeCancelImport', { params: { import: id } });
});

test('a German price list is known by its headings; titles, sums and other currencies are told at their cells', async () => {
  const [one, two, three] = products().map(({ partNumber }) => partNumber);
  const text = [
    'Artikel-Nr.;Bezeichnung;Listenpreis',
    'Schaltschränke, kurz;;',
    `${one};Schrank\u00A0;1.234,50`,
    `${two};Schrank;EUR 89,90`,
    `${three};Schrank;$1,034.50`,
    'Zwischensumme;;2.358,90',
  ].join('\r\n');
  const id = await begin('liste.csv', Buffer.from(text, 'latin1'));
  const { notes, mapping } = await session(id);
  expect(notes).toContainEqual(expect.stringContaining('Windows-1252, with “;” between cells and “,” before'));
  expect(mapping.sheets).toMatchObject([
    {
      kind: 'products',
      key: ['partNumber'],
      columns: [{ path: 'partNumber' }, { path: 'name' }, { path: 'priceCents' }],
    },
  ]);
  const { lines } = await verdict(id, { draft: await draft() });
  expect(lines.map(({ state }) => state)).toEqual(['refused', 'changed', 'refused', 'changed', 'refused']);
  expect(lines.flatMap(({ faults }) => faults.map(({ heading, why }) => `${heading}: ${why}`))).toEqual([
    'Artikel-Nr.: “Schaltschränke, kurz” stands alone in its row: it looks like a title or a note, and no product.',
    'Listenpreis: “EUR 89,90” is in EUR, and prices of this site are in USD.',
    'Artikel-Nr.: “Zwischensumme” looks like a sum of the rows above it, and no product.',
  ]);
  const prices = lines.flatMap(({ changes }) => changes.filter(({ path }) => path === 'priceCents'));
  expect(prices.map(({ after }) => after)).toEqual(expect.arrayContaining(['1234.50', '1034.50']));
  await ask('officeCancelImport', { params: { import: id } });
});

describe('a price list', () => {
  test('is read, mapped, judged, and lands in a draft as one step that one undo takes back', async () => {
    const id = await begin('prices.csv', priceList());
    const read = await session(id);
    expect(read).toMatchObject({
      files: [{ name: 'prices.csv', is: 'sheet' }],
      notes: [expect.stringContaining('UTF-8')],
      mapping: {
        sheets: [{ kind: 'products', key: ['partNumber'], columns: [{ path: 'partNumber' }, { path: 'priceCents' }] }],
      },
    });
    const to = await draft();
    const judged = await verdict(id, { draft: to });
    expect(judged.counts).toMatchObject({ changed: 5, new: 0, refused: 0 });
    expect(judged.lines[0]).toMatchObject({ row: 2, state: 'changed', key: products()[0]?.partNumber });
    const landed = await land(id, { draft: to, mark: judged.mark, takesDoubtful: true });
    expect(landed.json()).toMatchObject({ added: 0, changed: 5, removed: 0 });
    const changes = await ask('officeChanges', { params: { draft: to } });
    expect(changes).toHaveLength(5);
    expect(changes[0].differences).toMatchObject([{ path: ['priceCents'] }]);
    await ask('officeUndo', { params: { draft: to } });
    expect(await ask('officeChanges', { params: { draft: to } })).toEqual([]);
    expect((await land(id, { draft: to, mark: judged.mark, takesDoubtful: true })).json().code).toBe('not-found');
  });
  test('that came in is unchanged the second time', async () => {
    const to = await draft();
    for (const expected of [
      { changed: 5, unchanged: 0 },
      { changed: 0, unchanged: 5 },
    ]) {
      const id = await begin('prices.csv', priceList());
      await session(id);
      const { mark, counts } = await verdict(id, { draft: to });
      expect(counts).toMatchObject(expected);
      await land(id, { draft: to, mark, takesDoubtful: true });
    }
  });
  test('whose draft was changed since the verdict is refused, and judged anew', async () => {
    const id = await begin('prices.csv', priceList());
    await session(id);
    const to = await draft();
    const { mark } = await verdict(id, { draft: to });
    const [first] = products();
    const row = await ask('officeRow', { params: { kind: 'products', id: first?.id }, query: { draft: to } });
    await ask('officeChangeRow', {
      params: { draft: to, kind: 'products', id: first?.id },
      body: { version: row.version, fields: { name: 'By hand' } },
    });
    expect((await land(id, { draft: to, mark, takesDoubtful: true })).json().code).toBe('changed-meanwhile');
    expect((await verdict(id, { draft: to })).mark).not.toBe(mark);
    await ask('officeCancelImport', { params: { import: id } });
  });
  test('is mapped otherwise by hand, and its sheets are guessed anew for another kind', async () => {
    const id = await begin(
      'list.csv',
      csv([
        ['Code', 'What'],
        ['x', 'y'],
      ]),
    );
    const { mapping } = await session(id);
    const sheets = mapping.sheets.map((sheet) => ({ ...sheet, kind: 'customers' as const, isLeftOut: false }));
    const guessed = await ask('officeGuessImport', {
      params: { import: id },
      body: { mapping: { ...mapping, sheets }, anew: [0] },
    });
    expect(guessed.mapping.sheets[0]).toMatchObject({ kind: 'customers' });
    const columns = [
      { at: 0, heading: 'Code', path: 'slug' },
      { at: 1, heading: 'What', path: 'name' },
    ];
    const mapped = await ask('officeMapImport', {
      params: { import: id },
      body: { mapping: { ...mapping, sheets: sheets.map((one) => ({ ...one, columns, key: ['slug'] })) } },
    });
    expect(mapped.mapping.sheets[0].columns).toEqual(columns);
    const instead = Array.from({ length: 501 }, (_, at) => ({ path: 'name', text: `Text ${at}`, by: 'Name' }));
    const beyond = await sendOfficeCall(server, 'officeMapImport', {
      params: { import: id },
      body: { mapping: { ...mapping, sheets: sheets.map((one) => ({ ...one, instead })) } },
    });
    expect([beyond.statusCode, beyond.json().message]).toEqual([400, expect.stringContaining('500 at most')]);
    expect((await verdict(id)).counts).toMatchObject({ new: 1 });
    await ask('officeCancelImport', { params: { import: id } });
  });
});

describe('a draft that the import goes into', () => {
  const to = async () => {
    const id = await draft();
    const attributes = await begin(
      'Attributes.csv',
      csv([
        ['Key', 'Label', 'Type', 'Unit', 'Precision', 'Group'],
        ['zeta', 'Zeta', 'number', 'mm', 1, 'Size'],
      ]),
    );
    await session(attributes);
    const { mark, counts } = await verdict(attributes, { draft: id });
    expect(counts).toMatchObject({ new: 1, refused: 0 });
    await land(attributes, { draft: id, mark, takesDoubtful: false });
    return id;
  };
  /** Numbers of a workbook: every other one is a text with a comma. */
  const zetas = async () =>
    Buffer.from(
      await (
        await writeXlsx([
          {
            name: 'Products',
            rows: [
              ['Part number', 'Zeta'],
              ...products().map(({ partNumber }, at) => [partNumber, at % 2 === 0 ? '3,7' : 3.7]),
            ],
          },
        ])
      ).arrayBuffer(),
    );

  test('offers the attributes that stand in it alone as columns, and reads their texts as they are written', async () => {
    const query = { draft: await to() };
    const id = await begin('zetas.xlsx', await zetas());
    const { mapping, kinds }: ImportSession = await ask('officeImport', { params: { import: id }, query });
    expect(kinds.find(({ kind }) => kind === 'products')?.columns).toContainEqual(
      expect.objectContaining({ path: 'attributes.zeta', heading: 'Zeta [mm]' }),
    );
    expect(mapping.sheets[0]?.columns).toMatchObject([{ path: 'partNumber' }, { path: 'attributes.zeta' }]);
    expect((await verdict(id, query)).counts).toMatchObject({ changed: 5, refused: 0 });
    const mapped = await ask('officeMapImport', { params: { import: id }, query, body: { mapping } });
    expect(mapped).toMatchObject({ mapping, kinds });
    await ask('officeCancelImport', { params: { import: id } });
  });
  test('is asked for: over what is in force there is no such column', async () => {
    await to();
    const id = await begin('zetas.xlsx', await zetas());
    const { mapping } = await session(id);
    expect(mapping.sheets[0]?.columns).toMatchObject([{ path: 'partNumber' }, { path: null }]);
    await ask('officeCancelImport', { params: { import: id } });
  });
});

describe('pictures that cells name', () => {
  const png = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  );
  const sheet = () =>
    csv([
      ['Name', 'Slug', 'Pictures'],
      ['New Gull', 'new-gull', 'gull.png'],
    ]);
  test('come from a ZIP, are judged, and become media of the draft', async () => {
    const id = await begin('Families.csv', sheet());
    expect((await upload('pictures.zip', writeArchive({ 'img/Gull.PNG': png }), { to: id })).statusCode).toBe(200);
    const { mapping } = await session(id);
    expect(mapping.sheets[0]).toMatchObject({ kind: 'families' });
    const to = await draft();
    const { mark, counts, lines } = await verdict(id, { draft: to, show: 'new' });
    expect(lines[0]?.faults).toEqual([]);
    expect(counts).toMatchObject({ new: 1, files: 1 });
    expect((await land(id, { draft: to, mark, takesDoubtful: false })).json()).toMatchObject({ added: 1, files: 1 });
    const media = await ask('officeMedia', { query: { draft: to, search: 'gull' } });
    expect(media.files).toMatchObject([{ uri: 'families/gull.png', type: 'png', uses: 1 }]);
    // The same files again change nothing.
    const again = await begin('Families.csv', sheet());
    await upload('pictures.zip', writeArchive({ 'img/Gull.PNG': png }), { to: again });
    await session(again);
    expect((await verdict(again, { draft: to })).counts).toMatchObject({ unchanged: 1, new: 0 });
    await ask('officeCancelImport', { params: { import: again } });
  });
  test('that are none are refused at their row', async () => {
    const id = await begin('Families.csv', sheet());
    await upload('gull.png', 'no picture', { to: id });
    await session(id);
    const { lines } = await verdict(id, { show: 'refused' });
    expect(lines).toMatchObject([{ faults: [{ heading: 'Pictures', why: expect.stringContaining('gull.png') }] }]);
    await ask('officeCancelImport', { params: { import: id } });
  });
});

/** The parts of a workbook, as a program writes them that knows no bounds of names. */
const bookOf = (sheet: string): Record<string, Uint8Array> => ({
  '[Content_Types].xml': Buffer.from('<Types/>'),
  'xl/workbook.xml': Buffer.from(
    `<workbook xmlns:r="r"><sheets><sheet name="${sheet}" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  ),
  'xl/_rels/workbook.xml.rels': Buffer.from(
    '<Relationships><Relationship Id="rId1" Type="worksheet" Target="worksheets/sheet1.xml"/></Relationships>',
  ),
  'xl/worksheets/sheet1.xml': Buffer.from(
    '<worksheet><sheetData><row r="1"><c r="A1"><v>1</v></c></row></sheetData></worksheet>',
  ),
});

describe('nothing is left', () => {
  test.each([
    ['a ZIP that unpacks to far more', 'bomb.zip', () => writeArchive({ a: new Uint8Array(40_000_000) })],
    [
      'a whole site',
      'site.zip',
      () => writeArchive({ 'site.json': new Uint8Array(2), 'rows/products.jsonl': new Uint8Array(1) }),
    ],
    ['an archive that leads out', 'out.zip', () => writeArchive({ '../a.png': new Uint8Array(1) })],
    [
      'a sheet with macros',
      'list.xlsm',
      () => writeArchive({ '[Content_Types].xml': new Uint8Array(9), 'xl/vbaProject.bin': new Uint8Array(9) }),
    ],
    ['an old Excel file', 'old.xls', () => Uint8Array.from([0xd0, 0xcf, 0x11, 0xe0, 0, 0])],
    ['a broken workbook', 'broken.xlsx', () => Buffer.from('PK\u0003\u0004 and no more')],
    ['a sheet whose name is endless', 'names.xlsx', () => writeArchive(bookOf('S'.repeat(400)))],
    ['an empty file', 'empty.csv', () => new Uint8Array()],
    ['more columns than are read', 'columns.csv', () => Buffer.from(`${'a,'.repeat(600)}a\n`)],
    ['a million columns', 'wide.csv', () => Buffer.from(`${'a,'.repeat(1_000_000)}\n`)],
  ])('of %s, which is refused with words', async (_, name, bytes) => {
    const before = await everything();
    const answer = (await upload(name, bytes())).json();
    expect(answer.code).toMatch(/^(?:wrong-type|too-large)$/);
    expect(answer.message).toContain(name);
    expect(await everything()).toEqual(before);
    expect(await ask('officeImports')).toEqual([]);
  });
  test('of an import that is cancelled, also while its verdict is made', async () => {
    const before = await everything();
    const rows = Array.from({ length: 3000 }, (_, at) => [
      `N-${at}`,
      `Name ${at}`,
      server.content.families[0]?.name ?? '',
    ]);
    const id = await begin(
      'many.xlsx',
      Buffer.from(
        await (
          await writeXlsx([{ name: 'Products', rows: [['Part number', 'Name', 'Family'], ...rows] }])
        ).arrayBuffer(),
      ),
    );
    await session(id);
    const running = verdict(id).catch((error: Error) => error.message);
    await ask('officeCancelImport', { params: { import: id } });
    const answer = await running;
    // It is gone, not broken: nobody is asked to try again.
    if (typeof answer === 'string') expect(answer).toContain('not-found');
    expect(await everything()).toEqual(before);
    await expect(session(id)).rejects.toThrow('not-found');
  });
  test('of an import whose draft is full', async () => {
    const small = await openTestApp({
      staffOf: staffBy({ ada: ['editor'] }),
      published: demo,
      draftBounds: { openDrafts: 9, changes: 3, bytes: 1 << 20, steps: 9, stepBytes: 1 << 20 },
    });
    try {
      const calls = importCalls(() => small);
      const id = await calls.begin('prices.csv', priceList());
      await calls.session(id);
      const to = await calls.draft();
      const { mark } = await calls.verdict(id, { draft: to });
      const before = await rowCounts(small.database);
      expect((await calls.land(id, { draft: to, mark, takesDoubtful: true })).json().code).toBe('draft-full');
      expect(await rowCounts(small.database)).toEqual(before);
    } finally {
      await small.close();
    }
  });
});

test('strangers, other roles and other staff see and change nothing of an import', async () => {
  expect((await upload('a.csv', 'Part number\n1\n', { as: 'hr' })).json().code).toBe('not-allowed');
  expect((await upload('a.csv', 'Part number\n1\n', { as: 'nobody' })).json().code).toBe('not-signed-in');
  const id = await begin('prices.csv', priceList());
  await expect(ask('officeImport', { params: { import: id }, as: 'bob' })).rejects.toThrow('not-found');
  await ask('officeCancelImport', { params: { import: id }, as: 'bob' });
  expect((await session(id)).id).toBe(id);
  await ask('officeCancelImport', { params: { import: id } });
});

test('settings, of which some are secret, are imported by publishers alone', async () => {
  const id = await begin(
    'Settings.csv',
    csv([
      ['Group', 'Key', 'Value'],
      ['mail', 'from', 'x'],
    ]),
  );
  const { mapping } = await session(id);
  const sheets = mapping.sheets.map((sheet) => ({ ...sheet, kind: 'settings' as const, isLeftOut: false }));
  await ask('officeGuessImport', { params: { import: id }, body: { mapping: { ...mapping, sheets }, anew: [0] } });
  await expect(verdict(id)).rejects.toThrow('not-allowed');
  await ask('officeCancelImport', { params: { import: id } });
});

test('a mapping is kept under a name, for all staff, and forgotten again', async () => {
  const id = await begin('prices.csv', priceList());
  const { mapping } = await session(id);
  const kept = await ask('officeKeepMapping', { body: { name: 'Price list', mapping } });
  await ask('officeKeepMapping', { body: { name: 'Price list', mapping }, as: 'bob' });
  expect(await ask('officeMappings', { as: 'bob' })).toMatchObject([
    { id: kept.id, name: 'Price list', mapping, keptBy: 'bob' },
  ]);
  await ask('officeRemoveMapping', { params: { mapping: kept.id } });
  expect(await ask('officeMappings')).toEqual([]);
  await ask('officeCancelImport', { params: { import: id } });
});
