import { parentPort, workerData } from 'node:worker_threads';

/** The function a layout's module exports as `makePdf`; the thread loads it. */
export type MakePdf<Content> = (content: Content) => Promise<Buffer>;

/** Asks the thread for one PDF: making it takes up to a second, in which the site must go on answering. Its worker data is the layout's module. */
export interface PdfRequest {
  id: number;
  content: unknown;
}
export type PdfResult = { id: number; bytes: Uint8Array } | { id: number; fault: string };

const layout = import(String(workerData)) as Promise<{ makePdf: MakePdf<unknown> }>;

parentPort?.on('message', async ({ id, content }: PdfRequest) => {
  parentPort?.postMessage(await resultOf(id, content));
});

async function resultOf(id: number, content: unknown): Promise<PdfResult> {
  try {
    return { id, bytes: new Uint8Array(await (await layout).makePdf(content)) };
  } catch (error) {
    return { id, fault: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}
