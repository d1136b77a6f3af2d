import { type Content, type ContentKind, contentKindNames, contentKinds } from '@millrace/contract/content';
import { fieldsOf } from '@millrace/contract/fields';
import type { ExportFormat } from '@millrace/contract/office';
import { demoContent } from '@millrace/demo-content';
import { scaleContent } from '@millrace/demo-content/scale';
import * as fc from 'fast-check';
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

/** Texts that sheets, or those who read them, are known to spoil. */
const text = fc.oneof(
  fc.string({ unit: 'grapheme', minLength: 1, maxLength: 12 }),
  fc.constantFrom(
    '00123',
    '1,5',
    '1.234,50 €',
    '=1+1',
    "'quoted",
    '@home',
    '-',
    'a\u00a0b',
    ' blank ',
    'two\nlines',
    'one\r\ntwo\r',
    '_x000D_',
    '→ Long text 1',
    '“smart”',
    '#12',
    '[1]',
    '{"a":1}',
    '""',
    '03.04.2026',
    '2026-03-04',
    '1/2"',
    '1E5',
    'yes',
    'true',
    'null',
    'a;b',
    'sep=;',
    '\ttab',
    '￾',
    'é',
    'x'.repeat(30_001),
  ),
);
const value = fc.oneof(
  { weight: 4, arbitrary: text },
  fc.constantFrom(null, '', true, false, 0, 12, -3, 0.1, 1e21, 123_456_789),
  fc.array(text, { maxLength: 3 }),
);

interface Spoiled {
  kind: ContentKind;
  nth: number;
  field: string;
  value: unknown;
}
/** References name rows that there are; content that is published has no others. */
const fields = contentKindNames.flatMap((kind) =>
  fieldsOf(kind)
    .filter(({ name, widget }) => name !== 'id' && !widget.is.startsWith('reference'))
    .map(({ name }) => ({ kind, field: name })),
);
const spoiled: fc.Arbitrary<Spoiled> = fc
  .tuple(fc.constantFrom(...fields), fc.nat(), value)
  .map(([place, nth, one]) => ({ ...place, nth, value: one }));

/** Two rows of each kind, which name each other: what a property is tried on again and again. */
const few = fewRows(demoContent());

function fewRows(content: Content): Content {
  const first = (kind: ContentKind | undefined): number => (kind === undefined ? 0 : (content[kind][0]?.id ?? 0));
  const lists = contentKindNames.map((kind) => {
    const references = fieldsOf(kind).flatMap(({ name, widget }): [string, unknown][] => {
      if (widget.is === 'references') return [[name, []]];
      return widget.is === 'reference' && widget.to.by === 'id' ? [[name, first(widget.to.kinds[0])]] : [];
    });
    return [kind, content[kind].slice(0, 2).map((row) => ({ ...row, ...Object.fromEntries(references) }))] as const;
  });
  return Object.fromEntries(lists) as unknown as Content;
}

/** The content with values in the place of others, as far as the schema of the row takes them. */
function withSpoiled(changes: readonly Spoiled[]): Content {
  const content: Record<string, Row[]> = {};
  for (const kind of contentKindNames) content[kind] = (few[kind] as readonly Row[]).map((row) => ({ ...row }));
  for (const { kind, nth, field, value: put } of changes) {
    const rows = content[kind] ?? [];
    const at = rows.length === 0 ? -1 : nth % rows.length;
    const read = contentKinds[kind].safeParse({ ...rows[at], [field]: put });
    if (read.success) rows[at] = read.data as Row;
  }
  return content as unknown as Content;
}

test.each(formats)('whatever texts and values rows hold, everything as %s comes in as unchanged', async (format) => {
  await fc.assert(
    fc.asyncProperty(fc.array(spoiled, { minLength: 100, maxLength: 300 }), async (changes) => {
      const content = withSpoiled(changes);
      expect(await comesIn(content, format)).toMatchObject({ lines: [], unchanged: rowsIn(content) });
    }),
    // The guess of a mapping costs far more than a row: few runs of many values. What fails says which row it is.
    { numRuns: 3, endOnFailure: true },
  );
});
