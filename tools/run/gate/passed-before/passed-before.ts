import fs from 'node:fs';
import path from 'node:path';
import { inputsOfTests } from './inputs.ts';
import { machineNow } from './machine.ts';
import { readPassedFiles, writePassedFiles } from './record.ts';
import { treeOf } from './tree.ts';

/** The test files of a suite, shared out. */
interface Share {
  /** The files that are run. */
  left: string[];
  /** How many tests are in the others: all passed when they were last run, on the same inputs. */
  before: number;
}

export interface PassedBefore {
  /** Shares out the test files of a suite, by path from the root. */
  share(suite: string, files: readonly string[]): Share;
  /**
   * Notes what ran. `passed`: how many tests there are in each file whose tests all passed. What was changed while it ran is not noted, as
   * nobody can say which content it ran on.
   */
  note(suite: string, ran: readonly string[], passed: ReadonlyMap<string, number>): void;
}

interface Given {
  root: string;
  env: NodeJS.ProcessEnv;
  /** Runs everything, and notes it. */
  isAnew: boolean;
}

/** Gone when packages are installed anew. */
const RECORD = 'node_modules/.cache/millrace/passed-before.json';

/**
 * On a developer's machine a test whose inputs are those of its last run, in which it passed, is not run again (decision 421). In CI, and
 * without git, everything is run and nothing noted.
 */
export function passedBeforeOf({ root, env, isAnew }: Given): PassedBefore {
  const inputsNow = () => {
    const tree = treeOf(root);
    const read = (name: string): string => fs.readFileSync(path.join(root, name), 'utf8');
    return tree && inputsOfTests({ tree, read, machine: machineNow(env) });
  };
  const atBegin = env.CI ? null : inputsNow();
  if (atBegin === null) return { share: (_, files) => ({ left: [...files], before: 0 }), note: () => {} };
  const record = path.join(root, RECORD);
  return {
    share(suite, files) {
      const passed = readPassedFiles(record)[suite] ?? {};
      const same = files.filter((test) => !isAnew && passed[test]?.inputs === atBegin(test));
      return {
        left: files.filter((test) => !same.includes(test)),
        before: same.reduce((sum, test) => sum + (passed[test]?.tests ?? 0), 0),
      };
    },
    note(suite, ran, passed) {
      const atEnd = inputsNow();
      const all = readPassedFiles(record);
      const kept = { ...all[suite] };
      for (const test of ran) {
        const tests = passed.get(test);
        const inputs = atBegin(test);
        if (tests !== undefined && atEnd?.(test) === inputs) kept[test] = { inputs, tests };
        else delete kept[test];
      }
      writePassedFiles(record, { ...all, [suite]: kept });
    },
  };
}
