import { expect, test } from 'vitest';
import type { Ending, Tests } from './start-tests.ts';
import { type Trial, tryRoom } from './try-room.ts';

/** Two changes are possible in each file of the room: `<` to `<=`, and 3 to 4. Elsewhere there are more. */
const tree = new Map([
  ['tools/small/one.ts', 'export const one = (n: number): boolean => n < 3;'],
  ['tools/small/two.ts', 'export const two = (n: number): boolean => n < 3;'],
  ['tools/small/two.test.ts', 'expect(1 < 2).toBe(true);'],
  ['tools/other/far.ts', 'export const far = 1 < 2;'],
]);
const passed: Ending = { name: 'passed', files: [] };
const failed = (...files: string[]): Ending => ({ name: 'failed', files });
const all = { seed: 1, count: 30, isTried: () => true, nearest: 24 };

type Given = Partial<Omit<Trial, 'tests'>> & Partial<Tests>;

/** A trial of the folder, with what was written, run and said. */
async function tried({ run = async () => passed, ready = async () => {}, ...given }: Given = {}) {
  const changed = new Map<string, string>();
  const written: string[] = [];
  const runs: { changed: string; tests: string[]; text: string | undefined }[] = [];
  const said: string[] = [];
  const checks: string[][] = [];
  const trial: Trial = {
    tree,
    room: { folder: 'tools/small' },
    options: all,
    equivalents: [],
    files: {
      write: (texts) => {
        for (const [file, text] of texts) changed.set(file, text);
        written.push(...texts.values());
      },
      restore: () => changed.clear(),
    },
    relatedTests: () => ['tools/small/two.test.ts'],
    tests: {
      ready: () => {
        // Nothing is changed yet.
        expect([...changed]).toEqual([]);
        return ready();
      },
      run: (request) => {
        runs.push({ ...request, text: changed.get(request.changed) });
        return run(request);
      },
    },
    checkTypes: async () => '',
    say: (line) => said.push(line),
    ...given,
  };
  const outcome = await tryRoom({
    ...trial,
    checkTypes: async () => {
      checks.push([...changed.values()]);
      return trial.checkTypes();
    },
  });
  expect([...changed]).toEqual([]);
  return { ...outcome, written, runs, said, checks };
}

test('every change of the room is made, tried alone and taken back', async () => {
  const { runs, possible, words, isEnough } = await tried();
  expect(possible).toBe(4);
  expect(runs.map(({ changed, text }) => `${changed} ${text?.match(/<.*/)}`).toSorted()).toEqual([
    'tools/small/one.ts < 4;',
    'tools/small/one.ts <= 3;',
    'tools/small/two.ts < 4;',
    'tools/small/two.ts <= 3;',
  ]);
  expect(words).toMatch(/^0 of 4 noticed/);
  expect(isEnough).toBe(false);
});

test('the tests are ready before each change', async () => {
  let times = 0;
  await tried({ ready: async () => void times++ });
  expect(times).toBe(4);
});

test('so many changes are tried, and of them those that are wanted', async () => {
  expect((await tried({ options: { ...all, count: 3 } })).runs).toHaveLength(3);
  const one = await tried({ options: { ...all, isTried: (nth) => nth === 2 } });
  expect(one.runs).toHaveLength(1);
  expect(one.said[0]).toMatch(/^2\. SURVIVED /);
  const [, second] = (await tried()).runs;
  expect(one.runs).toEqual([second]);
});

test('another seed tries them in another order', async () => {
  const orders = await Promise.all([1, 2, 3].map((seed) => tried({ options: { ...all, seed } })));
  expect(new Set(orders.map(({ written }) => written.slice(0, 4).join())).size).toBeGreaterThan(1);
});

const related = () => ['tools/small/a.test.ts', 'tools/smaller/b.test.ts', 'apps/c.test.ts', 'tools/small/d.test.ts'];

test.each<[string, Partial<Trial>, string[]]>([
  ['those of its folder', {}, ['tools/small/a.test.ts', 'tools/small/d.test.ts']],
  ['at most so many', { options: { ...all, nearest: 1 } }, ['tools/small/a.test.ts']],
  [
    'those of other rooms that hold it',
    { room: { folder: 'tools/small', triedIn: ['apps'] } },
    ['tools/small/a.test.ts', 'apps/c.test.ts', 'tools/small/d.test.ts'],
  ],
  [
    'those that ask all of it come last, beside the most that are near',
    { room: { folder: 'tools/small', askedBy: ['bench/all.test.ts'] }, options: { ...all, nearest: 1 } },
    ['tools/small/a.test.ts', 'bench/all.test.ts'],
  ],
])('of the tests of a file run %s', async (_, given, tests) => {
  const { runs } = await tried({ relatedTests: related, ...given });
  const ofFirst = runs.filter(({ changed, text }) => changed === runs[0]?.changed && text === runs[0].text);
  expect(ofFirst.flatMap((run) => run.tests)).toEqual(tests);
});

test('what a test notices is counted, and said with the line before and after', async () => {
  const { words, isEnough, said, checks } = await tried({
    run: async ({ changed }) => (changed === '' ? passed : failed('tools/small/two.test.ts')),
  });
  expect(words).toMatch(/^4 of 4 noticed; by types alone 0/);
  expect(isEnough).toBe(true);
  expect(said).toHaveLength(4);
  expect(said.find((line) => line.includes('one.ts') && line.includes('<='))).toMatch(
    /^\d\. tests {6}tools\/small\/one\.ts:1\n +- export const one = .+ n < 3;\n +\+ export const one = .+ n <= 3;$/,
  );
  expect(checks).toEqual([]);
});

test('a test that fails without a change, too, is told, and what it noticed is doubtful', async () => {
  const { words, said, runs } = await tried({ run: async () => failed('tools/small/two.test.ts') });
  expect(said.at(-1)).toBe('Without a change, too, tools/small/two.test.ts does not pass.');
  expect(words).toMatch(/^0 of 4 noticed; .* doubtful 4;/);
  expect(runs.at(-1)).toMatchObject({ changed: '', text: undefined });
});

test('what a run that takes too long would have noticed counts, unless it takes as long without a change', async () => {
  const late: Ending = { name: 'timed-out', files: ['tools/small/two.test.ts'] };
  expect((await tried({ run: async ({ changed }) => (changed === '' ? passed : late) })).words).toMatch(
    /^4 of 4 noticed; by types alone 0, by time-out 4;/,
  );
  expect((await tried({ run: async () => late })).words).toMatch(/^0 of 4 noticed; .* doubtful 4;/);
});

test('what no test notices is asked of the types, all at once', async () => {
  const { words, said, checks } = await tried({
    run: async ({ changed }) => (changed === 'tools/small/two.ts' ? failed('tools/small/two.test.ts') : passed),
    checkTypes: async () => 'tools/small/one.ts(1,5): error TS1: No.',
  });
  expect(checks).toEqual([['export const one = (n: number): boolean => n <= 4;']]);
  expect(said.at(-1)).toBe('By types: tools/small/one.ts:1');
  expect(words).toMatch(/noticed; by types alone 1,/);
});

test('a change that nothing can notice is not tried, and not counted', async () => {
  const line = 'export const one = (n: number): boolean => n < 3;';
  const { runs, words, said } = await tried({
    equivalents: [{ file: 'tools/small/one.ts', before: line, after: line.replace('3', '4'), because: 'it is so' }],
  });
  expect(runs).toHaveLength(3);
  expect(words).toMatch(/^0 of 3 noticed; .* equivalent 1$/);
  expect(said.filter((text) => text.includes('equivalent'))).toHaveLength(1);
});

test('files are restored where the tests or the types cannot be asked', async () => {
  const restored: number[] = [];
  const files = { write: () => {}, restore: () => void restored.push(1) };
  const no = () => Promise.reject(new Error('no'));
  await expect(tried({ files, run: no })).rejects.toThrow('no');
  expect(restored).toHaveLength(1);
  await expect(tried({ files, checkTypes: no })).rejects.toThrow('no');
  expect(restored).toHaveLength(6);
});
