import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { applied, findChanges } from './find-changes.ts';
import type { Tree } from './importers.ts';
import { knownEquivalents } from './known-equivalent.ts';
import { lineOf, refusedByTypes, type Tried, textsWith } from './refused-by-types.ts';
import { relatedTestsIn } from './related-tests.ts';
import { isMutable, rooms } from './rooms.ts';
import { runLimited } from './run-limited.ts';
import { sample } from './sample.ts';
import { startTests } from './start-tests.ts';

/**
 * Proof by mutation: makes single small changes in a room, one at a time, and runs the tests that import the changed file. A change that no
 * test and no type check notices is a place that no test holds. Each file is restored.
 *
 * `node tools/mutate/main.ts ROOM --seed N --changes 30`; `--only 3,7` tries these of the sample alone; `--nearest 6` runs so many test
 * files at most for a change; `--limit 600` lets a run of tests take so many seconds, on a machine that does other things besides.
 */
const root = path.resolve(import.meta.dirname, '../..');
/** The nearest test files run first: so many, then up to so many, and so on. `--nearest` is the most for one change. */
const NEAREST = [2, 8, 16, 24];
const LEAST_NOTICED = 0.9;

type Verdict = 'tests' | 'time-out' | 'types' | 'equivalent' | 'doubtful' | 'SURVIVED';

interface Judged extends Tried {
  verdict: Verdict;
  /** The test files that noticed it. */
  noticedBy: string[];
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    seed: { type: 'string', default: '1' },
    changes: { type: 'string', default: '30' },
    only: { type: 'string' },
    nearest: { type: 'string', default: String(NEAREST.at(-1)) },
    limit: { type: 'string', default: '120' },
  },
});
const room = rooms[positionals[0] ?? ''];
if (room === undefined) throw new Error(`Name a room: ${Object.keys(rooms).join(', ')}.`);
const { folder } = room;
const places = [folder, ...(room.triedIn ?? [])];
const timeLimit = Number(values.limit) * 1000;

const tracked = execFileSync('git', ['ls-files', '*.ts', '*.tsx'], { cwd: root, encoding: 'utf8' }).trim().split('\n');
const tree: Tree = new Map(tracked.map((file) => [file, fs.readFileSync(path.join(root, file), 'utf8')]));
const changes = [...tree].flatMap(([file, text]) =>
  isMutable(file, room) ? findChanges(file, text).map((change) => ({ file, text, change })) : [],
);
const changed = new Set<string>();
const restore = (): void => {
  for (const file of changed) fs.writeFileSync(path.join(root, file), tree.get(file) ?? '');
  changed.clear();
};
process.once('exit', restore);
// So that a stopped run restores its files.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(130));

const running = startTests(root, timeLimit);
const relatedTests = relatedTestsIn(tree, doorsIn());
const judged: Judged[] = [];
for (const [at, tried] of sample(changes, Number(values.changes), Number(values.seed)).entries()) {
  if (values.only !== undefined && !values.only.split(',').includes(String(at + 1))) continue;
  judged.push({ ...tried, ...(await judge(tried)) });
  console.log(`${at + 1}. ${describe(judged.at(-1) ?? tried)}`);
}
await doubt(judged.filter(({ noticedBy }) => noticedBy.length > 0));
await running.stop();
await checkTypes(judged.filter(({ verdict }) => verdict === 'SURVIVED'));

const by = (verdict: Verdict): number => judged.filter((one) => one.verdict === verdict).length;
const counted = judged.length - by('equivalent');
const noticed = by('tests') + by('time-out') + by('types');
console.log(
  `${positionals[0]}: ${noticed} of ${counted} noticed, of ${changes.length} possible changes; by types alone ${by('types')}, ` +
    `by time-out ${by('time-out')}; doubtful ${by('doubtful')}; equivalent ${by('equivalent')}; seed ${values.seed}`,
);
process.exitCode = noticed >= LEAST_NOTICED * counted ? 0 : 1;

async function judge(tried: Tried): Promise<Pick<Judged, 'verdict' | 'noticedBy'>> {
  if (isKnownEquivalent(tried)) return { verdict: 'equivalent', noticedBy: [] };
  write(new Map([[tried.file, applied(tried.text, tried.change)]]));
  const nearest = relatedTests(tried.file)
    .filter((test) => places.some((place) => test.startsWith(`${place}/`)))
    .slice(0, Number(values.nearest));
  const tests = [...nearest, ...(room?.askedBy ?? [])];
  try {
    for (const [at, end] of [...NEAREST, tests.length].entries()) {
      const some = tests.slice(NEAREST[at - 1] ?? 0, end);
      if (some.length === 0) break;
      const { name, files } = await running.run({ changed: tried.file, tests: some });
      if (name !== 'passed') return { verdict: name === 'failed' ? 'tests' : 'time-out', noticedBy: files };
    }
    return { verdict: 'SURVIVED', noticedBy: [] };
  } finally {
    restore();
  }
}

/** Runs what noticed once more, with nothing changed: a test that fails all the same has noticed nothing. */
async function doubt(noticed: Judged[]): Promise<void> {
  const tests = [...new Set(noticed.flatMap(({ noticedBy }) => noticedBy))];
  const passes = async (some: string[]): Promise<boolean> =>
    (await running.run({ changed: noticed[0]?.file ?? '', tests: some })).name === 'passed';
  if (tests.length === 0 || (await passes(tests))) return;
  for (const test of tests) {
    if (await passes([test])) continue;
    for (const one of noticed) if (one.noticedBy.includes(test)) one.verdict = 'doubtful';
    console.log(`Without a change, too, ${test} does not pass.`);
  }
}

/** One check of the room's types with all that survived. */
async function checkTypes(survivors: Judged[]): Promise<void> {
  write(textsWith(survivors));
  const compiler = path.join(root, 'node_modules/.bin/tsc');
  const { name, output } = await runLimited(compiler, ['-p', typesOf(folder), '--pretty', 'false'], root, timeLimit);
  restore();
  if (name === 'timed-out') throw new Error('The check of the types did not end.');
  for (const tried of refusedByTypes(survivors, output)) {
    const survivor = survivors.find((one) => one === tried);
    if (survivor !== undefined) survivor.verdict = 'types';
    console.log(`By types: ${tried.file}:${lineOf(tried)}`);
  }
}

function write(texts: Map<string, string>): void {
  for (const [file, text] of texts) {
    changed.add(file);
    fs.writeFileSync(path.join(root, file), text);
  }
}

/** A project that checks the types of one room alone. */
function typesOf(checked: string): string {
  if (checked.startsWith('apps/site/')) return 'apps/site/tsconfig.json';
  const project = path.join(root, 'node_modules/.mutate/tsconfig.json');
  fs.mkdirSync(path.dirname(project), { recursive: true });
  fs.writeFileSync(project, JSON.stringify({ extends: '../../tsconfig.base.json', include: [`../../${checked}`] }));
  return project;
}

/** The doors of a package, from the `exports` of its manifest. */
function doorsIn(): Map<string, string> {
  const found = new Map<string, string>();
  for (const manifest of fs.globSync('{packages,apps,tools}/*/package.json', { cwd: root })) {
    const { name, exports = {} } = JSON.parse(fs.readFileSync(path.join(root, manifest), 'utf8')) as {
      name: string;
      exports?: Record<string, string>;
    };
    for (const [door, target] of Object.entries(exports)) {
      found.set(path.posix.join(name, door), path.posix.join(path.posix.dirname(manifest), target));
    }
  }
  return found;
}

function isKnownEquivalent(tried: Tried): boolean {
  const { before, after } = linesOf(tried);
  return knownEquivalents.some(
    (known) => known.file === tried.file && known.before === before && known.after === after,
  );
}

function describe(tried: Tried | Judged): string {
  const { before, after } = linesOf(tried);
  const verdict = 'verdict' in tried ? tried.verdict : '';
  return `${verdict.padEnd(10)} ${tried.file}:${lineOf(tried)}\n           - ${before}\n           + ${after}`;
}

/** The changed lines, before and after. */
function linesOf({ text, change }: Tried): { before: string; after: string } {
  const from = text.lastIndexOf('\n', change.start - 1) + 1;
  const next = text.indexOf('\n', change.end);
  const to = next < 0 ? text.length : next;
  const after = applied(text.slice(from, to), { ...change, start: change.start - from, end: change.end - from });
  return { before: text.slice(from, to).trim(), after: after.trim() };
}
