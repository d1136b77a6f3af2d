import { expect, test } from 'vitest';
import { endedEarly, runStages } from './run-stages.ts';

const suite = (name: string) => ({ name });
const stages = [[suite('types'), suite('lint')], [suite('units')], [suite('browser'), suite('bench')]];

/** Runs the stages with suites that fail as named; returns what was run and what was not. */
async function runFailing(failing: readonly string[], goesOn = false) {
  const ran: string[] = [];
  const notRun = await runStages(
    stages,
    async ({ name }) => {
      ran.push(name);
      return { failed: failing.includes(name) ? [name] : [] };
    },
    { cores: 2, goesOn, say: () => {} },
  );
  return { ran, notRun: notRun.map(({ name }) => name) };
}

test.each([
  ['nothing fails', [], ['types', 'lint', 'units', 'browser', 'bench'], []],
  [
    'a suite of the first stage fails: the others of its stage still run',
    ['types'],
    ['types', 'lint'],
    ['units', 'browser', 'bench'],
  ],
  ['the second stage fails', ['units'], ['types', 'lint', 'units'], ['browser', 'bench']],
  ['the last stage fails', ['bench'], ['types', 'lint', 'units', 'browser', 'bench'], []],
])('%s', async (_, failing, ran, notRun) => {
  expect(await runFailing(failing)).toEqual({ ran, notRun });
});

test('whoever asks for all suites gets them, also after one failed', async () => {
  expect(await runFailing(['types'], true)).toEqual({
    ran: ['types', 'lint', 'units', 'browser', 'bench'],
    notRun: [],
  });
});

test('suites of a stage run side by side, as many as there are cores', async () => {
  let running = 0;
  let most = 0;
  const run = async () => {
    running += 1;
    most = Math.max(most, running);
    await new Promise((resolve) => setTimeout(resolve, 1));
    running -= 1;
    return { failed: [] };
  };
  await runStages([[suite('a'), suite('b'), suite('c')], [suite('d')]], run, {
    cores: 2,
    goesOn: false,
    say: () => {},
  });
  expect(most).toBe(2);
});

test('says what was not run, and how it is run', () => {
  expect(endedEarly([])).toBeNull();
  expect(endedEarly([suite('units'), suite('browser')])).toMatch(/Not run: units; browser\.\n`npm test -- --all`/);
});

test('says of each stage that has suites how busy it was', async () => {
  const said: string[] = [];
  const run = async () => ({ failed: [] });
  await runStages([[suite('a')], [], [suite('b')]], run, { cores: 2, goesOn: false, say: (line) => said.push(line) });
  expect(said).toEqual([
    expect.stringMatching(/^Stage 1: .* of 2 cores$/),
    expect.stringMatching(/^Stage 3: .* of 2 cores$/),
  ]);
});
