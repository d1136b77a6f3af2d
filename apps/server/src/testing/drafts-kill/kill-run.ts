import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { calls } from '@millrace/contract';
import { emptyContent } from '@millrace/contract/content';
import { addUser, openDatabase, publishContent } from '@millrace/database';
import { fillDataFolder, quietLog } from '@millrace/database/testing';
import { demoContent } from '@millrace/demo-content';
import { openPasswords } from '../../accounts/passwords/passwords.ts';
import { PASSWORD } from '../account-calls.ts';
import { chance } from '../careers-kill/chance.ts';
import { startServerProcess } from '../careers-kill/server-process.ts';
import { type Figures, judge, type Observed } from './judge.ts';
import { EMAIL, type StaffCall, staffMember, valueAt } from './staff-member.ts';

export interface KillOptions {
  edits: number;
  publishes: number;
  /** Before the last one, which comes when everything is done. */
  kills: number;
  seed: number;
  /** A PostgreSQL server with an empty database; absent: the embedded one. */
  databaseUrl?: string | undefined;
  /** The server: `tools/run/start.ts`, or one without pages. */
  script: string;
}

/** Write at once, each their own rows. */
const WRITERS = 3;
/** Rows that are published together with one mark: whoever reads sees the same on all of them. */
const MARKED = [1, 2] as const;
const KILL_WITHIN_MS = 150;
const LOOK_EVERY_MS = 5;

/** Writes and publishes drafts while the server is killed again and again, then judges what it has. */
export async function killRun(options: KillOptions): Promise<Figures> {
  const folder = await mkdtemp(join(tmpdir(), 'millrace-kill-'));
  try {
    const dataDir = join(folder, 'data');
    const rows = await prepare(dataDir, options.databaseUrl);
    const observed = await writeAndKill(options, rows, dataDir);
    return await judge(observed, { dataDir, databaseUrl: options.databaseUrl, marked: MARKED });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Questions alone, as every start compiles what there is; and a publisher. Returns the ids of the rows to write. */
async function prepare(dataDir: string, databaseUrl: string | undefined): Promise<number[]> {
  if (databaseUrl === undefined) await fillDataFolder(dataDir);
  const database = await openDatabase({ dataDir, databaseUrl, log: quietLog });
  try {
    const { faqs, settings } = demoContent();
    const live = faqs.map((faq) => ({ ...faq, isLive: true, isSupport: true }));
    await publishContent(database, { ...emptyContent(), faqs: live, settings }, { source: 'demo' });
    const password = await openPasswords().hash(PASSWORD);
    const user = { email: EMAIL, password, userType: null, isConfirmed: true, roles: ['publisher'] } as const;
    await addUser(database.queries, user);
    return live.map(({ id }) => id).filter((id) => !MARKED.some((marked) => marked === id));
  } finally {
    await database.close();
  }
}

async function writeAndKill(options: KillOptions, rows: readonly number[], dataDir: string): Promise<Observed> {
  const { edits, publishes, kills, seed, script, databaseUrl } = options;
  const observed: Observed = { written: new Map(), published: [], faults: [], acknowledged: 0, unanswered: 0, kills };
  const env = {
    DATA_DIR: dataDir,
    ...(databaseUrl === undefined ? {} : { DATABASE_URL: databaseUrl }),
    BOT_CHECK: 'off',
    STAFF_SECOND_FACTOR: 'off',
  };
  const start = () => startServerProcess({ script, env, onFault: (words) => void observed.faults.push(words) });
  let server = start();
  const address = async () => (await server).address;
  const call = await staffMember(address);
  const run = draftRun(call, observed);
  await run.begin();
  let [begun, isOver] = [0, false];

  const writer = async (nth: number): Promise<void> => {
    const by = chance(`writer ${seed} ${nth}`);
    const own = rows.filter((_, at) => at % WRITERS === nth);
    while (begun < edits) {
      begun += 1;
      await run.write(by.pick(own), `Written ${seed} ${begun}`);
    }
  };
  const publisher = async (): Promise<void> => {
    for (let nth = 1; nth <= publishes; nth += 1) {
      while (observed.acknowledged < Math.floor((edits * nth) / publishes)) await pause(LOOK_EVERY_MS);
      await run.publish(`Mark ${seed} ${nth}`);
    }
  };
  const reader = async (): Promise<void> => {
    while (!isOver) {
      const fault = await readMarks(await address());
      if (fault !== null) observed.faults.push(fault);
      await pause(LOOK_EVERY_MS);
    }
  };
  const killer = async (): Promise<void> => {
    const by = chance(`kills ${seed}`);
    for (let kill = 0; kill < kills; kill += 1) {
      const due = Math.floor((edits * (kill + by.random())) / kills);
      while (observed.acknowledged < due) await pause(LOOK_EVERY_MS);
      const running = await server;
      await pause(by.whole(0, KILL_WITHIN_MS));
      server = running.kill().then(start);
    }
    await server;
  };
  const reading = reader();
  await Promise.all([killer(), publisher(), ...Array.from({ length: WRITERS }, (_, nth) => writer(nth))]);
  isOver = true;
  await reading;
  await (await server).kill();
  return observed;
}

/** The work of staff on one draft after another: each call is made again until it is answered. */
function draftRun(call: StaffCall, observed: Observed) {
  let draft = '';

  async function answered(...given: Parameters<StaffCall>): Promise<unknown> {
    for (;;) {
      const answer = await call(...given);
      if (answer === null || answer.status === 503) observed.unanswered += 1;
      else return answer.json;
      await pause(LOOK_EVERY_MS);
    }
  }
  const begin = async (): Promise<void> => {
    draft = String(valueAt(await answered('officeBeginDraft', { body: { name: 'A day' } }), 'id'));
  };
  /** Writes fields of rows in one step, with what the server has now: a try without an answer may have been stored. */
  async function put(fieldsOf: ReadonlyMap<number, object>): Promise<void> {
    for (;;) {
      const into = draft;
      const changes: object[] = [];
      for (const [id, fields] of fieldsOf) {
        const seen = await answered('officeRow', { params: { kind: 'faqs', id }, query: { draft: into } });
        changes.push({ kind: 'faqs', id, version: valueAt(seen, 'version'), fields });
      }
      const answer = await call('officeChangeRows', { params: { draft: into }, body: { changes } });
      if (answer?.status === 200) return;
      if (answer === null) observed.unanswered += 1;
      else if (valueAt(answer.json, 'code') !== 'draft-ended')
        observed.faults.push(`a write was refused: ${JSON.stringify(answer.json)}`);
      await pause(LOOK_EVERY_MS);
    }
  }
  return {
    begin,
    write: async (id: number, text: string): Promise<void> => {
      // Each row has one writer: what was acknowledged last is what has to be there.
      await put(new Map([[id, { answer: text }]]));
      observed.written.set(id, text);
      observed.acknowledged += 1;
    },
    publish: async (mark: string): Promise<void> => {
      await put(new Map(MARKED.map((id) => [id, { question: mark }])));
      const published = draft;
      for (;;) {
        const answer = await call('officePublish', { params: { draft: published } });
        const code = valueAt(answer?.json, 'code');
        // Of a try without an answer the next one says whether it was published.
        if (answer?.status === 200 || code === 'draft-ended') break;
        if (answer === null) observed.unanswered += 1;
        else if (code !== 'revision-moved' && code !== 'not-ready')
          observed.faults.push(`a publication was refused: ${JSON.stringify(answer.json)}`);
        await pause(LOOK_EVERY_MS);
      }
      observed.published.push({ draft: published, mark });
      await begin();
    },
  };
}

/** A fault where a visitor sees rows of two revisions together. */
async function readMarks(address: string): Promise<string | null> {
  try {
    const read: unknown = await (await fetch(`${address}/api${calls.faqs.path}`)).json();
    if (!Array.isArray(read)) return null;
    const marks = read
      .filter((row) => MARKED.some((id) => id === valueAt(row, 'id')))
      .map((row) => valueAt(row, 'question'));
    const isOfDemo = marks.every((mark) => !String(mark).startsWith('Mark'));
    return isOfDemo || new Set(marks).size === 1 ? null : `a visitor saw two revisions at once: ${marks.join(', ')}`;
  } catch {
    return null;
  }
}
