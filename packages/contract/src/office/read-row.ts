import type { z } from 'zod';
import { type ContentKind, type ContentRow, contentKinds } from '../content/index.ts';
import { type FieldPath, writePath } from './field-path.ts';
import { issueWords } from './issue-words.ts';

/** Why a row by itself is not sound. The words are read after the name of the field, unless they begin with a capital letter. */
export interface RowFault {
  code: 'bad-value' | 'unknown-field';
  path: FieldPath;
  words: string;
}

export type ReadRow<Kind extends ContentKind> =
  | { ok: true; row: ContentRow<Kind> }
  | { ok: false; faults: readonly RowFault[] };

/** Reads a row as somebody wrote it; or all that its schema refuses, and the fields that would be lost, at any depth. */
export function readRow<Kind extends ContentKind>(kind: Kind, written: unknown): ReadRow<Kind> {
  const read = readBy(schemas[kind].row, written);
  if (read.ok) return { ok: true, row: read.value };
  const isRow = typeof written === 'object' && written !== null && !Array.isArray(written);
  const fields = isRow ? Object.keys(written) : [];
  const unknown = read.isLost ? [] : fields.filter((field) => !Object.hasOwn(contentKinds[kind].row.shape, field));
  return { ok: false, faults: [...unknown.map((field) => unknownField([field])), ...read.faults] };
}

/** Reads what somebody wrote by a schema. `isLost`: it passed, but for fields that would be lost. */
export function readBy<Value>(
  schema: z.ZodType<Value>,
  written: unknown,
): { ok: true; value: Value } | { ok: false; isLost: boolean; faults: readonly RowFault[] } {
  const parsed = schema.safeParse(written);
  if (!parsed.success)
    return {
      ok: false,
      isLost: false,
      faults: onceEach(parsed.error.issues.flatMap((issue) => [...faultsOf(issue, [], written)])),
    };
  const lost = [...lostFields(written, parsed.data, [])];
  return lost.length === 0 ? { ok: true, value: parsed.data } : { ok: false, isLost: true, faults: lost };
}

const schemas: { readonly [Kind in ContentKind]: { row: z.ZodType<ContentRow<Kind>> } } = contentKinds;

const unknownField = (path: FieldPath): RowFault => ({
  code: 'unknown-field',
  path,
  words: 'is no field of this kind',
});

/** Fields that were written, and that the schema passed over. */
function* lostFields(written: unknown, read: unknown, path: FieldPath): Iterable<RowFault> {
  if (Array.isArray(written) && Array.isArray(read)) {
    for (const [index, value] of written.entries()) yield* lostFields(value, read[index], [...path, index]);
    return;
  }
  if (typeof written !== 'object' || written === null || typeof read !== 'object' || read === null) return;
  const kept = new Map<string, unknown>(Object.entries(read));
  for (const [field, value] of Object.entries(written))
    if (kept.has(field)) yield* lostFields(value, kept.get(field), [...path, field]);
    else if (value !== undefined) yield unknownField([...path, field]);
}

function* faultsOf(issue: z.core.$ZodIssue, above: FieldPath, written: unknown): Iterable<RowFault> {
  const path = [...above, ...issue.path.map((step) => (typeof step === 'symbol' ? String(step) : step))];
  const meant = issue.code === 'invalid_union' ? branchMeant(issue) : null;
  if (meant !== null) for (const inner of meant) yield* faultsOf(inner, path, written);
  else if (issue.code === 'unrecognized_keys') for (const key of issue.keys) yield unknownField([...path, key]);
  else yield { code: 'bad-value', path, words: isOfNothing(issue, path, written) ? EMPTY : issueWords(issue) };
}

const EMPTY = 'must not be empty';
/** Of these a person leaves the field empty; a list or an object is left out by a program. */
const TYPED: ReadonlySet<string> = new Set(['string', 'number', 'int']);

/** Whether nothing was written where a text or a number is wanted. */
function isOfNothing(issue: z.core.$ZodIssue, path: FieldPath, written: unknown): boolean {
  const value = path.reduce<unknown>((within, step) => Object(within)[step], written);
  // How a text has to be written is no word about a text that is not there.
  if (issue.code === 'invalid_format') return value === '' && issue.format === 'regex';
  if (issue.code !== 'invalid_type' || !TYPED.has(issue.expected)) return false;
  return value === undefined || value === null;
}

/** Two demands on one empty field are one fault. */
const onceEach = (faults: readonly RowFault[]): readonly RowFault[] => [
  ...new Map(faults.map((fault) => [`${writePath(fault.path)} ${fault.words}`, fault])).values(),
];

/** Of a choice between shapes, the issues of the one that comes closest: the only one that is wrong within, not as a whole. */
function branchMeant({ errors }: z.core.$ZodIssueInvalidUnion): readonly z.core.$ZodIssue[] | null {
  const within = errors.filter((issues) =>
    issues.every(({ path, code }) => path.length > 0 || code === 'unrecognized_keys'),
  );
  const [fewest, next] = within.toSorted((a, b) => a.length - b.length);
  return fewest !== undefined && (next === undefined || fewest.length < next.length) ? fewest : null;
}
