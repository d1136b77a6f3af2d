// @vitest-environment jsdom
import { TOKEN_KEY } from '@millrace/contract';
import { beforeEach, expect, test, vi } from 'vitest';
import { saveFile } from './save-file.ts';

let asked: [string, RequestInit][];
let answer: Response;
let saved: HTMLAnchorElement[];
let revoked: string[];
beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers();
  [asked, saved, revoked] = [[], [], []];
  answer = new Response('file', { headers: { 'content-disposition': 'attachment; filename="tern.pdf"' } });
  vi.stubGlobal('fetch', async (...given: [string, RequestInit]) => {
    asked.push(given);
    return answer;
  });
  Object.assign(URL, { createObjectURL: () => 'blob:1', revokeObjectURL: (url: string) => revoked.push(url) });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this);
  });
  return () => vi.useRealTimers();
});

test('a file is saved under the name that the server gives, and let go a minute later', async () => {
  await saveFile('/media/a');
  expect(asked).toEqual([['/media/a', {}]]);
  expect(saved.map(({ href, download }) => [href, download])).toEqual([['blob:1', 'tern.pdf']]);
  vi.advanceTimersByTime(59_999);
  expect(revoked).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(revoked).toEqual(['blob:1']);
});

test('somebody who is signed in says so, and a file without a name has none', async () => {
  localStorage.setItem(TOKEN_KEY, 'a token');
  answer = new Response('file');
  await saveFile('/media/a');
  expect(asked[0]?.[1]).toEqual({ headers: { authorization: 'Bearer a token' } });
  expect(saved[0]?.download).toBe('');
});

test('a refusal is thrown, and nothing is saved', async () => {
  answer = new Response(null, { status: 403 });
  await expect(saveFile('/media/a')).rejects.toMatchObject({ status: 403 });
  expect(saved).toEqual([]);
});
