import { connect } from 'node:net';
import { PROBLEM_TYPE } from '@millrace/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type ReadingApp, readingApp } from '../testing/reading-app.ts';

let server: ReadingApp;
let port: number;
beforeAll(async () => {
  server = await readingApp();
  port = Number(new URL(await server.app.listen({ port: 0, host: '127.0.0.1' })).port);
});
afterAll(() => server.close());

/** Sends bytes as they are; returns the answer until the connection closes. */
function send(text: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const socket = connect(port, '127.0.0.1', () => socket.write(text));
    socket.on('data', (chunk) => chunks.push(chunk));
    socket.on('close', () => resolve(Buffer.concat(chunks).toString()));
    socket.on('error', reject);
    socket.setTimeout(10_000, () => socket.destroy());
  });
}
const lines = (...given: string[]): string => `${given.join('\r\n')}\r\n\r\n`;
const CLOSE = 'Connection: close';

describe('a request is refused as a problem', () => {
  test.each([
    ['with two hosts', lines('GET /home HTTP/1.1', 'Host: a', 'Host: b', CLOSE), 400],
    ['with the same host twice', lines('GET /home HTTP/1.1', 'Host: a', 'hOST: a', CLOSE), 400],
    ['with two hosts, of the API', lines('GET /api/Home/items HTTP/1.1', 'Host: a', 'Host: b', CLOSE), 400],
    ['without a host', lines('GET /home HTTP/1.1', CLOSE), 400],
    ['that is no HTTP', lines('HELLO'), 400],
    ['with a head of 100 KB', lines('GET /home HTTP/1.1', 'Host: a', `X: ${'x'.repeat(100_000)}`), 431],
    [
      'with both lengths',
      lines('POST /api/Users HTTP/1.1', 'Host: a', 'Content-Length: 1', 'Transfer-Encoding: chunked'),
      400,
    ],
    ['with a line end in a value', lines('GET /home HTTP/1.1', 'Host: a', 'X: a\rb', CLOSE), 400],
    ['that asks for a tunnel', lines('CONNECT other.example:80 HTTP/1.1', 'Host: a'), 405],
    ['with a method that is none', lines('HOME /home HTTP/1.1', 'Host: a', CLOSE), 400],
  ])('%s', async (_what, text, status) => {
    // The second time it would be sent from the kept answers.
    for (const answer of [await send(text), await send(text)]) {
      expect(answer.split('\r\n', 1)[0]).toContain(` ${status} `);
      expect(answer.toLowerCase()).toContain(`content-type: ${PROBLEM_TYPE}`);
      expect(JSON.parse(answer.slice(answer.indexOf('\r\n\r\n')))).toMatchObject({
        status,
        message: expect.stringMatching(/\S/),
      });
    }
  });
  test('and one with one host is not', async () => {
    for (let time = 0; time < 2; time += 1)
      expect(await send(lines('GET /home HTTP/1.1', 'Host: a', CLOSE))).toMatch(/^HTTP\/1.1 200 /);
  });
  test('with an expectation that nobody knows is done as far as it is understood', async () => {
    expect(await send(lines('GET /home HTTP/1.1', 'Host: a', 'Expect: more', CLOSE))).toMatch(/^HTTP\/1.1 200 /);
  });
});

describe('a body', () => {
  const payload = '{"token":"x"}';
  const post = (given: string, headers: Record<string, string> = {}, url = '/api/Users/verify-token') =>
    server.app.inject({
      method: 'POST',
      url,
      payload: given,
      headers: { 'content-type': 'application/json', ...headers },
    });
  test.each(['gzip', 'br', 'deflate', 'zstd', 'x-none', 'identity, gzip'])(
    'in the encoding %s is refused',
    async (encoding) => {
      const answer = await post(payload, { 'content-encoding': encoding });
      expect([answer.statusCode, answer.headers['content-type']]).toEqual([415, PROBLEM_TYPE]);
    },
  );
  test.each(['identity', 'Identity', ''])('in the encoding %j is taken', async (encoding) => {
    expect((await post(payload, { 'content-encoding': encoding })).statusCode).toBe(200);
  });
  test.each([
    ['at the top', '{"token":"x","token":"y"}', '/api/Users/verify-token', 'application/json'],
    ['written in another way', '{"token":"x","\\u0074oken":"y"}', '/api/Users/verify-token', 'application/json'],
    ['deep within', '{"events":[{"path":"/a","path":"/b","name":"page_view"}]}', '/api/Events', 'text/plain'],
  ])('that names a field twice %s is refused', async (_where, text, url, type) => {
    const answer = await post(text, { 'content-type': type }, url);
    expect(answer.json()).toMatchObject({
      status: 400,
      code: 'bad-request',
      message: expect.stringMatching(/more than once/),
    });
  });
});

test.each(['/home?utm_source=a&utm_source=b', '/home?x=1&x=2', '/api/Home/items?x=1&x=2'])(
  'an unknown query parameter changes nothing, also one that is repeated: %s',
  async (url) => expect((await server.app.inject({ url })).statusCode).toBe(200),
);
