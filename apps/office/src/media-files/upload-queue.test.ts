import type { MediaRecord, Placed, Uploaded } from '@millrace/contract/office';
import { expect, test, vi } from 'vitest';
import { type UploadServices, uploadQueue } from './upload-queue.ts';

const file = (name: string): File => new File(['bytes'], name);
const uploaded = (name: string): Uploaded => ({
  file: name.padEnd(64, '0'),
  type: 'png',
  bytes: 5,
  width: 1,
  height: 1,
  name,
  isCleaned: false,
});
const media = (uri: string): MediaRecord => ({
  uri,
  id: 1,
  version: 'd1',
  file: null,
  type: 'png',
  address: `/media/${uri}`,
  bytes: null,
  width: null,
  height: null,
  uploadedBy: null,
  uploadedAt: null,
  alt: '',
  focus: null,
  uses: 0,
  usedBy: [],
  usedInDrafts: [],
});
const placed = (outcome: Placed['outcome'], uri: string): Placed => ({
  outcome,
  media: media(uri),
  alsoAt: [],
  free: uri.replace('.', '-2.'),
});

function queueWith(own: Partial<UploadServices> = {}) {
  const sent: string[] = [];
  const place = vi.fn<UploadServices['place']>(async ({ uri, replaces }) =>
    placed(replaces === undefined ? 'added' : 'replaced', uri),
  );
  const queue = uploadQueue({
    send: async ({ file: { name }, onProgress }) => {
      sent.push(name);
      onProgress(1);
      return uploaded(name);
    },
    place,
    faultWords: (error) => (error instanceof Error ? error.message : ''),
    onChanged: () => undefined,
    ...own,
  });
  const states = () => queue.items().map(({ name, state }) => `${name} ${state}`);
  return { queue, sent, place, states };
}

test('files are sent three at once, each into the folder', async () => {
  let most = 0;
  let now = 0;
  const { queue, place, states } = queueWith({
    send: async ({ file: { name } }) => {
      now += 1;
      most = Math.max(most, now);
      await new Promise((resolve) => setTimeout(resolve, 1));
      now -= 1;
      return uploaded(name);
    },
  });
  queue.add(['a.png', 'b.png', 'c.png', 'd.png', 'e.png'].map(file), 'photos');
  await expect.poll(() => states().every((state) => state.endsWith('done'))).toBe(true);
  expect(most).toBe(3);
  expect(place.mock.calls.map(([{ uri }]) => uri)).toContain('photos/e.png');
});
test('one is being sent until all of it is there, and is judged then', async () => {
  let progress: (share: number) => void = () => undefined;
  let sent: (value: Uploaded) => void = () => undefined;
  const { queue, states } = queueWith({
    send: ({ onProgress }) => {
      progress = onProgress;
      return new Promise((resolve) => {
        sent = resolve;
      });
    },
  });
  queue.add([file('a.png')], 'photos');
  const shown: string[] = [];
  for (const share of [0.2, 0.99, 1]) {
    progress(share);
    shown.push(`${queue.items()[0]?.share} ${states()[0]}`);
  }
  expect(shown).toEqual(['0.2 a.png sending', '0.99 a.png sending', '1 a.png judging']);
  sent(uploaded('a.png'));
  await expect.poll(() => states()).toEqual(['a.png done']);
});
test('one that fails stays with its reason, holds up no other, and is sent again', async () => {
  let isRefused = true;
  const { queue, states } = queueWith({
    send: async ({ file: { name } }) => {
      if (name === 'b.png' && isRefused) throw new Error('It is a PDF.');
      return uploaded(name);
    },
  });
  queue.add([file('a.png'), file('b.png')], 'photos');
  await expect.poll(() => states()).toEqual(['a.png done', 'b.png failed']);
  expect(queue.items()[1]?.words).toBe('It is a PDF.');
  isRefused = false;
  queue.retry(2);
  await expect.poll(() => states()[1]).toBe('b.png done');
});
test('one that was not sent whole begins anew, one that only could not be placed does not', async () => {
  const shares: number[] = [];
  let fault: 'send' | 'place' | null = 'send';
  const { queue, states } = queueWith({
    send: async ({ file: { name } }) => {
      if (fault === 'send') throw new Error('No network.');
      return uploaded(name);
    },
    place: async ({ uri }) => {
      if (fault === 'place') throw new Error('No network.');
      return placed('added', uri);
    },
  });
  queue.subscribe(() => shares.push(queue.items()[0]?.share ?? Number.NaN));
  queue.add([file('a.png')], 'photos');
  await expect.poll(() => states()).toEqual(['a.png failed']);
  fault = 'place';
  shares.length = 0;
  queue.retry(1);
  expect(shares[0]).toBe(0);
  await expect.poll(() => states()).toEqual(['a.png failed']);
  fault = null;
  shares.length = 0;
  queue.retry(1);
  expect(shares[0]).toBe(1);
  await expect.poll(() => states()).toEqual(['a.png done']);
});
test('one that is given up is stopped on its way', async () => {
  const { queue, states, place } = queueWith({
    send: ({ signal }) =>
      new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason), { once: true })),
  });
  queue.add([file('a.png')], 'photos');
  queue.giveUp(1);
  await expect.poll(() => states()).toEqual(['a.png given-up']);
  expect(place).not.toHaveBeenCalled();
  queue.clear();
  expect(queue.items()).toEqual([]);
});
test.each([
  ['replace', { uri: 'photos/a.png', replaces: 'd1' }, 'done'],
  ['keep-both', { uri: 'photos/a-2.png' }, 'done'],
  ['leave', null, 'given-up'],
] as const)(
  'where other bytes are, somebody is asked, and nothing is sent twice: %s',
  async (decision, expected, state) => {
    const { queue, sent, place, states } = queueWith();
    place.mockResolvedValueOnce(placed('taken', 'photos/a.png'));
    queue.add([file('a.png')], 'photos');
    await expect.poll(() => states()).toEqual(['a.png asked']);
    queue.decide(1, decision);
    await expect.poll(() => states()).toEqual([`a.png ${state}`]);
    expect(sent).toEqual(['a.png']);
    if (expected === null) expect(place).toHaveBeenCalledTimes(1);
    else expect(place).toHaveBeenLastCalledWith({ file: uploaded('a.png').file, ...expected });
  },
);
test('a replacement goes to the address of the file, whatever its own name is', async () => {
  const { queue, place, states } = queueWith();
  queue.add([file('new.png')], 'photos', { uri: 'photos/old.png', version: 'r3' });
  await expect.poll(() => states()).toEqual(['new.png done']);
  expect(place).toHaveBeenCalledWith({ file: uploaded('new.png').file, uri: 'photos/old.png', replaces: 'r3' });
});
