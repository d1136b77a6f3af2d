import { readFile } from 'node:fs/promises';
import { PROBLEM_TYPE } from '@millrace/contract';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { parse } from 'yaml';
import { type ReadingApp, readingApp } from '../testing/reading-app.ts';
import { openWork, type Work } from '../work/work.ts';

const scheduler = openWork();
let made = 0;
const work: Work = {
  ...scheduler,
  run: (...given) => {
    made += 1;
    return scheduler.run(...given);
  },
};
let server: ReadingApp;
beforeAll(async () => {
  server = await readingApp({ work });
});
beforeEach(() => {
  made = 0;
});
afterAll(() => server.close());

test.each([
  ['/api/openapi.json', 'application/json; charset=utf-8', (text: string): unknown => JSON.parse(text)],
  ['/api/docs/yaml', 'application/x-yaml', (text: string): unknown => parse(text)],
] as const)('%s is made once and kept', async (url, type, read) => {
  const [first, second] = [await server.app.inject(url), await server.app.inject(url)];
  expect(made).toBe(1);
  expect(first.statusCode).toBe(200);
  expect(first.headers['content-type']).toBe(type);
  expect(second.body).toBe(first.body);
  expect(read(first.body)).toMatchObject({ openapi: '3.1.0', paths: { '/api/Search': {} } });
});
test.each([
  ['/api/openapi.json', 80_000],
  // As YAML the calls of the office are a tenth longer than as JSON.
  ['/api/docs/yaml', 100_000],
  ['/api/docs/static/swagger-ui-bundle.js', 600_000],
  ['/api/docs/static/swagger-ui.css', 40_000],
])('%s is sent in the encoding asked for, of at most %i bytes', async (url, most) => {
  for (const encoding of ['br', 'gzip']) {
    const answer = await server.app.inject({ url, headers: { 'accept-encoding': encoding } });
    expect([answer.statusCode, answer.headers['content-encoding']]).toEqual([200, encoding]);
    expect(answer.rawPayload.length).toBeLessThan(most);
    const { etag = '' } = answer.headers;
    expect(
      (await server.app.inject({ url, headers: { 'accept-encoding': encoding, 'if-none-match': etag } })).statusCode,
    ).toBe(304);
  }
});
test('a file of the reader is made once and kept', async () => {
  const url = '/api/docs/static/swagger-ui-standalone-preset.js';
  const [first, second] = [await server.app.inject(url), await server.app.inject(url)];
  expect(made).toBe(1);
  expect(first.headers['content-type']).toBe('text/javascript; charset=utf-8');
  expect(second.body).toBe(first.body);
  expect(first.body).toBe(
    await readFile(
      new URL('static/swagger-ui-standalone-preset.js', import.meta.resolve('@fastify/swagger-ui')),
      'utf8',
    ),
  );
});
test.each(['/api/docs/static/nothing.js', '/api/docs/static/deep/logo.svg', '/api/docs/static/..%2findex.js'])(
  'the reader has no file %s',
  async (url) => {
    const answer = await server.app.inject(url);
    expect([answer.statusCode, answer.headers['content-type'], made]).toEqual([404, PROBLEM_TYPE, 0]);
  },
);
test('the schema of a configurator is made from the contract, and refuses what the contract refuses', async () => {
  const { body, headers } = await server.app.inject('/api/configurator.schema.json');
  expect(headers['content-type']).toBe('application/schema+json; charset=utf-8');
  const schema = JSON.parse(body);
  expect(schema).toMatchObject({ additionalProperties: false, required: ['configGroups'] });
  expect(schema.$id).toMatch(/\/api\/configurator\.schema\.json$/);
  expect(Object.keys(schema.properties)).toEqual(
    expect.arrayContaining(['$schema', 'prefix', 'tables', 'parts', 'configGroups']),
  );
});
test('the reader has the same document under its own address', async () => {
  const own = await server.app.inject('/api/docs/json');
  expect(own.body).toBe((await server.app.inject('/api/openapi.json')).body);
});
test.each(['/api/openapi.json', '/api/docs', '/api/docs/json', '/api/docs/yaml'])('%s is read alone', async (url) => {
  const answer = await server.app.inject({ method: 'POST', url });
  expect([answer.statusCode, answer.headers.allow]).toEqual([405, 'GET, HEAD']);
});
