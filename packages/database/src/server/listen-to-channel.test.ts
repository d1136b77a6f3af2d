import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { listenToChannel } from './listen-to-channel.ts';

/** A message of PostgreSQL's protocol: a letter, the length, the content. */
const message = (letter: string, content: Buffer | string): Buffer => {
  const bytes = Buffer.from(content);
  const head = Buffer.alloc(5);
  head.write(letter);
  head.writeInt32BE(4 + bytes.length, 1);
  return Buffer.concat([head, bytes]);
};
const welcome = Buffer.concat([message('R', Buffer.alloc(4)), message('Z', 'I')]);
const done = Buffer.concat([message('C', 'LISTEN\0'), message('Z', 'I')]);
const news = (payload: string): Buffer => message('A', Buffer.from(`\0\0\0\0news\0${payload}\0`));

/** A server that takes every connection and every query. */
let server: ReturnType<typeof createServer>;
let sockets: Socket[];
const listened: string[] = [];
const warned: string[] = [];
const log = { info: vi.fn(), error: vi.fn(), warn: (_facts: object, words: string) => void warned.push(words) };

const answerAll = (socket: Socket): void => {
  sockets.push(socket);
  socket.on('error', () => undefined);
  socket.once('data', () => {
    socket.write(welcome);
    socket.on('data', (asked) => {
      if (asked.toString('latin1', 0, 1) !== 'Q') return;
      listened.push(asked.toString('utf8', 5, asked.length - 1));
      socket.write(done);
    });
  });
};
const listen = async (port = 0): Promise<number> => {
  server = createServer(answerAll).listen(port, '127.0.0.1');
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
};
const away = async (): Promise<void> => {
  const closed = new Promise((resolve) => server.close(resolve));
  for (const socket of sockets) socket.destroy();
  await closed;
};
beforeEach(() => {
  sockets = [];
  listened.length = 0;
  warned.length = 0;
});
afterEach(away);

const heard: string[] = [];
const listening = (port: number, onReconnected: () => Promise<void>) =>
  listenToChannel({
    connectionString: `postgres://user@127.0.0.1:${port}/site`,
    log,
    channel: 'news',
    onPayload: (payload) => void heard.push(payload),
    onReconnected,
  });

test('it hears what is announced, until it is stopped', async () => {
  const stop = await listening(await listen(), async () => undefined);
  expect(listened).toEqual(['listen news']);
  sockets[0]?.write(news('42'));
  await expect.poll(() => heard).toEqual(['42']);
  await stop();
  expect(warned).toEqual([]);
});

test('a lost connection is made again, and told of; while the server is away each try is told of', async () => {
  const reconnected = vi.fn(async () => undefined);
  const port = await listen();
  const stop = await listening(port, reconnected);
  await away();
  await expect.poll(() => warned).toContain('the database does not answer; trying again to hear of news');
  expect(reconnected).not.toHaveBeenCalled();
  await listen(port);
  await expect.poll(() => reconnected.mock.calls.length).toBe(1);
  expect(listened).toEqual(['listen news', 'listen news']);
  await stop();
});

test('what goes wrong after it has connected again is told of, and it connects once more', async () => {
  const reconnected = vi.fn(async () => undefined).mockRejectedValueOnce(new Error('not read'));
  const stop = await listening(await listen(), reconnected);
  sockets[0]?.destroy();
  await expect.poll(() => reconnected.mock.calls.length).toBe(2);
  expect(warned).toContain('the database does not answer; trying again to hear of news');
  await stop();
});

test('once it is stopped, a lost connection stays lost', async () => {
  const stop = await listening(await listen(), async () => undefined);
  await stop();
  await new Promise((resolve) => setTimeout(resolve, 1200));
  expect(sockets).toHaveLength(1);
});
