import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { storagePlace } from '../config/storage-place.ts';
import { type FileStore, openFileStore } from './file-store.ts';

const bytes = Buffer.from('%PDF-1.7 data sheet');

function keepsFiles(open: () => FileStore): void {
  test('what is written is read again', async () => {
    await open().write('media/families/tern.pdf', bytes, 'application/pdf');
    expect(await open().read('media/families/tern.pdf')).toEqual(bytes);
  });
  test('a file that is not there is null', async () => {
    expect(await open().read('media/families/nothing.pdf')).toBeNull();
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
      const key = new URL(request.url ?? '/', 'http://store.invalid').pathname;
      asked.push({ authorization: request.headers.authorization ?? '' });
      if (request.method === 'PUT') objects.set(key, await buffer(request));
      const object = objects.get(key);
      response.statusCode = object === undefined ? 404 : 200;
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
