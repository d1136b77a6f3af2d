import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { describeChange, isKnownEquivalent } from './changed-lines.ts';
import { changedFiles, typeProject } from './command/changed-files.ts';
import { readOptions } from './command/read-options.ts';
import { doorsIn } from './doors.ts';
import { applied, findChanges } from './find-changes.ts';
import type { Tree } from './importers.ts';
import { doubt, type Judged, judgeBy, tally } from './judge.ts';
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
const options = readOptions(process.argv.slice(2));
const room = rooms[options.room];
if (room === undefined) throw new Error(`Name a room: ${Object.keys(rooms).join(', ')}.`);
const { folder } = room;
const places = [folder, ...(room.triedIn ?? [])];

const tracked = execFileSync('git', ['ls-files', '*.ts', '*.tsx'], { cwd: root, encoding: 'utf8' }).trim().split('\n');
const tree: Tree = new Map(tracked.map((file) => [file, fs.readFileSync(path.join(root, file), 'utf8')]));
const changes = [...tree].flatMap(([file, text]) =>
  isMutable(file, room) ? findChanges(file, text).map((change) => ({ file, text, change })) : [],
);
const { write, restore } = changedFiles(root, tree);
process.once('exit', restore);
// So that a stopped run restores its files.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(130));

const running = startTests(root, options.timeLimit);
const relatedTests = relatedTestsIn(tree, doorsIn(root));
const judged: Judged[] = [];
for (const [at, tried] of sample(changes, options.count, options.seed).entries()) {
  if (!options.isTried(at + 1)) continue;
  judged.push({ ...tried, ...(await judge(tried)) });
  console.log(`${at + 1}. ${describeChange(tried, judged.at(-1)?.verdict ?? '')}`);
}
for (const test of await doubt(judged, async (tests) => (await run(judged[0]?.file ?? '', tests)).name === 'passed')) {
  console.log(`Without a change, too, ${test} does not pass.`);
}
await running.stop();
await checkTypes(judged.filter(({ verdict }) => verdict === 'SURVIVED'));

const { words, isEnough } = tally(judged);
console.log(`${options.room}: ${words}; of ${changes.length} possible changes; seed ${options.seed}`);
process.exitCode = isEnough ? 0 : 1;

async function judge(tried: Tried): Promise<Pick<Judged, 'verdict' | 'noticedBy'>> {
  if (isKnownEquivalent(tried, knownEquivalents)) return { verdict: 'equivalent', noticedBy: [] };
  write(new Map([[tried.file, applied(tried.text, tried.change)]]));
  const nearest = relatedTests(tried.file)
    .filter((test) => places.some((place) => test.startsWith(`${place}/`)))
    .slice(0, options.nearest);
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
  const args = ['-p', typeProject(root, folder), '--pretty', 'false'];
  const { name, output } = await runLimited(compiler, args, root, options.timeLimit);
  restore();
  if (name === 'timed-out') throw new Error('The check of the types did not end.');
  for (const tried of refusedByTypes(survivors, output)) {
    const survivor = survivors.find((one) => one === tried);
    if (survivor !== undefined) survivor.verdict = 'types';
    console.log(`By types: ${tried.file}:${lineOf(tried)}`);
  }
}
