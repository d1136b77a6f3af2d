import { z } from 'zod';
import { staffRoles } from '../accounts/accounts.ts';
import { cents } from '../content/fields.ts';
import { contentKindNames } from '../content/index.ts';
import { finding } from './finding.ts';

/** Rows of content as staff see and write them: as typed, sound or not. */
export const kindWord = z.enum(contentKindNames);
const text = z.string();
const count = z.int().nonnegative();
/** ISO 8601. */
const moment = z.string();
export const typedRow = z.record(z.string(), z.unknown());
const rowOrNone = typedRow.nullable();
/** Stands in place of a value that the caller is not shown: that of a setting that is not public. */
export const NOT_SHOWN = 'Not shown to you';

/** The place of a value: names of fields, and keys of elements, such as `{ name: 'Cord' }`; of a list of references, `{ value }`. */
export const valuePath = z.array(z.union([z.string().max(200), z.record(z.string().max(200), z.unknown())])).max(20);

/** One value that two people changed, each to another. Absent: it was not there, or was taken away. */
export const conflict = z.object({
  path: valuePath,
  base: z.unknown().optional(),
  mine: z.unknown().optional(),
  theirs: z.unknown().optional(),
});

/** One value that differs between two rows. */
export const difference = z.object({
  path: valuePath,
  before: z.unknown().optional(),
  after: z.unknown().optional(),
  /** The elements of a list stand in another order; the values are their keys. */
  isOrder: z.literal(true).exactOptional(),
  /** The words by which people know the elements that the path goes through, one for each; '' where an element has none. */
  elements: z.array(z.string()).exactOptional(),
});

/**
 * Names what somebody saw of a row: `r42`, the row in force at revision 42, or `d7`, its seventh version in the draft. Every write names
 * the one that it was made from.
 */
export const rowVersion = z
  .string()
  .regex(/^[rd]\d{1,9}$/, 'must be the version of a row, as the office gave it, such as r12 or d3');

export const rowLine = z.object({
  id: count,
  row: rowOrNone,
  version: rowVersion,
  /** How the draft changes it; absent: not. */
  change: z.enum(['added', 'changed', 'removed']).exactOptional(),
});

/** A row of a list. */
const listedRow = rowLine.extend({
  /** Of a row that the draft changes: the row that it was made from; null: it is new. */
  before: rowOrNone.exactOptional(),
  /** Id of the user who changed it last in the draft. */
  changedBy: text.nullable().exactOptional(),
});

export const rowPage = z.object({
  /** Those that the filters leave, of all pages. */
  total: count,
  /** The revision in force. */
  revision: count,
  /** Of the draft, which goes up with each of its changes; 0 without one. Pages of one revision and version fit together. */
  version: count,
  rows: z.array(listedRow),
});

export const kindCounts = z.object({
  kind: kindWord,
  /** The rows as the draft has them. */
  rows: count,
  /** The rows that the draft adds, changes and removes. */
  added: count,
  changed: count,
  removed: count,
  /** The findings of the newest check. */
  errors: count,
  warnings: count,
  /** How many rows have a finding; a fault; a warning. */
  faulty: count,
  rowsWithErrors: count,
  rowsWithWarnings: count,
});
export const rowCounts = z.object({
  revision: count,
  version: count,
  /** A newer state of the draft is being checked: `errors`, `warnings` and `faulty` may be of an older one. */
  isChecking: z.boolean(),
  kinds: z.array(kindCounts),
  /** Rows that have a configurator. */
  configurators: count,
});

export const foundRow = z.object({
  kind: kindWord,
  id: count,
  /** The words by which people know the row. */
  label: text,
  /** Its other name, number or slug; '' where it has one alone. */
  detail: text,
  change: z.enum(['added', 'changed', 'removed']).exactOptional(),
});
/** A model number that a configurator makes, and no product carries. */
export const foundNumber = z.object({
  /** As printed. */
  number: text,
  /** The row of its family, and what the family is called. */
  family: count,
  name: text,
  /** False: something of it is missing, or wrong. */
  isWhole: z.boolean(),
});
/** The rows that fit best, the best first. */
export const foundRows = z.object({
  rows: z.array(foundRow),
  number: foundNumber.exactOptional(),
  /** How many fit in all. */
  total: count,
});

/** A model number as its configurator reads it. */
export const numberRead = z.object({
  parts: z.array(
    z.object({
      text,
      /** The group and what it means; '' where that is not known. */
      words: text,
      /** Reading ended here: the configurator has no such part at this place. */
      isWrong: z.literal(true).exactOptional(),
    }),
  ),
  /** The price that the number comes to; null: on request, or it is refused. */
  priceCents: cents.nullable(),
  /** It is no complete number of its configurator. */
  isRefused: z.boolean(),
});
/** In the order of the numbers; null: there is no sound configurator to read it, or it takes too long. */
export const numbersRead = z.object({ numbers: z.array(numberRead.nullable()) });

/** In the order of the addresses. */
export const addressesTried = z.object({
  addresses: z.array(
    z.object({
      /** The path that was tried, with its query; null: it is no address of this site, `why` says so. */
      path: text.nullable(),
      why: text,
      /** `page`: it has a page, or a file or call of the server. `not-live`: its way ends at something that is not live. */
      leads: z.enum(['page', 'redirect', 'not-live', 'nowhere']),
      /** The redirect that it takes, and the end of the way; null where it takes none. */
      redirect: z.object({ id: count, status: z.union([z.literal(301), z.literal(302)]), to: text }).nullable(),
    }),
  ),
});

export const rowRecord = z.object({
  kind: kindWord,
  ...rowLine.shape,
  /** The row in force; null: there is none. */
  published: rowOrNone,
  /** Id of the user who changed it last in this draft, and when; null: it is not changed. */
  changedBy: text.nullable(),
  changedAt: moment.nullable(),
  /** Values that a newer revision changed otherwise. Blocks publishing until it is decided. */
  conflicts: z.array(conflict),
  /** Faults within the row itself; how rows fit together is said by the findings of the draft. */
  findings: z.array(finding),
});

/**
 * The colleagues at a row: first those who have its form open, then those who change it in a draft, the last first; in that of the reader
 * only as long as it was just changed.
 */
export const rowElsewhere = z.array(
  z.object({
    /** Id of the colleague. */
    by: text.nullable(),
    isOpen: z.boolean(),
    /** The draft that they work in; null: none yet. */
    draft: z.uuid().nullable(),
    draftName: text.nullable(),
    /** Their last change in this draft; null: they have the form open, and changed nothing. */
    changedAt: moment.nullable(),
  }),
);

/** The outcome of a write. In conflict, the fields that do not conflict are stored; the others keep the value of whoever came first. */
export const written = z.object({
  outcome: z.enum(['saved', 'merged', 'conflict']),
  /** Fields that another changed since the version that was named, and whose changes stay. */
  merged: z.array(text),
  /** Those of them that somebody else than the writer changed. */
  mergedOfOthers: z.array(text),
  conflicts: z.array(conflict),
  /** The writer of the value in conflict, and when; null: nobody, or the server. */
  theirsBy: text.nullable(),
  theirsAt: moment.nullable(),
  record: rowRecord,
});
export const manyWritten = z.object({ results: z.array(written) });
/** A step that is taken back, or done again, tells at most so many of its rows: an import may have written a hundred thousand in one. */
export const STEP_TELLS_MOST = 500;
export const stepTaken = z.object({
  /** The rows in conflict first. */
  results: z.array(written).max(STEP_TELLS_MOST),
  /** The step had more rows than are told. */
  isMore: z.boolean(),
});

export const draftStates = ['open', 'scheduled', 'published', 'discarded'] as const;
export const draftRecord = z.object({
  id: text,
  name: text,
  note: text,
  state: z.enum(draftStates),
  begunBy: text.nullable(),
  begunAt: moment,
  baseRevision: count,
  /** When it is published, and whose right that is; null: it is not scheduled. */
  publishAt: moment.nullable(),
  scheduledBy: text.nullable(),
  /** The time at which the schedule did not publish it, and why, in sentences; null: it did not fail since it was scheduled last. */
  notPublished: z.object({ at: moment, reasons: z.array(text) }).nullable(),
  endedAt: moment.nullable(),
  /** How many rows it changes. */
  changes: count,
});

export const oneDraft = draftRecord.extend({
  /** Goes up with each change of its rows. */
  version: count,
});

const rowDifferences = z.object({
  kind: kindWord,
  id: count,
  change: z.enum(['added', 'changed', 'removed']),
  /** The words by which people know the row. */
  label: text,
  differences: z.array(difference),
});
export const draftChange = rowDifferences.extend({
  version: rowVersion,
  changedBy: text.nullable(),
  changedAt: moment,
  conflicts: z.array(conflict),
});

export const draftFindings = z.object({
  /** Goes up with each change of the draft; two answers of one number say the same. */
  version: count,
  /** The newest findings known; those of an older version while a newer is being checked. */
  isChecking: z.boolean(),
  /** When the check that found them ended, and how long it took, in seconds; null: none has ended. */
  checked: z.object({ at: moment, seconds: z.number().nonnegative() }).nullable(),
  /** `name` is that of the row, as the draft has it. */
  findings: z.array(finding.extend({ name: text })),
});

export const publishedDraft = z.object({ revision: count, publishedAt: moment });

export const revisionRecord = z.object({
  revision: count,
  publishedAt: moment,
  /** The door, such as `staff` or `demo`. */
  source: text,
  madeBy: text.nullable(),
  draftId: text.nullable(),
  /** null: it came by another door, or the draft is kept no longer. */
  draftName: text.nullable(),
  note: text,
  /** How many rows it changed; 0 for the first publication. */
  changeCount: count,
  /** The schedule published it, at the time that was set. */
  isScheduled: z.boolean(),
  /** The revision whose inverse its draft began with; null: none. */
  takesBack: count.nullable(),
  /** The last revision that took it back; null: none did. */
  undoneBy: count.nullable(),
  /** Its rows, or some of them, are kept no longer: it cannot be looked at, compared or rolled back. */
  isOver: z.boolean(),
});
export const revisionPage = z.object({
  revisions: z.array(revisionRecord),
  /** The newest revision whose rows are kept no longer; null: all are kept. A search by row or kind finds none up to here. */
  overUpTo: count.nullable(),
  /** Of a search for words, which looks through so many at once: below which revision it goes on; null: it has looked through all. */
  goesOn: count.nullable(),
});
/** A value that a revision changed, and what stands there in the content in force; `now` absent: what the revision brought. */
export const revisedDifference = difference.extend({
  now: z
    .object({
      /** Absent: nothing stands there any more. */
      value: z.unknown().optional(),
      /** The revision that brought it; null: the history does not say. */
      since: count.nullable(),
    })
    .exactOptional(),
});
export const revisionChanges = z.object({
  ...revisionRecord.shape,
  changes: z.array(rowDifferences.extend({ differences: z.array(revisedDifference) })),
});
/** Everything that differs between two revisions. */
export const revisionComparison = z.object({
  from: count,
  to: count,
  /** Rows that differ and that are more than one answer takes. */
  more: count,
  changes: z.array(rowDifferences),
});
/** The rows that name a row in one of their fields. */
export const whereUsed = z.object({
  /** Those left out of `rows`, too. */
  total: count,
  /** The kinds that name it, with all that there are of each. */
  byKind: z.array(z.object({ kind: kindWord, total: count })),
  /** The first of each kind, so that none hides another. */
  rows: z.array(z.object({ kind: kindWord, id: count, field: text, label: text })),
});
/** A user with a role of staff. */
export const colleague = z.object({ id: text, name: text, email: text, roles: z.array(z.enum(staffRoles)) });
export const rowHistory = z.object({
  /** Older changes of the row, if there were any, are kept no longer. */
  isOver: z.boolean(),
  changes: z.array(
    z.object({
      revision: count,
      at: moment,
      /** Id of the user who published it; null: nobody of the office. */
      madeBy: text.nullable(),
      before: rowOrNone,
      after: rowOrNone,
      differences: z.array(difference),
    }),
  ),
});
/** A draft with the inverse of a revision, and what came later and conflicts with it. */
export const rolledBack = z.object({ draft: draftRecord, conflicts: count });

export type RowPage = z.infer<typeof rowPage>;
export type RowLine = z.infer<typeof rowLine>;
export type ListedRow = z.infer<typeof listedRow>;
export type RowCounts = z.infer<typeof rowCounts>;
export type FoundNumber = z.infer<typeof foundNumber>;
export type FoundRows = z.infer<typeof foundRows>;
export type NumberRead = z.infer<typeof numberRead>;
export type AddressesTried = z.infer<typeof addressesTried>;
export type NumbersRead = z.infer<typeof numbersRead>;
export type RowRecord = z.infer<typeof rowRecord>;
export type RowElsewhere = z.infer<typeof rowElsewhere>;
export type Written = z.infer<typeof written>;
export type ManyWritten = z.infer<typeof manyWritten>;
export type StepTaken = z.infer<typeof stepTaken>;
export type DraftRecord = z.infer<typeof draftRecord>;
export type OneDraft = z.infer<typeof oneDraft>;
export type DraftChangeAnswer = z.infer<typeof draftChange>;
export type DraftFindings = z.infer<typeof draftFindings>;
export type PublishedDraft = z.infer<typeof publishedDraft>;
export type RevisionPage = z.infer<typeof revisionPage>;
export type RevisionChanges = z.infer<typeof revisionChanges>;
export type RowDifferences = z.infer<typeof rowDifferences>;
export type Difference = z.infer<typeof difference>;
export type ValueConflict = z.infer<typeof conflict>;
export type ValuePath = z.infer<typeof valuePath>;
export type RevisionRecord = z.infer<typeof revisionRecord>;
export type RevisedDifference = z.infer<typeof revisedDifference>;
export type RevisionComparison = z.infer<typeof revisionComparison>;
export type WhereUsed = z.infer<typeof whereUsed>;
export type Colleague = z.infer<typeof colleague>;
export type RowHistory = z.infer<typeof rowHistory>;
export type RolledBack = z.infer<typeof rolledBack>;
