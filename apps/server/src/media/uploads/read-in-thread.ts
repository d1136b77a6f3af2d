import type { DocumentMaker, Layout } from '../../documents/document-maker.ts';
import { refused } from '../../problems/problem-error.ts';
import type { InThread } from './in-thread.ts';

/** A file that takes longer to be read is too large or too deep. */
const TOO_LONG_MS = 20_000;
/** So long a file may wait for a thread, which on a busy machine stands behind documents and loads for seconds. */
const WAIT_MS = 120_000;

/**
 * Reads a file of a stranger by the parser of a layout. What takes the parser too much time or memory is the file's fault, and is returned as
 * such; a thread that is not free, or cannot start, is not: it is refused as `not-ready`.
 */
export async function readInThread<Content>(
  documents: Pick<DocumentMaker, 'make'>,
  layout: Layout<InThread<Content>>,
  content: Content,
  { tooLongMs = TOO_LONG_MS, waitMs = WAIT_MS } = {},
): Promise<unknown> {
  const flag = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
  const ending = new AbortController();
  const waiting = Atomics.waitAsync(flag, 0, 0, waitMs);
  let timer: NodeJS.Timeout | undefined;
  let isDone = false;
  void Promise.resolve(waiting.value).then((how) => {
    if (isDone) return;
    const isLate = how === 'timed-out';
    timer = setTimeout(() => ending.abort(new Error('The file took too long.')), isLate ? 0 : tooLongMs);
  });
  try {
    const made = await documents.make(layout, { content, begun: flag.buffer }, ending.signal);
    return JSON.parse(made.toString('utf8'));
  } catch {
    if (Atomics.load(flag, 0) === 0)
      throw refused('not-ready', 'The server is too busy to read the file just now. Please try again in a moment.');
    return { fault: 'it is too large or too deep' };
  } finally {
    isDone = true;
    clearTimeout(timer);
    // Ends the waiting for a thread that never began.
    Atomics.notify(flag, 0);
  }
}
