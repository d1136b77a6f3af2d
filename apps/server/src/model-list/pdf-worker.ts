import { parentPort } from 'node:worker_threads';
import type { Sheet } from './sheet.ts';
import { sheetPdf } from './sheet-pdf.ts';

/** A thread that makes PDFs: one takes up to a second, in which the site must go on answering. */
export interface PdfRequest {
  id: number;
  sheet: Sheet;
}
export type PdfResult = { id: number; bytes: Uint8Array } | { id: number; fault: string };

parentPort?.on('message', async ({ id, sheet }: PdfRequest) => {
  parentPort?.postMessage(await resultOf(id, sheet));
});

async function resultOf(id: number, sheet: Sheet): Promise<PdfResult> {
  try {
    return { id, bytes: new Uint8Array(await sheetPdf(sheet)) };
  } catch (error) {
    return { id, fault: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}
