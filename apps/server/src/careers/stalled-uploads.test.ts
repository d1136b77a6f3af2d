import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { inForce } from '../content/in-force.ts';
import { type UploadSpool, uploadSpool } from '../files/upload-spool.ts';
import { refused } from '../problems/problem-error.ts';
import { openTestApp, type TestApp } from '../testing/open-test-app.ts';
import { rowCounts } from '../testing/row-counts.ts';
import { applicationCommands } from './application-command.ts';
import { BOUNDARY, dataPart, filePart, multipart, pdfOf, TYPE } from './testing/upload-attacks.ts';

const MB = 1 << 20;
const HALF_MINUTE = { leastBytes: 1024, withinMs: 30_000, totalMs: 60_000 };
let folder: string;
let server: TestApp;
let port: number;
let before: Record<string, number>;
const sockets: Socket[] = [];
/** Tests replace it, and change the pace. */
let spool: UploadSpool;
const pace = { ...HALF_MINUTE };

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'millrace-stalled-'));
  server = await openTestApp({
    uploads: {
      spool: { receive: (...given) => spool.receive(...given) },
      officeSpool: { receive: (...given) => spool.receive(...given) },
      pace,
      atOnce: { ofNetwork: 5, inAll: 24 },
    },
    commands: {
      applyWithFile: (input, caller) =>
        applicationCommands({
          database: server.database,
          snapshot: () => inForce(server.holder),
          files: server.files,
          vouch: async (_action, token) => {
            if (token === 'bad') throw refused('bot-check-failed', 'The check did not succeed.');
            return async () => undefined;
          },
          mail: async () => undefined,
          room: server.room,
        }).applyWithFile(input, caller),
    },
  });
  port = Number(new URL(await server.app.listen({ port: 0, host: '127.0.0.1' })).port);
});
beforeEach(async () => {
  before = await rowCounts(server.database);
  spool = uploadSpool({ folder });
  Object.assign(pace, HALF_MINUTE);
});
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy();
  await expect.poll(() => readdir(folder)).toEqual([]);
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});

setFlagsFromString('--expose_gc');
/** An upload that is not needed any more counts as nothing. */
const collectGarbage: () => void = runInNewContext('gc');

const spooled = async (): Promise<number> => {
  const sizes = (await readdir(folder)).map((name) => stat(join(folder, name)).then(({ size }) => size));
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
};
const opened = Buffer.from(`--${BOUNDARY}\r\ncontent-disposition: form-data; name="file"; filename="cv.pdf"\r\n\r\n`);
/** Begins an upload that says it will be of ten megabytes; returns what is answered meanwhile. */
function begin(network: number, ...chunks: Buffer[]): { socket: Socket; told: () => string } {
  const socket = connect({ port, host: '127.0.0.1', localAddress: `127.0.3.${network}` });
  sockets.push(socket);
  let told = '';
  socket.on('data', (bytes) => {
    told += String(bytes);
  });
  socket.on('error', () => undefined);
  socket.write(
    `POST /api/Applicant HTTP/1.1\r\nhost: x\r\ncontent-type: ${TYPE}\r\ncontent-length: ${10 * MB}\r\n\r\n`,
  );
  for (const chunk of chunks) socket.write(chunk);
  return { socket, told: () => told };
}
const data = (change: object = {}) => multipart([dataPart(change)], '');
const whole = (network: number, parts = [dataPart(), filePart(pdfOf(100_000))]) =>
  server.app.inject({
    method: 'POST',
    url: '/api/Applicant',
    payload: multipart(parts),
    headers: { 'content-type': TYPE },
    remoteAddress: `127.0.4.${network}`,
  });

describe('uploads that stall', () => {
  test('lie on the disk, not in memory', async () => {
    const chunk = Buffer.alloc(4 * MB, 'x');
    const memory = (): number => {
      collectGarbage();
      return process.memoryUsage().arrayBuffers;
    };
    const atFirst = memory();
    for (let nth = 0; nth < 20; nth += 1) begin(Math.floor(nth / 5), data(), opened, chunk);
    await expect.poll(spooled).toBeGreaterThan(75 * MB);
    // The collector frees the last of it beside the program.
    await expect.poll(() => memory() - atFirst).toBeLessThan(40 * MB);
    expect((await whole(1)).statusCode).toBe(200);
  });
  test('are given up, told why, and leave nothing', async () => {
    pace.withinMs = 500;
    const stalled = [
      begin(10, data(), opened, Buffer.alloc(MB)),
      begin(11, data()),
      begin(12, opened, Buffer.alloc(MB)),
      begin(13),
    ];
    for (const { told } of stalled) await expect.poll(told).toMatch(/^HTTP\/1\.1 400 .*came too slowly/s);
    expect(await readdir(folder)).toEqual([]);
    expect(await rowCounts(server.database)).toEqual(before);
  });
  test('that this side cannot store are no fault of their sender', async () => {
    const fault = new Error('EMFILE: too many open files');
    spool = { receive: async () => Promise.reject(fault) };
    expect((await whole(14)).json()).toMatchObject({ status: 500, code: 'unexpected' });
  });
  test('beyond the room of all are refused with 503, and asked to come again', async () => {
    spool = uploadSpool({ folder, maxBytes: 3 * MB });
    begin(20, data(), opened, Buffer.alloc(2 * MB));
    await expect.poll(spooled).toBe(2 * MB);
    const { told } = begin(21, data(), opened, Buffer.alloc(2 * MB));
    await expect.poll(told).toMatch(/^HTTP\/1\.1 503 .*retry-after: 30.*"not-ready".*try again/is);
    expect((await whole(22)).statusCode).toBe(200);
  });
  test('on a full disk are answered as any write there is', async () => {
    const full = Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
    spool = { receive: () => Promise.reject(full) };
    const answer = await whole(23);
    expect([answer.statusCode, answer.json().code]).toEqual([503, 'not-ready']);
    expect(await rowCounts(server.database)).toEqual(before);
  });
  test('of more networks than there is room for are refused with 503', async () => {
    const begun = Array.from({ length: 28 }, (_, nth) => begin(30 + Math.floor(nth / 5), data()));
    const refusedOnes = () => begun.filter(({ told }) => told().startsWith('HTTP/1.1 503 ')).length;
    await expect.poll(refusedOnes).toBe(28 - 24);
    const answer = await whole(41);
    expect(answer.json()).toMatchObject({ status: 503, code: 'not-ready' });
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
  });
});

describe('the bot check', () => {
  test('comes before the file: a bad token is refused while the file is still on its way', async () => {
    const { told } = begin(50, data({ token: 'bad' }), opened, Buffer.alloc(MB));
    await expect.poll(told).toMatch(/^HTTP\/1\.1 403 .*bot-check-failed/s);
    expect(await readdir(folder)).toEqual([]);
  });
  test('is asked in the other order too, and the file is not kept', async () => {
    const answer = await whole(51, [filePart(pdfOf(100_000)), dataPart({ token: 'bad' })]);
    expect(answer.statusCode).toBe(403);
    expect(await rowCounts(server.database)).toEqual(before);
  });
});
