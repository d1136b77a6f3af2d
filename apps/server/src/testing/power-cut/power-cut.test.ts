import fs from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FSDriver } from 'flydrive/drivers/fs';
import { afterAll, beforeAll, expect, inject, test, vi } from 'vitest';
import { DurableDisk } from '../../files/durable-disk.ts';
import { chance } from '../careers-kill/chance.ts';
import { type SentApplication, sentApplication } from '../careers-kill/sent-application.ts';
import { cutPower } from './cut-power.ts';
import { type Recorded, readRecord } from './disk-record.ts';
import { historyOf } from './folder-history.ts';
import { type Cut, imageOf } from './image-of.ts';
import { judgeCut } from './judge-cut.ts';
import { openRecordedApp } from './recorded-app.ts';
import { LOCK } from './watch-names.ts';

/** On a busy machine: a first start, and a database opened for each cut. */
const WITHIN_MS = 300_000;
/** A fault names it. */
const seed = inject('testSeed');
/** Sent to the product as it is; after them, one to each broken version. */
const SOUND = 3;
const [WITHOUT_FILE_FLUSH, WITHOUT_DATABASE_FLUSH] = [SOUND, SOUND + 1];
const unrecorded = { ...fs };
const folder = fs.mkdtempSync(join(tmpdir(), 'millrace-cut-'));
const dataDir = join(folder, 'data');
const applications: SentApplication[] = [];
let record: Recorded[] = [];

beforeAll(async () => {
  const app = await openRecordedApp(dataDir, join(folder, 'record'));
  const send = async () => {
    const next = withFile(sentApplication(seed, applications.length, app.jobs));
    applications.push(next);
    expect(await app.send(next)).toBe(true);
  };
  await send();
  await app.switchLog();
  for (let sent = 1; sent < SOUND; sent++) await send();
  const put = vi.spyOn(DurableDisk.prototype, 'put').mockImplementation(FSDriver.prototype.put);
  await send();
  put.mockRestore();
  await withoutFlush(send);
  await app.stop();
  record = readRecord(join(folder, 'record'));
}, WITHIN_MS);
afterAll(() => fs.rmSync(folder, { recursive: true }));

/** No spy: Vitest would put back, before the next test of this process, the function that it found here, which records. */
async function withoutFlush<Result>(work: () => Promise<Result>): Promise<Result> {
  const before = fs.fdatasyncSync;
  Object.assign(fs, { fdatasyncSync: () => undefined });
  try {
    return await work();
  } finally {
    Object.assign(fs, { fdatasyncSync: before });
  }
}

function withFile(sent: SentApplication): SentApplication {
  const [name, bytes] = ['a.txt', Buffer.alloc(9000, `${sent.submissionKey} `)];
  const file = { name, bytes, type: 'text/plain; charset=utf-8', extension: 'txt' };
  return { ...sent, file, expected: { ...sent.expected, filename: name } };
}

/** The place in the record where an application has come so far. */
function momentOf(mark: 'before-commit' | 'after-commit' | 'acknowledged', nth: number): number {
  const isMark = (text: string) => (each: Recorded) => each.op === 'mark' && each.text === text;
  const sent = record.findIndex(isMark(`sent ${nth}`));
  const later = record.slice(sent).find(isMark(mark === 'acknowledged' ? `acknowledged ${nth}` : mark));
  if (sent < 0 || later === undefined) throw new Error(`Nothing was recorded of application ${nth}.`);
  return later.end;
}

function afterCut(until: number, cut: Cut) {
  const after = join(folder, 'after');
  cutPower({ record, until, cut, by: chance(`cut ${seed} ${until}`) }, after);
  const judge = () => judgeCut({ record, until, applications, notified: ['hr@millrace.example'], dataDir: after });
  // The copy itself need not last.
  return withoutFlush(judge);
}

test('the record over, the functions that write files are Node’s own again', () => {
  vi.restoreAllMocks();
  expect(fs.fdatasyncSync).toBe(unrecorded.fdatasyncSync);
  expect(Object.entries(unrecorded).filter(([name, each]) => fs[name as keyof typeof fs] !== each)).toEqual([]);
});
test('the record is complete: with everything kept it is the folder as it is', () => {
  const isCopied = (name: string) => !name.startsWith(LOCK);
  const image = imageOf(historyOf(record, Number.POSITIVE_INFINITY), { disk: 'journal', keeps: 'all' }, chance(''));
  const found = fs.readdirSync(dataDir, { recursive: true, encoding: 'utf8' }).filter(isCopied);
  expect([...image.keys()].filter(isCopied).sort()).toEqual(found.sort());
  for (const [name, bytes] of image)
    if (bytes !== null && isCopied(name)) expect(fs.readFileSync(join(dataDir, name)).equals(bytes), name).toBe(true);
});

const LAST = SOUND - 1;
test.each<[moment: Parameters<typeof momentOf>[0], ...Cut[]]>([
  ['before-commit', { disk: 'journal', keeps: 'none' }],
  ['after-commit', { disk: 'unordered', keeps: 'none' }],
  ['acknowledged', { disk: 'journal', keeps: 'some' }, { disk: 'unordered', keeps: 'some' }],
])(
  'a power cut at "%s" loses nothing acknowledged and leaves nothing half stored',
  async (moment, ...cuts) => {
    for (const cut of cuts) {
      const found = await afterCut(momentOf(moment, LAST), cut);
      expect({ seed, cut, faults: found.faults }).toEqual({ seed, cut, faults: [] });
      // Else a response came before its commit, or the commit was not done.
      expect(found.acknowledged).toBe(moment === 'acknowledged' ? SOUND : LAST);
      expect(found).toMatchObject(moment === 'before-commit' ? { whole: LAST } : { whole: SOUND, files: SOUND });
    }
  },
  WITHIN_MS,
);
test(
  'nor does one at any other moment since the first application',
  async () => {
    const by = chance(`moment ${seed}`);
    const [from, to] = [momentOf('acknowledged', 0), momentOf('acknowledged', LAST)];
    const until = by.pick(record.filter(({ end }) => end >= from && end <= to)).end;
    const cut: Cut = { disk: by.pick(['journal', 'unordered']), keeps: by.pick(['none', 'some']) };
    const { faults, acknowledged } = await afterCut(until, cut);
    expect({ seed, until, cut, faults }).toEqual({ seed, until, cut, faults: [] });
    expect(acknowledged).toBeGreaterThan(0);
  },
  WITHIN_MS,
);
test(
  'without a flush it is noticed: of files, that the file is empty; of the embedded database, that the application is lost',
  async () => {
    const found = await afterCut(momentOf('acknowledged', WITHOUT_DATABASE_FLUSH), { disk: 'journal', keeps: 'none' });
    expect(found.faults).toContain(`application ${WITHOUT_FILE_FLUSH}: its file has other bytes`);
    expect(found.faults).toContain(`application ${WITHOUT_DATABASE_FLUSH} was acknowledged and is lost`);
    expect(found).toMatchObject({ lost: 1, whole: SOUND });
  },
  WITHIN_MS,
);
