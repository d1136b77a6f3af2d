import type { DocumentMaker, Layout } from '../../documents/document-maker.ts';
import { type InThread, makeInTime, NotBegun } from '../../documents/in-thread.ts';
import { refused } from '../../problems/problem-error.ts';

/** A file that takes longer to be read is too large or too deep. */
const TOO_LONG_MS = 20_000;
const WAIT_MS = 120_000;

/**
 * Reads a file of a stranger by the parser of a layout. What takes the parser too much time or memory is the file's fault, and is
 * returned as such; a thread that is not free, or cannot start, is not: it is refused as `not-ready`.
 */
export async function readInThread<Content>(
  documents: Pick<DocumentMaker, 'make'>,
  layout: Layout<InThread<Content>>,
  content: Content,
  { tooLongMs = TOO_LONG_MS, waitMs = WAIT_MS } = {},
): Promise<unknown> {
  try {
    const made = await makeInTime(documents, layout, content, { tooLongMs, waitMs });
    return JSON.parse(made.toString('utf8'));
  } catch (error) {
    if (error instanceof NotBegun)
      throw refused('not-ready', 'The server is too busy to read the file just now. Please try again in a moment.');
    return { fault: 'it is too large or too deep' };
  }
}
