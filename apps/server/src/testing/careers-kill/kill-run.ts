import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { emptyContent } from '@millrace/contract/content';
import { privateSettingsFrom } from '@millrace/contract/private-settings';
import { openDatabase, publishContent, readSettings } from '@millrace/database';
import { fillDataFolder, quietLog } from '@millrace/database/testing';
import { demoContent } from '@millrace/demo-content';
import { startTestSmtp } from '../../mail/testing/start-test-smtp.ts';
import { chance } from './chance.ts';
import { judge, type Verdict } from './judge.ts';
import { readStored } from './read-stored.ts';
import { type SentApplication, sentApplication } from './sent-application.ts';
import { startServerProcess } from './server-process.ts';
import { type Submitted, submit } from './submit.ts';

export interface KillOptions {
  applications: number;
  /** Before the last one, which comes when everything is answered. */
  kills: number;
  seed: number;
  /** A PostgreSQL server with an empty database; absent: the embedded one. */
  databaseUrl?: string | undefined;
  /** The server: `tools/run/start.ts`, or one without pages. */
  script: string;
  /** Waits so long for mails to be taken before the last kill: those a killed process had in hand are missed after two minutes. */
  mailsWithinMs?: number;
}

export interface KillFigures extends Verdict {
  seed: number;
  /** Submits that were never answered and given up, as by a browser that was closed. */
  abandoned: number;
  /** Tries without a response. */
  unanswered: number;
  kills: number;
  seconds: number;
}

/** Submits at once, each by another person. */
const AT_ONCE = 6;
/** Some press the button twice. */
const DOUBLE_CLICKS = 0.15;
/** Some give up when no response comes. */
const GIVE_UP = 0.1;
/** A kill comes up to so long after it is due: in the middle of whatever is done then. */
const KILL_WITHIN_MS = 150;
const LOOK_EVERY_MS = 5;
const LOOK_FOR_MAILS_EVERY_MS = 3000;

/** Submits applications while the server is killed again and again, then judges the records. */
export async function killRun(options: KillOptions): Promise<KillFigures> {
  const began = performance.now();
  const folder = await mkdtemp(join(tmpdir(), 'millrace-kill-'));
  const smtp = await startTestSmtp();
  try {
    const dataDir = join(folder, 'data');
    const prepared = await prepare(dataDir, options.databaseUrl);
    const faults: string[] = [];
    const done = await submitAndKill(options, prepared.jobs, faults, {
      env: environment(dataDir, options.databaseUrl, smtp.url),
      mails: { expected: 1 + prepared.notified.length, taken: smtp.taken },
    });
    const stored = await readStored(dataDir, options.databaseUrl);
    const verdict = judge({ ...done, stored, taken: await smtp.taken(), notified: prepared.notified, faults });
    const { seed } = options;
    const unanswered = done.submitted.reduce((sum, each) => sum + each.unanswered, 0);
    const abandoned = done.submitted.filter(({ isAcknowledged }) => !isAcknowledged).length;
    return { ...verdict, seed, abandoned, unanswered, kills: done.kills, seconds: (performance.now() - began) / 1000 };
  } finally {
    await smtp.kill();
    await rm(folder, { recursive: true, force: true });
  }
}

const environment = (dataDir: string, databaseUrl: string | undefined, smtpUrl: string) => ({
  DATA_DIR: dataDir,
  ...(databaseUrl === undefined ? {} : { DATABASE_URL: databaseUrl }),
  SMTP_URL: smtpUrl,
  BOT_CHECK: 'off',
  // Every applicant has an address, and a limit, of its own.
  TRUST_PROXY: 'loopback',
});

/** Content to apply for, so that no start has to load it; jobs and settings alone, as every start compiles what there is. */
async function prepare(dataDir: string, databaseUrl: string | undefined) {
  if (databaseUrl === undefined) await fillDataFolder(dataDir);
  const database = await openDatabase({ dataDir, databaseUrl, log: quietLog });
  try {
    const { jobs, settings, faqs } = demoContent();
    await publishContent(database, { ...emptyContent(), jobs, settings, faqs }, { source: 'demo' });
    const read = privateSettingsFrom(await readSettings(database.queries));
    return { jobs: jobs.filter(({ isLive }) => isLive), notified: read['hr.notify'] };
  } finally {
    await database.close();
  }
}

interface Surroundings {
  env: Readonly<Record<string, string>>;
  mails: { expected: number; taken(): Promise<{ messageId?: string | undefined }[]> };
}

async function submitAndKill(
  { applications, kills, seed, script, mailsWithinMs = 0 }: KillOptions,
  jobs: Parameters<typeof sentApplication>[2],
  faults: string[],
  { env, mails }: Surroundings,
): Promise<{ submitted: Submitted[]; kills: number }> {
  const start = () => startServerProcess({ script, env, onFault: (words) => void faults.push(words) });
  let server = start();
  const submitted: Submitted[] = [];
  let next = 0;
  const person = async (): Promise<void> => {
    while (next < applications) {
      const application = sentApplication(seed, next++, jobs);
      submitted.push(await submitUntilAnswered(application, () => server, seed, faults));
    }
  };
  const killer = async (): Promise<void> => {
    const by = chance(`kills ${seed}`);
    // Never so late that nobody is submitting any more.
    const span = Math.max(0, applications - 2 * AT_ONCE);
    for (let kill = 0; kill < kills; kill++) {
      const due = Math.floor((span * (kill + by.random())) / kills);
      while (submitted.length < due) await pause(LOOK_EVERY_MS);
      const running = await server;
      await pause(by.whole(0, KILL_WITHIN_MS));
      server = running.kill().then(start);
    }
    await server;
  };
  await Promise.all([killer(), ...Array.from({ length: AT_ONCE }, person)]);
  const until = performance.now() + mailsWithinMs;
  const expected = submitted.filter(({ isAcknowledged }) => isAcknowledged).length * mails.expected;
  while (performance.now() < until && new Set((await mails.taken()).map(({ messageId }) => messageId)).size < expected)
    await pause(LOOK_FOR_MAILS_EVERY_MS);
  await (await server).kill();
  return { submitted, kills: kills + 1 };
}

/** Tries with the same key until a response comes, as the form's user does, or gives up. */
async function submitUntilAnswered(
  application: SentApplication,
  server: () => Promise<{ address: string }>,
  seed: number,
  faults: string[],
): Promise<Submitted> {
  const by = chance(`person ${seed} ${application.number}`);
  let unanswered = 0;
  for (;;) {
    const { address } = await server();
    const clicks = by.random() < DOUBLE_CLICKS ? 2 : 1;
    const tries = await Promise.all(Array.from({ length: clicks }, () => submit(address, application)));
    unanswered += tries.filter((tried) => tried === 'no answer').length;
    const refusal = tries.find((tried) => typeof tried === 'object');
    if (refusal !== undefined) faults.push(`application ${application.number} was refused: ${refusal.refused}`);
    const isAcknowledged = tries.includes('acknowledged');
    if (isAcknowledged || refusal !== undefined || by.random() < GIVE_UP)
      return { application, isAcknowledged, unanswered };
  }
}
