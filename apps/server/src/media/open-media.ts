import { type Database, readDraftChanges } from '@millrace/database';
import type { ReadFace } from '@millrace/look/face-limits';
import type { ContentHolder } from '../content/content-holder.ts';
import { inForce } from '../content/in-force.ts';
import type { DocumentMaker, Layout } from '../documents/document-maker.ts';
import type { InThread } from '../documents/in-thread.ts';
import type { FileStore } from '../files/file-store.ts';
import type { StoredRoom } from '../limits/stored-room.ts';
import type { Work } from '../work/work.ts';
import { mediaLibrary, type ProduceMedia } from './media-library.ts';
import type { MediaRights } from './media-rights.ts';
import { mediaCommands } from './office/media-commands.ts';
import type { RowCommands } from './office/media-drafts.ts';
import type { CleanedSvg } from './uploads/clean-svg.ts';
import { judgeUpload, type UploadReaders } from './uploads/judge-upload.ts';
import { readInThread } from './uploads/read-in-thread.ts';
import { uploadStore } from './uploads/upload-store.ts';

interface Dependencies {
  database: Pick<Database, 'queries'>;
  holder: Pick<ContentHolder, 'current'>;
  files: FileStore;
  produce: ProduceMedia;
  room: Pick<StoredRoom, 'refuseFull' | 'refuseBeyond'>;
  work: Pick<Work, 'run'>;
  documents: Pick<DocumentMaker, 'make'>;
  rights: Pick<MediaRights, 'grant'>;
}

const CLEAN_SVG: Layout<InThread<string>> = { module: new URL('./uploads/clean-svg.ts', import.meta.url) };
const READ_FACE: Layout<InThread<Buffer>> = { module: new URL('./uploads/read-face.ts', import.meta.url) };

/** The files below /media/, and the calls by which staff change them in drafts. */
export function openMedia({ database, holder, files, produce, room, work, documents, rights }: Dependencies) {
  const uploads = uploadStore({ database, files, room });
  const placed = {
    fileAt: (path: string): string | null => holder.current()?.mediaFiles.get(path)?.file ?? null,
    read: uploads.read,
    has: uploads.has,
  };
  const library = mediaLibrary(files, produce, placed);
  const readers: UploadReaders = {
    // Outside data: the modules of these layouts return what the readers do.
    cleanSvg: async (svg) => (await readInThread(documents, CLEAN_SVG, svg)) as CleanedSvg,
    readFace: async (woff2) => (await readInThread(documents, READ_FACE, woff2)) as ReadFace,
  };
  return {
    library,
    readUpload: uploads.read,
    /** For the file of a whole site. */
    siteMedia: { files, uploads, media: library.bytes, readers },
    /** Keeps a drawing that was read at this machine's terminal. Returns its hash. */
    keepDrawing: async (svg: string): Promise<string> =>
      (await uploads.keep(await judgeUpload('drawing.svg', Buffer.from(svg), readers), null)).file,
    uploads,
    readers,
    commands: (rows: RowCommands) =>
      mediaCommands({
        snapshot: () => inForce(holder),
        drafts: { changes: (draft) => readDraftChanges(database.queries, draft) },
        rows,
        uploads,
        facts: {
          uploads: uploads.facts,
          pathOf: (uri) => (inForce(holder).customers.media.has(uri.toLowerCase()) ? rights.grant(uri) : uri),
        },
        library,
        files,
        room,
        work,
        readers,
      }),
  };
}
