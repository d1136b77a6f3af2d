import { describeChange, isKnownEquivalent } from './changed-lines.ts';
import type { ChangedFiles } from './command/changed-files.ts';
import type { Options } from './command/read-options.ts';
import { applied, findChanges } from './find-changes.ts';
import type { Tree } from './importers.ts';
import { doubt, type Judged, type Judgement, judgeBy, tally } from './judge.ts';
import type { KnownEquivalent } from './known-equivalent-in-the-site.ts';
import { lineOf, refusedByTypes, type Tried, textsWith } from './refused-by-types.ts';
import { isMutable, type Room } from './rooms.ts';
import { sample } from './sample.ts';
import type { Tests } from './start-tests.ts';

/** The parts that a trial of a room goes by. */
export interface Trial {
  tree: Tree;
  room: Room;
  options: Pick<Options, 'seed' | 'count' | 'isTried' | 'nearest'>;
  /** Changes that no test can notice. */
  equivalents: readonly KnownEquivalent[];
  files: ChangedFiles;
  /** The tests of a file, the nearest first. */
  relatedTests: (file: string) => string[];
  tests: Pick<Tests, 'ready' | 'run'>;
  /** The output of a check of the room's types. */
  checkTypes: () => Promise<string>;
  say: (line: string) => void;
}

export interface Outcome {
  /** The counts, in words. */
  words: string;
  /** Whether enough was noticed. */
  isEnough: boolean;
  /** How many changes the room has. */
  possible: number;
}

/** Makes the changes of a sample one at a time, runs the tests that should notice each, and restores its file. */
export async function tryRoom({ tree, room, options, equivalents, files, ...trial }: Trial): Promise<Outcome> {
  const changes = [...tree].flatMap(([file, text]) =>
    isMutable(file, room) ? findChanges(file, text).map((change) => ({ file, text, change })) : [],
  );
  const judged: Judged[] = [];
  for (const [at, tried] of sample(changes, options.count, options.seed).entries()) {
    if (!options.isTried(at + 1)) continue;
    const one: Judged = { ...tried, ...(await judge(tried)) };
    judged.push(one);
    trial.say(`${at + 1}. ${describeChange(one, one.verdict)}`);
  }
  const passes = async (tests: string[]) => (await trial.tests.run({ changed: '', tests })).name === 'passed';
  for (const test of await doubt(judged, passes)) trial.say(`Without a change, too, ${test} does not pass.`);
  await askTypes(judged.filter(({ verdict }) => verdict === 'SURVIVED'));
  return { ...tally(judged), possible: changes.length };

  async function judge(tried: Tried): Promise<Judgement> {
    if (isKnownEquivalent(tried, equivalents)) return { verdict: 'equivalent', noticedBy: [] };
    await trial.tests.ready();
    files.write(new Map([[tried.file, applied(tried.text, tried.change)]]));
    try {
      return await judgeBy(testsOf(tried.file), (tests) => trial.tests.run({ changed: tried.file, tests }));
    } finally {
      files.restore();
    }
  }

  function testsOf(file: string): string[] {
    const places = [room.folder, ...(room.triedIn ?? [])];
    const near = trial.relatedTests(file).filter((test) => places.some((place) => test.startsWith(`${place}/`)));
    return [...near.slice(0, options.nearest), ...(room.askedBy ?? [])];
  }

  /** One check of the room's types with all that survived. */
  async function askTypes(survivors: Judged[]): Promise<void> {
    if (survivors.length === 0) return;
    files.write(textsWith(survivors));
    try {
      const refused = refusedByTypes(survivors, await trial.checkTypes());
      for (const one of survivors.filter((survivor) => refused.has(survivor))) {
        one.verdict = 'types';
        trial.say(`By types: ${one.file}:${lineOf(one)}`);
      }
    } finally {
      files.restore();
    }
  }
}
