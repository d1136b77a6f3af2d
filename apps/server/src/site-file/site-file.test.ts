import { createHash } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Content, contentKindNames } from '@millrace/contract/content';
import { currentRevision, listRevisions, publishContent, readContent, readUploads } from '@millrace/database';
import { clear, openTestDatabase, type TestDatabase } from '@millrace/database/testing';
import { demoContent } from '@millrace/demo-content';
import { demoMedia } from '@millrace/demo-content/media';
import { strFromU8, strToU8, type Unzipped, unzipSync, zipSync } from 'fflate';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { contentHolder } from '../content/content-holder.ts';
import { databaseContent } from '../content/database-content.ts';
import { producesNothing } from '../demo/demo-producer.ts';
import type { storedRoom } from '../limits/stored-room.ts';
import type { ProduceMedia } from '../media/media-library.ts';
import { memoryStore } from '../testing/memory-store.ts';
import { silentLog } from '../testing/open-test-app.ts';
import { siteFileVerbs } from './site-file-commands.ts';
import { siteMediaOf } from './site-media-of.ts';

const hashOf = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');
const LOGO = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><path d="M0 0h9v9z"/></svg>';
const UPLOAD = { uri: 'uploads/logo.svg', file: hashOf(Buffer.from(LOGO)), alt: 'A logo', focus: null };
const before = new Date('2027-01-31T12:00:00Z');

const demo = demoContent();
const content: Content = { ...demo, mediaFiles: [...demo.mediaFiles, { id: 9000, ...UPLOAD }] };
const made = demoMedia(demo);
/** Drawing 131 PDFs takes a quarter of a minute, and says nothing here. */
const produce: ProduceMedia = async (path) =>
  path.endsWith('.pdf')
    ? { bytes: Buffer.from(`%PDF-1.7 ${path}`), contentType: 'application/pdf' }
    : made.produce(path);

let folder: string;
let database: TestDatabase;
/** The file of the demo site, unpacked, and the bytes at each address. */
let packed: Unzipped;
const bytesAt = new Map<string, Buffer>();
const at = (name: string): string => join(folder, name);

/** A site over the database of these tests, with a store of its own. */
async function openSite(makes: ProduceMedia = producesNothing) {
  const holder = contentHolder(databaseContent(database), silentLog);
  await holder.refresh();
  const files = memoryStore();
  const room = { refuseBeyond: async () => undefined } as unknown as ReturnType<typeof storedRoom>;
  const media = siteMediaOf({ database, holder, files, room, produce: makes });
  return { holder, ...media, files, ...siteFileVerbs({ database, holder, ...media, clock: () => before }) };
}
const publish = (rows: Content) => publishContent(database, rows, { source: 'test' });

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'millrace-site-'));
  database = await openTestDatabase();
  await publish(content);
  const site = await openSite(produce);
  const bytes = Buffer.from(LOGO);
  await site.uploads.keep({ type: 'svg', bytes, width: 9, height: 9, isCleaned: false }, null);
  const { lines, exitCode } = await site.export([at('site.zip')]);
  expect(lines).toEqual(['The whole site, revision 1, is in site.zip: all rows and the files of the media.']);
  expect(exitCode).toBe(0);
  packed = unzipSync(await readFile(at('site.zip')));
  for (const { path } of manifestOf(packed).files) bytesAt.set(path, (await site.media(path)) ?? Buffer.alloc(0));
});
afterAll(async () => {
  await database.close();
  await rm(folder, { recursive: true });
});
beforeEach(() => clear(database));

interface Manifest {
  version: number;
  rows: Record<string, { count: number; sha256: string }>;
  files: { path: string; sha256: string; bytes: number }[];
  missing: string[];
}
const manifestOf = (files: Unzipped): Manifest => JSON.parse(strFromU8(files['site.json'] ?? new Uint8Array()));
const rowsNow = async () => (await readContent(database)).content;

test('the demo site moves into an empty database: every row and every file', async () => {
  const site = await openSite();
  for (const kind of contentKindNames) expect(rowsInFile()[kind].length).toBe(content[kind].length);
  const said = await site.import([at('site.zip')]);
  const rows = contentKindNames.reduce((sum, kind) => sum + content[kind].length, 0);
  expect(said).toEqual({ lines: [`${rows} rows and ${bytesAt.size} files are published as revision 1.`], exitCode: 0 });
  expect(byId(await rowsNow())).toEqual(byId(rowsInFile()));
  expect(bytesAt.size).toBeGreaterThan(300);
  for (const [path, bytes] of bytesAt)
    expect(hashOf((await site.media(path)) ?? Buffer.alloc(0)), path).toBe(hashOf(bytes));
  expect((await site.media(UPLOAD.uri))?.toString()).toBe(LOGO);
  expect(site.holder.current()?.revision).toBe(1);
});

const byId = (rows: Content): unknown =>
  Object.fromEntries(
    contentKindNames.map((kind) => [kind, [...rows[kind]].toSorted((one, other) => one.id - other.id)]),
  );
/** As the database gave them: lists of elements have ids. */
const rowsInFile = (): Content =>
  Object.fromEntries(contentKindNames.map((kind) => [kind, linesOf(kind).map((line) => JSON.parse(line))])) as Content;
const linesOf = (kind: string): string[] =>
  strFromU8(packed[`rows/${kind}.jsonl`] ?? new Uint8Array())
    .split('\n')
    .filter((line) => line !== '');

test('nothing of persons is in it: rows of content, files of the media and what states them', () => {
  const others = Object.keys(packed).filter(
    (path) => !/^(?:rows\/\w+\.jsonl|files\/[0-9a-f]{64}|site\.json)$/.test(path),
  );
  expect(others).toEqual([]);
  expect(Object.keys(packed).filter((path) => path.startsWith('rows/'))).toHaveLength(contentKindNames.length);
  expect(manifestOf(packed).missing).toEqual([]);
});

test('the file is for its owner alone, and nothing is left beside it', async () => {
  expect((await stat(at('site.zip'))).mode & 0o777).toBe(0o600);
  expect((await readdir(folder)).filter((name) => name.endsWith('.partial'))).toEqual([]);
});

test('a site with content refuses it, and says how to go on', async () => {
  await publish({ ...demo, carousels: demo.carousels.slice(1) });
  const site = await openSite();
  const { lines, exitCode } = await site.import([at('site.zip')]);
  expect([exitCode, lines[0], lines[1]]).toEqual([
    1,
    'This site has content. Nothing was changed.',
    expect.stringContaining('--replace'),
  ]);
  expect(await currentRevision(database)).toBe(1);
  expect(site.files.files.size).toBe(0);
});

test('in place of content it is a publication with history, and what lay at an address can come back', async () => {
  const [banner, ...others] = demo.carousels;
  if (banner === undefined) throw new Error('No banner.');
  await publish({ ...demo, carousels: [{ ...banner, title: 'Of before' }, { ...banner, id: 8000 }, ...others] });
  const site = await openSite();
  const path = manifestOf(packed).files[0]?.path ?? '';
  const old = '<svg xmlns="http://www.w3.org/2000/svg"/>';
  await site.files.write(`media/${path}`, Buffer.from(old), 'image/svg+xml');
  await writeFile(
    at('few.zip'),
    changed(() => undefined),
  );
  expect((await site.import([at('few.zip'), '--replace'])).exitCode).toBe(0);
  expect((await rowsNow()).carousels.map(({ title }) => title)).toEqual(demo.carousels.map(({ title }) => title));
  const revisions = await listRevisions(database.queries, { limit: 1 });
  expect(revisions[0]).toMatchObject({ revision: 2, source: 'site file' });
  // The banner, the one that goes, and the rows of the uploads.
  expect(revisions[0]?.changeCount).toBeGreaterThanOrEqual(4);
  expect((await site.media(path))?.equals(bytesAt.get(path) ?? Buffer.alloc(0))).toBe(true);
  expect(site.files.files.get(`media/${path}`)?.toString()).toBe(old);
});

/** The file of the site, with something else in it. Digests are made again where they are not what is wrong. */
function changed(change: (files: Unzipped, manifest: Manifest) => void): Uint8Array {
  const manifest = manifestOf(packed);
  // Few are enough to prove a refusal.
  manifest.files = manifest.files.filter(({ path }, nth) => nth < 4 || path === UPLOAD.uri);
  const kept = new Set(manifest.files.map(({ sha256 }) => `files/${sha256}`));
  const files = Object.fromEntries(
    Object.entries(packed).filter(([path]) => !path.startsWith('files/') || kept.has(path)),
  );
  change(files, manifest);
  files['site.json'] ??= new Uint8Array();
  if (files['site.json'] === packed['site.json']) files['site.json'] = strToU8(JSON.stringify(manifest));
  return zipSync(files, { level: 1 });
}
const withRows = (kind: string, lines: readonly string[]) => (files: Unzipped, manifest: Manifest) => {
  const bytes = strToU8(lines.map((line) => `${line}\n`).join(''));
  files[`rows/${kind}.jsonl`] = bytes;
  manifest.rows[kind] = { count: lines.length, sha256: hashOf(bytes) };
};
const withFile = (path: string, text: string) => (files: Unzipped, manifest: Manifest) => {
  const bytes = strToU8(text);
  files[`files/${hashOf(bytes)}`] = bytes;
  manifest.files.push({ path, sha256: hashOf(bytes), bytes: bytes.length });
};

test.each<[string, () => Uint8Array, RegExp]>([
  ['no ZIP', () => strToU8('PK not really'), /is no ZIP/],
  ['a ZIP that is cut short', () => zipSync({ 'site.json': strToU8('{}') }).slice(0, 60), /is no ZIP/],
  ['a ZIP without what states it', () => zipSync({ 'rows/faqs.jsonl': strToU8('') }), /site\.json is missing/],
  [
    'a path that leads up',
    () => changed((files) => Object.assign(files, { '../evil.svg': strToU8('x') })),
    /is no ZIP|does not belong/,
  ],
  [
    'a whole path',
    () => changed((files) => Object.assign(files, { '/etc/passwd': strToU8('x') })),
    /is no ZIP|does not belong/,
  ],
  [
    'a file that nothing states',
    () => changed((files) => Object.assign(files, { [`files/${'a'.repeat(64)}`]: strToU8('x') })),
    /stated nowhere/,
  ],
  [
    'a program beside it',
    () => changed((files) => Object.assign(files, { 'run.sh': strToU8('x') })),
    /“run\.sh” does not belong/,
  ],
  [
    'a bomb',
    () => changed((files) => Object.assign(files, { [`files/${'b'.repeat(64)}`]: new Uint8Array(64 << 20) })),
    /unpacks to more/,
  ],
  [
    'rows that were changed',
    () => changed((files) => Object.assign(files, { 'rows/faqs.jsonl': strToU8(`${linesOf('faqs')[0]}\n`) })),
    /rows\/faqs\.jsonl is not as it was written/,
  ],
  ['a row that is none', () => changed(withRows('faqs', ['{"id":1}'])), /rows\/faqs\.jsonl, line 1: question/],
  [
    'a row cut short',
    () =>
      changed((files, manifest) => {
        const bytes = strToU8('{"id":1}');
        files['rows/faqs.jsonl'] = bytes;
        manifest.rows['faqs'] = { count: 1, sha256: hashOf(bytes) };
      }),
    /last row is cut short/,
  ],
  [
    'content that does not compile',
    () =>
      changed(
        withRows('products', [
          ...linesOf('products'),
          (linesOf('products')[0] ?? '').replace(/"id":\d+/, '"id":77777'),
        ]),
      ),
    /products\.\d+/,
  ],
  ['a newer version', () => changed((_, manifest) => Object.assign(manifest, { version: 2 })), /of a newer version/],
  [
    'a file of other bytes',
    () =>
      changed((files) => {
        const name = `files/${UPLOAD.file}`;
        const bytes = Uint8Array.from(files[name] ?? []);
        bytes[0] = (bytes[0] ?? 0) ^ 1;
        files[name] = bytes;
      }),
    /is not as it was written/,
  ],
  [
    'an upload that is not there',
    () =>
      changed(
        (_, manifest) =>
          void manifest.files.splice(
            manifest.files.findIndex(({ path }) => path === UPLOAD.uri),
            1,
          ),
      ),
    /stated nowhere|is missing/,
  ],
  [
    'an address outside of the media',
    () => changed(withFile('../../x.svg', LOGO)),
    /files\[\d+\]\.path is no path below/,
  ],
  [
    'a drawing with a program in it',
    () =>
      changed(
        withFile(
          'families/evil.svg',
          '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script><path d="M0 0h9v9z"/></svg>',
        ),
      ),
    /families\/evil\.svg: the drawing has parts that lead outside/,
  ],
])('%s is refused in words, and nothing of it is left', async (_, file, words) => {
  await writeFile(at('hostile.zip'), file());
  const site = await openSite();
  const { lines, exitCode } = await site.import([at('hostile.zip')]);
  expect(exitCode).toBe(1);
  expect(lines[0]).toBe('hostile.zip is refused, and nothing was changed.');
  expect(lines.slice(1).join('\n')).toMatch(words);
  expect(await currentRevision(database)).toBe(0);
  expect([...site.files.files.keys()]).toEqual([]);
  expect((await readUploads(database.queries, [UPLOAD.file])).size).toBe(0);
});

test('lists are written at a terminal, too, and words that mean nothing are refused', async () => {
  await publish(demo);
  const site = await openSite();
  expect(await site.export([at('faqs.csv'), 'faqs'])).toEqual({
    lines: [`${demo.faqs.length} rows are in faqs.csv.`],
    exitCode: 0,
  });
  expect((await readFile(at('faqs.csv'), 'utf8')).startsWith('\uFEFFQuestion,')).toBe(true);
  expect((await site.export([at('all.xlsx')])).exitCode).toBe(0);
  expect(Object.keys(unzipSync(await readFile(at('all.xlsx'))))).toContain('xl/workbook.xml');
  for (const words of [[at('x.ods')], [at('x.csv')], [at('x.csv'), 'bicycles'], []])
    expect((await site.export(words)).exitCode).toBe(1);
  expect((await site.import([at('site.zip'), '--force'])).exitCode).toBe(1);
});
