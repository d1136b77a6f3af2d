import { formWords } from '@millrace/contract';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { ProblemError } from '../problems/problem-error.ts';
import { type RawCommand, readInputOf } from './read-command-input.ts';

const params = z.object({ id: z.coerce.number() });
const query = z.object({ page: z.coerce.number().default(1) });
const body = z.object({ name: z.string() });
const schemas = { params, query, body } as unknown as Parameters<typeof readInputOf>[0];
const sent = (change: Partial<RawCommand> = {}): RawCommand => ({
  ...{ params: { id: '7' }, query: {}, body: { name: 'Ada' }, headers: {} },
  ...change,
});
function read(given: RawCommand, of: object = {}, isOffice = true): unknown {
  try {
    const { receive: _, ...input } = readInputOf({ ...schemas, ...of }, given, isOffice) as Record<string, unknown>;
    return input;
  } catch (error) {
    if (!(error instanceof ProblemError)) throw error;
    return [error.problem.code, error.problem.message];
  }
}
const READ = { params: { id: 7 }, query: { page: 1 }, body: { name: 'Ada' } };
const EMPTY = ['bad-request', 'The body is empty.'];
const JSON_TEXT = '{"name":"Ada"}';
const json = (type: string) => ({ headers: { 'content-type': type } });

test.each<[string, RawCommand, Partial<Record<string, unknown>> & { isOffice?: boolean }, unknown]>([
  ['all three', sent(), {}, READ],
  ['a query', sent({ query: { page: '3' } }), {}, { ...READ, query: { page: 3 } }],
  [
    'a call without schemas',
    sent({ body: 'x' }),
    { params: undefined, query: undefined, body: undefined },
    { params: {}, query: {}, body: undefined },
  ],
  ['no body', sent({ body: undefined }), {}, EMPTY],
  ['a body of nothing', sent({ body: null }), {}, EMPTY],
  ['an empty text', sent({ body: '' }), {}, EMPTY],
  [
    'no body of a form with a file',
    sent({ body: undefined }),
    { takesFile: true },
    ['bad-request', formWords.dataMissing],
  ],
  [
    'a file without data',
    sent({ body: undefined, hasFile: true }),
    {},
    ['bad-request', expect.stringContaining('name')],
  ],
  [
    'a text that is no JSON by its type',
    sent({ body: JSON_TEXT }),
    {},
    ['wrong-type', 'The body must be application/json.'],
  ],
  ['the text of a beacon', sent({ body: JSON_TEXT }), { isBeacon: true }, READ],
  ['an empty beacon', sent({ body: '' }), { isBeacon: true }, EMPTY],
  [
    'a JSON text',
    sent({ body: '"x"', ...json('application/json; charset=utf-8') }),
    {},
    ['bad-request', expect.any(String)],
  ],
  ['a kind of JSON', sent({ body: 'x', ...json('application/problem+json') }), {}, ['bad-request', expect.any(String)]],
  [
    'what is called like JSON',
    sent({ body: JSON_TEXT, ...json('application/jsonx') }),
    {},
    ['wrong-type', expect.any(String)],
  ],
  [
    'a fault in each',
    sent({ params: { id: 'x' }, query: { page: 'y' }, body: { name: 7 } }),
    {},
    ['bad-request', expect.stringMatching(/id.*page.*name/)],
  ],
  [
    'a text that cannot be stored',
    sent({ body: { name: 'A\u0000da' } }),
    {},
    ['bad-request', 'name holds a character that cannot be stored: NUL, or one half of a pair.'],
  ],
  [
    'such a text, and another fault',
    sent({ params: { id: 'x' }, body: { name: '\ud83d' } }),
    {},
    ['bad-request', expect.not.stringContaining('stored')],
  ],
  [
    'such a text in a call of the specification',
    sent({ body: { name: '\u0000' } }),
    { isOffice: false },
    { ...READ, body: { name: '\u0000' } },
  ],
])('%s is read or refused', (_, given, { isOffice = true, ...of }, expected) =>
  expect(read(given, of, isOffice)).toEqual(expected),
);

test('the office refuses a parameter that it does not know, and the specification passes it over', () => {
  const given = sent({ query: { page: '2', pgae: '3' } });
  expect(read(given)).toEqual(['bad-request', 'pgae is not known: this call takes page.']);
  expect(read(given, {}, false)).toEqual({ ...READ, query: { page: 2 } });
});

test('without a file there is none to be received', async () => {
  const { receive } = readInputOf(schemas, sent(), true) as { receive(): Promise<unknown> };
  expect(await receive()).toBeNull();
});
