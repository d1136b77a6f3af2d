import { once } from 'node:events';
import net from 'node:net';
import pg from 'pg';
import { expect, onTestFinished, test, vi } from 'vitest';
import { isDatabaseAway } from '../is-database-away.ts';
import { watchPool } from './watch-pool.ts';

const SILENCE_MS = 400;
/** A question that the watch leaves waiting fails after this time, in other words. */
const FORGOTTEN_MS = 30_000;

/** A message of PostgreSQL's protocol: a letter, its length, its body. */
function message(letter: string, body: string): Buffer {
  const head = Buffer.alloc(5, letter);
  head.writeInt32BE(body.length + 4, 1);
  return Buffer.concat([head, Buffer.from(body, 'latin1')]);
}
const READY = message('Z', 'I');
const LET_IN = Buffer.concat([message('R', '\0\0\0\0'), READY]);
const DONE = Buffer.concat([message('C', 'SELECT 0\0'), READY]);
const refusal = (code: string): Buffer => message('E', `SFATAL\0C${code}\0Mno\0\0`);
const NOTHING = Buffer.alloc(0);

interface Answers {
  login: Buffer;
  query: Buffer;
}
const awake: Answers = { login: LET_IN, query: DONE };
const silent: Answers = { login: LET_IN, query: NOTHING };

/** A watched pool, and what stands in for its server: `answers` says how the connection of a number, from 1, is answered. */
async function watched(answers: (connection: number) => Answers) {
  const sockets: net.Socket[] = [];
  const server = net.createServer((socket) => {
    const { login, query } = answers(sockets.push(socket));
    socket.once('data', () => {
      socket.write(login);
      socket.on('data', (asked) => socket.write(asked.toString('latin1').startsWith('Q') ? query : NOTHING));
    });
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = Object(server.address());
  const connectionString = `postgres://millrace@127.0.0.1:${port}/millrace`;
  const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };
  const pool = new pg.Pool({ connectionString, query_timeout: FORGOTTEN_MS });
  watchPool(pool, { connectionString, silenceMs: SILENCE_MS, log });
  onTestFinished(async () => {
    for (const socket of sockets) socket.destroy();
    await pool.end();
    server.close();
  });
  return { pool, log, sockets };
}

const faultOf = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => 'answered',
    (error: unknown) => error,
  );

test.each<[string, Answers]>([
  ['answers nobody', { login: NOTHING, query: NOTHING }],
  ['has a pooler before it that lets everybody in', silent],
  ['is starting', { login: refusal('57P03'), query: NOTHING }],
])('a silent server that %s is away: the question fails', async (_, look) => {
  const { pool, log } = await watched((connection) => (connection === 1 ? silent : look));
  const fault = await faultOf(pool.query('select 1'));
  expect(String(fault)).toContain('does not answer');
  expect(isDatabaseAway(fault)).toBe(true);
  expect(log.warn).toHaveBeenCalledWith({}, 'the database does not answer; a connection to it is cut');
});

test.each<[string, Answers]>([
  ['answers others', awake],
  ['has no room for more', { login: refusal('53300'), query: NOTHING }],
])('a silent server that %s is there: the question waits for its answer', async (_, look) => {
  const { pool, log, sockets } = await watched((connection) => {
    if (connection === 4) sockets[0]?.write(DONE);
    return connection === 1 ? silent : look;
  });
  expect(await faultOf(pool.query('select 1'))).toBe('answered');
  expect(sockets).toHaveLength(4);
  expect(log.warn).not.toHaveBeenCalled();
});

test('a server is looked for after four tenths of the silence, and has half of it to answer, in ten steps', async () => {
  const made = vi.spyOn(globalThis, 'setInterval');
  const { pool } = await watched(() => silent);
  await faultOf(pool.query('select 1'));
  expect(made.mock.calls.map(([, delay]) => delay)).toEqual([0.4 * SILENCE_MS, 0.05 * SILENCE_MS]);
});

test('all questions that wait are told by one look', async () => {
  const { pool, sockets } = await watched(() => silent);
  const faults = await Promise.all([faultOf(pool.query('select 1')), faultOf(pool.query('select 2'))]);
  for (const fault of faults) expect(String(fault)).toContain('does not answer');
  expect(sockets).toHaveLength(3);
});

test('nobody looks after a connection that was given back', async () => {
  const { pool, sockets } = await watched(() => awake);
  await pool.query('select 1');
  await new Promise((resolve) => setTimeout(resolve, SILENCE_MS));
  expect(sockets).toHaveLength(1);
});

test('an idle connection that is lost is logged, and the next question has another', async () => {
  const { pool, log, sockets } = await watched(() => awake);
  await pool.query('select 1');
  sockets[0]?.destroy();
  await expect.poll(() => log.warn).toHaveBeenCalledWith({ err: expect.any(Error) }, expect.stringContaining('idle'));
  expect(await faultOf(pool.query('select 1'))).toBe('answered');
  expect(sockets).toHaveLength(2);
});

test('a connection that is lost in use is given back, and may be given back again', async () => {
  const { pool, log, sockets } = await watched(() => awake);
  const client = await pool.connect();
  sockets[0]?.destroy();
  await expect.poll(() => pool.totalCount).toBe(0);
  expect(() => client.release()).not.toThrow();
  expect(log.warn).not.toHaveBeenCalled();
});
