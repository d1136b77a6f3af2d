import { type Call, callPath } from '@millrace/contract';
import type { CommandEndpoint, Endpoint } from '@millrace/contract/endpoints';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { commandCalls, endpointsOfCommands } from '../api/command-table.ts';
import { openTestApp, type TestApp } from '../testing/open-test-app.ts';
import { sessionsOf } from '../testing/sessions-of.ts';
import { cookieOf, staffBy } from '../testing/staff-by.ts';
import { withoutFamilies } from '../testing/test-content.ts';
import { placesIn, withPart } from './testing/places-in.ts';
import { type JsonSchema, sampleOf, UUID } from './testing/sample-of.ts';

interface Input {
  params?: unknown;
  query?: unknown;
  body?: unknown;
}
const roles = ['admin', 'publisher', 'editor', 'hr'] as const;
const staffOf = staffBy({ ada: roles });
/** Values that one column or another does not take, whatever a schema says of them. */
const NOT_STORED = ['a\u0000b', '0000-01-01', 2 ** 31, 2 ** 53];
/** One half of a pair, which no address can hold. */
const HALF = 'a\ud83d';

let server: TestApp;
let draft = '';
beforeAll(async () => {
  server = await openTestApp({
    published: withoutFamilies,
    sessionOf: sessionsOf({ [UUID]: { kind: 'staff', roles, customerId: null } }),
    staffOf: async (...asked) => {
      const staff = await staffOf(...asked);
      return staff === null ? null : { ...staff, userId: UUID };
    },
  });
});
afterAll(() => server.close());

const calls: Readonly<Record<string, Pick<Call<unknown, unknown, unknown>, 'method' | 'path'>>> = commandCalls;
const endpoints: Readonly<Record<string, Endpoint & Pick<CommandEndpoint, 'body' | 'answersEvents'>>> =
  endpointsOfCommands;

function sampleInput({ params, query, body }: Pick<CommandEndpoint, 'params' | 'query' | 'body'>): Input {
  const sample = (schema: z.ZodType): unknown => {
    const inJson: JsonSchema = JSON.parse(
      JSON.stringify(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })),
    );
    return sampleOf(inJson);
  };
  return {
    ...(params === undefined ? {} : { params: sample(params) }),
    ...(query === undefined ? {} : { query: sample(query) }),
    ...(body === undefined ? {} : { body: sample(body) }),
  };
}

/** Names the open draft wherever a sample names one. */
const inDraft = (part: unknown): unknown =>
  JSON.parse(JSON.stringify(part).replaceAll(`"draft":"${UUID}"`, `"draft":"${draft}"`));

async function send(name: string, { params = {}, query = {}, body }: Input) {
  const { method, path } = calls[name] ?? { method: 'GET', path: '' };
  const caller = path.startsWith('/office') ? cookieOf('ada') : { authorization: `Bearer ${UUID}` };
  return server.app.inject({
    method,
    url: `/api${callPath(path, Object(inDraft(params)), Object(inDraft(query)))}`,
    headers: { ...caller, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
    ...(body === undefined ? {} : { payload: JSON.stringify(inDraft(body)) }),
  });
}

test.each(Object.keys(calls).filter((name) => endpoints[name]?.answersEvents === undefined))(
  'no text, number or day makes %s fail, which may refuse it',
  async (name) => {
    draft = (await send('officeBeginDraft', { body: { name: 'Spring' } })).json().id;
    const input = sampleInput(endpoints[name] ?? {});
    const failed: string[] = [];
    for (const place of placesIn(input))
      for (const value of place[0] === 'body' ? [...NOT_STORED, HALF] : NOT_STORED) {
        const answer = await send(name, Object(withPart(input, place, value)));
        if (answer.statusCode >= 500) failed.push(`${place.join('.')} of ${JSON.stringify(value)}: ${answer.body}`);
      }
    await send('officeDiscardDraft', { params: { draft } });
    expect(failed).toEqual([]);
  },
);
