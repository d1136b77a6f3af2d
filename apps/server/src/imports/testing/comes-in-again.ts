import { type Content, contentKindNames } from '@millrace/contract/content';
import type { ExportFormat } from '@millrace/contract/office';
import { exportFile } from '../../exports/export-file.ts';
import { surroundingsOf } from '../../exports/surroundings.ts';
import { importWork } from '../thread/import-work.ts';

const AT = new Date('2026-11-27T12:00:00Z');
type Row = Readonly<Record<string, unknown>> & { readonly id: number };

/** The verdict on an export of everything that comes in again: what is not unchanged, and how much is. */
export interface ComeIn {
  lines: { state: string; name: string; changes: unknown; faults: unknown }[];
  unchanged: number;
  kinds: number;
}

/** Exports everything as the office does, and judges it against `present`: the same rows, perhaps as a database gives them. */
export async function comesIn(content: Content, format: ExportFormat, present: Content = content): Promise<ComeIn> {
  const work = importWork(
    () => undefined,
    () => true,
  );
  const taken = work.take(await exported(content, format));
  if (!taken.ok) throw new Error(taken.words);
  for (const kind of contentKindNames) work.rows({ kind, some: present[kind] as readonly Row[], isFirst: true });
  const mapping = work.guess({ mapping: null, anew: [] });
  const counts = work.judge({ mapping, placed: [] });
  const lines = (['refused', 'changed', 'new'] as const).flatMap((show) =>
    work
      .page({ show, page: 1, pageSize: 3 })
      .lines.map(({ state, name, changes, faults }) => ({ state, name, changes, faults })),
  );
  return { lines, unchanged: counts.unchanged, kinds: new Set(mapping.sheets.map(({ kind }) => kind)).size };
}

async function exported(content: Content, format: ExportFormat): Promise<{ name: string; bytes: Uint8Array }> {
  const lists = contentKindNames.map((kind) => [kind, content[kind].map((row) => ({ ...row }))] as const);
  const file = exportFile({ name: 'content', format, lists, around: surroundingsOf(content), at: AT });
  const chunks: Uint8Array[] = [];
  for await (const chunk of file.chunks) chunks.push(chunk);
  return { name: file.name, bytes: new Uint8Array(Buffer.concat(chunks)) };
}

/** The number of rows of all kinds. */
export const rowsIn = (content: Content): number =>
  contentKindNames.reduce((sum, kind) => sum + content[kind].length, 0);
