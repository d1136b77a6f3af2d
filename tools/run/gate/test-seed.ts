import { askGit } from './ask-git.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** For tests that take their values by chance: the seed of the run, which the gate makes from the commit. */
    testSeed: number;
  }
}

/** The variable that gives a run of unit tests its seed: the gate sets it, and it repeats what the gate did for a file alone. */
export const TEST_SEED = 'TEST_SEED';

export interface RunSeed {
  seed: number;
  /** For the line that names the seed. */
  from: string;
}

/**
 * The seed of a whole run: the one that is asked for, else made from the commit, so that a commit is judged the same way again and each
 * commit tries other values. Without git it is thrown.
 */
export function seedOfRun(root: string, asked: string | undefined): RunSeed {
  if (asked !== undefined) return { seed: seedFrom(asked), from: 'as asked' };
  const commit = commitOf(root);
  return commit === null
    ? { seed: thrownSeed(), from: 'thrown, as there is no commit' }
    : { seed: seedOfCommit(commit), from: `of commit ${commit.slice(0, 8)}` };
}

/** 31 bits: fast-check and Vitest both take them. */
export const seedOfCommit = (commit: string): number => Number.parseInt(commit.slice(0, 8), 16) >>> 1;

/** The seed that the environment gives, null without one. */
export const givenSeed = (env: NodeJS.ProcessEnv): number | null => {
  const given = env[TEST_SEED];
  return given === undefined ? null : seedFrom(given);
};

export const thrownSeed = (): number => Math.floor(Math.random() * 1_000_000);

function seedFrom(text: string): number {
  const seed = Number(text);
  if (!/^\d+$/.test(text) || seed > 0x7fff_ffff) throw new Error(`A seed is a whole number below 2^31, not "${text}".`);
  return seed;
}

const commitOf = (root: string): string | null => askGit(root, 'rev-parse', 'HEAD')?.trim() ?? null;
