import { type ContentKind, contentKindNames } from '@millrace/contract/content';
import { readSheets } from '@millrace/exchange';
import { readContentJson, withLongTexts } from '@millrace/transfer';
import { unzipSync } from 'fflate';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '../testing/open-test-app.ts';
import type { OfficeCallGiven } from '../testing/send-office-call.ts';
import { draftCalls } from '../testing/staff/draft-calls.ts';
import { staffBy } from '../testing/staff-by.ts';

const staffOf = staffBy({ ada: ['editor'], hr: ['hr'], pat: ['publisher'] });

let server: TestApp;
beforeAll(async () => {
  server = await openTestApp({ staffOf });
});
afterAll(() => server.close());
beforeEach(() => server.restore());

const { send } = draftCalls(() => server);
const rowsOf = async (name: 'officeExport' | 'officeExportRows', given: OfficeCallGiven) => {
  const answer = await send(name, { ...given, query: { ...given.query, format: 'json' } });
  const read = readContentJson(answer.payload);
  if (!read.ok) throw new Error(read.why);
  return read.kinds;
};
const content = () => {
  const snapshot = server.holder.current();
  if (snapshot === null) throw new Error('No content.');
  return snapshot.content;
};

test('everything as JSON is every row in force, for those who may read secrets', async () => {
  expect(await rowsOf('officeExport', { as: 'pat' })).toEqual(
    new Map(contentKindNames.map((kind) => [kind, content()[kind]])),
  );
});

test('secret settings and kinds of others are not in the export of those who do not read them', async () => {
  const own = await rowsOf('officeExport', { as: 'ada' });
  const secret = content().settings.filter((row) => !own.get('settings')?.some(({ id }) => id === row.id));
  expect(secret.map(({ group, key }) => `${group}.${key}`)).toContain('hr.notify');
  expect(secret.every(({ isPublic }) => !isPublic)).toBe(true);
  expect([...(await rowsOf('officeExport', { as: 'hr' })).keys()]).toEqual(['jobs']);
  expect((await send('officeExportRows', { as: 'hr', params: { kind: 'posts' } })).statusCode).toBe(403);
  expect((await send('officeExport', { as: 'nobody' })).statusCode).toBe(401);
});

test('everything as a workbook has a sheet for each kind, and as CSV a file', async () => {
  const workbook = await send('officeExport');
  expect(workbook.headers).toMatchObject({
    'content-disposition': 'attachment; filename="content.xlsx"',
    'cache-control': 'private, no-store',
  });
  const reading = readSheets('content.xlsx', workbook.rawPayload);
  if (!reading.ok) throw new Error(JSON.stringify(reading.refusal));
  expect(withLongTexts(reading.file).sheets).toHaveLength(contentKindNames.length);
  const files = await send('officeExport', { query: { format: 'csv' } });
  expect(files.headers['content-type']).toBe('application/zip');
  expect(Object.keys(unzipSync(files.rawPayload))).toEqual(contentKindNames.map((kind) => `${kind}.csv`));
});

test('a list is exported with its filter and in its order', async () => {
  const filter = JSON.stringify({ priceCents: { above: 100_000 } });
  const rows = (
    await rowsOf('officeExportRows', { params: { kind: 'products' }, query: { filter, sort: '-priceCents' } })
  ).get('products');
  const dear = content().products.filter(({ priceCents }) => (priceCents ?? 0) > 100_000);
  expect(rows?.length).toBe(dear.length);
  expect(dear.length).toBeGreaterThan(1);
  const prices = rows?.map(({ priceCents }) => Number(priceCents));
  expect(prices).toEqual(prices?.toSorted((a, b) => b - a));
  const csv = await send('officeExportRows', { params: { kind: 'products' }, query: { filter, format: 'csv' } });
  expect(csv.payload.trimEnd().split('\r\n')).toHaveLength(dear.length + 1);
});

test('a draft is exported as it has the rows: changed and added ones, and none that it removes', async () => {
  const draft: string = (await send('officeBeginDraft', { body: { name: 'Prices' } })).json().id;
  const kind: ContentKind = 'faqs';
  const [first, second] = content().faqs;
  if (first === undefined || second === undefined) throw new Error('No questions.');
  const version = `r${server.holder.current()?.revision}`;
  const changes = [
    { kind, id: first.id, version, fields: { question: 'Really?' } },
    { kind, id: second.id, version, fields: null },
  ];
  expect((await send('officeChangeRows', { params: { draft }, body: { changes } })).statusCode).toBe(200);
  const faqs = (await rowsOf('officeExportRows', { params: { kind }, query: { draft } })).get(kind);
  expect(faqs?.find(({ id }) => id === first.id)).toMatchObject({ question: 'Really?' });
  expect(faqs?.some(({ id }) => id === second.id)).toBe(false);
  expect(faqs).toHaveLength(content().faqs.length - 1);
  expect((await rowsOf('officeExport', { query: { draft } })).get(kind)).toEqual(faqs);
});

test('the whole site as one file is for publishers', async () => {
  expect((await send('officeExportSite', { as: 'ada' })).statusCode).toBe(403);
  const file = await send('officeExportSite', { as: 'pat' });
  expect(file.headers['content-disposition']).toBe('attachment; filename="site.zip"');
  const paths = Object.keys(unzipSync(file.rawPayload));
  expect(paths).toContain('site.json');
  expect(paths.filter((path) => path.startsWith('rows/'))).toHaveLength(contentKindNames.length);
});

test('a format or a field that there is not is refused', async () => {
  expect((await send('officeExport', { query: { format: 'ods' } })).statusCode).toBe(400);
  expect((await send('officeExportRows', { params: { kind: 'products' }, query: { sort: 'colour' } })).statusCode).toBe(
    400,
  );
});
