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
test('the reader has the same document under its own address', async () => {
  const own = await server.app.inject('/api/docs/json');
  expect(own.body).toBe((await server.app.inject('/api/openapi.json')).body);
});
