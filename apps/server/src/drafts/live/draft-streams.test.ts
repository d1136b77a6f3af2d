import type { EventSink } from '@millrace/contract';
import type { DraftEvent } from '@millrace/contract/office';
import type { Queries } from '@millrace/database';
import { expect, test, vi } from 'vitest';
import { draftStreams, STREAMS_IN_ALL, STREAMS_OF_ONE } from './draft-streams.ts';

const TOO_MANY = {
  problem: { code: 'too-many', message: 'Too many pages follow drafts at once. Please close some of them.' },
};

/** Streams over a database that answers no question: each of them is logged. */
function streams() {
  const away = new Error('away');
  const fail = (): never => {
    throw away;
  };
  const queries = new Proxy({}, { get: fail }) as Queries;
  const unlisten = vi.fn(async () => {});
  let hear: (draftId: string | null) => void = () => {};
  const listenForDrafts = vi.fn(async (heard: typeof hear) => {
    hear = heard;
    return unlisten;
  });
  let take: (revision: number) => void = () => {};
  const holder = {
    onTaken: (taken: (snapshot: { revision: number }) => void) => {
      take = (revision) => taken({ revision });
      return () => {};
    },
  };
  const log = { error: vi.fn() };
  const checker = { findings: () => Promise.reject(away) };
  const made = draftStreams({ database: { queries, listenForDrafts }, holder, checker, log } as never);
  /** Opens a stream; returns what it is told, and how to leave it. */
  const open = async (draftId: string, userId: string | null = 'ada') => {
    const told: DraftEvent[] = [];
    const sink: EventSink<DraftEvent> = { send: (event) => void told.push(event), end: () => {} };
    const stream = await made.follow(draftId, userId);
    return { told, leave: stream.open(sink, null) };
  };
  const many = (count: number, userOf: (nth: number) => string | null = () => 'ada') =>
    Promise.all(Array.from({ length: count }, (_, nth) => open('d1', userOf(nth))));
  return { ...made, open, many, unlisten, listenForDrafts, log, take: (nth: number) => take(nth), hear: () => hear };
}

test.each([
  ['somebody', 'ada'],
  ['whoever is not known by name', null],
])('%s follows so many drafts at once, and one more after one is left', async (_, user: string | null) => {
  const { many, follow, open } = streams();
  const [first] = await many(STREAMS_OF_ONE, () => user);
  await expect(follow('d1', user)).rejects.toMatchObject(TOO_MANY);
  await expect(follow('d1', 'bob')).resolves.toBeDefined();
  first?.leave();
  await open('d1', user);
  await expect(follow('d1', user)).rejects.toMatchObject(TOO_MANY);
});

test('all together follow so many at once', async () => {
  const { many, follow } = streams();
  const [first] = await many(STREAMS_IN_ALL, (nth) => `user ${nth}`);
  await expect(follow('d1', 'ada')).rejects.toMatchObject(TOO_MANY);
  first?.leave();
  await expect(follow('d1', 'ada')).resolves.toBeDefined();
});

test('the database is listened to from the first stream on, once, and again where that failed', async () => {
  const { listenForDrafts, follow } = streams();
  expect(listenForDrafts).not.toHaveBeenCalled();
  listenForDrafts.mockRejectedValueOnce(new Error('no'));
  await expect(follow('d1', 'ada')).rejects.toThrow('no');
  await follow('d1', 'ada');
  await follow('d2', 'bob');
  expect(listenForDrafts).toHaveBeenCalledTimes(2);
});

test('another revision in force is told to every stream that is not left', async () => {
  const { open, take } = streams();
  const [one, other, left] = [await open('d1'), await open('d2'), await open('d2')];
  left.leave();
  take(5);
  const base = [{ type: 'base', revision: 5 }];
  expect([one.told, other.told, left.told]).toEqual([base, base, []]);
});

test('what is heard of a draft is looked for, by that draft alone; what is not said of any, by all', async () => {
  const { open, hear, log } = streams();
  await open('d1');
  await open('d2');
  await expect.poll(() => log.error.mock.calls.length).toBe(2);
  const lookedFor = async (draftId: string | null): Promise<unknown[]> => {
    log.error.mockClear();
    hear()(draftId);
    await new Promise((resolve) => setImmediate(resolve));
    return log.error.mock.calls.map(([facts]) => Reflect.get(Object(facts), 'draftId'));
  };
  expect([await lookedFor('d2'), await lookedFor('d3'), await lookedFor(null)]).toEqual([['d2'], [], ['d1', 'd2']]);
});

test('a draft that nobody follows any more is not looked for', async () => {
  const { open, hear, log } = streams();
  const [one, other] = [await open('d1'), await open('d1')];
  one.leave();
  await expect.poll(() => log.error.mock.calls.length).toBe(2);
  hear()('d1');
  await expect.poll(() => log.error.mock.calls.length).toBe(3);
  other.leave();
  hear()('d1');
  await new Promise((resolve) => setImmediate(resolve));
  expect(log.error).toHaveBeenCalledTimes(3);
});

test('a server that stops listens no more, begins no stream, and logs nothing of those that end', async () => {
  const { open, stop, follow, unlisten, log, hear } = streams();
  await open('d1');
  await expect.poll(() => log.error.mock.calls.length).toBe(1);
  await stop();
  expect(unlisten).toHaveBeenCalledOnce();
  await expect(follow('d1', 'ada')).rejects.toMatchObject(TOO_MANY);
  hear()('d1');
  await new Promise((resolve) => setImmediate(resolve));
  expect(log.error).toHaveBeenCalledTimes(1);
});

test('a server that was never followed has nothing to stop', async () => {
  await expect(streams().stop()).resolves.toBeUndefined();
});
