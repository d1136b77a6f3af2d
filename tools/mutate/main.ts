import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { applied, type Change, findChanges } from './find-changes.ts';
import { knownEquivalents } from './known-equivalent.ts';
import { relatedTests, type Tree } from './related-tests.ts';
import { isMutable, rooms } from './rooms.ts';
import { runLimited } from './run-limited.ts';
import { sample } from './sample.ts';
import { startTests } from './start-tests.ts';

/**
 * Proof by mutation: makes single small changes in a room, one at a time, and runs the tests that import the changed file. A change that no
 * test and no type check notices is a place that no test holds. The file is restored after each change.
 *
 * `node tools/mutate/main.ts ROOM --seed N --changes 30`
 */
const root = path.resolve(import.meta.dirname, '../..');
const TIME_LIMIT = 120_000;
/** The nearest test files run first: so many, then up to so many, then the others. */
const NEAREST = [2, 8];
const LEAST_NOTICED = 0.9;

type Verdict = 'tests' | 'time-out' | 'types' | 'equivalent' | 'SURVIVED';

interface Tried {
  file: string;
  change: Change;
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { seed: { type: 'string', default: '1' }, changes: { type: 'string', default: '30' } },
});
const folder = rooms[positionals[0] ?? ''];
if (folder === undefined) throw new Error(`Name a room: ${Object.keys(rooms).join(', ')}.`);

const tracked = execFileSync('git', ['ls-files', '*.ts', '*.tsx'], { cwd: root, encoding: 'utf8' }).trim().split('\n');
const tree: Tree = new Map(tracked.map((file) => [file, fs.readFileSync(path.join(root, file), 'utf8')]));
const changes = [...tree].flatMap(([file, text]) =>
  file.startsWith(`${folder}/`) && isMutable(file) ? findChanges(file, text).map((change) => ({ file, change })) : [],
);
// So that a stopped run restores its file.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(130));

const running = startTests(root, TIME_LIMIT);
const verdicts: Verdict[] = [];
for (const tried of sample(changes, Number(values.changes), Number(values.seed))) {
  const verdict = await judge(tried);
  verdicts.push(verdict);
  console.log(`${verdict.padEnd(10)} ${describe(tried)}`);
}
await running.stop();
const counted = verdicts.filter((verdict) => verdict !== 'equivalent');
const noticed = counted.filter((verdict) => verdict !== 'SURVIVED').length;
const by = (verdict: Verdict): number => verdicts.filter((one) => one === verdict).length;
console.log(
  `${positionals[0]}: ${noticed} of ${counted.length} noticed, of ${changes.length} possible changes; ` +
    `by types ${by('types')}, by time-out ${by('time-out')}; equivalent ${by('equivalent')}; seed ${values.seed}`,
);
process.exitCode = noticed >= LEAST_NOTICED * counted.length ? 0 : 1;

async function judge({ file, change }: Tried): Promise<Verdict> {
  const text = tree.get(file) ?? '';
  if (isKnownEquivalent(file, text, change)) return 'equivalent';
  const place = path.join(root, file);
  const restore = (): void => fs.writeFileSync(place, text);
  process.once('exit', restore);
  try {
    fs.writeFileSync(place, applied(text, change));
    return await verdictOn(file);
  } finally {
    restore();
    process.removeListener('exit', restore);
  }
}

async function verdictOn(file: string): Promise<Verdict> {
  const tests = relatedTests(tree, file, doorsIn()).filter((test) => test.startsWith(folder ?? ''));
  const edges = [0, ...NEAREST, tests.length];
  for (const [at, from] of edges.entries()) {
    const some = tests.slice(from, edges[at + 1]);
    if (some.length === 0) continue;
    const request = { changed: path.join(root, file), tests: some.map((test) => path.join(root, test)) };
    const ending = await running.run(request);
    if (ending === 'passed') continue;
    fs.writeFileSync(request.changed, tree.get(file) ?? '');
    if ((await running.run(request)) === 'passed') return ending === 'failed' ? 'tests' : 'time-out';
    throw new Error(`Without a change, too, these tests do not pass: ${some.join(', ')}`);
  }
  const compiler = path.join(root, 'node_modules/.bin/tsc');
  const typed = await runLimited(compiler, ['-p', typesOf(folder ?? '')], root, TIME_LIMIT);
  return typed === 'passed' ? 'SURVIVED' : 'types';
}

/** A project that checks the types of one room alone. */
function typesOf(room: string): string {
  if (room.startsWith('apps/site/')) return 'apps/site/tsconfig.json';
  const project = path.join(root, 'node_modules/.mutate/tsconfig.json');
  fs.mkdirSync(path.dirname(project), { recursive: true });
  fs.writeFileSync(project, JSON.stringify({ extends: '../../tsconfig.base.json', include: [`../../${room}`] }));
  return project;
}

/** The doors of a package, from the `exports` of its manifest. */
function doorsIn(): Map<string, string> {
  const doors = new Map<string, string>();
  for (const manifest of fs.globSync('{packages,apps,tools}/*/package.json', { cwd: root })) {
    const { name, exports = {} } = JSON.parse(fs.readFileSync(path.join(root, manifest), 'utf8')) as {
      name: string;
      exports?: Record<string, string>;
    };
    for (const [door, target] of Object.entries(exports)) {
      doors.set(path.posix.join(name, door), path.posix.join(path.posix.dirname(manifest), target));
    }
  }
  return doors;
}

function isKnownEquivalent(file: string, text: string, change: Change): boolean {
  const { before, after } = linesOf(text, change);
  return knownEquivalents.some((known) => known.file === file && known.before === before && known.after === after);
}

function describe({ file, change }: Tried): string {
  const text = tree.get(file) ?? '';
  const { line, before, after } = linesOf(text, change);
  return `${file}:${line}\n           - ${before}\n           + ${after}`;
}

/** The changed lines, before and after. */
function linesOf(text: string, change: Change): { line: number; before: string; after: string } {
  const from = text.lastIndexOf('\n', change.start - 1) + 1;
  const next = text.indexOf('\n', change.end);
  const to = next < 0 ? text.length : next;
  const line = text.slice(0, change.start).split('\n').length;
  const after = applied(text.slice(from, to), { ...change, start: change.start - from, end: change.end - from });
  return { line, before: text.slice(from, to).trim(), after: after.trim() };
}
