import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { calls } from '../calls/calls.ts';
import { commands } from '../calls/commands.ts';
import { commandEndpoints, endpoints } from '../calls/endpoints.ts';
import { contentKinds } from '../content/index.ts';
import { accessEndpoints, deskCalls, deskEndpoints, officeCalls, officeEndpoints } from './index.ts';

/** A call as it is stated, for the site or for the office. */
interface Stated {
  summary: string;
  tag: string;
  params?: z.ZodType;
  query?: z.ZodType;
  body?: z.ZodType;
  answer: z.ZodType;
  answersEvents?: z.ZodType;
}
interface Schema {
  [key: string]: unknown;
}
const isSchema = (value: unknown): value is Schema =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const schemaOf = (type: z.ZodType): Schema => ({ ...z.toJSONSchema(type, { io: 'input', unrepresentable: 'any' }) });

/** Parts with more values than this, such as the rows of all kinds, have one line with their hash. */
const LINES_MOST = 40;

/** One line for each value that a schema names, with all that holds for it. */
function* linesOf(path: string, schema: Schema): Iterable<string> {
  const { $schema: _, properties = {}, items, additionalProperties, anyOf, oneOf, allOf, required, ...own } = schema;
  yield `${path} ${JSON.stringify(own)}`;
  const must = new Set(Array.isArray(required) ? required : []);
  for (const [name, value] of Object.entries(isSchema(properties) ? properties : {}))
    if (isSchema(value)) yield* few(`${path}.${name}${must.has(name) ? '' : '?'}`, value);
  if (isSchema(items)) yield* few(`${path}[]`, items);
  if (isSchema(additionalProperties)) yield* few(`${path}.*`, additionalProperties);
  for (const [sign, list] of Object.entries({ '|': anyOf ?? oneOf ?? [], '&': allOf ?? [] }))
    for (const [nth, value] of (Array.isArray(list) ? list : []).entries())
      if (isSchema(value)) yield* few(`${path}${sign}${nth}`, value);
}

function few(path: string, schema: Schema): string[] {
  const lines = [...linesOf(path, schema)];
  return lines.length > LINES_MOST ? [`${path} ${hashOfText(JSON.stringify(schema))}`] : lines;
}

const isType = (value: unknown): value is z.ZodType => isSchema(value) && '_zod' in value;

/** Words and numbers; a hash instead of each schema, and nothing again, as a merge of lists may hold itself. */
function textOf(value: unknown, space = 0): string {
  const seen = new Set<unknown>();
  const plain = (_: string, one: unknown): unknown => {
    if (isType(one)) return hashOf(one);
    if (seen.has(one)) return 'again';
    if (typeof one === 'object') seen.add(one);
    return one;
  };
  return JSON.stringify(value, plain, space);
}

const hashOfText = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 12);
const hashOf = (type: z.ZodType): string => hashOfText(JSON.stringify(schemaOf(type)));

function* recordOf(name: string, endpoint: Stated): Iterable<string> {
  const { summary: _, tag: __, params, query, body, answer, answersEvents, ...ruled } = endpoint;
  const events = answersEvents === undefined ? '' : ` events ${hashOf(answersEvents)}`;
  yield `${name} ${textOf(ruled)} answer ${hashOf(answer)}${events}`;
  for (const [part, type] of Object.entries({ params, query, body }))
    if (type !== undefined) yield* linesOf(`${name} ${part}`, schemaOf(type));
}

/** Callers rely on what is stated here, and staff see it: read what differs before the record is renewed (`vitest run -u`). */
test('every call and every kind of content takes what it took', async () => {
  const all: Readonly<Record<string, Stated>> = {
    ...endpoints,
    ...commandEndpoints,
    ...officeEndpoints,
    ...deskEndpoints,
    ...accessEndpoints,
  };
  const paths = { ...calls, ...commands, ...officeCalls, ...deskCalls };
  const lines = [
    ...Object.entries(paths).map(([name, call]) => `${name} ${textOf(call)}`),
    ...Object.entries(all).flatMap(([name, endpoint]) => [...recordOf(name, endpoint)]),
    ...Object.entries(contentKinds).flatMap(([name, { row, ...kind }]) => [
      ...linesOf(`${name} row`, schemaOf(row)),
      `${name} ${textOf(kind, 1)}`,
    ]),
  ];
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('fixtures/recorded-contract.txt');
});
