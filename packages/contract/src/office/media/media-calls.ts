import type { z } from 'zod';
import type { Call } from '../../calls/calls.ts';
import type { FileAnswer } from '../../calls/file-answer.ts';
import type * as media from './media-answers.ts';

type None = Record<never, never>;
type OfDraft = { draft: string };
const get = <Params, Query, Answer>(path: string): Call<Params, Query, Answer> => ({ method: 'GET', path });
const post = <Params, Body, Answer>(path: string): Call<Params, None, Answer, Body> => ({ method: 'POST', path });
const put = <Params, Body, Answer>(path: string): Call<Params, None, Answer, Body> => ({ method: 'PUT', path });
const remove = <Params, Query, Answer>(path: string): Call<Params, Query, Answer> => ({ method: 'DELETE', path });
type Body<Schema extends z.ZodType> = z.input<Schema>;

/** The calls of the media library (decision 210): bytes are sent first; what lies at an address is a change of a draft. */
export const mediaCalls = {
  officeMedia: get<None, Body<typeof media.mediaQuery>, media.MediaPage>('/office/media'),
  officeMediaFile: get<None, Body<typeof media.mediaFileQuery>, media.MediaRecord>('/office/media/file'),
  /** Takes one file in, judged by its content. */
  officeUpload: post<None, Body<typeof media.uploadBody>, media.Uploaded>('/office/media/uploads'),
  /** The bytes of an upload, or a small picture of them. */
  officeUploadBytes: get<{ file: string }, Body<typeof media.bytesQuery>, FileAnswer>('/office/media/uploads/:file'),
  officePlaceMedia: post<OfDraft, Body<typeof media.placeBody>, media.Placed>('/office/drafts/:draft/media'),
  officeDescribeMedia: put<OfDraft, Body<typeof media.describeBody>, media.MediaRecord>('/office/drafts/:draft/media'),
  officeMoveMedia: post<OfDraft, Body<typeof media.moveBody>, media.MediaRecord>('/office/drafts/:draft/media/move'),
  officeRemoveMedia: remove<OfDraft, Body<typeof media.removeMediaQuery>, true>('/office/drafts/:draft/media'),
} as const;
