import type { DocumentMaker, Layout } from './document-maker.ts';

/** The input of a layout whose time is limited: it calls `hasBegun` first. */
export interface InThread<Content> {
  content: Content;
  /** 1 as soon as the layout has begun. */
  begun: SharedArrayBuffer;
}

/** Tells who waits that the thread is there, its module loaded, and the content's own time runs. */
export function hasBegun({ begun }: Pick<InThread<unknown>, 'begun'>): void {
  const flag = new Int32Array(begun);
  Atomics.store(flag, 0, 1);
  Atomics.notify(flag, 0);
}

/** No thread was free in time, or none could start: nothing is known of the content. */
export class NotBegun extends Error {}

export interface TimeInThread {
  /** So long the layout may work. */
  tooLongMs: number;
  /** So long the content may wait for a thread, which on a busy machine stands behind documents and loads for seconds. */
  waitMs: number;
}

/** Makes a document whose work is limited, apart from its wait for a thread. Throws `NotBegun` where the work never began. */
export async function makeInTime<Content>(
  documents: Pick<DocumentMaker, 'make'>,
  layout: Layout<InThread<Content>>,
  content: Content,
  { tooLongMs, waitMs }: TimeInThread,
): Promise<Buffer> {
  const flag = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
  const ending = new AbortController();
  const waiting = Atomics.waitAsync(flag, 0, 0, waitMs);
  let timer: NodeJS.Timeout | undefined;
  let isDone = false;
  void Promise.resolve(waiting.value).then((how) => {
    if (isDone) return;
    const isLate = how === 'timed-out';
    timer = setTimeout(() => ending.abort(new Error('The work took too long.')), isLate ? 0 : tooLongMs);
  });
  try {
    return await documents.make(layout, { content, begun: flag.buffer }, ending.signal);
  } catch (error) {
    if (Atomics.load(flag, 0) === 0) throw new NotBegun('No thread began the work.', { cause: error });
    throw error;
  } finally {
    isDone = true;
    clearTimeout(timer);
    // Ends the waiting for a thread that never began.
    Atomics.notify(flag, 0);
  }
}
