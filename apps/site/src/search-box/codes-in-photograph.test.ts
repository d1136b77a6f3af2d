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
  close.mockClear();
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

test('a picture is closed, too, where reading it fails', async () => {
  readingBrowser();
  class BarcodeDetector {
    detect = () => Promise.reject(new Error('no codes today'));
  }
  vi.stubGlobal('window', { BarcodeDetector });
  close.mockClear();
  expect(await codesInPhotograph(photograph)).toEqual([]);
  expect(close).toHaveBeenCalledTimes(1);
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
  ['an address in capitals', 'HTTPS://A.EXAMPLE/?part=7311203', '7311203'],
  ['an address without a lock', 'http://a.example/?part=7311203', '7311203'],
  ['an address of both: the configuration', 'https://a.example/?part=1&configurator=TD-3', 'TD-3'],
  ['an address with blanks around its number', ' https://a.example/?part=%207311203%20 ', '7311203'],
  ['another address', 'https://a.example/', 'https://a.example/'],
  ['an address that cannot be read', 'https://', 'https://'],
  ['an address of another kind', 'urn:part?part=7311203', 'urn:part?part=7311203'],
  ['a number with a colon', 'PF:part?part=1', 'PF:part?part=1'],
  ['a text that only holds an address', 'see https://a.example/?part=1', 'see https://a.example/?part=1'],
  ['nothing', '  ', ''],
])('of %s', (_, code, expected) => expect(numberIn(code)).toBe(expected));
