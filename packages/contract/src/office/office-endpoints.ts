import { z } from 'zod';
import type { CommandEndpoint } from '../calls/command-endpoints.ts';
import type { EventStream } from '../calls/event-stream.ts';
import { numberInAddress } from '../content/fields.ts';
import { type DraftEvent, draftEvent } from './draft-events.ts';
import { exportEndpoints } from './exports/export-endpoints.ts';
import { importEndpoints } from './imports/import-endpoints.ts';
import { mediaEndpoints } from './media/media-endpoints.ts';
import type { OfficeCalls } from './office-calls.ts';
import { previewEndpoints } from './previews/preview-endpoints.ts';
import * as answers from './row-answers.ts';
import * as bodies from './row-bodies.ts';
import { studioEndpoints } from './studio/studio-endpoints.ts';
import { viewEndpoints } from './views/view-endpoints.ts';

const office = { tag: 'Office', rights: 'editor' } as const;
/** Also for whoever writes some kinds alone: rows and changes of the others are refused, or left out (`writesKind`). */
const ofWriters = { ...office, rights: 'writer' } as const;
const staff = ['not-signed-in', 'not-allowed', 'too-many'] as const;
const found = [...staff, 'not-found'] as const;
const writing = [...found, 'draft-ended', 'too-large'] as const;

/** Changes of rows. */
const changing = [...writing, 'draft-scheduled', 'draft-full', 'revision-moved'] as const;

const draft = z.uuid();
const kind = answers.kindWord;
const ofDraft = z.strictObject({ draft });
const ofRow = z.strictObject({ kind, id: numberInAddress });
const inDraft = z.strictObject({ draft, kind, id: numberInAddress });
const ofRevision = z.strictObject({ revision: numberInAddress });

/** Every call of `officeCalls`, with its schemas and who may make it. */
export const officeEndpoints = {
  officeRows: {
    ...ofWriters,
    summary: 'Rows of a kind, as a draft has them or as they are in force',
    params: z.strictObject({ kind }),
    query: bodies.rowsQuery,
    answer: answers.rowPage,
    refusals: found,
  },
  officeCounts: {
    ...ofWriters,
    summary: 'How many rows of every kind there are, are changed by a draft, and have a fault',
    query: bodies.rowQuery,
    answer: answers.rowCounts,
    refusals: found,
  },
  officeSearch: {
    ...ofWriters,
    summary:
      'Rows of every kind that the caller writes, by name, number, slug or id, the best first, and a model number that no product carries',
    query: bodies.searchQuery,
    answer: answers.foundRows,
    refusals: found,
  },
  officeReadNumbers: {
    ...office,
    summary: 'Reads model numbers by the configurators of their families, as a draft has them; stores nothing',
    body: bodies.readNumbersBody,
    answer: answers.numbersRead,
    refusals: found,
  },
  officeTryAddresses: {
    ...office,
    summary: 'Where each of a list of old addresses leads, as a draft has the redirects and the pages; stores nothing',
    body: bodies.tryAddressesBody,
    answer: answers.addressesTried,
    refusals: found,
  },
  officeRow: {
    ...ofWriters,
    summary: 'One row, with its version and what is wrong with it',
    params: ofRow,
    query: bodies.rowQuery,
    answer: answers.rowRecord,
    refusals: found,
  },
  officeRowElsewhere: {
    ...ofWriters,
    summary: 'The colleagues who have a row open, or change it in a draft',
    params: ofRow,
    query: bodies.rowQuery,
    answer: answers.rowElsewhere,
    refusals: found,
  },
  officeAtRow: {
    ...ofWriters,
    summary:
      'Tells colleagues that the caller has a row open, for less than a minute, or has closed it; stores nothing',
    params: ofRow,
    body: bodies.atRowBody,
    answer: answers.rowElsewhere,
    refusals: found,
  },
  officeWhereUsed: {
    ...ofWriters,
    summary: 'The rows that name a row in one of their fields',
    params: ofRow,
    query: bodies.rowQuery,
    answer: answers.whereUsed,
    refusals: found,
  },
  officeRowHistory: {
    ...ofWriters,
    summary: 'What was published of one row, the newest first',
    params: ofRow,
    answer: answers.rowHistory,
    refusals: staff,
  },
  officeDrafts: {
    ...ofWriters,
    summary: 'The open drafts, or those that ended; the last begun first',
    query: bodies.draftsQuery,
    answer: z.array(answers.draftRecord),
    refusals: staff,
  },
  officeBeginDraft: {
    ...ofWriters,
    summary: 'Begins a draft',
    body: bodies.draftBody,
    answer: answers.draftRecord,
    refusals: [...staff, 'too-large', 'too-many-drafts'],
  },
  officeDraft: { ...ofWriters, summary: 'One draft', params: ofDraft, answer: answers.oneDraft, refusals: found },
  officeRenameDraft: {
    ...ofWriters,
    summary: 'Gives a draft its name and note',
    params: ofDraft,
    body: bodies.draftBody,
    answer: answers.draftRecord,
    refusals: writing,
  },
  officeDiscardDraft: {
    ...ofWriters,
    summary: 'Discards a draft; its changes can still be read',
    params: ofDraft,
    answer: answers.draftRecord,
    refusals: writing,
  },
  officeAddRow: {
    ...ofWriters,
    summary: 'Adds a row to a draft, under an id that no row ever had',
    params: z.strictObject({ draft, kind }),
    body: bodies.addRowBody,
    query: bodies.writeQuery,
    answer: answers.rowRecord,
    refusals: changing,
  },
  officeChangeRow: {
    ...ofWriters,
    summary: 'Changes fields of a row in a draft; merges with what others changed since, or says what conflicts',
    params: inDraft,
    body: bodies.changeRowBody,
    query: bodies.writeQuery,
    answer: answers.written,
    refusals: changing,
  },
  officeRemoveRow: {
    ...ofWriters,
    summary: 'Removes a row in a draft',
    params: inDraft,
    query: bodies.removeRowQuery,
    answer: answers.written,
    refusals: changing,
  },
  officeChangeRows: {
    ...ofWriters,
    summary: 'Changes and removes many rows in a draft, in one step',
    params: ofDraft,
    body: bodies.changeRowsBody,
    query: bodies.writeQuery,
    answer: answers.manyWritten,
    refusals: changing,
  },
  officeDecide: {
    ...ofWriters,
    summary: 'Settles what a newer revision and the draft changed, each to another value',
    params: inDraft,
    body: bodies.decideBody,
    query: bodies.writeQuery,
    answer: answers.rowRecord,
    refusals: changing,
  },
  officeChanges: {
    ...ofWriters,
    summary: 'What a draft changes, row by row and value by value',
    params: ofDraft,
    answer: z.array(answers.draftChange),
    refusals: found,
  },
  officeTakeBack: {
    ...ofWriters,
    summary: 'Takes the change of one row back, or of one value of it',
    params: inDraft,
    query: bodies.takeBackQuery,
    answer: answers.rowRecord,
    refusals: changing,
  },
  officeUndo: {
    ...ofWriters,
    summary: "Takes back the caller's own last step in a draft",
    params: ofDraft,
    query: bodies.stepQuery,
    answer: answers.stepTaken,
    refusals: changing,
  },
  officeRedo: {
    ...ofWriters,
    summary: 'Does again what the caller took back last, unless the caller has written since',
    params: ofDraft,
    query: bodies.stepQuery,
    answer: answers.stepTaken,
    refusals: changing,
  },
  officeDraftStream: {
    ...ofWriters,
    summary: 'What happens to a draft, as server-sent events; after a lost connection with what was missed',
    params: ofDraft,
    answer: z.custom<EventStream<DraftEvent>>(),
    answersEvents: draftEvent,
    refusals: [...found, 'draft-ended'],
  },
  officeFindings: {
    ...ofWriters,
    summary: 'What is wrong with the content as a draft would have it',
    params: ofDraft,
    answer: answers.draftFindings,
    refusals: found,
  },
  officePublish: {
    ...office,
    rights: 'publisher',
    needs: 'fresh-factor',
    summary: 'Publishes a draft, whole or not at all',
    params: ofDraft,
    body: bodies.publishBody,
    answer: answers.publishedDraft,
    refusals: [...writing, 'factor-needed', 'draft-in-conflict', 'revision-moved', 'content-refused'],
  },
  officeSchedule: {
    ...office,
    rights: 'publisher',
    needs: 'fresh-factor',
    summary: "Publishes a draft at a time of the company's time zone; it is checked again then",
    params: ofDraft,
    body: bodies.scheduleBody,
    answer: answers.draftRecord,
    refusals: [
      ...writing,
      'factor-needed',
      'draft-in-conflict',
      'revision-moved',
      'content-refused',
      'not-ready',
      'time-is-past',
      'no-such-time',
      'time-comes-twice',
    ],
  },
  officeUnschedule: {
    ...ofWriters,
    summary: 'Takes a draft off the schedule; it is open again',
    params: ofDraft,
    answer: answers.draftRecord,
    refusals: writing,
  },
  officeRevisions: {
    ...office,
    summary: 'What was published, the newest first, searched by kind, row, person and day',
    query: bodies.historyQuery,
    answer: answers.revisionPage,
    refusals: staff,
  },
  officeRevision: {
    ...office,
    summary: 'What one revision changed',
    params: ofRevision,
    answer: answers.revisionChanges,
    refusals: found,
  },
  officeCompare: {
    ...office,
    summary: 'What differs between two revisions',
    params: z.strictObject({ revision: ofRevision.shape.revision, other: ofRevision.shape.revision }),
    answer: answers.revisionComparison,
    refusals: [...found, 'history-over'],
  },
  officeColleagues: {
    ...ofWriters,
    summary: 'The staff of the office, by address',
    answer: z.array(answers.colleague),
    refusals: staff,
  },
  officeRollBack: {
    ...office,
    needs: 'fresh-factor',
    summary: 'Begins a draft that takes a revision back',
    params: ofRevision,
    answer: answers.rolledBack,
    refusals: [...found, 'factor-needed', 'too-many-drafts', 'history-over'],
  },
  ...exportEndpoints,
  ...importEndpoints,
  ...mediaEndpoints,
  ...previewEndpoints,
  ...studioEndpoints,
  ...viewEndpoints,
} satisfies { [Name in keyof OfficeCalls]: CommandEndpoint & { answer: z.ZodType<AnswerOf<Name>> } };

type AnswerOf<Name extends keyof OfficeCalls> = NonNullable<OfficeCalls[Name]['types']>['answer'];
