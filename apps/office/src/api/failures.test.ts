import { ApiError, callPath, request } from '@millrace/contract';
import { OFFICE_TOKEN_HEADER, officeCalls } from '@millrace/contract/office';
import { expect, test, vi } from 'vitest';
import { faultWords, keepFormToken, officeTransport, refusalOf, tellLast } from './office-transport.ts';

const problem = { code: 'draft-ended', message: 'It was published.' } as never;

test.each([
  ['a refusal', new ApiError(409, problem), 'draft-ended', 'It was published.'],
  ['a failure of the server', new ApiError(500, null), null, 'The server failed. Please try again.'],
  [
    'no answer',
    new TypeError('Failed to fetch'),
    null,
    'The server cannot be reached. Please check your connection and try again.',
  ],
])('%s is told by its code and in words', (_, error, code, words) => {
  expect([refusalOf(error), faultWords(error)]).toEqual([code, words]);
});

test.each([
  ['JSON', { 'content-type': 'application/json; charset=utf-8' }, { a: 1 }],
  ['a problem', { 'content-type': 'application/problem+json' }, { a: 1 }],
  ['a page', { 'content-type': 'text/html' }, null],
  ['nothing that it names', {}, null],
])('an answer with %s', async (_, headers, body) => {
  vi.stubGlobal('fetch', async () => ({
    status: 200,
    headers: new Headers(headers as HeadersInit),
    json: async () => ({ a: 1 }),
  }));
  expect(await officeTransport({ call: officeCalls.officeDrafts, params: {}, query: {} })).toEqual({
    status: 200,
    body,
  });
});

test('a change has the token of the session, a read has none, and what has a body says that it is JSON', async () => {
  const sent: unknown[] = [];
  vi.stubGlobal('fetch', async (_: string, { method, headers: given, body }: RequestInit) => {
    const headers = new Headers(given);
    sent.push([method, headers.get(OFFICE_TOKEN_HEADER), headers.get('content-type'), body]);
    return Response.json({});
  });
  const begin = () => request(officeTransport, officeCalls.officeBeginDraft, { body: { name: 'a', note: '' } });
  keepFormToken('');
  await begin();
  keepFormToken('the token');
  await begin();
  await request(officeTransport, officeCalls.officeDrafts, {});
  keepFormToken('');
  const body = '{"name":"a","note":""}';
  expect(sent).toEqual([
    ['POST', null, 'application/json', body],
    ['POST', 'the token', 'application/json', body],
    ['GET', null, null, undefined],
  ]);
});

test('what is told last is sent although the page goes, and a failure of it is nobody’s', async () => {
  const fetched = vi.fn<typeof fetch>(() => Promise.reject(new TypeError('Failed to fetch')));
  vi.stubGlobal('fetch', fetched);
  keepFormToken('the token');
  tellLast({ call: officeCalls.officeAtRow, params: { kind: 'products', id: 1 }, body: { isOpen: false } });
  keepFormToken('');
  await Promise.resolve();
  const [[address, { headers, ...init } = {}] = []] = fetched.mock.calls;
  expect([address, init]).toEqual([
    `/api${callPath(officeCalls.officeAtRow.path, { kind: 'products', id: 1 })}`,
    { method: officeCalls.officeAtRow.method, body: '{"isOpen":false}', keepalive: true },
  ]);
  const sent = new Headers(headers);
  expect([sent.get(OFFICE_TOKEN_HEADER), sent.get('content-type')]).toEqual(['the token', 'application/json']);
});
