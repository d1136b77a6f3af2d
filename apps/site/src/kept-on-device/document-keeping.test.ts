// @vitest-environment jsdom
import { act } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { drawHook } from '../testing/draw-hook.ts';
import { keepDocument, removeDocument, useIsKept } from './document-keeping.ts';
import { nameOf } from './kept-document.ts';

const address = '/media/documents/tds.pdf';
const name = { code: 'TDS', number: '7', name: 'Tern' };
/** The entries of the caches, by the name of the cache. */
let stored: Map<string, Map<string, Response>>;
let deleted: unknown[];
let cacheControl: string;
let status: number;
const register = vi.fn(async () => ({ waiting: null, addEventListener: () => {} }));
const persist = vi.fn(async () => true);
beforeEach(async () => {
  [stored, deleted, cacheControl, status] = [new Map(), [], 'public, max-age=60', 200];
  vi.clearAllMocks();
  vi.stubGlobal('fetch', async () => new Response('bytes', { status, headers: { 'cache-control': cacheControl } }));
  vi.stubGlobal('caches', {
    open: async (cache: string) => {
      const entries = stored.get(cache) ?? new Map<string, Response>();
      stored.set(cache, entries);
      return {
        keys: async () => [...entries.keys()].map((at) => ({ url: `https://tern.example${at}?v=1` })),
        put: async (at: string, answer: Response) => void entries.set(at, answer),
        delete: async (at: string, options: unknown) => {
          deleted.push(options);
          return entries.delete(at);
        },
      };
    },
  });
  vi.stubGlobal('navigator', { serviceWorker: { register }, storage: { persist } });
  await removeDocument(address);
  deleted = [];
});
afterEach(() => vi.unstubAllEnvs());

test('a document is kept with its name on it, by a worker, and the browser is asked to leave it', async () => {
  await keepDocument(address, name);
  const answer = stored.get('kept-documents')?.get(address);
  expect(await answer?.text()).toBe('bytes');
  expect(answer === undefined ? null : nameOf(answer)).toEqual(name);
  expect([register.mock.calls.length, persist.mock.calls.length]).toEqual([1, 1]);
});

test('whether it is kept is told at once, of this document alone', async () => {
  const [own, other] = [drawHook(() => useIsKept(address)), drawHook(() => useIsKept('/media/documents/other.pdf'))];
  expect([own.now(), other.now()]).toEqual([false, false]);
  await act(() => keepDocument(address, name));
  expect([own.now(), other.now()]).toEqual([true, false]);
  await act(() => removeDocument(address));
  expect([own.now(), other.now()]).toEqual([false, false]);
  // Whatever the answer varies by.
  expect(deleted).toEqual([{ ignoreVary: true }]);
});

test('who has left is told no more', async () => {
  const { now, leave } = drawHook(() => useIsKept(address));
  leave();
  await keepDocument(address, name);
  expect(now()).toBe(false);
});

test.each([
  ['that is not there', 404, 'public'],
  ['for one visitor', 200, 'private'],
])('a document %s is refused with its address and code, and nothing is kept', async (_, code, control) => {
  [status, cacheControl] = [code, control];
  await expect(keepDocument(address, name)).rejects.toThrow(`${address} cannot be kept: ${code}`);
  expect([...(stored.get('kept-documents')?.keys() ?? [])]).toEqual([]);
  expect(register).not.toHaveBeenCalled();
});

test('a browser that cannot be asked to leave it keeps it all the same', async () => {
  vi.stubGlobal('navigator', { serviceWorker: { register } });
  await keepDocument(address, name);
  expect(stored.get('kept-documents')?.has(address)).toBe(true);
  vi.stubGlobal('navigator', { serviceWorker: { register }, storage: {} });
  await keepDocument(address, name);
});

test.each([
  ['a built site', true, true, true],
  ['a site in development', false, true, false],
  ['a browser without workers', true, false, false],
])(
  '%s: the documents of an earlier visit are looked up at the first question alone',
  async (_, isBuilt, can, isKept) => {
    vi.stubEnv('PROD', isBuilt);
    vi.stubGlobal('navigator', can ? { serviceWorker: { register } } : {});
    stored.set('kept-documents', new Map([[address, new Response()]]));
    const open = vi.spyOn(caches, 'open');
    const first = drawHook(() => useIsKept(address));
    await act(async () => {});
    expect(first.now()).toBe(isKept);
    const second = drawHook(() => useIsKept(address));
    await act(async () => {});
    expect([second.now(), open.mock.calls.length]).toEqual([isKept, isKept ? 1 : 0]);
  },
);

test('a browser that refuses its caches knows of no document', async () => {
  vi.stubEnv('PROD', true);
  vi.stubGlobal('caches', { open: () => Promise.reject(new Error('refused')) });
  const { now } = drawHook(() => useIsKept(address));
  await act(async () => {});
  expect(now()).toBe(false);
});
