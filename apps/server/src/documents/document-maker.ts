import { Piscina } from 'piscina';

/** Makes files of content in threads of their own: each takes 0.03 to 1 s, in which the site must go on answering. */
export interface DocumentMaker {
  /**
   * Makes a document by the `makeDocument` that a layout's module exports; the content is copied into the thread. Throws the
   * signal's reason when the document is given up, and the fault of a layout that fails or of a thread that ends.
   */
  make<Content>(layout: Layout<Content>, content: Content, signal?: AbortSignal): Promise<Buffer>;
  /** Ends all threads; what is not made by then fails. */
  close(): Promise<void>;
}

/** Names a module that exports `makeDocument(content: Content): Promise<Uint8Array>`; a thread loads it. */
export interface Layout<Content> {
  readonly module: URL;
  /** Never there: it ties the module to what it lays out. */
  readonly of?: Content;
}

export interface DocumentThreads {
  /** Threads at once; the scheduler's lane for documents has as many places. */
  threads: number;
  /** A thread holds 60 to 100 MB; without work for this long it ends, and the next document starts another. */
  idleMs?: number;
  /** A document that nobody waits for any more may still take this long. */
  graceMs?: number;
  /** JavaScript memory of a thread, in MB: one that takes more ends, and its document fails. */
  mostMemoryMb?: number;
}

const IDLE_MS = 30_000;
/**
 * As long as it takes to load a layout: to end a thread sooner would cost more than it saves, and whoever connects and leaves could cause
 * it.
 */
const GRACE_MS = 1500;
const MOST_MEMORY_MB = 256;
/** Of a thread, in MB: documents are short-lived garbage, but memory is what the machine has least of. Node's own parameters go first. */
const YOUNG_MEMORY_MB = 12;

export function documentMaker({
  threads,
  idleMs = IDLE_MS,
  graceMs = GRACE_MS,
  mostMemoryMb = MOST_MEMORY_MB,
}: DocumentThreads): DocumentMaker {
  const pool = new Piscina({
    minThreads: 0,
    maxThreads: threads,
    idleTimeout: idleMs,
    // Nobody reads how long tasks take; the tables for it are a megabyte.
    recordTiming: false,
    // React draws layouts: outside production it keeps a stack for each element, 4 MB a thread.
    env: { ...process.env, NODE_ENV: 'production' },
    resourceLimits: { maxOldGenerationSizeMb: mostMemoryMb, maxYoungGenerationSizeMb: YOUNG_MEMORY_MB },
  });
  return {
    make: async ({ module }, content, signal) => {
      signal?.throwIfAborted();
      const ending = new AbortController();
      let grace: NodeJS.Timeout | undefined;
      const leave = (): void => {
        grace = setTimeout(() => ending.abort(), graceMs).unref();
      };
      signal?.addEventListener('abort', leave, { once: true });
      try {
        // Outside data: a layout's function returns bytes.
        const bytes: Uint8Array = await pool.run(content, { ...task(module), signal: ending.signal });
        return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
      } catch (error) {
        if (ending.signal.aborted) throw signal?.reason;
        const fault = error instanceof Error ? error.message : String(error);
        throw new Error(`The document was not made: ${fault}`, { cause: error });
      } finally {
        signal?.removeEventListener('abort', leave);
        clearTimeout(grace);
      }
    },
    close: () => pool.destroy(),
  };
}

const task = (module: URL) => ({ filename: module.href, name: 'makeDocument' });
