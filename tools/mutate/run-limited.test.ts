import { expect, onTestFinished, test, vi } from 'vitest';
import { runLimited } from './run-limited.ts';

const run = (script: string, milliseconds: number) =>
  runLimited(process.execPath, ['--eval', script], process.cwd(), milliseconds);

test('a program that ends with 0 passed, one that ends otherwise failed; what it wrote is kept', async () => {
  expect(await run('', 60_000)).toEqual({ name: 'passed', output: '' });
  expect(await run('console.log("why"); process.exit(3)', 60_000)).toEqual({ name: 'failed', output: 'why\n' });
});

test('a program that does not end is ended', async () => {
  expect(await run('for (;;);', 200)).toEqual({ name: 'timed-out', output: '' });
});

test('a program that is not there is refused, and no clock goes on', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  await expect(runLimited('/not/there', [], process.cwd(), 1_000)).rejects.toThrow('ENOENT');
  await expect.poll(() => vi.getTimerCount()).toBe(0);
});
