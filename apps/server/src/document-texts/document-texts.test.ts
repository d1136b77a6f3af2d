import type { Content } from '@millrace/contract/content';
import { emptyContent } from '@millrace/contract/content';
import { beforeEach, expect, test, vi } from 'vitest';
import { type DocumentTexts, documentTexts } from './document-texts.ts';
import type { PdfRead } from './read-pdf.ts';

const stored = new Map<string, { bytes: Buffer; storedAt: Date }>();
const files = {
  read: async (key: string) => stored.get(key)?.bytes ?? null,
  has: async (key: string) => stored.has(key),
  write: async (key: string, bytes: Uint8Array) => void put(key, Buffer.from(bytes).toString()),
  remove: async (key: string) => void stored.delete(key),
  removeEmptyFolder: async () => {},
  list: async function* (folder: string) {
    for (const [key, { bytes, storedAt }] of stored)
      if (key.startsWith(`${folder}/`)) yield { key, storedAt, mark: String(bytes.length) };
  },
};
const put = (key: string, text: string, day = 1) =>
  stored.set(key, { bytes: Buffer.from(text), storedAt: new Date(Date.UTC(2026, 0, day)) });
const read = vi.fn(
  async (bytes: Uint8Array): Promise<PdfRead> =>
    bytes.length === 0
      ? { ok: false, why: 'it is damaged, or no PDF', mayChange: false }
      : { ok: true, words: `read ${bytes}` },
);
const log = { warn: vi.fn() };
const sent = new Map<string, Buffer>();
const upload = async (file: string): Promise<Buffer | null> => sent.get(file) ?? null;
const open = (): DocumentTexts => documentTexts({ files, upload, reader: { read }, log });
const { signal } = new AbortController();

const document = {
  docType: 'UG',
  docNumber: '1',
  revision: null,
  revisedOn: null,
  supersedes: null,
  name: 'Guide',
} as const;
const at = (id: number, uri: string, type = 1, isLive = true): Content['documents'][number] => ({
  ...document,
  id,
  uri,
  type,
  supportCategory: null,
  isLive,
  position: id,
});
const content: Content = {
  ...emptyContent(),
  documents: [
    at(1, 'documents/own.pdf'),
    at(2, 'documents/not-stored.pdf'),
    at(3, 'https://elsewhere.example/own.pdf', 5),
    at(4, 'documents/hidden.pdf', 1, false),
    at(5, 'documents/broken.pdf'),
    at(6, 'documents/drawing.svg'),
  ],
};
let texts: DocumentTexts;
beforeEach(() => {
  stored.clear();
  vi.clearAllMocks();
  put('media/documents/own.pdf', 'one');
  put('media/documents/hidden.pdf', 'two');
  put('media/documents/drawing.svg', 'three');
  put('media/documents/of-nobody.pdf', 'four');
  texts = open();
});

test('the stored PDFs of live documents are read, and nothing else', async () => {
  expect(await texts.readNew(content, signal)).toBe(true);
  expect([...texts.known()]).toEqual([['documents/own.pdf', 'read one']]);
});

test('a file is read once, also by the next start; a replaced one again', async () => {
  await texts.readNew(content, signal);
  expect(await texts.readNew(content, signal)).toBe(false);
  const next = open();
  expect(await next.readNew(content, signal)).toBe(true);
  expect(read).toHaveBeenCalledTimes(1);
  put('media/documents/own.pdf', 'new', 2);
  expect(await next.readNew(content, signal)).toBe(true);
  expect(next.known().get('documents/own.pdf')).toBe('read new');
});

test('a file that was replaced by another of the same day is known by its mark', async () => {
  await texts.readNew(content, signal);
  put('media/documents/own.pdf', 'longer');
  expect(await texts.readNew(content, signal)).toBe(true);
  expect(texts.known().get('documents/own.pdf')).toBe('read longer');
});

test('words go with their file', async () => {
  await texts.readNew(content, signal);
  stored.delete('media/documents/own.pdf');
  expect(await texts.readNew(content, signal)).toBe(true);
  expect(texts.known().size).toBe(0);
});

test('a file that cannot be read is told once, and the others are read', async () => {
  put('media/documents/broken.pdf', '');
  await texts.readNew(content, signal);
  await texts.readNew(content, signal);
  expect(log.warn.mock.calls).toEqual([
    [{ document: 'documents/broken.pdf' }, 'The words of a document are not searched: it is damaged, or no PDF.'],
  ]);
  expect(texts.known().get('documents/own.pdf')).toBe('read one');
});

test('a reading that took too long is tried again at the next start, one that a stop cut off too', async () => {
  const stopping = new AbortController();
  read.mockImplementationOnce(async () => ({ ok: false, why: 'it took too long to read', mayChange: true }));
  read.mockImplementationOnce(async () => {
    stopping.abort();
    return { ok: false, why: 'it is damaged, or no PDF', mayChange: false };
  });
  await texts.readNew(content, signal);
  await open().readNew(content, stopping.signal);
  const next = open();
  await next.readNew(content, signal);
  expect(next.known().get('documents/own.pdf')).toBe('read one');
});

test('a stop ends the reading, and what was known stays', async () => {
  const stopping = new AbortController();
  stopping.abort();
  expect(await texts.readNew(content, stopping.signal)).toBe(false);
  expect(read).not.toHaveBeenCalled();
});

test('the words of an upload are those of the bytes that are published at its address, read once', async () => {
  const [first, second] = ['a'.repeat(64), 'b'.repeat(64)];
  const placed = (file: string): Content => ({
    ...content,
    mediaFiles: [{ id: 1, uri: 'documents/own.pdf', file, alt: '', focus: null }],
  });
  sent.set(first, Buffer.from('sent'));
  sent.set(second, Buffer.from('sent again'));
  expect(await texts.readNew(placed(first), signal)).toBe(true);
  // The file of before lies below the same path.
  expect(texts.known().get('documents/own.pdf')).toBe('read sent');
  expect(await texts.readNew(placed(first), signal)).toBe(false);
  expect(await open().readNew(placed(first), signal)).toBe(true);
  expect(read).toHaveBeenCalledTimes(1);
  expect(await texts.readNew(placed(second), signal)).toBe(true);
  expect(texts.known().get('documents/own.pdf')).toBe('read sent again');
});
