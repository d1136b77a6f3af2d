import { setTimeout as pause } from 'node:timers/promises';
import type { ReadPage } from '@millrace/contract';
import { afterEach, expect, test, vi } from 'vitest';
import { sitemapPaths } from '../discovery/sitemap-paths.ts';
import { withoutFamilies } from '../testing/test-content.ts';
import { comparedPages } from './compared-pages.ts';
import type { Preview } from './draft-previews.ts';
import { siteInForce } from './shown-site.ts';

const inForce = withoutFamilies.snapshot();
const ofDraft = (): Preview => ({ ...siteInForce(inForce), asPublished: [{ kind: 'posts', id: 1 }] });
const of = sitemapPaths(inForce).length;
const NOTHING = { frameFields: [], total: 0, pages: [], asPublished: 1 };
const DONE = { ...NOTHING, isChecking: false, checked: of, of, isFrameChanged: false };

type Given = Parameters<typeof comparedPages>[0];
const running: ReturnType<typeof comparedPages>[] = [];
afterEach(async () => {
  for (const one of running.splice(0)) await one.stop();
});
function opened(read: ReadPage | undefined, given: Partial<Given> = {}) {
  const errors: unknown[] = [];
  const previews = new Map<string, Preview>();
  const freshOf = async (draft: string): Promise<Preview> => {
    const known = previews.get(draft) ?? ofDraft();
    previews.set(draft, known);
    return known;
  };
  const pages = comparedPages({
    previews: { fresh: freshOf },
    holder: { isCompiling: () => false },
    site: { ...(read === undefined ? {} : { read }), render: vi.fn() },
    log: { error: (...said: unknown[]) => void errors.push(said) },
    ...given,
  } as Given);
  running.push(pages);
  return { pages, errors, change: (draft: string) => previews.delete(draft) };
}
/** Counts how often the home page is read: once in each comparison. */
function counted(read: ReadPage = async () => ({ title: 'Page', isFound: true })) {
  const reads = { home: 0 };
  const reading: ReadPage = (request) => {
    if (request.url === '/home') reads.home += 1;
    return read(request);
  };
  return { reads, reading };
}

test('a draft is compared once, and anew when it has changed', async () => {
  const { reads, reading } = counted();
  const { pages, change } = opened(reading);
  expect(await pages.of('a')).toEqual(DONE);
  expect(await pages.of('a')).toEqual(DONE);
  expect(reads.home).toBe(1);
  change('a');
  await pages.of('a');
  expect(reads.home).toBe(2);
});

test('ten drafts are remembered, and the one asked for longest ago is forgotten', async () => {
  const { reads, reading } = counted();
  const { pages } = opened(reading);
  for (let nth = 0; nth < 10; nth += 1) await pages.of(`${nth}`);
  await pages.of('0');
  expect(reads.home).toBe(10);
  await pages.of('10');
  await pages.of('0');
  expect(reads.home).toBe(11);
  await pages.of('1');
  expect(reads.home).toBe(12);
});

test('what is found so far is told after some seconds', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  const going = new AbortController();
  const { pages } = opened(() => new Promise((resolve) => going.signal.addEventListener('abort', () => resolve(null))));
  const asked = pages.of('a');
  let isTold = false;
  void asked.then(() => {
    isTold = true;
  });
  await vi.advanceTimersByTimeAsync(4999);
  const early = isTold;
  await vi.advanceTimersByTimeAsync(1);
  vi.useRealTimers();
  expect(early).toBe(false);
  expect(await asked).toEqual({ ...NOTHING, isChecking: true, checked: 0, of, isFrameChanged: false });
  going.abort();
});

test('a comparison that fails is told in the log, and begun again', async () => {
  let isBroken = true;
  const { pages, errors } = opened(async () => ({ title: 'Page', isFound: true }), {
    holder: {
      isCompiling: () => {
        if (isBroken) throw new Error('It is broken.');
        return false;
      },
    },
    site: {
      read: async () => {
        const until = performance.now() + 11;
        while (performance.now() < until);
        return null;
      },
      render: vi.fn(),
    },
  });
  const first = await pages.of('a');
  expect(first.isChecking).toBe(true);
  expect(errors).toEqual([
    [{ err: new Error('It is broken.'), draftId: 'a' }, 'the pages of a draft could not be compared'],
  ]);
  isBroken = false;
  expect((await pages.of('a')).isChecking).toBe(false);
});

test('a comparison waits while content is compiled for a publication', async () => {
  let isCompiling = true;
  let asked = 0;
  const { pages } = opened(
    async () => {
      const until = performance.now() + 11;
      while (asked === 0 && performance.now() < until);
      return null;
    },
    {
      holder: {
        isCompiling: () => {
          asked += 1;
          return isCompiling;
        },
      },
    },
  );
  const compared = pages.of('a');
  await expect.poll(() => asked).toBeGreaterThan(1);
  await pause(1);
  isCompiling = false;
  expect((await compared).isChecking).toBe(false);
});

test('what differs on a page is told where the site or the draft has it', async () => {
  const { pages } = opened(async ({ url }) => (url.startsWith('/nowhere') ? null : { title: 'Page', isFound: true }));
  expect(await pages.differencesOn('a', '/home')).toEqual({ total: 0, differences: [] });
  await expect(pages.differencesOn('a', '/nowhere')).rejects.toThrow('Neither the site nor the draft has this page.');
});

test('without a site that can be read, and while the server stops, nothing is compared', async () => {
  const words = 'Pages cannot be compared just now.';
  await expect(opened(undefined).pages.of('a')).rejects.toThrow(words);
  const { pages } = opened(async () => null);
  await pages.stop();
  await expect(pages.of('a')).rejects.toThrow(words);
});
