import { expect, test, vi } from 'vitest';
import { savedFiles } from '../testing/saved-files.ts';
import { jsonFile, saveAs } from './save-as.ts';

test('a file is saved under its name, and let go once the browser has read it', async () => {
  vi.useFakeTimers();
  const { saved, revoked } = savedFiles();
  saveAs('a.json', jsonFile('{}'));
  expect(saved.map(({ name, file }) => [name, file.type])).toEqual([['a.json', 'application/json']]);
  expect(await saved[0]?.file.text()).toBe('{}');
  vi.advanceTimersByTime(5000);
  expect(revoked).toEqual([]);
  vi.advanceTimersByTime(60_000);
  expect(revoked).toEqual(['blob:0']);
  vi.useRealTimers();
});
