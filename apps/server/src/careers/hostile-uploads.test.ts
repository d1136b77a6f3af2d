import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { PROBLEM_TYPE, UPLOAD_MAX_BYTES } from '@millrace/contract';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openFileStore } from '../files/file-store.ts';
import { openTestApp, type TestApp } from '../testing/open-test-app.ts';
import { rowCounts } from '../testing/row-counts.ts';
import { withoutFamilies } from '../testing/test-content.ts';
import { resumes, zip } from './testing/resumes.ts';
import {
  BOUNDARY,
  dataPart,
  filePart,
  multipart,
  type Part,
  pdfOf,
  TYPE,
  uploadAttacks,
} from './testing/upload-attacks.ts';

const ROUTES = ['/api/Applicant', '/api/Applicant/apply'] as const;
/** So much at a time, and so often at most: far more than may be sent. */
const MORE = 1 << 18;
const ENDLESS_MAX = 2000;
const PDF_BYTES = resumes.pdf?.length ?? 0;
let folder: string;
let server: TestApp;
let before: Record<string, number>;
let callers = 0;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'millrace-uploads-'));
  server = await openTestApp({
    files: await openFileStore({ kind: 'disk', folder }),
    published: withoutFamilies,
  });
});
beforeEach(() => rm(join(folder, 'resumes'), { recursive: true, force: true }));
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});
const files = async () => (await readdir(folder, { recursive: true })).filter((name) => name !== 'unfinished');
const countRows = async () => {
  before = await rowCounts(server.database);
};
const nextAddress = () => {
  callers += 1;
  return `2001:db8:${callers.toString(16)}::1`;
};

describe.each(ROUTES)('an application to %s', (url) => {
  beforeAll(countRows);
  test.each(uploadAttacks)('with $what is refused, and leaves nothing', async ({ body, status, type = TYPE }) => {
    const headers = { 'content-type': type };
    const answer = await server.app.inject({
      method: 'POST',
      url,
      payload: body,
      headers,
      remoteAddress: nextAddress(),
    });
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([status, PROBLEM_TYPE]);
    expect(answer.json().message).toMatch(/^\S.{5,200}[.!?]$|^Must have data at least$/s);
    expect(await rowCounts(server.database)).toEqual(before);
    expect(await files()).toEqual([]);
  });
});

describe('what looks odd and is none', () => {
  const taken = async (parts: readonly Part[]): Promise<{ filename: unknown; bytes: Buffer | null }> => {
    const answer = await server.app.inject({
      method: 'POST',
      url: '/api/Applicant',
      payload: multipart(parts),
      headers: { 'content-type': TYPE },
      remoteAddress: nextAddress(),
    });
    expect([answer.statusCode, answer.body]).toEqual([200, 'true']);
    const newest = sql`select data, resume_key from job_application order by received_at desc limit 1`;
    const [row] = Object(await server.database.queries.execute(newest)).rows;
    expect(await files()).toEqual(row.resume_key === null ? [] : ['resumes', row.resume_key]);
    return { filename: row.data.filename, bytes: row.resume_key && (await readFile(join(folder, row.resume_key))) };
  };
  test('a file before the data', async () => {
    expect(await taken([filePart(), dataPart()])).toEqual({ filename: 'cv.pdf', bytes: pdfOf(PDF_BYTES) });
  });
  test('a file of just as many bytes as may be', async () => {
    const { bytes } = await taken([dataPart(), filePart(pdfOf(UPLOAD_MAX_BYTES))]);
    expect(bytes?.equals(pdfOf(UPLOAD_MAX_BYTES))).toBe(true);
  });
  test('a PDF with an archive behind it, which is a PDF', async () => {
    const both = Buffer.concat([pdfOf(2000), zip({ 'a.exe': 'MZ' })]);
    expect((await taken([dataPart(), filePart(both, 'cv.zip')])).bytes).toEqual(both);
  });
  test('a file field that was left empty', async () => {
    expect(await taken([dataPart(), filePart('', '')])).toEqual({ filename: '', bytes: null });
  });
  test.each([
    ['../../../etc/passwd.pdf', 'passwd.pdf'],
    ['..\\\\..\\\\windows\\\\win.pdf', 'win.pdf'],
    ['cv.pdf\u0000.exe', 'cv.pdf.exe'],
    ['/dev/null', 'null'],
    ['..', 'resume'],
    ['%2e%2e%2fcv.pdf', '%2e%2e%2fcv.pdf'],
    ['cv\u202Efdp.exe', 'cvfdp.exe'],
    ['x'.repeat(5000), 'x'.repeat(200)],
  ])('a file called %j is only shown as %j, and kept under a name of ours', async (name, shown) => {
    expect((await taken([dataPart(), filePart(undefined, name)])).filename).toBe(shown);
  });
});

describe('over a connection', () => {
  let port: number;
  beforeAll(countRows);
  beforeAll(async () => {
    port = Number(new URL(await server.app.listen({ port: 0, host: '127.0.0.1' })).port);
  });
  const head = (length: string) =>
    `POST /api/Applicant HTTP/1.1\r\nhost: x\r\ncontent-type: ${TYPE}\r\n${length}\r\n\r\n`;
  const opened = multipart([dataPart(), filePart()], '');
  const open = (name: string) => `--${BOUNDARY}\r\ncontent-disposition: form-data; ${name}\r\n\r\n`;

  test('an upload that ends midway leaves nothing', async () => {
    const whole = multipart([dataPart(), filePart(pdfOf(100_000))]);
    for (const part of [0, 0.01, 0.5, 0.99]) {
      const socket = connect(port, '127.0.0.1');
      socket.write(head(`content-length: ${whole.length}`));
      for (let at = 0; at < part * whole.length; at += 10_000) {
        socket.write(whole.subarray(at, Math.min(at + 10_000, part * whole.length)));
        await pause(5);
      }
      socket.destroy();
    }
    // Work that had begun has ended by the answer to a later request.
    const answer = await server.app.inject({ method: 'POST', url: '/api/Applicant', remoteAddress: nextAddress() });
    expect(answer.statusCode).toBe(400);
    await pause(100);
    await expect.poll(() => readdir(folder, { recursive: true })).toEqual(['unfinished']);
    expect(await rowCounts(server.database)).toEqual(before);
  });
  /** Sends a body that never ends until the connection is cut; returns the answer that came meanwhile. */
  async function toldOfEndless(start: Buffer | string, localAddress: string): Promise<string> {
    const socket = connect({ port, host: '127.0.0.1', localAddress });
    let told = '';
    socket.on('data', (bytes) => {
      told += bytes;
    });
    socket.on('error', () => undefined);
    const closed = new Promise((resolve) => socket.once('close', resolve));
    const drained = () => new Promise((resolve) => socket.once('drain', resolve));
    // It sends no more than the server takes: so the count is of what was taken, however slow the server is.
    const send = async (bytes: Buffer | string) => {
      socket.write(`${Buffer.byteLength(bytes).toString(16)}\r\n`);
      socket.write(bytes);
      if (!socket.write('\r\n')) await Promise.race([drained(), closed]);
    };
    socket.write(head('transfer-encoding: chunked'));
    await send(start);
    for (let sent = 0; !socket.destroyed; sent += 1) {
      expect(sent, `told: ${told}`).toBeLessThan(ENDLESS_MAX);
      await send(Buffer.alloc(told === '' ? MORE : 1000, 'x'));
      await pause(told === '' ? 1 : 20);
    }
    await closed;
    return told;
  }
  test('a body without end is refused before it ends, and then cut off', async () => {
    const bodies = {
      'in its field': open('name="data"'),
      'in its file': Buffer.concat([multipart([dataPart()], ''), Buffer.from(open('name="file"; filename="cv.pdf"'))]),
      'before the first part': 'x',
      'behind the last part': multipart([dataPart(), filePart()]),
      'in a third part': Buffer.concat([opened, Buffer.from(open('name="more"; filename="cv.pdf"'))]),
    };
    const told = await Promise.all(
      // Each a network of its own: one may have few uploads at once.
      Object.entries(bodies).map(
        async ([where, start], nth) => [where, await toldOfEndless(start, `127.0.4.${nth + 1}`)] as const,
      ),
    );
    for (const [where, answer] of told)
      expect([where, answer]).toEqual([
        where,
        expect.stringMatching(/^HTTP\/1\.1 4(?:00|13) .*"message":"[^"]{10,}"/s),
      ]);
    expect(await rowCounts(server.database)).toEqual(before);
    expect(await files()).toEqual([]);
  });
  test('a sixth slow upload of one address waits for its turn', async () => {
    // Its own, as calls of an address are counted as well.
    const localAddress = '127.0.0.9';
    const uploading = Array.from({ length: 5 }, () => connect({ port, host: '127.0.0.1', localAddress }));
    for (const socket of uploading) socket.write(`${head('content-length: 100000')}--${BOUNDARY}`);
    const sixth = async () => {
      const headers = { 'content-type': TYPE };
      const request = { method: 'POST', url: '/api/Applicant', payload: 'x', headers } as const;
      return (await server.app.inject({ ...request, remoteAddress: localAddress })).statusCode;
    };
    await expect.poll(sixth, { interval: 500 }).toBe(429);
    for (const socket of uploading) socket.destroy();
    await expect.poll(sixth, { interval: 500 }).toBe(400);
    expect(await rowCounts(server.database)).toEqual(before);
  });
  test('one that says it will be too large is refused before it comes', async () => {
    const socket = connect(port, '127.0.0.1');
    socket.write(head(`content-length: ${2 * UPLOAD_MAX_BYTES}`));
    const [answer] = await once(socket, 'data');
    expect(String(answer)).toMatch(/^HTTP\/1\.1 413 /);
    socket.destroy();
  });
});
