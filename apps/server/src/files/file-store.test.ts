import fs, { mkdtemp, readdir, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { storagePlace } from '../config/storage-place.ts';
import { DurableDisk } from './durable-disk.ts';
import { type FileStore, openFileStore } from './file-store.ts';

const bytes = Buffer.from('%PDF-1.7 data sheet');
const BUCKET = '/site-files/';
const LISTED_AT_ONCE = 2;

/** A store's answer to ListObjectsV2: two at once, so that there is a next page. */
function listing(objects: ReadonlyMap<string, Buffer>, asked: URLSearchParams): string {
  const prefix = asked.get('prefix') ?? '';
  const from = Number(asked.get('continuation-token') ?? 0);
  const modified = `<LastModified>${new Date().toISOString()}</LastModified>`;
  const keys = [...objects.keys()].map((path) => path.slice(BUCKET.length)).filter((key) => key.startsWith(prefix));
  const contents = keys
    .slice(from, from + LISTED_AT_ONCE)
    .map((key) => `<Contents><Key>${key}</Key>${modified}<ETag>&quot;5d41&quot;</ETag></Contents>`);
  const next = from + LISTED_AT_ONCE;
  const more = next < keys.length ? `<NextContinuationToken>${next}</NextContinuationToken>` : '';
  return `<?xml version="1.0"?><ListBucketResult>${contents.join('')}${more}</ListBucketResult>`;
}

const keysBelow = async (store: FileStore, folder: string): Promise<string[]> => {
  const keys: string[] = [];
  for await (const { key, storedAt, mark } of store.list(folder)) {
    expect(mark).toMatch(/\w/);
    expect(Math.abs(storedAt.getTime() - Date.now())).toBeLessThan(60_000);
    keys.push(key);
  }
  return keys.toSorted();
};

function keepsFiles(open: () => FileStore): void {
  test('what is written is read again', async () => {
    await open().write('media/families/tern.pdf', bytes, 'application/pdf');
    expect(await open().read('media/families/tern.pdf')).toEqual(bytes);
  });
  test('a file that is not there is null', async () => {
    expect(await open().read('media/families/nothing.pdf')).toBeNull();
  });
  test('whether there is a file is told without reading it', async () => {
    await open().write('media/there+.pdf', bytes, 'application/pdf');
    expect(await Promise.all(['media/there+.pdf', 'media/gone.pdf', 'media'].map((key) => open().has(key)))).toEqual([
      true,
      false,
      false,
    ]);
    await open().remove('media/there+.pdf');
    expect(await open().has('media/there+.pdf')).toBe(false);
  });
  test('a name with any sign of an address is a name of its own', async () => {
    const keys = ['signs/a+b.pdf', 'signs/a-b.pdf', 'signs/a=b.pdf', 'signs/a~b.pdf', 'signs/ü (1)!.pdf'];
    for (const key of keys) await open().write(key, Buffer.from(key), 'application/pdf');
    expect(await keysBelow(open(), 'signs')).toEqual(keys.toSorted());
    for (const key of keys) expect(String(await open().read(key))).toBe(key);
    for (const key of keys) await open().remove(key);
    expect(await open().read('signs/a+b.pdf')).toBeNull();
  });
  test('what lies below a folder is listed with its mark and when it was stored, and nothing beside it', async () => {
    const keys = ['listed/1.pdf', 'listed/2.pdf', 'listed/3.pdf', 'listed/deep/4.pdf'];
    for (const key of [...keys, 'listed-not/5.pdf']) await open().write(key, bytes, 'application/pdf');
    expect(await keysBelow(open(), 'listed')).toEqual(keys);
    expect(await keysBelow(open(), 'nothing')).toEqual([]);
    for (const key of [...keys, 'listed-not/5.pdf']) await open().remove(key);
    expect(await keysBelow(open(), 'listed')).toEqual([]);
  });
}

describe('on the local disk', () => {
  let folder: string;
  let store: FileStore;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'millrace-files-'));
    store = await openFileStore({ kind: 'disk', folder });
  });
  afterAll(() => rm(folder, { recursive: true }));

  keepsFiles(() => store);
  test('a folder whose last file goes can go, and one with files stays', async () => {
    await store.write('imports/one/a.csv', bytes, 'text/csv');
    await store.removeEmptyFolder('imports/one');
    expect(await store.read('imports/one/a.csv')).toEqual(bytes);
    await store.remove('imports/one/a.csv');
    await store.removeEmptyFolder('imports/one');
    await store.removeEmptyFolder('imports/never-there');
    expect(await readdir(join(folder, 'imports'))).toEqual([]);
  });
  test('a file that goes while it is read is null', async () => {
    await store.write('imports/two/a.csv', bytes, 'text/csv');
    const read = DurableDisk.prototype.getBytes;
    vi.spyOn(DurableDisk.prototype, 'getBytes').mockImplementation(async function (this: DurableDisk, key) {
      await store.remove(key);
      return read.call(this, key);
    });
    expect(await store.read('imports/two/a.csv')).toBeNull();
    await store.removeEmptyFolder('imports/two');
  });
  test('a file that is there and cannot be read is a fault', async () => {
    await store.write('imports/two/a.csv', bytes, 'text/csv');
    vi.spyOn(DurableDisk.prototype, 'getBytes').mockRejectedValue(new Error('EIO'));
    await expect(store.read('imports/two/a.csv')).rejects.toThrow();
    await store.remove('imports/two/a.csv');
    await store.removeEmptyFolder('imports/two');
  });
  test('a folder that goes while others are listed hides none of them', async () => {
    const keys = ['imports/1/a.csv', 'imports/2/a.csv', 'imports/3/a.csv'];
    for (const key of keys) await store.write(key, bytes, 'text/csv');
    const listAll = DurableDisk.prototype.listAll;
    vi.spyOn(DurableDisk.prototype, 'listAll').mockImplementation(async function (this: DurableDisk, prefix, options) {
      if (prefix.endsWith('imports/2')) await rm(join(folder, 'imports', '2'), { recursive: true });
      return listAll.call(this, prefix, options);
    });
    expect(await keysBelow(store, 'imports')).toEqual(['imports/1/a.csv', 'imports/3/a.csv']);
    await rm(join(folder, 'imports'), { recursive: true });
  });
  test('nothing unfinished stays behind', async () => {
    expect(await readdir(join(folder, 'unfinished'))).toEqual([]);
  });
  test.each(['../outside', 'media/../../outside'])('a key such as %s never leaves the folder', async (key) => {
    await expect(store.write(key, bytes, 'text/plain')).rejects.toThrow();
    await expect(store.read(key)).rejects.toThrow();
  });
});

describe('in an S3 bucket', () => {
  const objects = new Map<string, Buffer>();
  const asked: { authorization: string }[] = [];
  let server: Server;
  let store: FileStore;
  beforeAll(async () => {
    server = createServer(async (request, response) => {
      const { pathname, searchParams } = new URL(request.url ?? '/', 'http://store.invalid');
      const key = decodeURIComponent(pathname);
      asked.push({ authorization: request.headers.authorization ?? '' });
      if (searchParams.has('list-type')) return void response.end(listing(objects, searchParams));
      if (request.method === 'PUT') objects.set(key, await buffer(request));
      const object = objects.get(key);
      if (request.method === 'DELETE') objects.delete(key);
      response.statusCode = request.method === 'DELETE' ? 204 : object === undefined ? 404 : 200;
      response.end(request.method === 'GET' ? object : undefined);
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const address = server.address();
    const port = typeof address === 'object' && address !== null ? address.port : 0;
    const place = storagePlace(`s3://key:secret@127.0.0.1:${port}/site-files?region=eu-central-1&insecure=true`);
    if (place === null) throw new Error('the address is refused');
    store = await openFileStore(place);
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });

  keepsFiles(() => store);
  test('objects lie below the bucket, asked for with the key and region of the address', () => {
    expect([...objects.keys()]).toEqual(['/site-files/media/families/tern.pdf']);
    for (const { authorization } of asked) expect(authorization).toMatch(/Credential=key\/\d+\/eu-central-1\/s3/);
  });
});

test.each([
  ['ENOSPC', true],
  ['EROFS', true],
  ['EACCES', true],
  ['ENOTDIR', false],
])('a folder that refuses with %s is still read: %s', async (code, isRead) => {
  const folder = await mkdtemp(join(tmpdir(), 'millrace-unwritable-'));
  const place = { kind: 'disk', folder } as const;
  await (await openFileStore(place)).write('media/a.pdf', bytes, 'application/pdf');
  const refused = Object.assign(new Error(code), { code, path: folder });
  const disk = vi.spyOn(fs, 'mkdir').mockRejectedValue(refused);
  const opened = await openFileStore(place).catch((error: unknown) => error);
  disk.mockRestore();
  if (!isRead) expect(opened).toBe(refused);
  else expect(await Object(opened).read('media/a.pdf')).toEqual(bytes);
  await rm(folder, { recursive: true });
});
