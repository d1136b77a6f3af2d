import type { z } from 'zod';
import type { Call } from '../../calls/calls.ts';
import type { EventStream } from '../../calls/event-stream.ts';
import type * as imports from './import-answers.ts';
import type { KeptMapping } from './import-mapping.ts';

type None = Record<never, never>;
type OfImport = { import: string };
type Of<Schema extends z.ZodType> = z.input<Schema>;
const one = '/office/imports/:import';

/** The calls by which sheets come in (decision 305). An import ends in a draft, or leaves nothing. */
export const importCalls = {
  /** Those of the caller that are not over. */
  officeImports: { method: 'GET', path: '/office/imports' } as Call<
    None,
    None,
    { id: string; begunAt: string; files: string[] }[]
  >,
  /** Begins an import with its first file. */
  officeBeginImport: { method: 'POST', path: '/office/imports' } as Call<
    None,
    None,
    { id: string },
    Of<typeof imports.beginImportBody>
  >,
  /** Adds a file to an import: another sheet, or pictures and documents that its cells name. */
  officeAddImportFile: { method: 'POST', path: `${one}/files` } as Call<
    OfImport,
    None,
    { id: string },
    Of<typeof imports.beginImportBody>
  >,
  /** The files of an import as they were read. */
  officeImport: { method: 'GET', path: one } as Call<OfImport, Of<typeof imports.sessionQuery>, imports.ImportSession>,
  /** Cancels an import: nothing of it stays. */
  officeCancelImport: { method: 'DELETE', path: one } as Call<OfImport, None, true>,
  officeMapImport: { method: 'PUT', path: `${one}/mapping` } as Call<
    OfImport,
    Of<typeof imports.sessionQuery>,
    imports.ImportSession,
    Of<typeof imports.mapImportBody>
  >,
  /** Guesses columns and keys of some sheets anew, and maps them so. */
  officeGuessImport: { method: 'POST', path: `${one}/guess` } as Call<
    OfImport,
    Of<typeof imports.sessionQuery>,
    imports.ImportSession,
    Of<typeof imports.guessImportBody>
  >,
  /** Judges all rows, if that was not done, and returns a page of the verdict. */
  officeVerdict: { method: 'GET', path: `${one}/verdict` } as Call<
    OfImport,
    Of<typeof imports.verdictQuery>,
    imports.VerdictPage
  >,
  /** Goes on: how far reading, judging and landing are. */
  officeImportStream: { method: 'GET', path: `${one}/stream` } as Call<
    OfImport,
    None,
    EventStream<imports.ImportEvent>
  >,
  /** Writes the rows of the verdict that was seen into a draft, in one step. The import is over then. */
  officeLandImport: { method: 'POST', path: `${one}/land` } as Call<
    OfImport,
    None,
    imports.LandedImport,
    Of<typeof imports.landImportBody>
  >,
  /** The mappings that staff keep, by name. */
  officeMappings: { method: 'GET', path: '/office/import-mappings' } as Call<None, None, KeptMapping[]>,
  /** Keeps a mapping under a name, in place of the one of that name. */
  officeKeepMapping: { method: 'PUT', path: '/office/import-mappings' } as Call<
    None,
    None,
    KeptMapping,
    Of<typeof imports.keepMappingBody>
  >,
  officeRemoveMapping: { method: 'DELETE', path: '/office/import-mappings/:mapping' } as Call<
    { mapping: string },
    None,
    true
  >,
} as const;
