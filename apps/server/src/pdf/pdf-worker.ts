import { parentPort, workerData } from 'node:worker_threads';
import type { MakePdf } from './pdf-maker.ts';

/** A thread that makes PDFs: one takes up to a second, in which the site must go on answering. Its data is the layout's module. */
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
