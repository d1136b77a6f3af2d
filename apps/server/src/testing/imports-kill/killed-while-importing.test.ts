import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { emptyContent } from '@millrace/contract/content';
import { addUser, openDatabase, publishContent } from '@millrace/database';
import { fillDataFolder, quietLog } from '@millrace/database/testing';
import { demoContent } from '@millrace/demo-content';
import { writeCsv } from '@millrace/exchange';
import { expect, inject } from 'vitest';
import { openPasswords } from '../../accounts/passwords/passwords.ts';
import { PASSWORD } from '../account-calls.ts';
import { chance } from '../careers-kill/chance.ts';
import { testOnBothDatabases } from '../careers-kill/killed-on-both-databases.ts';
import { type ServerProcess, startServerProcess } from '../careers-kill/server-process.ts';
import { EMAIL, staffMember, valueAt } from '../drafts-kill/staff-member.ts';

/** On a busy machine: six starts. */
const WITHIN_MS = 600_000;
const ROWS = 5000;
const LOOK_EVERY_MS = 500;
const script = resolve(import.meta.dirname, '../careers-kill/serve-plain.ts');

/** Questions of a sheet, which are new beside those that there are. */
const sheet = Buffer.from(
  writeCsv({
    name: 'faqs',
    rows: [
      ['Question', 'Answer', 'Live'],
      ...Array.from({ length: ROWS }, (_, at) => [`Question ${at}?`, `Answer ${at}, at some length.`, 'yes']),
    ],
  }),
);

async function prepare(dataDir: string, databaseUrl: string | undefined): Promise<void> {
  if (databaseUrl === undefined) await fillDataFolder(dataDir);
  const database = await openDatabase({ dataDir, databaseUrl, log: quietLog });
  try {
    const { faqs, settings } = demoContent();
    const live = faqs.map((faq) => ({ ...faq, isLive: true, isSupport: true }));
    await publishContent(database, { ...emptyContent(), faqs: live, settings }, { source: 'demo' });
    const password = await openPasswords().hash(PASSWORD);
    await addUser(database.queries, {
      email: EMAIL,
      password,
      userType: null,
      isConfirmed: true,
      roles: ['publisher'],
    });
  } finally {
    await database.close();
  }
}

async function expectAllOrNothing(databaseUrl?: string): Promise<void> {
  const seed = inject('testSeed');
  const by = chance(`imports ${seed}`);
  const folder = await mkdtemp(join(tmpdir(), 'millrace-kill-'));
  const faults: string[] = [];
  const env = {
    DATA_DIR: join(folder, 'data'),
    ...(databaseUrl === undefined ? {} : { DATABASE_URL: databaseUrl }),
    BOT_CHECK: 'off',
    STAFF_SECOND_FACTOR: 'off',
  };
  const started: ServerProcess[] = [];
  const start = async (): Promise<ServerProcess> => {
    const server = await startServerProcess({ script, env, onFault: (words) => void faults.push(words) });
    started.push(server);
    return server;
  };
  try {
    await prepare(env.DATA_DIR, databaseUrl);
    let server = await start();
    const staff = await staffMember(async () => server.address);
    const ask = async (...given: Parameters<typeof staff.call>) => {
      let answer = await staff.call(...given);
      // It answers before it has compiled what there is.
      for (; answer?.status === 503; answer = await staff.call(...given)) await pause(LOOK_EVERY_MS);
      if (answer?.status !== 200) throw new Error(`${given[0]}: ${JSON.stringify(answer)}, seed ${seed}`);
      return answer.json;
    };
    /** Kills the server some time after something was asked of it, and starts it again. Returns whether that was answered. */
    const killWithin = async (ms: number, asked: () => Promise<unknown>): Promise<boolean> => {
      const answer = asked().catch(() => null);
      await pause(by.whole(0, ms));
      await server.kill();
      server = await start();
      return (await answer) !== null;
    };
    const open = async (): Promise<string[]> => ((await ask('officeImports')) as { id: string }[]).map(({ id }) => id);
    const changesOf = async (draft: string): Promise<number> =>
      Number(valueAt(await ask('officeDraft', { params: { draft } }), 'changes'));

    await killWithin(400, () => staff.upload('faqs.csv', sheet, 'officeBeginImport'));
    for (const id of await open()) await ask('officeCancelImport', { params: { import: id } });

    const draft = String(valueAt(await ask('officeBeginDraft', { body: { name: 'A day' } }), 'id'));
    // The office answered: it takes files, too.
    const begun = await staff.upload('faqs.csv', sheet, 'officeBeginImport');
    const id = String(valueAt(begun?.json, 'id'));
    const params = { import: id };
    await killWithin(1500, () => staff.call('officeImport', { params }));
    await ask('officeImport', { params });
    await killWithin(1500, () => staff.call('officeVerdict', { params, query: { draft } }));
    const landings: number[] = [];
    for (const ms of [300, 3000]) {
      const verdict = await ask('officeVerdict', { params, query: { draft } });
      expect(valueAt(valueAt(verdict, 'counts'), 'new')).toBe(ROWS);
      const body = { draft, mark: valueAt(verdict, 'mark'), takesDoubtful: true };
      await killWithin(ms, () => staff.call('officeLandImport', { params, body }));
      landings.push(await changesOf(draft));
      // Whole, or not at all.
      expect([0, ROWS]).toContain(landings.at(-1));
      if (landings.at(-1) === ROWS) break;
      // It did not land: it is where it was.
      expect(await open()).toEqual([id]);
    }
    for (const left of await open()) await ask('officeCancelImport', { params: { import: left } });
    expect(await open()).toEqual([]);
    expect(await changesOf(draft)).toBe(landings.at(-1));
    const kept = await readdir(join(env.DATA_DIR, 'files', 'imports'), { recursive: true }).catch(() => []);
    // Of an upload that was cut off, until it is swept.
    expect(kept.filter((name) => name.endsWith('.json'))).toEqual([]);
    expect({ seed, faults }).toEqual({ seed, faults: [] });
  } finally {
    for (const server of started) await server.kill();
    await rm(folder, { recursive: true, force: true });
  }
}

const rule =
  'kill -9 in the midst of an import leaves nothing of it but what the office lists, and that goes on or away';
testOnBothDatabases(rule, expectAllOrNothing, WITHIN_MS);
