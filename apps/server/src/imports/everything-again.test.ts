import { type Content, contentKindNames } from '@millrace/contract/content';
import type { ExportFormat } from '@millrace/contract/office';
import { demoContent } from '@millrace/demo-content';
import { scaleContent } from '@millrace/demo-content/scale';
import { describe, expect, test } from 'vitest';
import { exportFile } from '../exports/export-file.ts';
import { surroundingsOf } from '../exports/surroundings.ts';
import { importWork } from './thread/import-work.ts';

const AT = new Date('2026-11-27T12:00:00Z');
const formats = ['xlsx', 'csv', 'json'] as const satisfies readonly ExportFormat[];
type Row = Readonly<Record<string, unknown>> & { readonly id: number };

/** Everything as a file of a format, as the office sends it. */
async function exported(content: Content, format: ExportFormat): Promise<{ name: string; bytes: Uint8Array }> {
  const lists = contentKindNames.map((kind) => [kind, content[kind].map((row) => ({ ...row }))] as const);
  const file = exportFile({ name: 'content', format, lists, around: surroundingsOf(content), at: AT });
  const chunks: Uint8Array[] = [];
  for await (const chunk of file.chunks) chunks.push(chunk);
  return { name: file.name, bytes: new Uint8Array(Buffer.concat(chunks)) };
}

/** The verdict on an export of everything that comes in again: what is not unchanged, and how much is. */
async function comesIn(content: Content, format: ExportFormat) {
  const work = importWork(
    () => undefined,
    () => true,
  );
  const taken = work.take(await exported(content, format));
  if (!taken.ok) throw new Error(taken.words);
  for (const kind of contentKindNames) work.rows({ kind, some: content[kind] as readonly Row[], isFirst: true });
  const mapping = work.guess({ mapping: null, anew: [] });
  const counts = work.judge({ mapping, placed: [] });
  const lines = (['refused', 'changed', 'new'] as const).flatMap((show) =>
    work
      .page({ show, page: 1, pageSize: 3 })
      .lines.map(({ state, name, changes, faults }) => ({ state, name, changes, faults })),
  );
  return { lines, unchanged: counts.unchanged, kinds: new Set(mapping.sheets.map(({ kind }) => kind)).size };
}
const rowsIn = (content: Content): number => contentKindNames.reduce((sum, kind) => sum + content[kind].length, 0);

describe.each([
  ['the demo maker', demoContent()],
  ['generated content', scaleContent({ families: 30, products: 300, configurators: 10 })],
])('everything of %s', (_, content) => {
  test.each(formats)('as %s comes in as unchanged in every row', async (format) => {
    expect(await comesIn(content, format)).toEqual({
      lines: [],
      unchanged: rowsIn(content),
      kinds: contentKindNames.length,
    });
  });
});
