import { z } from 'zod';
import { ALT_MAX, focalPoint } from '../../content/media.ts';
import { kindWord, rowVersion } from '../row-answers.ts';
import { uploadTypeNames } from './upload-types.ts';

const text = z.string();
const count = z.int().nonnegative();
const uri = z.string().min(1).max(300);
const hash = z.string().regex(/^[0-9a-f]{64}$/, 'must be the SHA-256 of an upload');

/** Bytes that were taken in: named by their hash, and in no draft yet. */
export const uploaded = z.object({
  file: hash,
  type: z.enum(uploadTypeNames),
  bytes: count,
  /** Of a picture, in pixels. */
  width: count.nullable(),
  height: count.nullable(),
  /** Made safe: a name for it below /media/, with the ending of its type. */
  name: text,
  /** The drawing held script or led outside, which was taken out. */
  isCleaned: z.boolean(),
});
export type Uploaded = z.infer<typeof uploaded>;

/** A row that names a media file. */
export const mediaUse = z.object({ kind: kindWord, id: count, label: text });
export type MediaUse = z.infer<typeof mediaUse>;

/** One file below /media/, as the draft has it or as it is in force. */
export const mediaLine = z.object({
  /** Path below /media/. */
  uri: text,
  /** Of its row of `mediaFiles`; null: there is none, it was there without the library. */
  id: count.nullable(),
  version: rowVersion.nullable(),
  /** How the draft changes it; absent: not. */
  change: z.enum(['added', 'changed', 'removed']).exactOptional(),
  file: hash.nullable(),
  /** The ending. */
  type: text,
  /** The address of its bytes for a browser of staff; of most pictures a smaller one with `?w=320`. */
  address: text,
  bytes: count.nullable(),
  width: count.nullable(),
  height: count.nullable(),
  uploadedBy: text.nullable(),
  uploadedAt: text.nullable(),
  alt: text,
  focus: focalPoint.nullable(),
  /** How many rows name it, as the draft has them. */
  uses: count,
});
export type MediaLine = z.infer<typeof mediaLine>;

export const mediaPage = z.object({
  total: count,
  /** All folders, with how many files lie in each or below it. */
  folders: z.array(z.object({ path: text, files: count })),
  files: z.array(mediaLine),
});
export type MediaPage = z.infer<typeof mediaPage>;

export const mediaRecord = z.object({
  ...mediaLine.shape,
  /** In the draft, or in force. */
  usedBy: z.array(mediaUse),
  /** In other open drafts. */
  usedInDrafts: z.array(z.object({ draft: text, name: text, ...mediaUse.shape })),
});
export type MediaRecord = z.infer<typeof mediaRecord>;

/**
 * The outcome of placing a file at an address. `taken`: other bytes are there, and nothing was changed. `same`: these are there already.
 */
export const placed = z.object({
  outcome: z.enum(['added', 'replaced', 'same', 'taken']),
  media: mediaRecord,
  /** Other addresses with the same bytes. */
  alsoAt: z.array(text),
  /** A free address beside it. */
  free: text,
});
export type Placed = z.infer<typeof placed>;

export const mediaQuery = z.strictObject({
  draft: z.uuid().optional(),
  /** With all folders below it. */
  folder: z.string().max(300).optional(),
  search: z.string().max(200).optional(),
  type: z.enum(['pictures', 'documents', 'drawings', ...uploadTypeNames]).optional(),
  unused: z.enum(['true', 'false']).optional(),
  page: z.coerce.number().int().min(1).max(100_000).default(1),
  pageSize: z.coerce.number().int().min(1).max(200).default(60),
});
export const mediaFileQuery = z.strictObject({ draft: z.uuid().optional(), uri });
export const uploadBody = z.strictObject({ name: z.string().min(1).max(300) });
export const placeBody = z.strictObject({
  file: hash,
  uri,
  /** The version of the media file in whose place it comes; null: of one without a row. Absent: nothing is replaced. */
  replaces: rowVersion.nullable().exactOptional(),
});
const ofVersion = { uri, version: rowVersion.nullable() };
export const describeBody = z.strictObject({
  ...ofVersion,
  alt: z.string().max(ALT_MAX).exactOptional(),
  focus: focalPoint.nullable().exactOptional(),
});
export const moveBody = z.strictObject({ ...ofVersion, to: uri });
export const removeMediaQuery = z.strictObject({ uri, version: rowVersion });
export const bytesQuery = z.strictObject({ w: z.enum(['320', '640', '1280']).optional() });
