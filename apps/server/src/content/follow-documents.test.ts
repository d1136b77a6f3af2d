import { emptyContent } from '@millrace/contract/content';
import { expect, test, vi } from 'vitest';
import { contentHolder } from './content-holder.ts';
import { followDocuments, LOOK_AGAIN_MS } from './follow-documents.ts';

const content = {
  ...emptyContent(),
  siteDocuments: [
    {
      id: 1,
      category: 'Warranty',
      name: 'Limited warranty',
      uri: 'documents/warranty.pdf',
      filename: 'warranty.pdf',
      htmlContent: null,
      isLive: true,
      position: 0,
    },
  ],
};
const log = { info: vi.fn(), error: vi.fn() };

function served(isRead: boolean) {
  const path = 'documents/warranty.pdf';
  const file = { words: 'Lightning and vermin are excepted.' };
  let known: ReadonlyMap<string, string> = new Map();
  const readNew = vi.fn(async () => {
    const isNew = known.get(path) !== file.words;
    known = new Map([[path, file.words]]);
    return isNew;
  });
  const texts = { known: () => known, readNew };
  const reader = { revision: async () => 1, read: async () => ({ revision: 1, content }) };
  const holder = contentHolder(reader, log, texts.known);
  const stop = followDocuments({ holder, texts, isRead: () => isRead, log });
  const found = (word = 'vermin') =>
    holder
      .current()
      ?.everything.find(word)
      .pages.map(({ page }) => page.kind) ?? [];
  return { holder, readNew, stop, found, file };
}

test('a publish is served at once, and the words of its documents are found as soon as they are read', async () => {
  const { holder, readNew, found, stop } = served(true);
  await holder.refresh();
  expect(holder.current()?.revision).toBe(1);
  await vi.waitFor(() => expect(found()).toEqual(['file']), { timeout: 30_000 });
  await stop();
  // Once for the publish and once for the renewal, which has nothing new.
  expect(readNew).toHaveBeenCalledTimes(2);
});

test('documents that are made from rows are not read', async () => {
  const { holder, readNew, found, stop } = served(false);
  await holder.refresh();
  await stop();
  expect([readNew.mock.calls.length, found()]).toEqual([0, []]);
});

test('a file that is replaced without a publish is found by its new words, and not by its old ones', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const { holder, readNew, found, stop, file } = served(true);
  await holder.refresh();
  await vi.waitFor(() => expect(found()).toEqual(['file']), { timeout: 30_000 });
  file.words = 'Earthquakes are excepted.';
  vi.advanceTimersByTime(LOOK_AGAIN_MS);
  await vi.waitFor(() => expect([found('earthquakes'), found()]).toEqual([['file'], []]), { timeout: 30_000 });
  await stop();
  const before = readNew.mock.calls.length;
  vi.advanceTimersByTime(2 * LOOK_AGAIN_MS);
  expect(readNew).toHaveBeenCalledTimes(before);
  vi.useRealTimers();
});
