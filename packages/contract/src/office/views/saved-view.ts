import { z } from 'zod';
import { numberInAddress, WHOLE_MAX } from '../../content/fields.ts';
import { type ContentKind, contentKinds } from '../../content/index.ts';
import { kindWord } from '../row-answers.ts';

export const VIEW_NAME_MAX = 60;
/** Of one user, for the list of one kind. */
export const SAVED_VIEWS_MOST = 50;
/** Of a column, in pixels. */
export const COLUMN_WIDTH_LEAST = 40;
export const COLUMN_WIDTH_MOST = 1200;

/** Columns of a list that no row has: what they show is worked out from the row, so that no list is ordered or filtered by them. */
export const reckonedColumns: Partial<Record<ContentKind, readonly string[]>> = { products: ['fromNumber'] };

const FIELDS_MOST = 100;
const field = z.string().min(1).max(100);
const fields = z.array(field).max(FIELDS_MOST).readonly();
const byField = <Value extends z.ZodType>(value: Value) =>
  z
    .record(field, value)
    .refine((values) => Object.keys(values).length <= FIELDS_MOST, `names more than ${FIELDS_MOST} fields`)
    .readonly();

/** The way in which a list shows its rows. */
export const listView = z.strictObject({
  search: z.string().max(200),
  /** By field, as typed. */
  filters: byField(z.string().max(500)),
  /** Fields in the order of their weight, `-` before one that is turned round. */
  sort: z.array(z.string().min(1).max(101)).max(FIELDS_MOST).readonly(),
  /** `faulty`: rows with a fault; `warned`: rows with a warning. */
  show: z.enum(['all', 'changed', 'faulty', 'warned']),
  /** null: those of the kind. */
  columns: fields.refine((names) => new Set(names).size === names.length, 'names a column more than once').nullable(),
  /** In pixels, where they are not the field's own. */
  widths: byField(z.int().min(COLUMN_WIDTH_LEAST).max(COLUMN_WIDTH_MOST)),
});
export type ListView = z.infer<typeof listView>;

/** A name in a view that is no field of the kind, and the place of it. */
export interface ViewFault {
  path: string;
  name: string;
}

/** Finds what a view names and the list of the kind does not have. */
export function viewFaults(kind: ContentKind, { filters, sort, columns, widths }: ListView): ViewFault[] {
  const asked = new Set(Object.keys(contentKinds[kind].row.shape));
  const shown = new Set([...asked, ...(reckonedColumns[kind] ?? [])]);
  const named: readonly [ReadonlySet<string>, readonly ViewFault[]][] = [
    [asked, Object.keys(filters).map((name) => ({ path: `view.filters.${name}`, name }))],
    [asked, sort.map((one, at) => ({ path: `view.sort[${at}]`, name: one.replace(/^-/, '') }))],
    [shown, (columns ?? []).map((name, at) => ({ path: `view.columns[${at}]`, name }))],
    [shown, Object.keys(widths).map((name) => ({ path: `view.widths.${name}`, name }))],
  ];
  return named.flatMap(([known, names]) => names.filter(({ name }) => !known.has(name)));
}

/** A view of a list that its user keeps under a name. */
export const savedView = z.object({
  /** Of the making of the device that kept it first. */
  id: z.uuid(),
  kind: kindWord,
  name: z.string(),
  view: listView,
  /** Goes up with each change. */
  version: z.int().positive(),
  /** ISO 8601. */
  changedAt: z.string(),
});
export type SavedView = z.infer<typeof savedView>;

/** `version`: the one that was seen; 0: the view is new. */
export const keepViewBody = z.strictObject({
  name: z.string().trim().min(1).max(VIEW_NAME_MAX),
  view: listView,
  version: z.int().nonnegative().max(WHOLE_MAX),
});
export type KeepViewBody = z.input<typeof keepViewBody>;

export const removeViewQuery = z.object({ version: numberInAddress });
export type RemoveViewQuery = z.output<typeof removeViewQuery>;
