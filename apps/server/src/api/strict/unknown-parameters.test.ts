import { accessEndpoints, deskEndpoints, officeEndpoints } from '@millrace/contract/office';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { openTestApp, type TestApp } from '../../testing/open-test-app.ts';
import { cookieOf, staffBy } from '../../testing/staff-by.ts';
import { unknownParameters } from './unknown-parameters.ts';

let server: TestApp;
beforeAll(async () => {
  server = await openTestApp({ staffOf: staffBy({ ada: ['editor', 'admin'] }) });
});
afterAll(() => server.close());
const get = (url: string) => server.app.inject({ url, headers: cookieOf('ada') });

test('the parameters of every call of the office are known by name', () => {
  const endpoints: object[] = Object.values({ ...officeEndpoints, ...deskEndpoints, ...accessEndpoints });
  const queries = endpoints.flatMap((endpoint) => ('query' in endpoint ? [endpoint.query] : []));
  expect(queries.length).toBeGreaterThan(20);
  for (const query of queries) expect(query).toBeInstanceOf(z.ZodObject);
});

test.each([
  ['/api/office/drafts?endd=true', 'endd', 'endd is not known: this call takes ended.'],
  ['/api/office/rows/posts?pageSise=1&pageSize=1', 'pageSise', 'pageSise is not known: this call takes draft, '],
  ['/api/office/media?foldr=a', 'foldr', 'foldr is not known'],
  ['/api/office/colleagues?a=1', 'a', 'a is not known: this call takes no parameters.'],
  ['/api/office/session?a=1', 'a', 'a is not known'],
])('a call of the office refuses a parameter that it does not know: %s', async (url, field, words) => {
  const answer = await get(url);
  expect([answer.statusCode, answer.json().code]).toEqual([400, 'bad-request']);
  expect(answer.json().errors.map((error: { field: string }) => error.field)).toEqual([field]);
  expect(answer.json().message).toContain(words);
});

test('calls of the specification pass over what they do not know', async () => {
  expect((await get('/api/Home/items?a=1')).statusCode).toBe(200);
});

test('a long name is cut', () => {
  const [fault] = unknownParameters(undefined, { ['x'.repeat(100)]: '' });
  expect(fault?.path).toEqual([`${'x'.repeat(40)}…`]);
});
