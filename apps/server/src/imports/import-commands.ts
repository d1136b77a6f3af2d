import type { Snapshot, Viewer } from '@millrace/catalogue';
import type { EventStream } from '@millrace/contract';
import type { ImportEvent, ImportMapping, ImportSession, LandedImport, VerdictPage } from '@millrace/contract/office';
import type { DraftChange } from '@millrace/database';
import type { DraftChecker } from '../drafts/check-drafts.ts';
import { type DraftServices, freshDraft, refuseEnded } from '../drafts/open-draft.ts';
import { seesPrivate } from '../drafts/private-rows.ts';
import type { FileStore } from '../files/file-store.ts';
import type { SpooledFile } from '../files/upload-spool.ts';
import type { StoredRoom } from '../limits/stored-room.ts';
import { libraryView } from '../media/office/library-view.ts';
import { judgeUpload, type UploadReaders } from '../media/uploads/judge-upload.ts';
import { hashOf, type UploadStore } from '../media/uploads/upload-store.ts';
import { zipFault } from '../media/uploads/zip-fault.ts';
import { ProblemError, refused } from '../problems/problem-error.ts';
import { currentAsker, staying } from '../work/asker.ts';
import type { Work } from '../work/work.ts';
import { importDesk, type Verdict } from './import-desk.ts';
import { type ImportView, inForceAlone } from './import-rows.ts';
import { type HeldImport, type ImportStore, importStore, noImport } from './import-store.ts';
import { landImport } from './land-import.ts';
import { type LookedAt, placeFiles } from './place-files.ts';

export interface ImportServices {
  drafts: DraftServices;
  checker: Pick<DraftChecker, 'rows' | 'hold'>;
  snapshot(): Snapshot;
  files: FileStore;
  uploads: Pick<UploadStore, 'keep' | 'drop' | 'facts'>;
  room: Pick<StoredRoom, 'refuseFull'>;
  library: { bytes(uri: string): Promise<Buffer | null> };
  work: Pick<Work, 'run'>;
  readers: UploadReaders;
  clock: () => Date;
}

interface Staff {
  viewer?: Viewer;
  userId: string | null;
  address: string;
}
interface OfImport {
  params: { import: string };
}
interface WithDraft {
  query: { draft?: string | undefined };
}
interface WithFile {
  body: { name: string };
  receive(): Promise<SpooledFile | null>;
}
interface VerdictWanted {
  draft?: string | undefined;
  show: VerdictPageQuery['show'];
  search?: string | undefined;
  page: number;
  pageSize: number;
}
type VerdictPageQuery = { show: 'all' | 'doubtful' | 'new' | 'changed' | 'unchanged' | 'refused' | 'missing' };

/** A page asks for progress often enough; more events would be drawn for nobody. */
const TOLD_EVERY_MS = 200;
/** A stream that hears nothing more looks again whether it should end. */
const OVER_EVERY_MS = 10 * 60_000;

/** Sheets come in: files are read and judged in a thread, and land in a draft (decision 305). */
export function importCommands(services: ImportServices) {
  const { drafts, checker, snapshot, uploads, room, library, work, clock } = services;
  const store: ImportStore = importStore(services.files, clock);
  const removing = setInterval(() => void store.removeOver().catch(() => undefined), OVER_EVERY_MS).unref();

  const viewOf = async (draft: string | undefined): Promise<ImportView> => {
    if (draft === undefined) return inForceAlone(snapshot());
    refuseEnded(await freshDraft(drafts, draft));
    return { draft, snapshot: snapshot(), changes: await checker.rows(draft) };
  };
  const judged = (name: string, bytes: Buffer) =>
    // Staying: a request whose file has come looks as if its client had left.
    work.run('pictures', staying(currentAsker()), () => judgeUpload(name, bytes, services.readers));
  const look = async (file: string, bytes: Buffer): Promise<LookedAt> => {
    try {
      const { type, bytes: clean } = await judged(file, bytes);
      return { ok: true, type, hash: hashOf(clean) };
    } catch (error) {
      if (!(error instanceof ProblemError) || error.problem.status >= 429) throw error;
      return { ok: false, why: `“${file}”: ${error.problem.message}` };
    }
  };
  const desk = importDesk({
    store,
    snapshot,
    viewOf,
    look,
    place: async ({ changes }, wanted, looked) => {
      const list: DraftChange[] = [...changes.byKind.values()].flatMap((rows) => [...rows.values()]);
      return placeFiles(wanted, looked, { view: await libraryView(snapshot(), list), bytes: library.bytes });
    },
  });

  const held = async ({ params }: OfImport, staff: Staff): Promise<HeldImport> => {
    const found = await store.read(params.import, ownerOf(staff));
    if (found === null) throw noImport();
    return found;
  };
  const take = async (of: HeldImport, { body, receive }: WithFile): Promise<{ id: string }> => {
    await room.refuseFull('uploads');
    const arrived = await receive();
    if (arrived === null) throw refused('bad-request', 'There is no file in what was sent.');
    return arrived.read(async (bytes) => {
      const fault = /\.zip$/i.test(body.name) ? zipFault(bytes) : null;
      if (fault !== null) throw refused('wrong-type', `“${body.name}” is not taken: ${fault}.`);
      return { id: (await desk.add(of, body.name, bytes)).id };
    });
  };

  const commands = {
    officeImports: async (_: unknown, staff: Staff) =>
      (await store.ofOwner(ownerOf(staff))).map(({ id, begunAt, files }) => ({
        id,
        begunAt,
        files: files.map(({ name }) => name),
      })),

    officeBeginImport: (given: WithFile, staff: Staff): Promise<{ id: string }> =>
      take(store.begin(ownerOf(staff)), given),

    officeAddImportFile: async (given: OfImport & WithFile, staff: Staff): Promise<{ id: string }> =>
      take(await held(given, staff), given),

    officeImport: async (given: OfImport & WithDraft, staff: Staff): Promise<ImportSession> =>
      desk.session(await held(given, staff), given.query),

    officeCancelImport: async (given: OfImport, staff: Staff): Promise<true> => {
      const found = await store.read(given.params.import, ownerOf(staff));
      if (found !== null) await desk.remove(found.id);
      return true;
    },

    officeMapImport: async (
      given: OfImport & WithDraft & { body: { mapping: ImportMapping } },
      staff: Staff,
    ): Promise<ImportSession> => {
      const { id, ownerId } = await held(given, staff);
      return desk.session(await store.map(id, ownerId, given.body.mapping), { draft: given.query.draft, anew: [] });
    },

    officeGuessImport: async (
      given: OfImport & WithDraft & { body: { mapping: ImportMapping; anew: readonly number[] } },
      staff: Staff,
    ): Promise<ImportSession> => {
      const { mapping, anew } = given.body;
      const { id, ownerId } = await held(given, staff);
      return desk.session(await store.map(id, ownerId, mapping), { draft: given.query.draft, anew });
    },

    officeVerdict: async (given: OfImport & { query: VerdictWanted }, staff: Staff): Promise<VerdictPage> => {
      const { draft, ...wanted } = given.query;
      const found = await held(given, staff);
      refuseSecrets(found, staff);
      return desk.withVerdict(found, draft, async ({ mark, counts, thread }) => ({
        mark,
        counts,
        ...(await thread.ask('page', wanted)),
      }));
    },

    officeImportStream: async (given: OfImport, staff: Staff): Promise<EventStream<ImportEvent>> => {
      const { id } = await held(given, staff);
      return {
        open: (sink) => {
          let last = 0;
          return desk.listen(id, (progress) => {
            const now = Date.now();
            if (progress !== null && now - last < TOLD_EVERY_MS) return;
            last = progress === null ? 0 : now;
            sink.send(progress === null ? { type: 'rest' } : { type: 'progress', ...progress });
          });
        },
      };
    },

    officeLandImport: async (
      given: OfImport & { body: { draft: string; mark: string; takesDoubtful: boolean } },
      staff: Staff,
    ): Promise<LandedImport> => {
      const found = await held(given, staff);
      const landed = await land(found, given.body, staff);
      await desk.remove(found.id);
      return landed;
    },
  };

  async function land(
    found: HeldImport,
    { draft, mark, takesDoubtful }: { draft: string; mark: string | null; takesDoubtful: boolean },
    staff: Staff,
  ): Promise<LandedImport> {
    refuseSecrets(found, staff);
    return desk.withVerdict(found, draft, async (verdict) => {
      if (mark !== null && verdict.mark !== mark)
        throw refused('changed-meanwhile', 'The import or its draft was changed since. Look at the new verdict.');
      checker.hold(draft, true);
      try {
        return await landImport(drafts, verdict, {
          draft,
          takesDoubtful,
          writer: { by: staff.userId, isSeen: seesPrivate(staff), address: staff.address },
          keepFiles: (files) => keepFiles(files, verdict, staff.userId),
          viewNow: () => viewOf(draft),
          onProgress: (done, of) => desk.tell(found.id, { doing: 'landing', done, of }),
        });
      } finally {
        checker.hold(draft, false);
      }
    });
  }

  /** Keeps files of an import as uploads, one after the other; what was kept goes again if a later one cannot be. */
  async function keepFiles(
    files: readonly string[],
    { thread, placed }: Verdict,
    by: string | null,
  ): Promise<() => Promise<void>> {
    const hashes = files.flatMap((file) => {
      const place = placed.get(file);
      return place?.ok === true ? [place.hash] : [];
    });
    const known = await uploads.facts(hashes);
    const dropNew = () => uploads.drop(hashes.filter((hash) => !known.has(hash)));
    try {
      for (const file of files) {
        const bytes = await thread.ask('bytes', { file });
        if (bytes === null) throw noImport();
        const name = file.slice(file.lastIndexOf('\u0000') + 1);
        await uploads.keep(await judged(name, Buffer.from(bytes)), by);
      }
    } catch (error) {
      await dropNew();
      throw error;
    }
    return dropNew;
  }

  return {
    commands,
    /** For programs: the same without a browser. */
    desk,
    store,
    land,
    stop: async (): Promise<void> => {
      clearInterval(removing);
      await desk.stop();
    },
  };
}

function ownerOf({ userId }: Staff): string {
  if (userId === null) throw refused('not-signed-in', 'Please sign in.');
  return userId;
}

/** Values of secret settings would be read out of a verdict. */
function refuseSecrets({ mapping }: HeldImport, staff: Staff): void {
  if (seesPrivate(staff) || mapping?.sheets.every(({ kind, isLeftOut }) => isLeftOut || kind !== 'settings') !== false)
    return;
  throw refused('not-allowed', 'Settings are imported by publishers: some of them are secret.');
}
