import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { compile, type Snapshot } from '@millrace/catalogue';
import { emptyContent } from '@millrace/contract/content';
import { afterAll, expect, test, vi } from 'vitest';
import { documentMaker } from '../documents/document-maker.ts';
import { memoryStore } from '../testing/memory-store.ts';
import { makerBrand } from './maker-brand.ts';

const { resolve } = createRequire(import.meta.url);
const own = await readFile(resolve('@fontsource/ibm-plex-mono/files/ibm-plex-mono-latin-400-normal.woff2'));
const documents = documentMaker({ threads: 1 });
afterAll(() => documents.close());

/** A site with these settings and one file. */
function snapshotWith(values: Record<string, string>): Snapshot {
  const settings = Object.entries(values).map(([name, value], nth) => {
    const [group = '', key = ''] = name.split('.');
    return { id: nth + 1, group, key, value, isPublic: true };
  });
  const file = { id: 1, uri: 'company/own.woff2', file: 'f'.repeat(64), alt: '', focus: null };
  const compiled = compile({ ...emptyContent(), settings, mediaFiles: [file] }, { revision: 1 });
  if (!compiled.ok) throw new Error(JSON.stringify(compiled.findings));
  return compiled.snapshot;
}
const brandOf = (given: Partial<Parameters<typeof makerBrand>[0]> = {}) => {
  const log = { warn: vi.fn() };
  const media = async (_: Snapshot, uri: string) => (uri === 'company/own.woff2' ? own : null);
  return { log, brand: makerBrand({ files: memoryStore(), documents, media, log, ...given }) };
};
const chosen = snapshotWith({ 'brand.textFace': 'Public Sans' });
const uploaded = snapshotWith({ 'brand.codeFaceFile': 'company/own.woff2' });

test('a site with the faces of the design has none of its own, and nothing is made', async () => {
  const make = vi.fn();
  const { brand } = brandOf({ documents: { make } });
  const snapshot = snapshotWith({});
  expect(await brand.ofPages(snapshot)).toEqual({ text: null, code: null });
  expect(await brand.faces(snapshot)).toEqual({ text: null, code: null });
  expect(make).not.toHaveBeenCalled();
});

test('a chosen face is made once, kept, and read by the next process', async () => {
  const files = memoryStore();
  const make = vi.fn(documents.make);
  const { text, code } = await brandOf({ files, documents: { make } }).brand.ofPages(chosen);
  expect(code).toBe(null);
  expect(text?.preloads).toEqual([expect.stringMatching(/^\/faces\/[0-9a-f]{24}\.woff2$/)]);
  expect(text?.rules).toMatch(
    /^@font-face\{font-family:"Text Face";font-weight:400 600;font-display:swap;src:url\("\/faces\//,
  );
  expect(text?.standIns).toContain('size-adjust:');
  const { brand } = brandOf({ files, documents: { make } });
  expect((await brand.ofPages(chosen)).text).toEqual(text);
  expect(make).toHaveBeenCalledTimes(1);
  const name = text?.preloads[0]?.split('/').at(-1) ?? '';
  expect((await brand.file(chosen, name))?.toString('latin1', 0, 4)).toBe('wOF2');
  expect(await brand.file(chosen, 'another.woff2')).toBe(null);
  expect((await brand.faces(chosen)).text?.map(({ weight }) => weight)).toEqual([400, 400, 600, 600]);
});

test('a file of the maker’s own is sent as it is', async () => {
  const { brand } = brandOf();
  const { text, code } = await brand.ofPages(uploaded);
  expect(text).toBe(null);
  expect(code?.rules).not.toContain('unicode-range');
  expect(await brand.file(uploaded, code?.preloads[0]?.split('/').at(-1) ?? '')).toEqual(own);
});

test('a face that cannot be made leaves that of the design, and says so in the log', async () => {
  const make = async () => {
    throw new Error('The document was not made: no memory');
  };
  const { brand, log } = brandOf({ documents: { make } });
  expect(await brand.ofPages(chosen)).toEqual({ text: null, code: null });
  expect(log.warn).toHaveBeenCalledWith(
    expect.objectContaining({ role: 'text' }),
    expect.stringContaining('type face'),
  );
});

test('paper has the mark of the maker', async () => {
  const { mark } = await brandOf().brand.ofPaper(snapshotWith({}));
  expect(Buffer.from(mark ?? []).toString('latin1', 1, 4)).toBe('PNG');
});
