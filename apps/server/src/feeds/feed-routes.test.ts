import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type ReadingApp, readingApp } from '../testing/reading-app.ts';

let open: ReadingApp;
beforeAll(async () => {
  open = await readingApp();
});
afterAll(() => open.close());
const get = (url: string, headers: Record<string, string> = {}) => open.app.inject({ url, headers });

const sold = () => {
  const families = new Map(open.content.families.map((row) => [row.id, row]));
  return open.content.products.filter(({ familyId, isLive, isObsolete, priceCents }) => {
    const family = families.get(familyId);
    const isPublic = family?.isLive === true && !family.isVizzy && !family.isObsolete;
    return isPublic && isLive && !isObsolete && (priceCents ?? 0) > 0;
  });
};

test('the feed has each public product that has a price, in both forms', async () => {
  const csv = await get('/feeds/products.csv');
  expect(csv.headers['content-type']).toBe('text/csv; charset=utf-8');
  for (const { partNumber } of sold()) expect(csv.body).toContain(`\r\n${partNumber},`);
  const xml = await get('/feeds/products.xml');
  expect(xml.headers['content-type']).toBe('application/xml; charset=utf-8');
  expect(xml.body.match(/<item>/g)).toHaveLength(sold().length);
});

test('it comes compressed, and not at all to who has it', async () => {
  const zipped = await get('/feeds/products.csv', { 'accept-encoding': 'gzip' });
  expect(zipped.headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'Accept-Encoding' });
  expect(gunzipSync(zipped.rawPayload).toString()).toBe((await get('/feeds/products.csv')).body);
  const { etag } = (await get('/feeds/products.csv')).headers;
  expect((await get('/feeds/products.csv', { 'if-none-match': String(etag) })).statusCode).toBe(304);
});

test('it follows what is published, and is not there where the maker does not want it', async () => {
  const [first] = sold();
  const products = open.content.products.map((row) => (row.id === first?.id ? { ...row, priceCents: null } : row));
  await open.show({ ...open.content, products });
  expect((await get('/feeds/products.csv')).body).not.toContain(`\r\n${first?.partNumber},`);
  const off = { group: 'feeds', key: 'products', value: false, isPublic: true, id: 9_000 };
  const settings = [...open.content.settings.filter(({ group }) => group !== 'feeds'), off];
  await open.show({ ...open.content, settings });
  expect((await get('/feeds/products.xml')).statusCode).toBe(404);
  await open.show(open.content);
});
