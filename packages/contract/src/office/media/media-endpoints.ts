import { z } from 'zod';
import type { CommandEndpoint } from '../../calls/command-endpoints.ts';
import type { FileAnswer } from '../../calls/file-answer.ts';
import * as media from './media-answers.ts';
import { MEDIA_MAX_BYTES } from './upload-types.ts';

const office = { tag: 'Office', rights: 'editor' } as const;
const staff = ['not-signed-in', 'not-allowed', 'too-many'] as const;
const found = [...staff, 'not-found'] as const;
const writing = [...found, 'draft-ended', 'draft-scheduled', 'draft-full', 'revision-moved', 'too-large'] as const;
const ofDraft = z.strictObject({ draft: z.uuid() });

/** Every call of `mediaCalls`, with its schemas and who may make it. */
export const mediaEndpoints = {
  officeMedia: {
    ...office,
    summary: 'Files below /media/, as a draft has them or as they are in force',
    query: media.mediaQuery,
    answer: media.mediaPage,
    refusals: found,
  },
  officeMediaFile: {
    ...office,
    summary: 'One file below /media/, and the rows that name it',
    query: media.mediaFileQuery,
    answer: media.mediaRecord,
    refusals: found,
  },
  officeUpload: {
    ...office,
    summary: 'Takes one file in, judged by its content; no page shows it before a draft that names it is published',
    body: media.uploadBody,
    answer: media.uploaded,
    takesFile: true,
    fileMaxBytes: MEDIA_MAX_BYTES,
    refusals: [...staff, 'too-large', 'wrong-type', 'not-ready'],
  },
  officeUploadBytes: {
    ...office,
    summary: 'The bytes of an upload; of a picture a smaller one',
    params: z.strictObject({ file: z.string().regex(/^[0-9a-f]{64}$/, 'must be the SHA-256 of an upload') }),
    query: media.bytesQuery,
    answer: z.custom<FileAnswer>(),
    answersFile: true,
    refusals: found,
  },
  officePlaceMedia: {
    ...office,
    summary: 'Puts an upload at an address below /media/ in a draft, in place of the file there if it is named',
    params: ofDraft,
    body: media.placeBody,
    answer: media.placed,
    refusals: writing,
  },
  officeDescribeMedia: {
    ...office,
    summary: 'Gives a media file its words and its focal point in a draft',
    params: ofDraft,
    body: media.describeBody,
    answer: media.mediaRecord,
    refusals: writing,
  },
  officeMoveMedia: {
    ...office,
    summary: 'Gives a media file another address in a draft, and changes every row that names it',
    params: ofDraft,
    body: media.moveBody,
    answer: media.mediaRecord,
    refusals: [...writing, 'still-used', 'wrong-type'],
  },
  officeRemoveMedia: {
    ...office,
    summary: 'Removes a media file in a draft, if no row names it',
    params: ofDraft,
    query: media.removeMediaQuery,
    answer: z.literal(true),
    refusals: [...writing, 'still-used'],
  },
} satisfies Record<string, CommandEndpoint>;
