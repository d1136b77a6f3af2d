import { inflateRawSync } from 'node:zlib';
import { anonymous, compile, type Snapshot } from '@millrace/catalogue';
import { evaluate, NO_CENTS, parseModelNumber, toCents } from '@millrace/configurator';
import { comparisonUrl, measureOf, modelListUrl, type SpecRow, valueInBoth, withOtherUnits } from '@millrace/contract';
import { demoContent } from '@millrace/demo-content';
import { readSheets } from '@millrace/exchange';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { settingsOf } from '../content/settings-of.ts';
import { demoSnapshot } from '../testing/demo-snapshot.ts';
import { type ReadingApp, readingApp } from '../testing/reading-app.ts';
import { modelList } from './model-list.ts';
import { type Sheet, sheetOf } from './sheet.ts';
import { makeDocument } from './sheet-xlsx.ts';

const content = demoContent();
const snapshot = demoSnapshot();
const settings = settingsOf(snapshot);

const plain = { intrinsicallySafe: false };
const sheet = (
  slug: string,
  query: { configurator?: string; options?: string } = {},
  prices = true,
  of: Snapshot = snapshot,
): Sheet =>
  sheetOf(modelList(of, slug, { ...plain, ...query }, anonymous), settings, { prices, asOf: 'November 21, 2026' });
/** Products whose family's configurator makes their number. */
const numbers = content.products.flatMap((product) => {
  const family = content.families.find(({ id }) => id === product.familyId);
  const { configModelNo } = product;
  if (configModelNo === null || !family?.isLive || family.intrinsicallySafe || family.configurator === null) return [];
  const parsed = parseModelNumber(family.configurator, configModelNo);
  return parsed.ok
    ? [{ product, family, configurator: family.configurator, number: configModelNo, selection: parsed.selection }]
    : [];
});
const [made] = numbers;
if (made === undefined) throw new Error('The demo content has no product with a configured number.');
const { product, family, configurator, number, selection } = made;
const tabled = content.families.find(
  ({ configurator: own, isLive, id }) =>
    own === null && isLive && content.products.some(({ familyId }) => familyId === id),
);

describe('of a family without a number', () => {
  test('is the table of its products', () => {
    const { columns, rows, number: none, total } = sheet(tabled?.slug ?? '');
    expect(columns.map(({ title }) => title)).toEqual(['Part number', 'Model number', 'Description', 'Price']);
    expect(rows.map(([partNumber]) => partNumber)).toEqual(
      content.products
        .filter(({ familyId, isLive }) => familyId === tabled?.id && isLive)
        .map(({ partNumber }) => partNumber),
    );
    expect([none, total]).toEqual([null, null]);
  });
  test('names what is sold instead of an obsolete model, in place of its price', () => {
    const old = content.products.find(
      ({ isObsolete, isLive, replacedBy }) => isObsolete && isLive && replacedBy !== null,
    );
    const owner = content.families.find(({ id }) => id === old?.familyId);
    const row = sheet(owner?.slug ?? '').rows.find(([partNumber]) => partNumber === old?.partNumber);
    expect(row?.at(-1)).toBe(`→ ${old?.replacedBy}`);
    expect(row?.at(2)).toContain(`(obsolete, replaced by ${old?.replacedBy})`);
  });
  test('says of an obsolete model instead of which nothing is sold that it is no longer sold', () => {
    const gone = content.products.find(
      ({ isObsolete, isLive, replacedBy, priceCents }) => isObsolete && isLive && replacedBy === null && !priceCents,
    );
    const owner = content.families.find(({ id }) => id === gone?.familyId);
    const row = sheet(owner?.slug ?? '').rows.find(([partNumber]) => partNumber === gone?.partNumber);
    expect(row?.at(-1)).toBe('no longer sold');
  });
  test('leaves prices out where they are not wanted', () => {
    const { columns, rows } = sheet(tabled?.slug ?? '', {}, false);
    expect(columns.map(({ kind }) => kind)).not.toContain('money');
    expect(new Set(rows.map((row) => row.length))).toEqual(new Set([columns.length]));
  });
});

describe('of a number', () => {
  const state = evaluate(configurator, selection);
  test('lists every described option, with the price of the catalogue', () => {
    const { number: itemNo, rows, total, notes } = sheet(family.slug, { configurator: number });
    expect(itemNo).toBe(state.itemNo);
    const described = rows.map((row) => row[2]);
    for (const description of state.optionsDescription) expect(described).toContain(description.replace(/^\d+ × /, ''));
    expect(total?.cents).toBe(product.priceCents);
    expect(notes).toContain(`Part number ${product.partNumber}`);
  });
  test('carries the data of the number and its sentences for a specification', () => {
    const rated = numbers.find((one) => evaluate(one.configurator, one.selection).specText.length > 0);
    const { facts, specText } = evaluate(rated?.configurator ?? configurator, rated?.selection ?? []);
    const told = sheet(rated?.family.slug ?? '', { configurator: rated?.number ?? '' });
    expect(told.specText).toEqual(specText);
    expect(facts.length).toBeGreaterThan(0);
    expect(told.facts.map(({ name }) => name)).toEqual(facts.map(({ name }) => name));
    for (const [at, { value, unit = '' }] of facts.entries())
      expect(told.facts[at]?.words).toBe(
        withOtherUnits(`${value} ${unit}`.trim(), typeof value === 'number' ? measureOf(value, unit) : null),
      );
  });
  test('is the same by its share code', () => {
    expect(sheet(family.slug, { options: state.urlOpts })).toEqual(sheet(family.slug, { configurator: number }));
  });
  test('without prices names no amount at all', () => {
    const { columns, rows, total } = sheet(family.slug, { configurator: number }, false);
    expect(columns.map(({ kind }) => kind)).not.toContain('money');
    expect(rows.flat().filter((value) => typeof value === 'number')).toEqual([]);
    expect(total).toBeNull();
  });
  test('that is incomplete says so and has no total', () => {
    const { notes, total } = sheet(family.slug, { configurator: number.slice(0, -1) });
    expect(notes).toEqual(['This model number is not complete yet.']);
    expect(total).toBeNull();
  });
  test.each(['nonsense', 'W10', ''])('a share code such as %s is passed over: the table is sent', (options) => {
    expect(sheet(family.slug, { options }).number).toBeNull();
  });
  test('whose price is on request names the phone to call', () => {
    const products = content.products.map((row) => (row.id === product.id ? { ...row, priceCents: NO_CENTS } : row));
    const asked = compile({ ...content, products }, { revision: 2, previous: snapshot });
    // A price of 0 in the catalogue goes before the sum, and is a price on request.
    expect(asked.ok && sheet(family.slug, { configurator: number }, true, asked.snapshot).total).toEqual({
      label: `For Pricing Call: ${settings['company.phone']}`,
      text: '',
      cents: null,
    });
  });
});

test.each([
  ['of a table', tabled?.slug ?? '', undefined],
  ['of a number', family.slug, number],
])('the columns %s share the whole width', (_, slug, configurator) => {
  const { columns } = sheet(slug, configurator === undefined ? {} : { configurator });
  expect(columns.reduce((sum, { width }) => sum + width, 0)).toBe(100);
});

test('prices in a spreadsheet are amounts in dollars, not words', async () => {
  const products = sheet(family.slug, { configurator: number });
  const file = await makeDocument({ ...products, total: { label: 'Sum', text: '', cents: toCents(1234.56) } });
  expect(partOf(file, 'xl/worksheets/sheet1.xml')).toContain('<v>1234.56</v>');
});

describe('the download', () => {
  let server: ReadingApp;
  beforeAll(async () => {
    server = await readingApp({ clock: () => new Date('2026-11-21T03:00:00Z') });
  });
  afterAll(() => server.close());

  test('is a PDF named by the number', async () => {
    const answer = await server.app.inject(modelListUrl({ slug: family.slug, format: 'pdf', configurator: number }));
    expect(answer.statusCode).toBe(200);
    expect(answer.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
    expect(answer.headers['content-type']).toBe('application/pdf');
    expect(answer.headers['content-disposition']).toMatch(/^attachment; filename="[\w.=+-]+\.pdf"$/);
  });
  test('is a spreadsheet', async () => {
    const answer = await server.app.inject(modelListUrl({ slug: family.slug, format: 'xlsx' }));
    expect(answer.statusCode).toBe(200);
    expect(answer.rawPayload.subarray(0, 2).toString()).toBe('PK');
    expect(answer.headers['content-disposition']).toBe(`attachment; filename="${family.slug}-models.xlsx"`);
  });
  test('is not sent again while it is the same', async () => {
    const url = modelListUrl({ slug: family.slug, format: 'pdf' });
    const { headers } = await server.app.inject(url);
    const again = await server.app.inject({ url, headers: { 'if-none-match': String(headers.etag) } });
    expect(again.statusCode).toBe(304);
  });
  test.each([
    ['/downloads/model-list/no-such-family.pdf', 404],
    [`/downloads/model-list/${family.slug}.doc`, 404],
    [`/downloads/model-list/${family.slug}.pdf?prices=perhaps`, 400],
    [`/downloads/model-list/${family.slug}.pdf?configurator=${'x'.repeat(301)}`, 400],
  ])('%s is answered %i', async (url, status) => {
    const answer = await server.app.inject(url);
    expect(answer.statusCode).toBe(status);
    expect(answer.headers['content-type']).toBe('application/problem+json');
  });
});

describe('of a customer', () => {
  const page = content.customerFamilies.find(({ customerId, configurator: own }) => customerId === 1 && own?.prefix);
  if (page?.configurator == null) throw new Error('The demo content has no customer with numbers of their own.');
  const sold = content.families.find(({ id }) => id === page.familyId)?.slug ?? '';
  const owned = snapshot.families.byId.get(page.familyId);
  const plainNumber = owned?.products.find(({ configModelNo }) => configModelNo !== null)?.configModelNo ?? '';
  const plainData = owned?.configurator?.data;
  const parsed = plainData === undefined ? null : parseModelNumber(plainData, plainNumber);
  if (parsed?.ok !== true) throw new Error('The family of the customer has no number.');
  const ownNumber = evaluate(page.configurator, parsed.selection).itemNo;
  const query = { customer: 'prairie-pump', configurator: ownNumber };
  const asCustomer = (customerId: number) => () =>
    modelList(snapshot, sold, { ...plain, ...query }, { kind: 'customer', customerId });

  test('has the own number and what the label adds, and no part number of ours', () => {
    const list = asCustomer(2)();
    if (list.kind !== 'number') throw new Error('The list has no number.');
    expect(list.number).toMatchObject({ itemNo: ownNumber, complete: true, partNumber: null, base: 650 });
    const { company, title } = sheetOf(list, settings, { prices: true, asOf: '' });
    expect([company, title]).toEqual(['Prairie Pump', page.name]);
  });
  test('is for users of the group alone', () => {
    expect(asCustomer(3)).toThrow('does not see');
    expect(() => modelList(snapshot, sold, { ...plain, ...query }, anonymous)).toThrow('Sign in');
  });
  test('is sent to them and kept by nobody; the plain list stays plain', async () => {
    const server = await readingApp({
      sessionOf: async (token) =>
        token === 'own' || token === 'other'
          ? { userId: token, viewer: { kind: 'customer', customerId: token === 'own' ? 1 : 3 } }
          : null,
    });
    const get = (customer: string | undefined, token: string | null) =>
      server.app.inject({
        url: modelListUrl({ slug: sold, format: 'xlsx', customer }),
        headers: token === null ? {} : { authorization: `Bearer ${token}` },
      });
    const own = await get('prairie-pump', 'own');
    expect([own.statusCode, own.headers['cache-control'], own.headers.etag]).toEqual([
      200,
      'private, no-store',
      undefined,
    ]);
    expect((await get('prairie-pump', null)).statusCode).toBe(401);
    expect((await get('prairie-pump', 'other')).statusCode).toBe(403);
    const plainList = await get(undefined, 'own');
    expect(plainList.headers['cache-control']).toContain('public');
    expect(plainList.rawPayload.equals(own.rawPayload)).toBe(false);
    await server.close();
  });
});

/** The text of a file in a ZIP archive, by the archive's own list of them. */
function partOf(zip: Buffer, name: string): string {
  const NAME = 46;
  const listed = zip.lastIndexOf(name) - NAME;
  const at = zip.readUInt32LE(listed + 42);
  const from = at + 30 + zip.readUInt16LE(at + 26) + zip.readUInt16LE(at + 28);
  const packed = zip.subarray(from, from + zip.readUInt32LE(listed + 20));
  return (zip.readUInt16LE(listed + 10) === 0 ? packed : inflateRawSync(packed)).toString();
}

describe('a comparison', () => {
  let server: ReadingApp;
  beforeAll(async () => {
    server = await readingApp();
  });
  afterAll(() => server.close());
  const items = `family=${tabled?.slug}&part=${product.partNumber}`;

  test('is the rows of its page as a sheet, part numbers as texts and prices as numbers', async () => {
    const page = await server.app.inject(`/api/Compare?${new URLSearchParams({ items })}`);
    const sheets = await Promise.all(
      (['xlsx', 'csv'] as const).map(async (format) => {
        const { statusCode, rawPayload, headers } = await server.app.inject(comparisonUrl(items, format));
        expect([statusCode, headers['content-disposition']]).toEqual([
          200,
          `attachment; filename="comparison.${format}"`,
        ]);
        const read = readSheets(`comparison.${format}`, rawPayload);
        if (!read.ok) throw new Error(read.refusal.code);
        return read.file.sheets[0]?.cells ?? [];
      }),
    );
    for (const cells of sheets) {
      const rows = Map.groupBy(cells, ({ row }) => row);
      const row = (name: string) => [...rows.values()].find(([first]) => first?.text === name)?.slice(1);
      expect(row('Part number')?.map(({ text }) => text)).toEqual([product.partNumber]);
      for (const { name, cells: shown } of page.json().rows)
        expect(row(name)?.map(({ text }) => text)).toEqual(
          shown.flatMap((cell: SpecRow | null) => (cell === null ? [] : valueInBoth(cell, 'us'))),
        );
    }
    expect(sheets[0]?.find(({ text }) => text === product.partNumber)?.number).toBeUndefined();
  });
  test('of nothing that is known is not there', async () =>
    expect((await server.app.inject(comparisonUrl('part=no-such', 'csv'))).statusCode).toBe(404));
});
