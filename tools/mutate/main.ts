import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { changedFiles, typeProject } from './command/changed-files.ts';
import { readOptions } from './command/read-options.ts';
import { doorsIn } from './doors.ts';
import type { Tree } from './importers.ts';
import { knownEquivalents } from './known-equivalent.ts';
import { relatedTestsIn } from './related-tests.ts';
import { rooms } from './rooms.ts';
import { runLimited } from './run-limited.ts';
import { startTests } from './start-tests.ts';
import { tryRoom } from './try-room.ts';

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

const tracked = execFileSync('git', ['ls-files', '*.ts', '*.tsx'], { cwd: root, encoding: 'utf8' }).trim().split('\n');
const tree: Tree = new Map(tracked.map((file) => [file, fs.readFileSync(path.join(root, file), 'utf8')]));
const files = changedFiles(root, tree);
process.once('exit', files.restore);
// So that a stopped run restores its files.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(130));

const tests = startTests(root, options.timeLimit);
const { words, isEnough, possible } = await tryRoom({
  tree,
  room,
  options,
  equivalents: knownEquivalents,
  files,
  relatedTests: relatedTestsIn(tree, doorsIn(root)),
  tests,
  async checkTypes() {
    const compiler = path.join(root, 'node_modules/.bin/tsc');
    const args = ['-p', typeProject(root, room.folder), '--pretty', 'false'];
    const { name, output } = await runLimited(compiler, args, root, options.timeLimit);
    if (name === 'timed-out') throw new Error('The check of the types did not end.');
    return output;
  },
  say: (line) => console.log(line),
}).finally(tests.stop);
console.log(`${options.room}: ${words}; of ${possible} possible changes; seed ${options.seed}`);
process.exitCode = isEnough ? 0 : 1;
