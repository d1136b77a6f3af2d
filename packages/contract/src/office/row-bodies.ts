import { z } from 'zod';
import { day, id, numberInAddress } from '../content/fields.ts';
import { kindWord, rowVersion, valuePath } from './row-answers.ts';

/** Of one call. A longer paste comes in several. */
export const ROWS_WRITTEN_MAX = 500;
export const ROWS_PAGE_MAX = 500;

/** Fields by name, as typed. null removes nothing: it is a value. */
const fields = z.record(z.string().min(1).max(100), z.unknown());
const name = z.string().trim().min(1).max(200);
const note = z.string().max(2000);

export const rowsQuery = z.object({
  draft: z.uuid().optional(),
  /** Rows with this in a text or a number. */
  search: z.string().max(200).optional(),
  /** `rowFilter` as JSON: `{"familyId":3,"name":{"startsWith":"Tern"}}`. */
  filter: z.string().max(8000).optional(),
  /** Only rows that the draft changes, or only the others. */
  changed: z.enum(['true', 'false']).optional(),
  /** Only rows with a finding, or only the others, or those with an error or a warning, as the newest check found. */
  faulty: z.enum(['true', 'false', 'error', 'warning']).optional(),
  /**
   * Fields in the order of their weight; a minus before one turns it round: `familyId,-name`. Missing values come last, equal rows by id.
   */
  sort: z.string().max(500).optional(),
  page: z.coerce.number().int().min(1).max(1_000_000).default(1),
  pageSize: z.coerce.number().int().min(1).max(ROWS_PAGE_MAX).default(100),
});
export const searchQuery = z.object({
  q: z.string().min(1).max(200),
  draft: z.uuid().optional(),
  limit: z.coerce.number().int().min(1).max(50).default(20),
});
/** Model numbers of one call; those of a page of rows are fewer. */
export const NUMBERS_READ_MAX = 500;
/** A model number as it is written, and the family whose configurator reads it. */
const numberOfFamily = z.strictObject({ familyId: id, modelNumber: z.string().min(1).max(200) });
export const readNumbersBody = z.strictObject({
  draft: z.uuid().optional(),
  numbers: z.array(numberOfFamily).min(1).max(NUMBERS_READ_MAX),
});
/** Old addresses of one call. */
export const ADDRESSES_TRIED_MAX = 1000;
export const tryAddressesBody = z.strictObject({
  draft: z.uuid().optional(),
  /** As they are pasted: whole, or paths of this site. */
  addresses: z.array(z.string().max(2000)).min(1).max(ADDRESSES_TRIED_MAX),
});
export const rowQuery = z.object({ draft: z.uuid().optional() });
/** A sign that the caller has the form of a row open, in a draft, or has closed it. */
export const atRowBody = z.strictObject({ draft: z.uuid().optional(), isOpen: z.boolean() });
/**
 * Of the writer's making, another for each write: a write that is sent again under its key, as no answer came, is answered as it was
 * first.
 */
const key = z.uuid().optional();
export const changeRowBody = z.strictObject({ version: rowVersion, fields, key });
export const addRowBody = z.strictObject({ fields, key });
export const changeRowsBody = z.strictObject({
  key,
  changes: z
    .array(z.strictObject({ kind: kindWord, id, version: rowVersion, fields: fields.nullable() }))
    .min(1)
    .max(ROWS_WRITTEN_MAX),
  /** More rows of the same paste follow at once: the draft is checked after the last of them. */
  isMore: z.boolean().optional(),
  /** The key of an earlier write that this one is the rest of: undo takes both back in one step. */
  joins: key,
});
export const decideBody = z.strictObject({ version: rowVersion, path: valuePath, take: z.enum(['mine', 'theirs']) });

export const draftBody = z.strictObject({ name, note: note.default('') });
/** `true`: a draft that is scheduled is taken off the schedule by the change; without it the change is refused with `draft-scheduled`. */
const unschedule = z.enum(['true']).optional();
export const writeQuery = z.object({ unschedule });
export const takeBackQuery = z.object({
  path: z.string().max(2000).optional(),
  version: rowVersion.optional(),
  unschedule,
});
export const removeRowQuery = z.object({ version: rowVersion, unschedule, key });
/** Of a write without a body. */
export const stepQuery = z.object({ unschedule, key });
/** Of the draft as it was looked at (`OneDraft.version`): it is refused if the draft is another by now. Absent: as it is. */
const version = z.int().nonnegative().optional();
/** A time of the company's time zone, and which of two where clocks are put back. */
export const scheduleBody = z.strictObject({
  at: z.string().regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/, 'must be a time such as 2027-03-01T06:00'),
  which: z.enum(['first', 'second']).optional(),
  note: note.default(''),
  version,
});
export const draftsQuery = z.object({ ended: z.enum(['true', 'false']).optional() });
export const publishBody = z.strictObject({ note: note.default(''), version });
export const historyQuery = z
  .object({
    below: numberInAddress.optional(),
    /** Revisions that changed a row of this kind, or this row of it. */
    kind: kindWord.optional(),
    id: numberInAddress.optional(),
    /** Each of them stands in the name, in the note, or in what was changed. */
    words: z.string().trim().min(1).max(200).optional(),
    /** Id of the user who published. */
    by: z.string().max(100).optional(),
    /** Days of UTC, both included. */
    from: day.optional(),
    to: day.optional(),
    limit: z.coerce.number().int().min(1).max(200).default(50),
  })
  .refine(({ kind, id: row }) => row === undefined || kind !== undefined, {
    path: ['kind'],
    error: 'is needed beside the id of a row',
  });

export type HistoryQuery = Partial<z.output<typeof historyQuery>>;
export type ChangeRowBody = z.input<typeof changeRowBody>;
export type AtRowBody = z.input<typeof atRowBody>;
export type AddRowBody = z.input<typeof addRowBody>;
export type ChangeRowsBody = z.input<typeof changeRowsBody>;
export type DecideBody = z.input<typeof decideBody>;
export type TakeBackQuery = z.input<typeof takeBackQuery>;
export type DraftBody = z.input<typeof draftBody>;
export type WriteQuery = z.input<typeof writeQuery>;
export type RemoveRowQuery = z.input<typeof removeRowQuery>;
export type StepQuery = z.input<typeof stepQuery>;
export type ScheduleBody = z.input<typeof scheduleBody>;
export type PublishBody = z.input<typeof publishBody>;
export type RowsQuery = z.input<typeof rowsQuery>;
export type NumberOfFamily = z.infer<typeof numberOfFamily>;
export type TryAddressesBody = z.input<typeof tryAddressesBody>;
export type ReadNumbersBody = z.input<typeof readNumbersBody>;
export type SearchQuery = z.input<typeof searchQuery>;
