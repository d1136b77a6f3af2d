import { compile } from '@millrace/catalogue';
import { runsOfSearch } from '@millrace/configurator/testing';
import {
  type Content,
  type ContentKind,
  contentKindNames,
  contentKinds,
  contentOf,
  emptyContent,
} from '@millrace/contract/content';
import type { ExportFormat } from '@millrace/contract/office';
import { demoContent } from '@millrace/demo-content';
import { scaleContent } from '@millrace/demo-content/scale';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { comesIn, rowsIn } from './testing/comes-in-again.ts';

const formats = ['xlsx', 'csv', 'json'] as const satisfies readonly ExportFormat[];
const demo = demoContent();

describe.each([
  ['the demo maker', demo],
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

const SAMPLES = 40;
/** Texts that a spreadsheet, a database or a person might take for something else. */
const text = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 12 }),
  fc.string({ unit: 'grapheme', maxLength: 12 }),
  fc.constantFrom(
    '',
    ' ',
    'a ',
    ' a',
    'a  b',
    'a\tb',
    'a\nb',
    'a\r\nb',
    '\na',
    'a\n',
    'a\u2028b',
    '\uFEFFa',
    'a\u00a0b',
    'é',
    'e\u0301',
    'ﬁ½™',
    '\u202eab',
    'a\u200bb',
    '=1+1',
    "'=1",
    "'a",
    '@a',
    '+1',
    '-5',
    '00123',
    '1e5',
    '1,188.00',
    '2027-01-31',
    '1/2"',
    '1/2',
    'TRUE',
    'yes',
    '–',
    'null',
    '#1',
    '#N/A',
    '""',
    '"a"',
    '"a\\u0041"',
    '[1]',
    '{}',
    '{"a":1}',
    'a; b',
    'a;b',
    ';',
    'a|b',
    'a = b',
    'a: b',
    '→ Long text 1',
    '_x0041_',
    '<b>&amp;</b>',
    '/media/a.svg',
    '1 in',
  ),
);
const number = fc.oneof(
  fc.integer(),
  fc.nat({ max: 5 }),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
  fc.constantFrom(0, -0, 0.1, 0.1 + 0.2, 1e21, 1e-7, 12.5, 2 ** 53 - 1, 302),
);
const value = fc.oneof(
  text,
  number,
  fc.boolean(),
  fc.constant(null),
  fc.array(text, { maxLength: 3 }),
  fc.dictionary(text, text, { maxKeys: 2 }),
);
/** Places in a row, down to its leaves, with their values; undefined: the field is absent. */
const change = fc.record({
  at: fc.nat(),
  value: fc.oneof({ weight: 9, arbitrary: value }, { weight: 1, arbitrary: fc.constant(undefined) }),
});
/** The smaller rows of each kind: a configurator of a thousand options says nothing more, and takes long. */
const samples = contentKindNames.map((kind) => ({
  kind,
  rows: demo[kind]
    .map((row) => ({ row, size: JSON.stringify(row).length }))
    .toSorted((a, b) => a.size - b.size)
    .slice(0, SAMPLES)
    .map(({ row }) => row),
}));
const anyContent = fc
  .array(fc.record({ kind: fc.constantFrom(...samples), row: fc.nat(), changes: fc.array(change, { maxLength: 6 }) }), {
    minLength: 1,
    maxLength: 12,
  })
  .map((all): Content => {
    const made = emptyContent();
    for (const {
      kind: { kind, rows },
      row: nth,
      changes,
    } of all) {
      const row = rows[nth % rows.length];
      const list: { id: number }[] = made[kind];
      if (row === undefined || list.some(({ id }) => id === row.id)) continue;
      list.push(changes.reduce((one, each) => changed(kind, one, each), row));
    }
    return withoutBadValues(made);
  });

/** Without rows of attributes, or with values of them, that no publication lets through: an import refuses those, too. */
function withoutBadValues(content: Content): Content {
  const compiled = compile(content, { revision: 1 });
  const findings = compiled.ok ? [] : compiled.findings;
  const bad = new Set(
    findings.filter(({ code }) => code.startsWith('attribute-')).map(({ kind, id }) => `${kind} ${id}`),
  );
  return contentOf((kind) => content[kind].filter(({ id }) => !bad.has(`${kind} ${id}`)));
}

/** The row with a change, if it still is one. */
function changed<Row extends { id: number }>(
  kind: ContentKind,
  row: Row,
  { at, value: given }: { at: number; value?: unknown },
): Row {
  const places = placesIn(row, []);
  const place = places[at % places.length];
  if (place === undefined) return row;
  const copy = structuredClone(row) as Record<string | number, unknown>;
  const last = place.at(-1) ?? '';
  const owner = place
    .slice(0, -1)
    .reduce<Record<string | number, unknown>>((inner, step) => inner[step] as Record<string, unknown>, copy);
  if (given === undefined) delete owner[last];
  else owner[last] = given;
  const read = contentKinds[kind].row.safeParse(copy);
  // The schema of the kind has read it.
  return read.success ? (read.data as unknown as Row) : row;
}

/** The path of everything in a row but its id: fields, and what lies in them. */
function placesIn(given: unknown, path: readonly (string | number)[]): (string | number)[][] {
  if (typeof given !== 'object' || given === null) return [];
  const entries: (readonly [string | number, unknown])[] = Array.isArray(given)
    ? [...given.entries()]
    : Object.entries(given);
  return entries
    .filter(([step]) => path.length > 0 || step !== 'id')
    .flatMap(([step, inner]) => [[...path, step], ...placesIn(inner, [...path, step])]);
}

/** As a database gives rows: the keys of what is stored as JSON stand in another order. */
function asStored<Value>(given: Value): Value {
  if (Array.isArray(given)) return given.map(asStored) as Value;
  if (typeof given !== 'object' || given === null) return given;
  const entries = Object.entries(given).toSorted(([a], [b]) => a.length - b.length || (a < b ? -1 : 1));
  return Object.fromEntries(entries.map(([key, inner]) => [key, asStored(inner)])) as Value;
}

test.each(formats)('whatever rows hold, as %s they come in as unchanged', async (format) => {
  await fc.assert(
    fc.asyncProperty(anyContent, async (content) => {
      expect(await comesIn(content, format, asStored(content))).toMatchObject({
        lines: [],
        unchanged: rowsIn(content),
      });
    }),
    runsOfSearch(15),
  );
});
