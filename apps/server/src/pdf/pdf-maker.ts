import { Worker } from 'node:worker_threads';
import type { PdfResult } from './pdf-worker.ts';

export interface PdfMaker<Content> {
  make(content: Content): Promise<Buffer>;
  close(): Promise<void>;
}

const WORKER = new URL('./pdf-worker.ts', import.meta.url);
/** The thread holds 100 MB; without work for this long it ends, and the next one starts another. */
const IDLE_MS = 60_000;

/**
 * Makes PDFs of one layout in a separate thread, started with the first. `layout` is a module that exports `makePdf`.
 */
export function pdfMaker<Content>(layout: URL, idleMs = IDLE_MS): PdfMaker<Content> {
  const waiting = new Map<number, PromiseWithResolvers<Buffer>>();
  let worker: Worker | null = null;
  let idle: NodeJS.Timeout | undefined;
  let lastId = 0;

  const finish = ({ id, ...result }: PdfResult): void => {
    const asked = waiting.get(id);
    waiting.delete(id);
    if ('fault' in result) asked?.reject(new Error(`The PDF was not made: ${result.fault}`));
    else asked?.resolve(Buffer.from(result.bytes));
    if (waiting.size === 0) idle = setTimeout(end, idleMs).unref();
  };
  const fail = (error: Error): void => {
    worker = null;
    for (const { reject } of waiting.values()) reject(error);
    waiting.clear();
  };
  const end = async (): Promise<void> => {
    const ending = worker;
    worker = null;
    clearTimeout(idle);
    await ending?.terminate();
  };
  const running = (): Worker => {
    clearTimeout(idle);
    if (worker !== null) return worker;
    worker = new Worker(WORKER, { workerData: layout.href });
    worker.on('message', finish);
    worker.on('error', fail);
    worker.unref();
    return worker;
  };

  return {
    make: (content) => {
      const asked = Promise.withResolvers<Buffer>();
      lastId += 1;
      waiting.set(lastId, asked);
      running().postMessage({ id: lastId, content });
      return asked.promise;
    },
    close: async () => {
      await end();
      fail(new Error('The server is stopping.'));
    },
  };
}
