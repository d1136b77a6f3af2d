import { expect, test, vi } from 'vitest';
import { loadPage } from './load-page.ts';

test('a page is loaded once, however often it is asked for', async () => {
  const load = vi.fn(async () => ({ Page: 'page' }));
  const page = { load };
  const [first, second] = [loadPage(page), loadPage(page)];
  expect(second).toBe(first);
  expect(await first).toEqual({ Page: 'page' });
  expect(await loadPage(page)).toBe(await first);
  expect(load).toHaveBeenCalledOnce();
});

test('two pages are loaded apart', async () => {
  const [one, two] = ['one', 'two'].map((Page) => ({ load: async () => ({ Page }) }));
  expect([one && (await loadPage(one)), two && (await loadPage(two))]).toEqual([{ Page: 'one' }, { Page: 'two' }]);
});

test('a load that failed throws, and is tried again at the next call', async () => {
  const load = vi.fn(async () => 'page');
  load.mockRejectedValueOnce(new Error('no network'));
  await expect(loadPage({ load })).rejects.toThrow('no network');
  const page = { load };
  load.mockRejectedValueOnce(new Error('no network'));
  await expect(loadPage(page)).rejects.toThrow('no network');
  expect(await loadPage(page)).toBe('page');
  expect(load).toHaveBeenCalledTimes(3);
});
