import { once } from 'node:events';
import http from 'node:http';
import https from 'node:https';
import net from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { askOutside } from './ask-outside.ts';

const PUBLIC = '93.184.216.34';
const names: Record<string, string[]> = {
  'good.example': [PUBLIC],
  'private.example': ['10.0.0.7'],
  'both.example': [PUBLIC, '127.0.0.1'],
  'mapped.example': ['::ffff:127.0.0.1'],
  'empty.example': [],
};
/** Each request that reached the server: `METHOD host path`. */
const reached: string[] = [];
/** The addresses that connections were made to, before they were led to the server here. */
const connected: string[] = [];
const agents: Record<string, string | undefined>[] = [];

const server = http.createServer(({ method, url = '', headers }, answer) => {
  reached.push(`${method} ${headers.host} ${url}`);
  agents.push({ agent: headers['user-agent'], cookie: headers.cookie });
  const [, word = '', rest = ''] = /^\/(\w*)\/?(.*)$/.exec(url) ?? [];
  if (word === 'never') return;
  if (word === 'cut') return void answer.destroy();
  if (word === 'to') return void answer.writeHead(302, { location: decodeURIComponent(rest) }).end();
  if (word === 'circle') return void answer.writeHead(301, { location: '/circle' }).end();
  if (word === 'nohead') return void answer.writeHead(method === 'HEAD' ? 404 : 200).end();
  if (word === 'endless') {
    answer.writeHead(200);
    const timer = setInterval(() => answer.write('x'.repeat(1000)), 1);
    return void answer.on('close', () => clearInterval(timer));
  }
  answer.writeHead(Number(word) || 200).end();
});
/** Leads every connection to the server here, once the address it was meant for is noted. */
class LedHere extends http.Agent {
  override createConnection(options: http.ClientRequestArgs): net.Socket {
    const { host, lookup } = options;
    if (net.isIP(String(host)) !== 0) connected.push(String(host));
    else lookup?.(String(host), { all: true }, (_, found) => connected.push(JSON.stringify(found)));
    const address = server.address();
    return net.connect(typeof address === 'object' && address !== null ? address.port : 0, '127.0.0.1');
  }
}
const ask = askOutside({
  publicUrl: 'https://maker.example',
  resolve: async (host) => {
    const found = names[host];
    if (found === undefined) throw Object.assign(new Error(`getaddrinfo ENOTFOUND ${host}`), { code: 'ENOTFOUND' });
    return found.map((address) => ({ address, family: net.isIP(address) }));
  },
  agents: { http: new LedHere(), https: new https.Agent() },
  stepMs: 3000,
});
const heard = (address: string) => ask(address, new AbortController().signal);

beforeAll(async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
});
beforeEach(() => {
  reached.length = 0;
  connected.length = 0;
  agents.length = 0;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

test('asks once by HEAD at the address that the name has, and says who asks', async () => {
  expect(await heard('http://good.example/a?b=1')).toBe(null);
  expect(reached).toEqual(['HEAD good.example /a?b=1']);
  expect(connected).toEqual([JSON.stringify([{ address: PUBLIC, family: 4 }])]);
  expect(agents).toEqual([{ agent: 'Millrace link check (+https://maker.example)', cookie: undefined }]);
});
test.each([
  ['404', 'not-found'],
  ['410', 'gone'],
  ['500', 'server-fault'],
  ['503', 'server-fault'],
  ['401', null],
  ['403', null],
  ['429', null],
])('an answer of %s is %s, by GET too', async (status, fault) => {
  expect(await heard(`http://good.example/${status}`)).toBe(fault);
  expect(reached.map((line) => line.split(' ')[0])).toEqual(fault === null ? ['HEAD'] : ['HEAD', 'GET']);
});
test('a site that refuses HEAD answers GET', async () => expect(await heard('http://good.example/nohead')).toBe(null));
test('no body is read', async () => expect(await heard('http://good.example/endless')).toBe(null));
test('a connection that is cut is no answer, and one that stays silent is a time-out', async () => {
  expect(await heard('http://good.example/cut')).toBe('no-answer');
  const quick = askOutside({
    publicUrl: 'https://maker.example',
    resolve: async () => [{ address: PUBLIC, family: 4 }],
    agents: { http: new LedHere(), https: new https.Agent() },
    stepMs: 50,
  });
  expect(await quick('http://good.example/never', new AbortController().signal)).toBe('time-out');
});
test('a name that is not there is told from one that never comes', async () => {
  expect(await heard('http://nowhere.example/')).toBe('no-such-host');
  const waits = askOutside({ publicUrl: 'https://maker.example', resolve: () => new Promise(() => {}), stepMs: 20 });
  expect(await waits('http://good.example/', new AbortController().signal)).toBe('time-out');
  expect(reached).toEqual([]);
});
test('redirects are followed, but not in circles', async () => {
  const led = `http://good.example/to/${encodeURIComponent('http://good.example/to/%2F404')}`;
  expect(await heard(led)).toBe('not-found');
  reached.length = 0;
  expect(await heard('http://good.example/circle')).toBe('redirects');
  expect(reached).toHaveLength(12);
});

/** None of them is asked, whoever names it. */
const CLOSED = [
  'http://127.0.0.1/',
  'http://0x7f.1/',
  'http://2130706433/',
  'http://169.254.169.254/latest/meta-data/',
  'http://[::1]/',
  'http://[::ffff:127.0.0.1]/',
  'http://10.0.0.1/',
  'http://private.example/',
  'http://both.example/',
  'http://mapped.example/',
  'http://empty.example/',
  'http://good.example:8080/',
  'http://user:password@good.example/',
  'ftp://good.example/',
  'file:///etc/passwd',
];
test.each(CLOSED)('%s is not asked', async (address) => {
  expect(await heard(address)).toBe('not-public');
  expect([...reached, ...connected]).toEqual([]);
});
test.each(CLOSED)('a redirect to %s is not followed', async (address) => {
  expect(await heard(`http://good.example/to/${encodeURIComponent(address)}`)).toBe('not-public');
  expect(reached).toHaveLength(1);
});
test('a question that is stopped is no answer', async () => {
  const stopping = new AbortController();
  const asked = ask('http://good.example/never', stopping.signal);
  stopping.abort();
  await expect(asked).rejects.toThrow();
});
