import { createHash, randomBytes } from 'node:crypto';
import type { Snapshot } from '@millrace/catalogue';
import { type Content, contentKindNames, emptyContent } from '@millrace/contract/content';
import { strFromU8, type UnzipFileInfo, unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { siteManifest } from './site-manifest.ts';
import { siteFile } from './write-site.ts';

const at = new Date('2027-01-15T12:00:00Z');
const hashOf = (bytes: string): string => createHash('sha256').update(bytes).digest('hex');

/** Writes a site with these rows, and these files below /media/, and unpacks it. */
async function unpacked(
  rows: Partial<Record<keyof Content, readonly object[]>>,
  media: Readonly<Record<string, string>> = {},
) {
  const asked: string[] = [];
  const snapshot = { content: { ...emptyContent(), ...rows }, revision: 7 } as unknown as Snapshot;
  const chunks = siteFile({
    snapshot,
    media: async (path) => {
      asked.push(path);
      const bytes = media[path];
      return bytes === undefined ? null : Buffer.from(bytes);
    },
    at,
  });
  const written: Uint8Array[] = [];
  for await (const chunk of chunks) written.push(chunk);
  const zip = Buffer.concat(written);
  const entries: UnzipFileInfo[] = [];
  const files = unzipSync(zip, { filter: (one) => entries.push(one) > 0 });
  const text = (path: string): string => strFromU8(files[path] ?? expect.fail(`${path} is not there.`));
  const isCompressed = (path: string): boolean => entries.find(({ name }) => name === path)?.compression === 8;
  const manifest = siteManifest.parse(JSON.parse(text('site.json')));
  return { zip, paths: entries.map(({ name }) => name), text, isCompressed, manifest, asked };
}

test('an empty site has a file for each kind, and states that it holds nothing', async () => {
  const { paths, text, manifest, asked } = await unpacked({});
  expect(paths).toEqual([...contentKindNames.map((kind) => `rows/${kind}.jsonl`), 'site.json']);
  expect(text('rows/families.jsonl')).toBe('');
  expect(manifest).toMatchObject({ madeAt: at.toISOString(), revision: 7, files: [], missing: [] });
  expect(manifest.rows).toEqual(
    Object.fromEntries(contentKindNames.map((kind) => [kind, { count: 0, sha256: hashOf('') }])),
  );
  expect(asked).toEqual([]);
});

test('rows are lines, counted and summed up of their own kind', async () => {
  const { text, manifest } = await unpacked({ families: [{ id: 1, name: 'Wéir' }, { id: 2 }], posts: [{ id: 3 }] });
  expect(text('rows/families.jsonl')).toBe('{"id":1,"name":"Wéir"}\n{"id":2}\n');
  expect(manifest.rows['families']).toEqual({ count: 2, sha256: hashOf(text('rows/families.jsonl')) });
  expect(manifest.rows['posts']).toEqual({ count: 1, sha256: hashOf('{"id":3}\n') });
});

test.each([
  ['just less than a piece', (1 << 16) - 1],
  ['exactly a piece', 1 << 16],
  ['more than a piece', (1 << 16) + 1],
])('no row is lost or written twice where the lines are %s', async (_, length) => {
  // The line of a row with a name of no letters has 19 characters.
  const long = { id: 1, name: 'x'.repeat(length - 19) };
  for (const posts of [[long], [long, { id: 2 }], [long, long, long]]) {
    const { text, manifest } = await unpacked({ posts });
    const lines = posts.map((row) => `${JSON.stringify(row)}\n`);
    expect(lines[0]).toHaveLength(length);
    expect(text('rows/posts.jsonl')).toBe(lines.join(''));
    expect(manifest.rows['posts']).toEqual({ count: posts.length, sha256: hashOf(lines.join('')) });
  }
});

test('files are those of the library and those that content names, each address asked for once and in order', async () => {
  const { asked, manifest } = await unpacked({
    mediaFiles: [
      { id: 1, uri: 'uploads/b.svg' },
      { id: 2, uri: 'uploads/a.png' },
    ],
    posts: [{ id: 1, htmlContent: '<img src="/media/uploads/c.png"> <img src="/media/uploads/b.svg">' }],
  });
  expect(asked).toEqual(['uploads/a.png', 'uploads/b.svg', 'uploads/c.png']);
  expect(manifest.missing).toEqual(asked);
  expect(manifest.files).toEqual([]);
});

test('a file that lies at two addresses is packed once and stated at both; one that is not there is stated too', async () => {
  const mediaFiles = ['a.png', 'b.png', 'c.svg', 'd.png'].map((name, id) => ({ id, uri: `uploads/${name}` }));
  const { paths, text, manifest } = await unpacked(
    { mediaFiles },
    { 'uploads/a.png': 'red', 'uploads/c.svg': 'green é', 'uploads/d.png': 'red' },
  );
  const [red, green] = [hashOf('red'), hashOf('green é')];
  expect(paths.filter((path) => path.startsWith('files/'))).toEqual([`files/${red}`, `files/${green}`]);
  expect(text(`files/${green}`)).toBe('green é');
  expect(manifest.files).toEqual([
    { path: 'uploads/a.png', sha256: red, bytes: 3 },
    { path: 'uploads/c.svg', sha256: green, bytes: 8 },
    { path: 'uploads/d.png', sha256: red, bytes: 3 },
  ]);
  expect(manifest.missing).toEqual(['uploads/b.png']);
});

test.each([
  ['svg', true],
  ['SVG', true],
  ['txt', true],
  ['csv', true],
  ['dxf', true],
  ['step', true],
  ['stp', true],
  ['json', true],
  ['png', false],
  ['pdf', false],
  ['svgz', false],
])('a file that ends in .%s is compressed: %s', async (ending, is) => {
  const path = `uploads/one.${ending}`;
  const { isCompressed } = await unpacked({ mediaFiles: [{ id: 1, uri: path }] }, { [path]: 'bytes' });
  expect(isCompressed(`files/${hashOf('bytes')}`)).toBe(is);
});

test('rows and what states all are compressed', async () => {
  const { paths, isCompressed } = await unpacked({ posts: [{ id: 1 }] });
  expect(paths.filter((path) => !isCompressed(path))).toEqual([]);
});

test('files bear the time of the whole', async () => {
  const { zip } = await unpacked({});
  // Years since 1980, months and days, in the head of the first file.
  const date = zip.readUInt16LE(12);
  expect([1980 + (date >> 9), (date >> 5) & 15]).toEqual([2027, 1]);
});

test('rows are read while they are written: who leaves early has not read most of them', async () => {
  let read = 0;
  const posts = {
    length: 400,
    *[Symbol.iterator]() {
      for (; read < 400; read += 1) yield { id: read, name: randomBytes(30_000).toString('hex') };
    },
  };
  const snapshot = { content: { ...emptyContent(), posts }, revision: 7 } as unknown as Snapshot;
  let bytes = 0;
  for await (const chunk of siteFile({ snapshot, media: async () => null, at })) {
    bytes += chunk.length;
    if (bytes > 500_000) break;
  }
  expect(read).toBeLessThan(200);
});
