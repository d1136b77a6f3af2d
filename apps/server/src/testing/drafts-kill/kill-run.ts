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
import { pdf } from '../careers-kill/resume-files.ts';
import { startServerProcess } from '../careers-kill/server-process.ts';
import { draftRun } from './draft-run.ts';
import { type Figures, judge, type Observed } from './judge.ts';
import { EMAIL, staffMember, valueAt } from './staff-member.ts';

export interface KillOptions {
  edits: number;
  publishes: number;
  /** Files that are sent meanwhile, and put at an address each. */
  uploads: number;
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
/** In bytes: it takes a while to come, so that a kill may come meanwhile. */
const LARGEST_UPLOAD = 8 << 20;

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
  const { edits, publishes, uploads, kills, seed, script, databaseUrl } = options;
  const observed: Observed = {
    written: new Map(),
    placed: new Map(),
    published: [],
    faults: [],
    acknowledged: 0,
    unanswered: 0,
    kills,
  };
  const env = {
    DATA_DIR: dataDir,
    ...(databaseUrl === undefined ? {} : { DATABASE_URL: databaseUrl }),
    BOT_CHECK: 'off',
    STAFF_SECOND_FACTOR: 'off',
  };
  const start = () => startServerProcess({ script, env, onFault: (words) => void observed.faults.push(words) });
  let server = start();
  const address = async () => (await server).address;
  const run = draftRun(await staffMember(address), observed, MARKED);
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
  const uploader = async (): Promise<void> => {
    const by = chance(`uploads ${seed}`);
    for (let nth = 1; nth <= uploads; nth += 1) {
      const due = Math.floor((edits * (nth - 1)) / uploads);
      while (observed.acknowledged < due) await pause(LOOK_EVERY_MS);
      await run.place(`drawings/${seed}-${nth}.pdf`, pdf(by.bytes(by.whole(1, LARGEST_UPLOAD))));
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
  await Promise.all([killer(), publisher(), uploader(), ...Array.from({ length: WRITERS }, (_, nth) => writer(nth))]);
  isOver = true;
  await reading;
  await (await server).kill();
  return observed;
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
