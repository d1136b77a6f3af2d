import { emptyContent } from '@millrace/contract/content';
import { expect, test, vi } from 'vitest';
import { contentHolder } from './content-holder.ts';
import { followDocuments } from './follow-documents.ts';

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
  let known: ReadonlyMap<string, string> = new Map();
  const readNew = vi.fn(async () => {
    const isNew = known.size === 0;
    known = new Map([['documents/warranty.pdf', 'Lightning and vermin are excepted.']]);
    return isNew;
  });
  const texts = { known: () => known, readNew };
  const reader = { revision: async () => 1, read: async () => ({ revision: 1, content }) };
  const holder = contentHolder(reader, log, texts.known);
  const stop = followDocuments({ holder, texts, isRead: () => isRead, log });
  const found = () =>
    holder
      .current()
      ?.everything.find('vermin')
      .pages.map(({ page }) => page.kind) ?? [];
  return { holder, readNew, stop, found };
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
