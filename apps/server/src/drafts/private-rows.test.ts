import { deskCalls, NOT_SHOWN, officeCalls } from '@millrace/contract/office';
import { readContent } from '@millrace/database';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '../testing/open-test-app.ts';
import { type OfficeCallGiven, sendOfficeCall } from '../testing/send-office-call.ts';
import { staffBy } from '../testing/staff-by.ts';
import { withoutFamilies } from '../testing/test-content.ts';

const calls = { ...officeCalls, ...deskCalls };
type Name = keyof typeof calls;
const SECRETS = ['first@secret.example', 'second@secret.example', 'third secret'];

let server: TestApp;
let setting: { id: number; group: string; key: string };
let draft: string;
let revision: number;

const ask = (name: Name, given: OfficeCallGiven = {}) => sendOfficeCall(server, name, { as: 'eva', ...given });
const begin = async (): Promise<string> => (await ask('officeBeginDraft', { body: { name: 'Spring' } })).json().id;
const versionIn = async (of: string): Promise<string> =>
  (await ask('officeRow', { params: { kind: 'settings', id: setting.id }, query: { draft: of } })).json().version;
const write = async (of: string, value: unknown, as: string) =>
  ask('officeChangeRow', {
    params: { draft: of, kind: 'settings', id: setting.id },
    body: { version: await versionIn(of), fields: { value } },
    as,
  });
const publish = async (value: string): Promise<number> => {
  const of = await begin();
  await write(of, value, 'pia');
  return (await ask('officePublish', { params: { draft: of }, body: {}, as: 'pia' })).json().revision;
};

/** A setting that is not public was published twice and is changed by a draft, to what is not sound. */
beforeAll(async () => {
  server = await openTestApp({
    staffOf: staffBy({ eva: ['editor', 'hr'], pia: ['publisher'] }),
    published: withoutFamilies,
  });
  const { content } = await readContent(server.database);
  const found = content.settings.find(({ group, key }) => `${group}.${key}` === 'mail.replyTo');
  if (found === undefined) throw new Error('The content has no address for answers.');
  setting = found;
  for (const value of SECRETS.slice(0, 2)) revision = await publish(value);
  draft = await begin();
  expect((await write(draft, SECRETS[2], 'pia')).json().outcome).toBe('saved');
});
afterAll(() => server.close());

/** Whether publishers see a value in the answer of each call that reads; null: it answers no rows, and is not asked. */
const readings = (): Partial<Record<Name, (OfficeCallGiven & { isSeen: boolean }) | null>> => {
  const row = { kind: 'settings', id: setting.id };
  const inDraft = { query: { draft } };
  const ofDraft = { params: { draft } };
  return {
    officeRows: { params: { kind: 'settings' }, query: { draft, pageSize: 100 }, isSeen: true },
    officeCounts: { ...inDraft, isSeen: false },
    officeSearch: { query: { draft, q: setting.group }, isSeen: false },
    officeRow: { params: row, ...inDraft, isSeen: true },
    officeRowElsewhere: { params: row, ...inDraft, isSeen: false },
    officeWhereUsed: { params: row, ...inDraft, isSeen: false },
    officeRowHistory: { params: row, isSeen: true },
    officeDrafts: { isSeen: false },
    officeDraft: { ...ofDraft, isSeen: false },
    officeChanges: { ...ofDraft, isSeen: true },
    officeFindings: { ...ofDraft, isSeen: false },
    officeRevisions: { isSeen: false },
    officeRevision: { params: { revision }, isSeen: true },
    officeCompare: { params: { revision: 1, other: revision }, isSeen: true },
    officeColleagues: { isSeen: false },
    officeMedia: { ...inDraft, isSeen: false },
    officePages: { ...ofDraft, isSeen: false },
    officePageDifferences: { ...ofDraft, query: { path: '/home' }, isSeen: false },
    officePreviewLinks: { ...ofDraft, isSeen: false },
    officeInterest: { isSeen: false },
    officeBeginnings: { isSeen: false },
    officeChecks: { isSeen: false },
    // Names of rows with versions, without values; it goes on.
    officeDraftStream: null,
    // Filters and orders of lists that one keeps, without rows.
    officeViews: null,
    // Files of rows, whose secrets exports/export-calls.test.ts looks for; and what the caller has sent to be imported.
    officeExport: null,
    officeExportRows: null,
    officeExportSite: null,
    officeImports: null,
    officeImport: null,
    officeVerdict: null,
    officeImportStream: null,
    officeMappings: null,
    // Files, and what comes in from visitors.
    officeMediaFile: null,
    officeUploadBytes: null,
    officeApplications: null,
    officeNewApplications: null,
    officeApplication: null,
    officeApplicationResume: null,
    officeRegistrationEvents: null,
    officeRegistrations: null,
    officeRegistrationSheet: null,
    officeRailCounts: null,
    officeJudgeTrade: null,
    officeTradeFile: null,
    officeRedirectHits: null,
    officeUsers: null,
    officeUser: null,
    officeRetention: null,
    officeMails: null,
    officeDeadMails: null,
    officeMail: null,
    officeLog: null,
  };
};
const hasSecret = (text: string): boolean => SECRETS.some((secret) => text.includes(secret));

test('no call that reads rows shows an editor the value of a private setting, in force, in a draft or in the history', async () => {
  const table = readings();
  const reading = Object.entries(calls).flatMap(([name, { method }]) => (method === 'GET' ? [name] : []));
  expect(Object.keys(table).sort()).toEqual(reading.sort());
  for (const [name, given] of Object.entries(table) as [Name, (OfficeCallGiven & { isSeen: boolean }) | null][]) {
    if (given === null) continue;
    const editor = await ask(name, given);
    expect([name, editor.statusCode, hasSecret(editor.body)]).toEqual([name, 200, false]);
    const publisher = await ask(name, { ...given, as: 'pia' });
    expect([name, hasSecret(publisher.body)]).toEqual([name, given.isSeen]);
    expect([name, editor.body.includes(NOT_SHOWN)]).toEqual([name, given.isSeen]);
  }
});

test('neither a filter nor a search tells an editor the value', async () => {
  const total = async (query: object, as: string) =>
    (await ask('officeRows', { params: { kind: 'settings' }, query, as })).json().total;
  const filter = JSON.stringify({ value: SECRETS[1] });
  expect([await total({ filter }, 'pia'), await total({ filter }, 'eva')]).toEqual([1, 0]);
  const search = SECRETS[1];
  expect([await total({ search }, 'pia'), await total({ search }, 'eva')]).toEqual([1, 0]);
});

test('no call that writes lets an editor change a private setting, or see it by making it public', async () => {
  const place = { draft, kind: 'settings', id: setting.id };
  const version = await versionIn(draft);
  const [isPublic, removed] = [{ isPublic: true }, null];
  const change = { kind: 'settings', id: setting.id, version };
  const query = { version };
  const group = 'own';
  const refusals = [
    await ask('officeChangeRow', { params: place, body: { version, fields: isPublic } }),
    await ask('officeChangeRow', { params: place, body: { version: 'r1', fields: isPublic } }),
    await ask('officeChangeRows', { params: { draft }, body: { changes: [{ ...change, fields: isPublic }] } }),
    await ask('officeChangeRows', { params: { draft }, body: { changes: [{ ...change, fields: removed }] } }),
    await ask('officeRemoveRow', { params: place, query }),
    await ask('officeTakeBack', { params: place, query }),
    await ask('officeRollBack', { params: { revision } }),
    await ask('officeAddRow', {
      params: { draft, kind: 'settings' },
      body: { fields: { group, key: 'secret', value: 'x', isPublic: false } },
    }),
  ];
  for (const answer of refusals) {
    expect([answer.statusCode, answer.json().code]).toEqual([403, 'not-allowed']);
    expect(hasSecret(answer.body)).toBe(false);
  }
  expect(await versionIn(draft)).toBe(version);
  const added = await ask('officeAddRow', {
    params: { draft, kind: 'settings' },
    body: { fields: { group, key: 'open', value: 'x', isPublic: true } },
  });
  expect(added.json()).toMatchObject({ row: { group, value: 'x' } });
});

test('an editor reads and changes a setting that visitors do not get, and that is no secret', async () => {
  const filter = JSON.stringify({ key: 'synonyms' });
  const page = (await ask('officeRows', { params: { kind: 'settings' }, query: { filter } })).json();
  expect(page.rows).toMatchObject([{ row: { group: 'search', isPublic: false, value: expect.any(Array) } }]);
  const [{ id, version }] = page.rows;
  const place = { draft, kind: 'settings', id };
  const value = ['sump, our own word'];
  const changed = await ask('officeChangeRow', { params: place, body: { version, fields: { value } } });
  expect(changed.json()).toMatchObject({ outcome: 'saved', record: { row: { value } } });
  // Under another name it would be a secret, which an editor makes none of.
  const renamed = await ask('officeChangeRow', {
    params: place,
    body: { version: changed.json().record.version, fields: { key: 'own' } },
  });
  expect([renamed.statusCode, renamed.json().code]).toEqual([403, 'not-allowed']);
});
