import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { privateSettingsFrom } from '@millrace/contract/private-settings';
import { postgresPrograms, startPostgres } from '@millrace/database/testing';
import { demoContent } from '@millrace/demo-content';
import type { Email } from 'postal-mime';
import { startTestSmtp } from '../../mail/testing/start-test-smtp.ts';
import { chance } from '../careers-kill/chance.ts';
import { type SentApplication, sentApplication } from '../careers-kill/sent-application.ts';
import { startServerProcess } from '../careers-kill/server-process.ts';
import { submit } from '../careers-kill/submit.ts';
import { cutPower } from './cut-power.ts';
import { openRecord, type Recorded, type RecordWriter, readRecord, recordFolder } from './disk-record.ts';
import type { Cut } from './image-of.ts';
import { judgeCut } from './judge-cut.ts';
import { recorderOf } from './recorder-of.ts';

export interface PowerCutOptions {
  applications: number;
  /** Power cuts at moments of one run. */
  points: number;
  seed: number;
  database: 'embedded' | 'postgres';
}

export interface PowerCutFigures {
  seed: number;
  applications: number;
  points: number;
  /** Over all points. */
  acknowledged: number;
  stored: number;
  lost: number;
  /** Points after which the server was started, and served. */
  served: number;
  /** The record, in MB. */
  megabytes: number;
  seconds: number;
  faults: string[];
}

const AT_ONCE = 6;
/** For the last mails. */
const MAILS_WITHIN_MS = 5000;
const SERVED_EVERY = 20;
/** Of ten points: right after a response, while applications come in, and during the very first start. */
const [AFTER_RESPONSES, WHILE_APPLYING] = [5, 4];
const script = resolve(import.meta.dirname, '../careers-kill/serve-plain.ts');

interface Recording {
  record: readonly Recorded[];
  applications: readonly SentApplication[];
  mails: readonly Email[];
  /** Signs sessions: a lost one signs everybody out. */
  secret: string;
}

/** Records a server from its very first start while people apply, then cuts the power at moments of the record. */
export async function powerCutRun(options: PowerCutOptions): Promise<PowerCutFigures> {
  const began = performance.now();
  const folder = fs.mkdtempSync(join(tmpdir(), 'millrace-power-cut-'));
  // PostgreSQL may run as another user.
  fs.chmodSync(folder, 0o711);
  try {
    const recording = await recordRun(folder, options);
    const figures = await cutAgainAndAgain(folder, options, recording);
    const { seed, points } = options;
    const megabytes = (recording.record.at(-1)?.end ?? 0) / 1e6;
    const seconds = (performance.now() - began) / 1000;
    return { seed, applications: recording.applications.length, points, ...figures, megabytes, seconds };
  } finally {
    fs.rmSync(folder, { recursive: true, force: true });
  }
}

async function recordRun(folder: string, { applications, seed, database }: PowerCutOptions): Promise<Recording> {
  const [disk, file] = [join(folder, 'disk'), join(folder, 'record')];
  fs.mkdirSync(join(disk, 'data'), { recursive: true });
  fs.writeFileSync(file, '');
  fs.chmodSync(file, 0o666);
  const marks = openRecord(file);
  const postgres = database === 'postgres' ? await recordedPostgres(folder, () => recordFolder(disk, marks)) : null;
  if (postgres === null) recordFolder(disk, marks);
  marks.add({ op: 'mark', text: 'begun' });
  const smtp = await startTestSmtp(0, (nth) => marks.add({ op: 'mark', text: `mail ${nth}` }));
  const faults: string[] = [];
  const env = {
    ...environment(join(disk, 'data'), postgres?.url),
    SMTP_URL: smtp.url,
    NODE_OPTIONS: recorderOf(disk, file),
  };
  try {
    const server = await startServerProcess({ script, env, onFault: (words) => void faults.push(words) });
    marks.add({ op: 'mark', text: 'ready' });
    const sent = await applyAll({ server: server.address, applications, seed, marks }).finally(server.kill);
    if (faults.length > 0) throw new Error(faults.join('\n'));
    const mails = await smtp.taken();
    await postgres?.stop('SIGQUIT');
    return { record: readRecord(file), applications: sent, mails, secret: secretIn(join(disk, 'data')) };
  } finally {
    await smtp.kill();
    await postgres?.stop('SIGQUIT');
    marks.close();
  }
}

interface Applying extends Pick<PowerCutOptions, 'applications' | 'seed'> {
  server: string;
  marks: RecordWriter;
}

/** Sends the applications, some at once, and lets their mails go out. */
async function applyAll({ server, applications, seed, marks }: Applying): Promise<SentApplication[]> {
  const jobs = demoContent().jobs.filter(({ isLive }) => isLive);
  const sent: SentApplication[] = [];
  const person = async (): Promise<void> => {
    while (sent.length < applications) {
      const next = sentApplication(seed, sent.length, jobs);
      sent.push(next);
      marks.add({ op: 'mark', text: `sent ${next.number}` });
      const tried = await submit(server, next);
      if (tried !== 'acknowledged') throw new Error(`Application ${next.number}: ${JSON.stringify(tried)}.`);
      marks.add({ op: 'mark', text: `acknowledged ${next.number}` });
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, person));
  await pause(MAILS_WITHIN_MS);
  return sent;
}

const environment = (dataDir: string, databaseUrl: string | undefined) => ({
  DATA_DIR: dataDir,
  ...(databaseUrl === undefined ? {} : { DATABASE_URL: databaseUrl }),
  BOT_CHECK: 'off',
  // Every applicant has an address, and a limit, of its own.
  TRUST_PROXY: 'loopback',
});

const secretIn = (dataDir: string): string => {
  const file = join(dataDir, 'session-secret');
  return fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : '';
};

const programs = (): string => {
  const found = postgresPrograms();
  if (found === undefined) throw new Error('PostgreSQL is not installed here.');
  return found;
};

/** PostgreSQL with the recorder loaded into it, on files that `recordBefore` has recorded. */
async function recordedPostgres(folder: string, recordBefore: () => void) {
  const files = join(folder, 'disk', 'postgres');
  const made = await startPostgres(programs(), { files });
  await made.stop();
  recordBefore();
  const recorder = join(folder, 'record-files.so');
  const source = resolve(import.meta.dirname, 'record-files.c');
  execFileSync('gcc', ['-shared', '-fPIC', '-O1', '-o', recorder, source, '-ldl'], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  return startPostgres(programs(), {
    files,
    isDurable: true,
    // So that files of the log are used again, and tables are flushed, in the time of a test.
    settings: { max_wal_size: '48MB', checkpoint_timeout: '30s' },
    env: { LD_PRELOAD: recorder, MILLRACE_ROOT: join(folder, 'disk'), MILLRACE_RECORD: join(folder, 'record') },
  });
}

async function cutAgainAndAgain(
  folder: string,
  { points, seed, database }: PowerCutOptions,
  { record, applications, mails, secret }: Recording,
) {
  const by = chance(`power ${seed}`);
  const after = join(folder, 'after');
  const notified = privateSettingsFrom(demoContent().settings)['hr.notify'];
  const figures = { acknowledged: 0, stored: 0, lost: 0, served: 0, faults: [] as string[] };
  const ready = record.find((each) => each.op === 'mark' && each.text === 'ready')?.end ?? 0;
  for (let point = 0; point < points; point++) {
    const until = momentIn(record, by);
    const cut: Cut = { disk: by.pick(['journal', 'unordered']), keeps: by.pick(['none', 'some', 'some', 'all']) };
    const name = `${cut.disk}, ${cut.keeps} kept, at ${until}`;
    cutPower({ record, until, cut, by }, after);
    fs.mkdirSync(join(after, 'data'), { recursive: true });
    try {
      const postgres =
        database === 'postgres' ? await startPostgres(programs(), { files: join(after, 'postgres') }) : null;
      try {
        const place = { dataDir: join(after, 'data'), databaseUrl: postgres?.url };
        const found = await judgeCut({ record, until, applications, notified, mails, ...place });
        figures.acknowledged += found.acknowledged;
        figures.stored += found.stored;
        figures.lost += found.lost;
        figures.faults.push(...found.faults.map((fault) => `${name}: ${fault}`));
        if (until > ready && secretIn(place.dataDir) !== secret)
          figures.faults.push(`${name}: the session secret is lost`);
        if (point % SERVED_EVERY === 0) {
          const onFault = (words: string) => void figures.faults.push(`${name}: ${words}`);
          const env = environment(place.dataDir, place.databaseUrl);
          await (await startServerProcess({ script, env, onFault })).kill();
          figures.served += 1;
        }
      } finally {
        await postgres?.stop('SIGQUIT');
      }
    } catch (error) {
      figures.faults.push(`${name}: nothing opens it: ${error}`);
    }
  }
  return figures;
}

function momentIn(record: readonly Recorded[], by: ReturnType<typeof chance>): number {
  const [begun, ready] = ['begun', 'ready'].map((text) =>
    record.findIndex((each) => each.op === 'mark' && each.text === text),
  );
  const ends = record.map(({ end }) => end);
  const responses = record.flatMap(({ op, end, ...each }) =>
    op === 'mark' && 'text' in each && each.text.startsWith('acknowledged') ? [end] : [],
  );
  const kind = by.whole(1, 10);
  if (kind <= AFTER_RESPONSES) return by.pick(responses);
  return by.pick(kind <= AFTER_RESPONSES + WHILE_APPLYING ? ends.slice(ready) : ends.slice(begun, ready));
}
