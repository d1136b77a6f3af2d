import type { StreamedFile } from '@millrace/contract';
import type { ContentKind } from '@millrace/contract/content';
import type { ExportFormat } from '@millrace/contract/office';
import { csvTexts, type StreamedSheet, type WorkbookPart, xlsxParts } from '@millrace/exchange';
import { jsonTexts, type LongTexts, longTexts, type Surroundings, sheetOfRows } from '@millrace/transfer';
import { type ZipEntry, zipChunks } from '../archives/zip-chunks.ts';
import { tooMany } from '../limits/request-limit.ts';
import { paced } from './paced.ts';

/** The rows of a kind, in their order. They are asked for once. */
export type KindList = readonly [kind: ContentKind, rows: Iterable<Readonly<Record<string, unknown>>>];

interface Exported {
  /** Of the file, without what its format adds. */
  name: string;
  format: ExportFormat;
  lists: readonly KindList[];
  around: Surroundings;
  /** The time that files of an archive have. */
  at: Date;
}

/** Exports under way at once: each takes a share of the thread that serves the site. */
const AT_ONCE = 3;
const AGAIN_AFTER_SECONDS = 20;
const TYPES = {
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  csv: 'text/csv; charset=utf-8',
  zip: 'application/zip',
  json: 'application/json',
} as const;
let underWay = 0;

/** Lists as a file, made in slices of work while it is sent. Several lists as CSV are a ZIP with a file for each. Throws `too-many`. */
export function exportFile(exported: Exported): StreamedFile {
  const { name, format, lists } = exported;
  const ending = format === 'csv' && lists.length !== 1 ? 'zip' : format;
  return { name: `${name}.${ending}`, type: TYPES[ending], chunks: inFileTurn(() => chunksOf(exported)) };
}

/** The chunks of a file, while few are made. Throws `too-many`. */
export function inFileTurn(chunks: () => AsyncIterable<Uint8Array>): AsyncIterable<Uint8Array> {
  if (underWay >= AT_ONCE) throw tooMany(AGAIN_AFTER_SECONDS);
  return counted(chunks);
}

async function* counted(chunks: () => AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  underWay++;
  try {
    yield* chunks();
  } finally {
    underWay--;
  }
}

function chunksOf({ format, lists, around, at }: Exported): AsyncIterable<Uint8Array> {
  if (format === 'json') return paced(jsonTexts(lists));
  if (format === 'xlsx') return zipChunks(workbookEntries(sheetsOf(lists, around, longTexts())), at);
  const [first] = lists;
  if (lists.length === 1 && first !== undefined) return paced(csvTexts(sheetOfRows(...first, around)));
  return zipChunks(csvEntries(lists, around), at);
}

function* sheetsOf(lists: readonly KindList[], around: Surroundings, long: LongTexts): Generator<StreamedSheet> {
  for (const [kind, rows] of lists) yield sheetOfRows(kind, rows, around, long);
  const texts = long.sheet();
  if (texts !== null) yield texts;
}

function* workbookEntries(sheets: Iterable<StreamedSheet>): Generator<ZipEntry> {
  for (const { path, texts } of xlsxParts(sheets) satisfies Iterable<WorkbookPart>)
    yield { path, chunks: paced(texts), isCompressed: true };
}

function* csvEntries(lists: readonly KindList[], around: Surroundings): Generator<ZipEntry> {
  for (const [kind, rows] of lists)
    yield { path: `${kind}.csv`, chunks: paced(csvTexts(sheetOfRows(kind, rows, around))), isCompressed: true };
}
