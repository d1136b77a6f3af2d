import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type DocumentMaker, type DocumentThreads, documentMaker, type Layout } from './document-maker.ts';
import type { SlowWork } from './testing/slow-layout.ts';
import type { Words } from './testing/words-pdf.ts';

const layoutAt = <Content>(path: string): Layout<Content> => ({ module: new URL(path, import.meta.url) });
const wordsPdf = layoutAt<Words>('./testing/words-pdf.ts');
const crash = layoutAt<'exit' | 'memory'>('./testing/crash-layout.ts');
const slow = layoutAt<SlowWork>('./testing/slow-layout.ts');
const words: Words = { title: 'Duplex panels' };
/** Threads of a busy machine need seconds to start. */
const PATIENT = { timeout: 30_000, interval: 5 };

let maker: DocumentMaker;
let folder: string;
let notes: string;
const open = (options: Partial<DocumentThreads> = {}): void => {
  maker = documentMaker({ threads: 1, ...options });
};
beforeEach(async () => {
  open();
  folder = await mkdtemp(join(tmpdir(), 'millrace-documents-'));
  notes = join(folder, 'notes');
});
afterEach(async () => {
  await maker.close();
  await rm(folder, { recursive: true });
});
const noted = (): Promise<string[]> =>
  readFile(notes, 'utf8').then(
    (text) => text.trim().split('\n'),
    () => [],
  );
/** Work that ends when `finish` is called; or, with `atOnce`, of itself. */
const work = (name: string, { atOnce = false } = {}): SlowWork => ({ name, until: atOnce ? folder : go(), notes });
const go = (): string => join(folder, 'go');
const finish = (): Promise<void> => writeFile(go(), '');

describe('documents', () => {
  test('are made of contents, each its own', async () => {
    const [one, two] = await Promise.all([maker.make(wordsPdf, words), maker.make(wordsPdf, { title: 'Floats' })]);
    for (const bytes of [one, two]) expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
    expect(one.equals(two)).toBe(false);
  });
  test('are made in a thread: this one goes on meanwhile', async () => {
    const order: string[] = [];
    const made = maker.make(wordsPdf, words).then(() => order.push('made'));
    setImmediate(() => order.push('went on'));
    await made;
    expect(order).toEqual(['went on', 'made']);
  });
  test('that cannot be made are told of, and the next one is made', async () => {
    const broken = { title: 5n as unknown as string };
    await expect(maker.make(wordsPdf, broken)).rejects.toThrow('The document was not made: The title is no text.');
    expect((await maker.make(wordsPdf, words)).length).toBeGreaterThan(1000);
  });
  test.each(['exit', 'memory'] as const)(
    'of a thread that ends (%s) fail alone, and the next one is made',
    async (how) => {
      await maker.close();
      open({ mostMemoryMb: 64 });
      await expect(maker.make(crash, how)).rejects.toThrow('The document was not made');
      expect((await maker.make(wordsPdf, words)).subarray(0, 5).toString()).toBe('%PDF-');
    },
  );
  test('after a pause start anew', async () => {
    await maker.close();
    open({ idleMs: 1 });
    await maker.make(wordsPdf, words);
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect((await maker.make(wordsPdf, words)).subarray(0, 5).toString()).toBe('%PDF-');
  });
});

describe('who leaves', () => {
  const leaving = () => new AbortController();

  test('before it begins has nothing made', async () => {
    await expect(maker.make(slow, work('one', { atOnce: true }), AbortSignal.abort(new Error('left')))).rejects.toThrow(
      'left',
    );
    expect(await noted()).toEqual([]);
  });
  test('has a short document finished: the thread is kept', async () => {
    await maker.close();
    open({ graceMs: 60_000 });
    const client = leaving();
    const made = maker.make(slow, work('one'), client.signal);
    await vi.waitFor(async () => expect(await noted()).toEqual(['one begins']), PATIENT);
    client.abort(new Error('left'));
    await finish();
    expect((await made).toString()).toBe('one');
    expect(await noted()).toEqual(['one begins', 'one ends']);
  });
  test('has a long one ended, what waits in line taken away, and the next is made', async () => {
    await maker.close();
    open({ graceMs: 10 });
    const client = leaving();
    const long = maker.make(slow, work('long'), client.signal);
    const waiting = maker.make(slow, work('waiting', { atOnce: true }), client.signal);
    const refused = Promise.all([long, waiting].map((made) => expect(made).rejects.toThrow('left')));
    await vi.waitFor(async () => expect(await noted()).toEqual(['long begins']), PATIENT);
    client.abort(new Error('left'));
    await refused;
    expect((await maker.make(slow, work('next', { atOnce: true }))).toString()).toBe('next');
    expect(await noted()).toEqual(['long begins', 'next begins', 'next ends']);
  });
});

test('closing fails what is not made', async () => {
  const refused = expect(maker.make(slow, work('long'))).rejects.toThrow('The document was not made');
  await vi.waitFor(async () => expect(await noted()).toEqual(['long begins']), PATIENT);
  await maker.close();
  await refused;
});
