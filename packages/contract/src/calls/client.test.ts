import { expect, test } from 'vitest';
import type { Call } from './calls.ts';
import { ApiError, type ApiTransport, request } from './client.ts';
import type { Problem } from './problem.ts';

const put: Call<{ id: number }, { all?: boolean }, string, { name: string }> = { method: 'PUT', path: '/Thing/:id' };
const problem: Problem = {
  type: 'about:blank',
  title: 'Conflict',
  status: 409,
  code: 'revision-moved',
  message: 'Again.',
};

const answering =
  (status: number, body: unknown): ApiTransport =>
  async () => ({ status, body });
const failure = (status: number, body: unknown): Promise<unknown> =>
  request(answering(status, body), put, { params: { id: 7 }, body: { name: 'a' } }).catch((error: unknown) => error);

test('a request says its call, parameters, query, body and signal, and leaves out a body and a signal that were not given', async () => {
  const sent: unknown[] = [];
  const transport: ApiTransport = async (asked) => {
    sent.push(asked);
    return { status: 200, body: 'done' };
  };
  const { signal } = new AbortController();
  const given = { params: { id: 7 }, body: { name: 'a' } };
  expect(await request(transport, put, { ...given, query: { all: true }, signal })).toBe('done');
  await request(transport, put, given);
  expect(sent).toEqual([
    { call: put, params: { id: 7 }, query: { all: true }, body: { name: 'a' }, signal },
    { call: put, params: { id: 7 }, query: {}, body: { name: 'a' } },
  ]);
  expect(Object.keys(Object(sent[1]))).not.toContain('signal');
});

test.each([
  [199, false],
  [200, true],
  [204, true],
  [299, true],
  [300, false],
  [304, false],
])('a status of %i is success: %s', async (status, isSuccess) => {
  const answered = await failure(status, problem);
  expect(answered instanceof ApiError).toBe(!isSuccess);
  if (isSuccess) expect(answered).toBe(problem);
});

test('a refusal throws its status, its problem and its words', async () => {
  const error = await failure(409, problem);
  expect(error).toMatchObject({ name: 'ApiError', status: 409, problem, message: 'Again.' });
});

test.each([
  ['nothing', null],
  ['text', 'Bad gateway'],
  ['an object without words', { status: 502 }],
  ['an object without a status', { message: 'Again.' }],
])('a failure that answers %s has no problem', async (_, body) => {
  expect(await failure(502, body)).toMatchObject({ status: 502, problem: null, message: 'The server answered 502.' });
});
