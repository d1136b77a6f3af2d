import { request } from '@millrace/contract';
import type { Widget } from '@millrace/contract/fields';
import {
  type MediaLine,
  type MediaRecord,
  type OfficeCalls,
  officeCalls,
  type Placed,
  uploadTypeOf,
  uploadTypes,
} from '@millrace/contract/office';
import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query';
import { officeTransport } from '../api/office-transport.ts';
import { refreshDraft } from '../draft/draft-queries.ts';
import { draftOfTheDay } from '../draft/office-edits.ts';

/** The types of files that a place takes of the library; null: any. */
export type OnlyFiles = Extract<Widget, { is: 'media' }>['only'];

type QueryOf<Name extends keyof OfficeCalls> = NonNullable<NonNullable<OfficeCalls[Name]['types']>['query']>;

const inDraft = (draft: string | null): { draft?: string } => (draft === null ? {} : { draft });

/** A page of the library, as a draft has it. */
export const mediaQuery = (draft: string | null, query: Omit<QueryOf<'officeMedia'>, 'draft'>) =>
  queryOptions({
    queryKey: ['media', draft, 'list', query],
    queryFn: ({ signal }) =>
      request(officeTransport, officeCalls.officeMedia, { query: { ...query, ...inDraft(draft) }, signal }),
    placeholderData: keepPreviousData,
  });

/** One file of the library, with what uses it. */
export const mediaFileQuery = (draft: string | null, uri: string) =>
  queryOptions({
    queryKey: ['media', draft, 'file', uri],
    queryFn: ({ signal }) =>
      request(officeTransport, officeCalls.officeMediaFile, { query: { uri, ...inDraft(draft) }, signal }),
  });

/** After the library has changed in a draft: what was read of it is asked for again. */
export async function refreshMedia(queries: QueryClient, draft: string): Promise<void> {
  await Promise.all([queries.invalidateQueries({ queryKey: ['media'] }), refreshDraft(queries, draft)]);
}

/** The draft to change: the current one, or one of the day, begun once however many files come together. */
export const draftToChange = (): Promise<string> => draftOfTheDay(officeTransport);

type BodyOf<Name extends keyof OfficeCalls> = NonNullable<OfficeCalls[Name]['types']>['body'];

/** Puts an upload at an address, in the draft that one works in. */
export const placeMedia = async (body: BodyOf<'officePlaceMedia'>): Promise<Placed> =>
  request(officeTransport, officeCalls.officePlaceMedia, { params: { draft: await draftToChange() }, body });

/** Gives a file its words and its focal point there. */
export const describeMedia = async (body: BodyOf<'officeDescribeMedia'>): Promise<MediaRecord> =>
  request(officeTransport, officeCalls.officeDescribeMedia, { params: { draft: await draftToChange() }, body });

/** Gives a file another address there. */
export const moveMedia = async (body: BodyOf<'officeMoveMedia'>): Promise<MediaRecord> =>
  request(officeTransport, officeCalls.officeMoveMedia, { params: { draft: await draftToChange() }, body });

const RASTER = /^(?:png|jpe?g|webp|avif)$/;

/** The address of a picture of a file, about as wide as asked; null: it is none. */
export function pictureOf({ address, type }: MediaLine, width: 320 | 640 | 1280 = 320): string | null {
  const known = uploadTypeOf(type);
  if (known === null || !('isPicture' in uploadTypes[known])) return null;
  return RASTER.test(type) ? `${address}?w=${width}` : address;
}

/** A file of which nothing is known yet but its address. */
export const lineOf = (uri: string): MediaLine => ({
  uri,
  id: null,
  version: null,
  file: null,
  address: `/media/${uri}`,
  type: uri.slice(uri.lastIndexOf('.') + 1).toLowerCase(),
  bytes: null,
  width: null,
  height: null,
  uploadedBy: null,
  uploadedAt: null,
  alt: '',
  focus: null,
  uses: 0,
});

/** Whether a value names a file of the library, rather than another site's. */
export const isMediaPath = (value: string): boolean => value.includes('/') && !value.includes('://');

export const nameOf = (uri: string): string => uri.slice(uri.lastIndexOf('/') + 1);
export const folderOf = (uri: string): string => uri.slice(0, Math.max(0, uri.lastIndexOf('/')));

const KB = 1 << 10;
const MB = 1 << 20;
/** 12 B, 340 KB, 4.1 MB. */
export function sizeWords(bytes: number): string {
  if (bytes < KB) return `${bytes} B`;
  return bytes < MB ? `${Math.round(bytes / KB)} KB` : `${(bytes / MB).toFixed(1)} MB`;
}
