import { Writable } from 'node:stream';
import pino from 'pino';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { FOLD_EVERY_MS, FOLDED_MAX, foldLines } from './fold-lines.ts';
import { loggableError } from './loggable-error.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function watched() {
  const lines: Record<string, unknown>[] = [];
  const to = new Writable({
    write: (line, _encoding, done) => {
      lines.push(JSON.parse(String(line)));
      done();
    },
  });
  const folding = foldLines();
  const log = pino({ level: 'info', serializers: { err: loggableError }, hooks: folding.hooks }, to);
  return { log, folding, lines };
}
const gone = (query: string) =>
  new Error(`Failed query: ${query}`, {
    cause: Object.assign(new Error('connect ECONNREFUSED 127.0.0.1:5432'), { code: 'ECONNREFUSED' }),
  });

test('a database stopped for twenty seconds is one line, and then one with the count', async () => {
  const { log, lines } = watched();
  for (let nth = 0; nth < 1800; nth += 1) {
    log.child({ reqId: `req-${nth}` }).error({ err: gone(`select ${nth % 7}`) }, 'unexpected error');
    if (nth % 90 === 0) await vi.advanceTimersByTimeAsync(1000);
  }
  expect(lines).toMatchObject([{ msg: 'unexpected error', reqId: 'req-0' }]);
  await vi.advanceTimersByTimeAsync(FOLD_EVERY_MS);
  expect(lines).toHaveLength(2);
  expect(lines[1]).toMatchObject({
    msg: 'unexpected error',
    repeated: 1799,
    reqId: 'req-1799',
    err: { type: 'Error' },
  });
});
test('while it goes on there is a line a minute, and when it comes again after that it is said at once', async () => {
  const { log, lines } = watched();
  for (let second = 0; second < 180; second += 1) {
    log.warn({ err: gone('a') }, 'trying again');
    await vi.advanceTimersByTimeAsync(1000);
  }
  await vi.advanceTimersByTimeAsync(3 * FOLD_EVERY_MS);
  const repeated = lines.map((line) => line.repeated ?? 0);
  expect(lines.length).toBeLessThanOrEqual(4);
  expect(repeated.reduce((sum: number, count) => sum + Number(count), 1)).toBe(180);
  log.warn({ err: gone('a') }, 'trying again');
  expect(lines.at(-1)).not.toHaveProperty('repeated');
});
test.each<[string, (log: pino.Logger, nth: number) => void]>([
  ['of other words', (log, nth) => log.warn({ err: gone('a') }, `words ${nth}`)],
  ['with other facts', (log, nth) => log.warn({ err: gone('a'), mail: nth }, 'a mail did not arrive')],
  ['of another fault', (log, nth) => log.error({ err: new Error(`bug ${nth}`) }, 'unexpected error')],
  ['that tell of work', (log) => log.info({ err: gone('a') }, 'mail sent')],
])('lines %s are all there', (_which, write) => {
  const { log, lines } = watched();
  for (let nth = 0; nth < 5; nth += 1) write(log, nth);
  expect(lines).toHaveLength(5);
});
test('an error alone, and words alone, are folded too', async () => {
  const { log, lines } = watched();
  for (let nth = 0; nth < 3; nth += 1) {
    log.error(gone('a'));
    log.warn('words alone');
  }
  await vi.advanceTimersByTimeAsync(FOLD_EVERY_MS);
  expect(lines.map(({ msg, repeated }) => [msg, repeated])).toEqual([
    ['Failed query: a', undefined],
    ['words alone', undefined],
    ['Failed query: a', 2],
    ['words alone', 2],
  ]);
});
test('errors that cause one another are folded, and end', async () => {
  const { log, lines } = watched();
  const [one, other] = [new Error('one'), new Error('other')];
  Object.assign(one, { cause: other });
  Object.assign(other, { cause: one });
  for (let nth = 0; nth < 3; nth += 1) log.error({ err: one }, 'no');
  await vi.advanceTimersByTimeAsync(FOLD_EVERY_MS);
  expect(lines.map(({ msg, repeated }) => [msg, repeated])).toEqual([
    ['no', undefined],
    ['no', 2],
  ]);
});
test('so many different lines are remembered; beyond that nothing is lost', () => {
  const { log, lines } = watched();
  for (let nth = 0; nth < FOLDED_MAX + 50; nth += 1) log.warn(`words ${nth}`);
  log.warn(`words ${FOLDED_MAX + 1}`);
  log.warn('words 0');
  expect(lines).toHaveLength(FOLDED_MAX + 51);
  expect(vi.getTimerCount()).toBe(FOLDED_MAX);
});
test('what was counted is said at the end', () => {
  const { log, folding, lines } = watched();
  for (let nth = 0; nth < 3; nth += 1) log.warn({ err: gone('a') }, 'trying again');
  folding.flush();
  expect(lines).toMatchObject([{ msg: 'trying again' }, { msg: 'trying again', repeated: 2 }]);
  expect(vi.getTimerCount()).toBe(0);
});
