import type { MediaRecord, OfficeCalls, Placed, Uploaded } from '@millrace/contract/office';
import { countForgottenUploads, listQuarantine, quarantineUploads } from '@millrace/database';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { memoryStore } from '../../testing/memory-store.ts';
import { openTestApp, type TestApp } from '../../testing/open-test-app.ts';
import type { OfficeCallGiven } from '../../testing/send-office-call.ts';
import { draftCalls } from '../../testing/staff/draft-calls.ts';
import { cookieOf, staffBy } from '../../testing/staff-by.ts';
import { withoutFamilies } from '../../testing/test-content.ts';
import { strayUploads } from '../stray-uploads.ts';

const staffOf = staffBy({ ada: ['editor'], bob: ['editor'], pia: ['publisher'], hr: ['hr'] });
const files = memoryStore();
const DAY_MS = 24 * 60 * 60_000;

let server: TestApp;
beforeAll(async () => {
  server = await openTestApp({
    staffOf,
    files,
    published: withoutFamilies,
    settings: { 'media.uploadsMax': 60 },
    produce: async (path) =>
      path.startsWith('by-hand/') ? { bytes: await picture('#123456'), contentType: 'image/png' } : null,
  });
});
afterAll(() => server.close());
beforeEach(() => server.restore());

const picture = (background: string): Promise<Buffer> =>
  sharp({ create: { width: 60, height: 40, channels: 3, background } })
    .png()
    .toBuffer();
let shade = 0;
/** Bytes that no test has sent before. */
const fresh = (): Promise<Buffer> => picture(`#${(++shade).toString(16).padStart(6, '0')}`);

const { send, ask } = draftCalls(() => server);
const refusalOf = async (name: keyof OfficeCalls, given?: OfficeCallGiven): Promise<string> => {
  const { code, message } = (await send(name, given)).json();
  return `${code}: ${message}`;
};
async function sendFile(name: string, bytes: Buffer, as = 'ada') {
  const parts = new FormData();
  parts.set('data', JSON.stringify({ name }));
  parts.set('file', new Blob([new Uint8Array(bytes)]), name);
  const body = new Response(parts);
  const type = body.headers.get('content-type') ?? '';
  const payload = Buffer.from(await body.arrayBuffer());
  return server.app.inject({
    method: 'POST',
    url: '/api/office/media/uploads',
    headers: { ...cookieOf(as), 'content-type': type },
    payload,
  });
}
const upload = async (name: string, bytes: Buffer): Promise<Uploaded> => {
  const answer = await sendFile(name, bytes);
  expect(answer.json()).not.toHaveProperty('code');
  return answer.json();
};
const begin = async (): Promise<string> => (await ask('officeBeginDraft', { body: { name: 'Pictures' } })).id;
const place = (draft: string, body: object, as = 'ada'): Promise<Placed> =>
  ask('officePlaceMedia', { params: { draft }, body, as });
const publish = async (draft: string) => ask('officePublish', { params: { draft }, body: {}, as: 'pia' });
const media = (uri: string) => server.app.inject({ url: `/media/${uri}` });
const record = (uri: string, draft?: string): Promise<MediaRecord> =>
  ask('officeMediaFile', { query: { uri, ...(draft === undefined ? {} : { draft }) } });
/** A post that shows a picture. */
const use = async (draft: string, uri: string, id = 1) => {
  const { version } = await ask('officeRow', { params: { kind: 'posts', id }, query: { draft } });
  const fields = { htmlContent: `<p>See <a href="/media/${uri}">the hall</a>.</p>` };
  await ask('officeChangeRow', { params: { draft, kind: 'posts', id }, body: { version, fields } });
};

describe('a file', () => {
  test('is taken in, placed in a draft, and at its address once the draft is published', async () => {
    const draft = await begin();
    const bytes = await fresh();
    const sent = await upload('Große Halle (1).PNG', bytes);
    expect(sent).toMatchObject({ type: 'png', bytes: bytes.length, width: 60, height: 40, name: 'grosse-halle-1.png' });
    const placed = await place(draft, { file: sent.file, uri: 'photos/hall.png' });
    expect(placed).toMatchObject({ outcome: 'added', media: { uri: 'photos/hall.png', change: 'added', uses: 0 } });
    expect((await media('photos/hall.png')).statusCode).toBe(404);
    const seen = await server.app.inject({
      url: `/office/preview/${draft}/media/photos/hall.png`,
      headers: cookieOf('ada'),
    });
    expect(seen.rawPayload).toEqual(bytes);
    await publish(draft);
    expect((await media('photos/hall.png')).rawPayload).toEqual(bytes);
    expect(await record('photos/hall.png')).toMatchObject({
      file: sent.file,
      uploadedBy: 'ada',
      version: expect.stringMatching(/^r/),
    });
  });

  test('that is replaced has its new bytes at the old address, everywhere, once that is published', async () => {
    const [before, after] = [await fresh(), await fresh()];
    const first = await begin();
    await place(first, { file: (await upload('a.png', before)).file, uri: 'photos/gate.png' });
    await publish(first);
    const { headers } = await media('photos/gate.png');
    const draft = await begin();
    const { file } = await upload('b.png', after);
    const seen = await record('photos/gate.png', draft);
    const taken = await place(draft, { file, uri: 'photos/gate.png' });
    expect(taken).toMatchObject({ outcome: 'taken', free: 'photos/gate-2.png', media: { version: seen.version } });
    const done = await place(draft, { file, uri: 'photos/gate.png', replaces: seen.version });
    expect(done).toMatchObject({ outcome: 'replaced', media: { file, change: 'changed' } });
    expect((await media('photos/gate.png')).rawPayload).toEqual(before);
    await publish(draft);
    const now = await server.app.inject({
      url: '/media/photos/gate.png',
      headers: { 'if-none-match': String(headers.etag) },
    });
    expect(now.statusCode).toBe(200);
    expect(now.rawPayload).toEqual(after);
    expect(now.headers['cache-control']).toBe('public, max-age=0, must-revalidate');
    const small = await server.app.inject({ url: '/media/photos/gate.png?w=320' });
    expect(small.statusCode).toBe(200);
  });

  test('of the same bytes is the same file, under one address and under others', async () => {
    const draft = await begin();
    const bytes = await fresh();
    const { file } = await upload('a.png', bytes);
    expect((await upload('other.png', bytes)).file).toBe(file);
    await place(draft, { file, uri: 'photos/one.png' });
    expect(await place(draft, { file, uri: 'photos/one.png' })).toMatchObject({ outcome: 'same' });
    expect(await place(draft, { file, uri: 'photos/two.png' })).toMatchObject({
      outcome: 'added',
      alsoAt: ['photos/one.png'],
    });
  });

  test('that lies there without the library is listed, described and replaced as any other', async () => {
    const draft = await begin();
    await use(draft, 'by-hand/old.png');
    expect(await record('by-hand/old.png', draft)).toMatchObject({
      id: null,
      version: null,
      usedBy: [{ kind: 'posts', id: 1 }],
    });
    const told = await ask('officeDescribeMedia', {
      params: { draft },
      body: { uri: 'by-hand/old.png', version: null, alt: 'The old hall', focus: { x: 20, y: 80 } },
    });
    expect(told).toMatchObject({ alt: 'The old hall', focus: { x: 20, y: 80 }, file: null, change: 'added' });
    const { file } = await upload('new.png', await fresh());
    expect(await place(draft, { file, uri: 'by-hand/old.png' })).toMatchObject({ outcome: 'taken' });
    const done = await place(draft, { file, uri: 'by-hand/old.png', replaces: told.version });
    expect(done).toMatchObject({ outcome: 'replaced', media: { file, alt: 'The old hall' } });
  });

  test('is moved with all rows that name it, in one step that is taken back as one', async () => {
    const draft = await begin();
    const { file } = await upload('a.png', await fresh());
    const { media: placed } = await place(draft, { file, uri: 'photos/from.png' });
    await use(draft, 'photos/from.png');
    const body = { uri: 'photos/from.png', version: placed.version, to: 'halls/to.png' };
    expect(await ask('officeMoveMedia', { params: { draft }, body })).toMatchObject({
      uri: 'halls/to.png',
      usedBy: [{ kind: 'posts', id: 1 }],
    });
    const read = async () =>
      (await ask('officeRow', { params: { kind: 'posts', id: 1 }, query: { draft } })).row.htmlContent;
    expect(await read()).toContain('/media/halls/to.png');
    await ask('officeUndo', { params: { draft } });
    expect(await read()).toContain('/media/photos/from.png');
    expect(await record('photos/from.png', draft)).toMatchObject({ uses: 1 });
  });

  test('without a row comes into the library when it is moved', async () => {
    const draft = await begin();
    await use(draft, 'by-hand/loose.png');
    const body = { uri: 'by-hand/loose.png', version: null, to: 'halls/kept.png' };
    expect(await ask('officeMoveMedia', { params: { draft }, body })).toMatchObject({
      uri: 'halls/kept.png',
      file: expect.any(String),
      uses: 1,
    });
  });

  test('is removed only when nothing uses it: not in the draft, not in force, not in another open draft', async () => {
    const draft = await begin();
    const { file } = await upload('a.png', await fresh());
    const { media: placed } = await place(draft, { file, uri: 'photos/used.png' });
    const remove = (version: string | null) => ({ params: { draft }, query: { uri: 'photos/used.png', version } });
    await use(draft, 'photos/used.png');
    expect(await refusalOf('officeRemoveMedia', remove(placed.version))).toMatch(
      /^still-used: photos\/used.png is used by .+\(posts\)/,
    );
    await ask('officeTakeBack', { params: { draft, kind: 'posts', id: 1 } });
    const other = await begin();
    await use(other, 'photos/used.png', 2);
    expect(await record('photos/used.png', draft)).toMatchObject({
      usedInDrafts: [{ draft: other, kind: 'posts', id: 2 }],
    });
    expect(await refusalOf('officeRemoveMedia', remove(placed.version))).toContain('still-used');
    await ask('officeDiscardDraft', { params: { draft: other } });
    expect(await ask('officeRemoveMedia', remove(placed.version))).toBe(true);
    expect(await refusalOf('officeMediaFile', { query: { draft, uri: 'photos/used.png' } })).toContain('not-found');
  });

  test('is found by folder, words, type and whether anything uses it', async () => {
    const draft = await begin();
    const { file } = await upload('a.png', await fresh());
    for (const uri of ['shelf/a/one.png', 'shelf/a/two.png', 'shelf/b/three.png']) await place(draft, { file, uri });
    await use(draft, 'shelf/a/two.png');
    const found = async (query: object) =>
      (await ask('officeMedia', { query: { draft, folder: 'shelf', ...query } })).files.map(
        ({ uri }: { uri: string }) => uri,
      );
    expect(await found({})).toEqual(['shelf/a/one.png', 'shelf/a/two.png', 'shelf/b/three.png']);
    expect(await found({ folder: 'shelf/b' })).toEqual(['shelf/b/three.png']);
    expect(await found({ search: 'TW' })).toEqual(['shelf/a/two.png']);
    expect(await found({ type: 'documents' })).toEqual([]);
    expect(await found({ unused: 'false' })).toEqual(['shelf/a/two.png']);
    expect(await found({ page: 2, pageSize: 2 })).toEqual(['shelf/b/three.png']);
    const { folders } = await ask('officeMedia', { query: { draft } });
    expect(folders).toContainEqual({ path: 'shelf/a', files: 2 });
    expect(folders).toContainEqual({ path: 'shelf', files: 3 });
  });
});

describe('bytes that are in no page yet', () => {
  test('are shown to staff alone, as a file that runs nothing', async () => {
    const { file } = await upload(
      'mark.svg',
      Buffer.from(
        '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)" viewBox="0 0 9 9"><path d="M0 0h9"/></svg>',
      ),
    );
    const answer = await send('officeUploadBytes', { params: { file } });
    expect(answer.headers).toMatchObject({
      'content-type': 'image/svg+xml',
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
    });
    expect(answer.headers['content-disposition']).toContain('attachment');
    expect(answer.body).not.toContain('onload');
    expect((await send('officeUploadBytes', { params: { file }, as: 'hr' })).statusCode).toBe(403);
    expect((await server.app.inject({ url: `/api/office/media/uploads/${file}` })).statusCode).toBe(401);
  });
  test('go when nothing has named them for a day, and stay as long as a draft or the history does', async () => {
    const { queries } = server.database;
    const loose = await upload('loose.png', await fresh());
    const drafted = await upload('drafted.png', await fresh());
    const former = await upload('former.png', await fresh());
    const draft = await begin();
    await place(draft, { file: drafted.file, uri: 'photos/drafted.png' });
    const first = await begin();
    await place(first, { file: former.file, uri: 'photos/former.png' });
    await publish(first);
    const second = await begin();
    const { version } = await record('photos/former.png', second);
    await ask('officeRemoveMedia', { params: { draft: second }, query: { uri: 'photos/former.png', version } });
    await publish(second);
    const later = new Date(Date.now() + 2 * DAY_MS);
    expect((await countForgottenUploads(queries, new Date(Date.now() - DAY_MS))).due).toBe(0);
    expect(await quarantineUploads(queries, later, later)).toBeGreaterThan(0);
    expect((await send('officeUploadBytes', { params: { file: loose.file } })).statusCode).toBe(404);
    for (const { file } of [drafted, former])
      expect((await send('officeUploadBytes', { params: { file } })).statusCode).toBe(200);
    expect(await listQuarantine(queries)).toMatchObject([{ origin: 'upload' }]);
    const gone = await begin();
    expect(
      await refusalOf('officePlaceMedia', { params: { draft: gone }, body: { file: loose.file, uri: 'photos/x.png' } }),
    ).toContain('not-found: These bytes');
  });
  test('that a killed process left without a record are found, and no others', async () => {
    files.files.set('library/stray.png', Buffer.from('half'));
    const { file } = await upload('kept.png', await fresh());
    const job = strayUploads({ database: server.database, files });
    expect((await job.count(new Date())).due).toBe(0);
    const { due } = await job.count(new Date(Date.now() + 2 * DAY_MS));
    expect(due).toBe(1);
    expect((await send('officeUploadBytes', { params: { file } })).statusCode).toBe(200);
    files.files.delete('library/stray.png');
  });
});

describe('refused is', () => {
  test('a file that lies about its type, and nothing of it is kept', async () => {
    const before = [...files.files.keys()].length;
    const { code, message } = (await sendFile('tern.png', Buffer.from('%PDF-1.7\n%%EOF\n'))).json();
    expect(`${code}: ${message}`).toBe('wrong-type: The name ends in .png, but the file is a PDF.');
    expect([...files.files.keys()]).toHaveLength(before);
  });
  test('a file beyond 50 MB, with the limit in words', async () => {
    const { code, message } = (await sendFile('big.zip', Buffer.alloc((50 << 20) + 1))).json();
    expect(`${code}: ${message}`).toBe('too-large: What was sent is too large: a file may have 50 MB.');
  });
  test('a call without a file', async () => {
    const answer = await send('officeUpload', { body: { name: 'a.png' } });
    expect(answer.json()).toMatchObject({ code: 'bad-request', message: 'There is no file in what was sent.' });
  });
  test('whoever is no editor', async () => {
    expect((await sendFile('a.png', await fresh(), 'hr')).json().code).toBe('not-allowed');
  });
  test.each<[string, string, string]>([
    ['an address that leads elsewhere', '../../etc/passwd', 'bad-request: An address is a folder'],
    ['one without a folder', 'hall.png', 'bad-request: An address is a folder'],
    ['one of another type', 'photos/hall.html', 'bad-request: The address must end in .png'],
    ['a folder that the site makes itself', 'og/hall.png', 'bad-request: The folder og'],
    ['a name that browsers keep for good', 'photos/hall.0a1b2c3d.png', 'bad-request: A name with a hash'],
  ])('%s', async (_what, uri, expected) => {
    const draft = await begin();
    const { file } = await upload('a.png', await fresh());
    expect(await refusalOf('officePlaceMedia', { params: { draft }, body: { file, uri } })).toContain(expected);
  });
  test('a replacement of a version that is not the newest any more', async () => {
    const draft = await begin();
    const [one, two, three] = [
      await upload('1.png', await fresh()),
      await upload('2.png', await fresh()),
      await upload('3.png', await fresh()),
    ];
    const { media: first } = await place(draft, { file: one.file, uri: 'photos/race.png' });
    await place(draft, { file: two.file, uri: 'photos/race.png', replaces: first.version }, 'bob');
    const body = { file: three.file, uri: 'photos/race.png', replaces: first.version };
    expect(await refusalOf('officePlaceMedia', { params: { draft }, body })).toContain('revision-moved');
    expect(await record('photos/race.png', draft)).toMatchObject({ file: two.file });
  });
  test('a draft that ended', async () => {
    const draft = await begin();
    await ask('officeDiscardDraft', { params: { draft } });
    const { file } = await upload('a.png', await fresh());
    expect(
      await refusalOf('officePlaceMedia', { params: { draft }, body: { file, uri: 'photos/late.png' } }),
    ).toContain('draft-ended');
  });
  test('one more upload than the settings allow', async () => {
    const refusals: string[] = [];
    for (let nth = 0; nth < 60 && refusals.length === 0; nth++) {
      const answer = await sendFile('a.png', await fresh());
      if (answer.statusCode !== 200) refusals.push(answer.json().message);
    }
    expect(refusals[0]).toContain('The media library is full.');
  });
});
