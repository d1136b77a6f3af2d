import { type DocumentMaker, documentMaker, type Layout } from '../documents/document-maker.ts';

/** Largest PDF whose words are read, in bytes. */
export const PDF_MAX_BYTES = 20 * (1 << 20);
/** Milliseconds that one PDF may take. */
const WITHIN_MS = 20_000;
/** Growth of the process, in bytes, at which the reading of a PDF ends: what a file unpacks to lies outside the memory of its thread. */
const MOST_GROWTH = 256 * (1 << 20);
const WATCH_MS = 50;

const pdfWords: Layout<Uint8Array> = { module: new URL('./pdf-words.ts', import.meta.url) };

/** The words of a PDF, or why there are none. `mayChange`: another try, on a machine with less to do, may read it. */
export type PdfRead = { ok: true; words: string } | { ok: false; why: string; mayChange: boolean };

export interface PdfReader {
  read(bytes: Uint8Array): Promise<PdfRead>;
  close(): Promise<void>;
}

/** Reads PDFs one after the other, apart from the threads that visitors wait for. Whatever is wrong with a file ends its reading alone. */
export function pdfReader({ withinMs = WITHIN_MS, mostGrowth = MOST_GROWTH } = {}): PdfReader {
  const maker: DocumentMaker = documentMaker({ threads: 1, graceMs: 0, idleMs: 1000 });
  const read = async (bytes: Uint8Array): Promise<PdfRead> => {
    if (bytes.length > PDF_MAX_BYTES) return refused(`it is larger than ${PDF_MAX_BYTES / (1 << 20)} MB`);
    const ending = new AbortController();
    const began = { at: performance.now(), rss: process.memoryUsage.rss() };
    const watch = setInterval(() => {
      if (performance.now() - began.at > withinMs) ending.abort('it took too long to read');
      else if (process.memoryUsage.rss() - began.rss > mostGrowth) ending.abort('it unpacks to too much');
    }, WATCH_MS);
    try {
      return { ok: true, words: (await maker.make(pdfWords, bytes, ending.signal)).toString('utf8') };
    } catch (error) {
      if (ending.signal.aborted) return { ...refused(String(ending.signal.reason)), mayChange: true };
      return refused(/password/i.test(String(error)) ? 'it asks for a password' : 'it is damaged, or no PDF');
    } finally {
      clearInterval(watch);
    }
  };
  return { read, close: () => maker.close() };
}

const refused = (why: string) => ({ ok: false, why, mayChange: false }) as const;
