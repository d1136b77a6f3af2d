import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { KEPT } from './kept-caches.ts';
import { namedAnswer } from './kept-document.ts';
import { bytesOfPages, keptDocuments, keptPages, removePages } from './kept-things.ts';

const ORIGIN = 'https://site.example';
/** The part of `caches` that is used. */
const stored = new Map<string, Map<string, Response>>();
const cacheOf = (name: string): Map<string, Response> => {
  const cache = stored.get(name) ?? new Map<string, Response>();
  stored.set(name, cache);
  return cache;
};
const put = (name: string, address: string, answer: Response): void => void cacheOf(name).set(ORIGIN + address, answer);

beforeEach(() => {
  vi.stubGlobal('location', { origin: ORIGIN });
  vi.stubGlobal('caches', {
    keys: async () => [...stored.keys()],
    open: async (name: string) => ({
      keys: async () => [...cacheOf(name).keys()].map((url) => ({ url })),
      match: async ({ url }: { url: string }) => cacheOf(name).get(url)?.clone(),
    }),
    delete: async (name: string) => stored.delete(name),
  });
});
afterEach(() => {
  stored.clear();
  vi.unstubAllGlobals();
});

const page = (to: string, at: number, answers: string[]) => Response.json({ to, title: to, at, answers });

test('a visited page is listed while all its answers are kept, the last one first', async () => {
  put(KEPT.pages, '/a', page('/a', 1, ['/api/x']));
  put(KEPT.pages, '/b', page('/b', 2, ['/api/x', '/api/y?z=1']));
  put(KEPT.pages, '/c', page('/c', 3, ['/api/x', '/api/gone']));
  put(`${KEPT.answers}1`, '/api/x', Response.json(1));
  put(`${KEPT.answers}2`, '/api/y?z=1', Response.json(2));
  put(KEPT.documents, '/api/gone', Response.json(3));
  expect((await keptPages()).map(({ to }) => to)).toEqual(['/b', '/a']);
});

test('documents are listed by code and number, with their size and date', async () => {
  const answer = () => new Response('bytes', { headers: { date: 'Sun, 01 Mar 2026 00:00:00 GMT' } });
  put(KEPT.documents, '/media/b.pdf', namedAnswer(answer(), { code: 'TDS', number: '2', name: 'Two' }));
  put(KEPT.documents, '/media/a.pdf', namedAnswer(answer(), { code: 'TDS', number: '1', name: 'One' }));
  put(KEPT.documents, '/media/c.pdf', answer());
  expect(await keptDocuments()).toEqual([
    { code: '', number: '', name: '/media/c.pdf', address: '/media/c.pdf', bytes: 5, at: Date.UTC(2026, 2, 1) },
    { code: 'TDS', number: '1', name: 'One', address: '/media/a.pdf', bytes: 5, at: Date.UTC(2026, 2, 1) },
    { code: 'TDS', number: '2', name: 'Two', address: '/media/b.pdf', bytes: 5, at: Date.UTC(2026, 2, 1) },
  ]);
});

test('the room of visited pages is that of pages, answers and pictures; documents stay when pages go', async () => {
  put(KEPT.pages, '/a', new Response('12'));
  put(KEPT.pictures, '/media/a.svg', new Response('345'));
  put(`${KEPT.answers}1`, '/api/x', new Response('6789'));
  put(KEPT.documents, '/media/a.pdf', new Response('not counted'));
  expect(await bytesOfPages()).toBe(9);
  await removePages();
  expect([...stored.keys()]).toEqual([KEPT.documents]);
  expect(await bytesOfPages()).toBe(0);
});
