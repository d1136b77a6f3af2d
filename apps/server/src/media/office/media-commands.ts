import type { Snapshot } from '@millrace/catalogue';
import type { FileAnswer } from '@millrace/contract';
import type { FocalPoint } from '@millrace/contract/content';
import type { MediaPage, MediaRecord, Placed, Uploaded } from '@millrace/contract/office';
import type { FileStore } from '../../files/file-store.ts';
import type { SpooledFile } from '../../files/upload-spool.ts';
import type { StoredRoom } from '../../limits/stored-room.ts';
import { refused } from '../../problems/problem-error.ts';
import { currentAsker, staying } from '../../work/asker.ts';
import type { Work } from '../../work/work.ts';
import type { MediaLibrary } from '../media-library.ts';
import { extension, fileName } from '../media-path.ts';
import { mediaType } from '../media-type.ts';
import { type Judged, judgeUpload, type UploadReaders } from '../uploads/judge-upload.ts';
import { safeName } from '../uploads/safe-name.ts';
import { smallPicture } from '../uploads/small-picture.ts';
import { hashOf, type UploadStore } from '../uploads/upload-store.ts';
import { checkAddress, freeAddress } from './check-address.ts';
import { listMedia, type MediaFacts, type MediaWanted } from './list-media.ts';
import { type Caller, type MediaDrafts, mediaDrafts, type RowCommands, STAYS_SCHEDULED } from './media-drafts.ts';
import { moveMedia } from './move-media.ts';

export interface MediaServices {
  snapshot(): Snapshot;
  drafts: MediaDrafts;
  rows: RowCommands;
  uploads: UploadStore;
  facts: MediaFacts;
  library: Pick<MediaLibrary, 'bytes'>;
  files: Pick<FileStore, 'read' | 'write'>;
  room: Pick<StoredRoom, 'refuseFull'>;
  work: Pick<Work, 'run'>;
  readers: UploadReaders;
}

interface InDraft {
  params: { draft: string };
}

/** The media library of the office. What lies at an address is content: staff change it in a draft. */
export function mediaCommands(services: MediaServices) {
  const { snapshot, rows, uploads, library, room, work } = services;
  const drafts = mediaDrafts(services);
  // Staying: a request whose file has come looks as if its client had left.
  const judge = (name: string, bytes: Buffer): Promise<Judged> =>
    work.run('pictures', staying(currentAsker()), () => judgeUpload(name, bytes, services.readers));

  return {
    officeMedia: async ({ query }: { query: MediaWanted & { draft?: string | undefined } }): Promise<MediaPage> =>
      listMedia(await drafts.view(query.draft), query, services.facts),

    officeMediaFile: async ({
      query: { draft, uri },
    }: {
      query: { draft?: string | undefined; uri: string };
    }): Promise<MediaRecord> => drafts.record(uri, draft),

    officeUpload: async (
      { body, receive }: { body: { name: string }; receive(): Promise<SpooledFile | null> },
      { userId }: Caller,
    ): Promise<Uploaded> => {
      await room.refuseFull('uploads');
      const arrived = await receive();
      if (arrived === null) throw refused('bad-request', 'There is no file in what was sent.');
      return arrived.read(async (bytes) => {
        const judged = await judge(body.name, bytes);
        const kept = await uploads.keep(judged, userId);
        const { file, width, height } = kept;
        const { type, isCleaned } = judged;
        return { file, type, bytes: kept.bytes, width, height, name: safeName(body.name, type), isCleaned };
      });
    },

    officeUploadBytes: async ({
      params: { file },
      query: { w },
    }: {
      params: { file: string };
      query: { w?: '320' | '640' | '1280' | undefined };
    }): Promise<FileAnswer> => {
      const known = (await uploads.facts([file])).get(file);
      const bytes = known === undefined ? null : await uploads.read(file);
      if (known === undefined || bytes === null) throw noUpload();
      const { contentType, raster } = mediaType(`library/a.${known.type}`);
      const name = `${file.slice(0, NAMED_BY)}.${known.type}`;
      if (w === undefined || raster !== true) return { name, type: contentType, bytes };
      return { name, type: 'image/webp', bytes: await smallPicture(services, { file, bytes, width: Number(w) }) };
    },

    officePlaceMedia: async (
      { params, body }: InDraft & { body: { file: string; uri: string; replaces?: string | null } },
      caller: Caller,
    ): Promise<Placed> => {
      const { file, uri, replaces } = body;
      const upload = await uploads.renew(file);
      if (upload === undefined) throw noUpload();
      checkAddress(uri, upload.type);
      const view = await drafts.view(params.draft);
      const row = view.rowAt(uri);
      const answer = async (outcome: Placed['outcome']): Promise<Placed> => {
        const media = await drafts.record(row?.uri ?? uri, params.draft);
        const isTaken = (other: string): boolean => view.rowAt(other) !== undefined || view.usesOf(other).length > 0;
        const alsoAt = [...view.rows()].filter((other) => other.file === file && other.uri !== media.uri);
        return { outcome, media, alsoAt: alsoAt.map((other) => other.uri), free: freeAddress(uri, isTaken) };
      };
      const present = row?.file ?? (await hashAt(uri));
      if (present === file) return answer('same');
      if (replaces === undefined && (row !== undefined || present !== null)) return answer('taken');
      if (row === undefined) {
        if (replaces !== undefined && replaces !== null) throw moved();
        await drafts.add(params.draft, { uri, file, alt: '', focus: null }, caller);
        return answer(present === null ? 'added' : 'replaced');
      }
      if (replaces === null || replaces === undefined) throw moved();
      await drafts.change(params.draft, row, { version: replaces, fields: { file } }, caller);
      return answer('replaced');
    },

    officeDescribeMedia: async (
      {
        params: { draft },
        body: { uri, version, ...fields },
      }: InDraft & { body: { uri: string; version: string | null; alt?: string; focus?: FocalPoint | null } },
      caller: Caller,
    ): Promise<MediaRecord> => {
      const { uri: known } = await drafts.record(uri, draft);
      const row = (await drafts.view(draft)).rowAt(known);
      if ((row === undefined) !== (version === null)) throw moved();
      if (row === undefined)
        await drafts.add(draft, { uri: known, file: null, alt: '', focus: null, ...fields }, caller);
      else await drafts.change(draft, row, { version: version ?? row.version, fields }, caller);
      return drafts.record(known, draft);
    },

    officeMoveMedia: async (
      { params: { draft }, body }: InDraft & { body: { uri: string; version: string | null; to: string } },
      caller: Caller,
    ): Promise<MediaRecord> => {
      checkAddress(body.to, extension(body.uri));
      const record = await drafts.record(body.uri, draft);
      if (record.version !== body.version) throw moved();
      const view = await drafts.view(draft);
      if (view.rowAt(body.to) !== undefined || (await library.bytes(body.to)) !== null)
        throw refused('bad-request', `There is a file at ${body.to} already.`);
      // Bytes that lie at the old address come along: they are taken into the library.
      const file = record.file ?? (await takenIn(record.uri, caller));
      await moveMedia({ rows, drafts }, { draft, view, record, file, to: body.to }, caller);
      return drafts.record(body.to, draft);
    },

    officeRemoveMedia: async (
      { params: { draft }, query }: InDraft & { query: { uri: string; version: string } },
      caller: Caller,
    ): Promise<true> => {
      const record = await drafts.record(query.uri, draft);
      const { id, usedBy, usedInDrafts } = record;
      if (id === null) throw refused('not-found', `${query.uri} is not in the library: it was there without it.`);
      const inForce = snapshot();
      const published = await drafts.usesInForce(inForce, record.uri);
      const names = [...usedBy, ...usedInDrafts, ...published].map(({ kind, label }) => `${label} (${kind})`);
      if (names.length > 0) throw stillUsed(record.uri, [...new Set(names)]);
      await rows.officeRemoveRow(
        { params: { draft, kind: 'mediaFiles', id }, query: { ...STAYS_SCHEDULED, version: query.version } },
        caller,
      );
      return true;
    },
  };

  /** The hash of what lies at an address without a row of the library; null: nothing. */
  async function hashAt(uri: string): Promise<string | null> {
    const bytes = await library.bytes(uri);
    return bytes === null ? null : hashOf(bytes);
  }

  async function takenIn(uri: string, { userId }: Caller): Promise<string> {
    const bytes = await library.bytes(uri);
    if (bytes === null) throw refused('not-found', `There is no file at ${uri}.`);
    return (await uploads.keep(await judge(fileName(uri), bytes), userId)).file;
  }
}

const NAMED_BY = 12;
const SHOWN_USES = 5;
const noUpload = () => refused('not-found', 'These bytes are not here any more. Please upload the file again.');
const moved = () => refused('revision-moved', 'The file was changed since. Please look again.');

function stillUsed(uri: string, names: readonly string[]) {
  const rest = names.length > SHOWN_USES ? ` and ${names.length - SHOWN_USES} more` : '';
  return refused(
    'still-used',
    `${uri} is used by ${names.slice(0, SHOWN_USES).join(', ')}${rest}. Take it out there first.`,
  );
}
