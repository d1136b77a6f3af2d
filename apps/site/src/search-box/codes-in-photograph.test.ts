import { afterEach, expect, test, vi } from 'vitest';
import { codesInPhotograph, numberIn, readsCodes } from './codes-in-photograph.ts';

const photograph = new Blob(['a picture']);
const close = vi.fn();

/** A browser that finds these codes in every picture. */
function readingBrowser(...found: string[]): void {
  class BarcodeDetector {
    detect = () => Promise.resolve(found.map((rawValue) => ({ rawValue })));
  }
  vi.stubGlobal('window', { BarcodeDetector });
  vi.stubGlobal('createImageBitmap', () => Promise.resolve({ close }));
}
afterEach(() => vi.unstubAllGlobals());

test('each code is read once, without the blanks around it', async () => {
  readingBrowser(' 7311203\n', 'PF-30-NO-P120', '7311203', '  ');
  expect(readsCodes()).toBe(true);
  expect(await codesInPhotograph(photograph)).toEqual(['7311203', 'PF-30-NO-P120']);
  expect(close).toHaveBeenCalledTimes(1);
});

test('what is no picture has no codes', async () => {
  readingBrowser('7311203');
  vi.stubGlobal('createImageBitmap', () => Promise.reject(new Error('no picture')));
  expect(await codesInPhotograph(photograph)).toEqual([]);
});

test('a browser without a reader reads nothing', async () => {
  vi.stubGlobal('window', {});
  expect(readsCodes()).toBe(false);
  expect(await codesInPhotograph(photograph)).toEqual([]);
});

test.each([
  ['a number', 'TD-3-4X', 'TD-3-4X'],
  ['the address of a configuration', 'https://a.example/family/tern?configurator=TD-3-4X', 'TD-3-4X'],
  ['the address of a part', 'https://a.example/family?part=7311203', '7311203'],
  ['another address', 'https://a.example/', 'https://a.example/'],
])('of %s', (_, code, expected) => expect(numberIn(code)).toBe(expected));
