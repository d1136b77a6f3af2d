import { KEPT } from './kept-caches.ts';
import { type DocumentName, nameOf } from './kept-document.ts';
import type { KeptPage } from './messages.ts';

export interface KeptDocument extends DocumentName {
  /** Path below the site's own /media/. */
  address: string;
  bytes: number;
  /** The time of its answer, ms. */
  at: number;
}

/** The visited pages that can be drawn, the last one first. */
export async function keptPages(): Promise<KeptPage[]> {
  const entries = await entriesOf(KEPT.pages);
  const pages = await Promise.all(entries.map(async ({ answer }) => (await answer.json()) as KeptPage));
  const known = new Set(
    (await Promise.all((await answerCaches()).map(entriesOf))).flat().map(({ address }) => address),
  );
  return pages
    .filter((page) => page.answers.every((address) => known.has(pathOf(address))))
    .sort((a, b) => b.at - a.at);
}

/** The documents the visitor marked, by number. */
export async function keptDocuments(): Promise<KeptDocument[]> {
  const entries = await entriesOf(KEPT.documents);
  const documents = await Promise.all(
    entries.map(async ({ address, answer }) => {
      const name = nameOf(answer) ?? { code: '', number: '', name: address };
      const at = Date.parse(answer.headers.get('date') ?? '');
      return { ...name, address, at, bytes: (await answer.blob()).size };
    }),
  );
  return documents.sort((a, b) => `${a.code} ${a.number}`.localeCompare(`${b.code} ${b.number}`));
}

/** Room that visited pages take, with their pictures. */
export async function bytesOfPages(): Promise<number> {
  const entries = (await Promise.all((await cachesOfPages()).map(entriesOf))).flat();
  const sizes = await Promise.all(entries.map(async ({ answer }) => (await answer.blob()).size));
  return sizes.reduce((sum, size) => sum + size, 0);
}

/** Forgets every visited page. */
export async function removePages(): Promise<void> {
  await Promise.all((await cachesOfPages()).map((name) => caches.delete(name)));
}

const answerCaches = async (): Promise<string[]> =>
  (await caches.keys()).filter((name) => name.startsWith(KEPT.answers));
const cachesOfPages = async (): Promise<string[]> => [KEPT.pages, KEPT.pictures, ...(await answerCaches())];

async function entriesOf(name: string): Promise<{ address: string; answer: Response }[]> {
  const cache = await caches.open(name);
  const requests = await cache.keys();
  const found = await Promise.all(requests.map((request) => cache.match(request, { ignoreVary: true })));
  return requests.flatMap(({ url }, index) => {
    const answer = found[index];
    return answer === undefined ? [] : [{ address: pathOf(url), answer }];
  });
}

const pathOf = (url: string): string => {
  const { pathname, search } = new URL(url, location.origin);
  return pathname + search;
};
