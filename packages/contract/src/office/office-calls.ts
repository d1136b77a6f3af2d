import type { Call } from '../calls/calls.ts';
import type { EventStream } from '../calls/event-stream.ts';
import type { ContentKind } from '../content/index.ts';
import type { DraftEvent } from './draft-events.ts';
import { exportCalls } from './exports/export-calls.ts';
import { importCalls } from './imports/import-calls.ts';
import { mediaCalls } from './media/media-calls.ts';
import { previewCalls } from './previews/preview-calls.ts';
import type * as answers from './row-answers.ts';
import type * as bodies from './row-bodies.ts';
import { studioCalls } from './studio/studio-calls.ts';
import { viewCalls } from './views/view-calls.ts';

type None = Record<never, never>;
type OfDraft = { draft: string };
type OfKind = { kind: ContentKind };
type OfRow = OfKind & { id: number };
const get = <Params, Query, Answer>(path: string): Call<Params, Query, Answer> => ({ method: 'GET', path });
const post = <Params, Body, Answer>(path: string): Call<Params, None, Answer, Body> => ({ method: 'POST', path });
const put = <Params, Body, Answer>(path: string): Call<Params, None, Answer, Body> => ({ method: 'PUT', path });
/** A change of rows in a draft. */
const write = <Params, Body, Answer>(
  method: 'POST' | 'PUT',
  path: string,
): Call<Params, bodies.WriteQuery, Answer, Body> => ({ method, path });
const step = <Params, Answer>(path: string): Call<Params, bodies.StepQuery, Answer> => ({ method: 'POST', path });
const remove = <Params, Query, Answer>(path: string): Call<Params, Query, Answer> => ({ method: 'DELETE', path });

/** The calls of the office about rows, drafts and history (decision 195). Staff alone may make them. */
export const officeCalls = {
  /** Rows of a kind, as the draft has them, or as they are in force. */
  officeRows: get<OfKind, bodies.RowsQuery, answers.RowPage>('/office/rows/:kind'),
  /** The rows of every kind, counted, with what the draft does to them and what is wrong with them. */
  officeCounts: get<None, { draft?: string }, answers.RowCounts>('/office/counts'),
  /** Rows of every kind by name, number, slug or id, as the draft has them. */
  officeSearch: get<None, bodies.SearchQuery, answers.FoundRows>('/office/search'),
  /** Model numbers by their configurators, as the draft has them: parts, price, or that they are refused. */
  officeReadNumbers: post<None, bodies.ReadNumbersBody, answers.NumbersRead>('/office/numbers'),
  /** Tells for each of a list of old addresses to which page it leads, as the draft has the redirects and the pages. */
  officeTryAddresses: post<None, bodies.TryAddressesBody, answers.AddressesTried>('/office/addresses'),
  officeRow: get<OfRow, { draft?: string }, answers.RowRecord>('/office/rows/:kind/:id'),
  /** The rows that name it. */
  officeWhereUsed: get<OfRow, { draft?: string }, answers.WhereUsed>('/office/rows/:kind/:id/used'),
  /** The colleagues who have its form open, or change it in a draft. */
  officeRowElsewhere: get<OfRow, { draft?: string }, answers.RowElsewhere>('/office/rows/:kind/:id/elsewhere'),
  /** Says that the caller has its form open, for less than a minute, or has closed it; answers who else is at it. */
  officeAtRow: put<OfRow, bodies.AtRowBody, answers.RowElsewhere>('/office/rows/:kind/:id/elsewhere'),
  officeRowHistory: get<OfRow, None, answers.RowHistory>('/office/rows/:kind/:id/history'),
  officeDrafts: get<None, { ended?: 'true' | 'false' }, answers.DraftRecord[]>('/office/drafts'),
  officeBeginDraft: post<None, bodies.DraftBody, answers.DraftRecord>('/office/drafts'),
  officeDraft: get<OfDraft, None, answers.OneDraft>('/office/drafts/:draft'),
  officeRenameDraft: put<OfDraft, bodies.DraftBody, answers.DraftRecord>('/office/drafts/:draft'),
  officeDiscardDraft: remove<OfDraft, None, answers.DraftRecord>('/office/drafts/:draft'),
  /** Without an id: the server gives one. */
  officeAddRow: write<OfDraft & OfKind, bodies.AddRowBody, answers.RowRecord>(
    'POST',
    '/office/drafts/:draft/rows/:kind',
  ),
  officeChangeRow: write<OfDraft & OfRow, bodies.ChangeRowBody, answers.Written>(
    'PUT',
    '/office/drafts/:draft/rows/:kind/:id',
  ),
  officeRemoveRow: remove<OfDraft & OfRow, bodies.RemoveRowQuery, answers.Written>(
    '/office/drafts/:draft/rows/:kind/:id',
  ),
  /** Many rows in one step; null as fields removes the row. */
  officeChangeRows: write<OfDraft, bodies.ChangeRowsBody, answers.ManyWritten>('POST', '/office/drafts/:draft/rows'),
  /** Settles one conflict with a newer revision. */
  officeDecide: write<OfDraft & OfRow, bodies.DecideBody, answers.RowRecord>(
    'POST',
    '/office/drafts/:draft/rows/:kind/:id/decide',
  ),
  /** The changes of the draft, field by field. */
  officeChanges: get<OfDraft, None, answers.DraftChangeAnswer[]>('/office/drafts/:draft/changes'),
  /** Takes the change of one row back, or of one value of it: `path` is a `valuePath` as JSON, and `version` the one that was seen. */
  officeTakeBack: remove<OfDraft & OfRow, bodies.TakeBackQuery, answers.RowRecord>(
    '/office/drafts/:draft/changes/:kind/:id',
  ),
  /** Takes back the caller's own last step. */
  officeUndo: step<OfDraft, answers.StepTaken>('/office/drafts/:draft/undo'),
  /** Does again what the caller's last undo took back. */
  officeRedo: step<OfDraft, answers.StepTaken>('/office/drafts/:draft/redo'),
  /** Goes on: each change of the draft by anybody, and what its check finds. */
  officeDraftStream: get<OfDraft, None, EventStream<DraftEvent>>('/office/drafts/:draft/stream'),
  officeFindings: get<OfDraft, None, answers.DraftFindings>('/office/drafts/:draft/findings'),
  officePublish: post<OfDraft, bodies.PublishBody, answers.PublishedDraft>('/office/drafts/:draft/publish'),
  /** Publishes the draft at a time, unless it is changed before or is not sound then. */
  officeSchedule: post<OfDraft, bodies.ScheduleBody, answers.DraftRecord>('/office/drafts/:draft/schedule'),
  officeUnschedule: remove<OfDraft, None, answers.DraftRecord>('/office/drafts/:draft/schedule'),
  officeRevisions: get<None, bodies.HistoryQuery, answers.RevisionPage>('/office/history'),
  officeRevision: get<{ revision: number }, None, answers.RevisionChanges>('/office/history/:revision'),
  /** The differences between two revisions, whichever was first. */
  officeCompare: get<{ revision: number; other: number }, None, answers.RevisionComparison>(
    '/office/history/:revision/against/:other',
  ),
  /** The staff of the office, so that pages can say who did something. */
  officeColleagues: get<None, None, answers.Colleague[]>('/office/colleagues'),
  /** Begins a draft with the inverse of a revision, merged with what came later. */
  officeRollBack: post<{ revision: number }, undefined, answers.RolledBack>('/office/history/:revision/roll-back'),
  ...exportCalls,
  ...importCalls,
  ...mediaCalls,
  ...previewCalls,
  ...studioCalls,
  ...viewCalls,
} as const;
export type OfficeCalls = typeof officeCalls;
