import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { describeChange, isKnownEquivalent } from './changed-lines.ts';
import { doorsIn } from './doors.ts';
import { applied, findChanges } from './find-changes.ts';
import type { Tree } from './importers.ts';
import { doubt, type Judged, judgeBy, NEAREST, tally } from './judge.ts';
import { knownEquivalents } from './known-equivalent.ts';
import { lineOf, refusedByTypes, type Tried, textsWith } from './refused-by-types.ts';
import { relatedTestsIn } from './related-tests.ts';
import { isMutable, rooms } from './rooms.ts';
import { runLimited } from './run-limited.ts';
import { sample } from './sample.ts';
import { type Ending, startTests } from './start-tests.ts';

/**
 * Proof by mutation: makes single small changes in a room, one at a time, and runs the tests that import the changed file. A change that no
 * test and no type check notices is a place that no test holds. Each file is restored.
 *
 * `node tools/mutate/main.ts ROOM --seed N --changes 30`; `--only 3,7` tries these of the sample alone; `--nearest 6` runs so many test
 * files at most for a change; `--limit 600` lets a run of tests take so many seconds, on a machine that does other things besides.
 */
const root = path.resolve(import.meta.dirname, '../..');
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
const relatedTests = relatedTestsIn(tree, doorsIn(root));
const judged: Judged[] = [];
for (const [at, tried] of sample(changes, Number(values.changes), Number(values.seed)).entries()) {
  if (values.only !== undefined && !values.only.split(',').includes(String(at + 1))) continue;
  judged.push({ ...tried, ...(await judge(tried)) });
  console.log(`${at + 1}. ${describeChange(tried, judged.at(-1)?.verdict ?? '')}`);
}
for (const test of await doubt(judged, async (tests) => (await run(judged[0]?.file ?? '', tests)).name === 'passed')) {
  console.log(`Without a change, too, ${test} does not pass.`);
}
await running.stop();
await checkTypes(judged.filter(({ verdict }) => verdict === 'SURVIVED'));

const { words, isEnough } = tally(judged);
console.log(`${positionals[0]}: ${words}; of ${changes.length} possible changes; seed ${values.seed}`);
process.exitCode = isEnough ? 0 : 1;

async function judge(tried: Tried): Promise<Pick<Judged, 'verdict' | 'noticedBy'>> {
  if (isKnownEquivalent(tried, knownEquivalents)) return { verdict: 'equivalent', noticedBy: [] };
  write(new Map([[tried.file, applied(tried.text, tried.change)]]));
  const nearest = relatedTests(tried.file)
    .filter((test) => places.some((place) => test.startsWith(`${place}/`)))
    .slice(0, Number(values.nearest));
  try {
    return await judgeBy([...nearest, ...(room?.askedBy ?? [])], (tests) => run(tried.file, tests));
  } finally {
    restore();
  }
}

function run(changed: string, tests: string[]): Promise<Ending> {
  return running.run({ changed, tests });
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
