import { z } from 'zod';
import type { CommandEndpoint } from '../../calls/command-endpoints.ts';
import type { EventStream } from '../../calls/event-stream.ts';
import * as imports from './import-answers.ts';
import { keptMapping } from './import-mapping.ts';

const office = { tag: 'Office', rights: 'editor' } as const;
const staff = ['not-signed-in', 'not-allowed', 'too-many'] as const;
const found = [...staff, 'not-found'] as const;
/** Of a file that comes, or is read. */
const reading = [...found, 'wrong-type', 'too-large', 'not-ready'] as const;
const ofImport = z.strictObject({ import: z.uuid() });
const begun = z.object({ id: z.uuid() });

/** Every call of `importCalls`, with its schemas and who may make it. */
export const importEndpoints = {
  officeImports: {
    ...office,
    summary: "The caller's imports that are not over",
    answer: z.array(z.object({ id: z.string(), begunAt: z.string(), files: z.array(z.string()) })),
    refusals: staff,
  },
  officeBeginImport: {
    ...office,
    summary: 'Begins an import with its first file, a sheet or what goes with one',
    body: imports.beginImportBody,
    answer: begun,
    takesFile: true,
    fileMaxBytes: imports.IMPORT_FILE_MAX_BYTES,
    refusals: [...reading, 'too-many-open'],
  },
  officeAddImportFile: {
    ...office,
    summary: 'Adds a file to an import: another sheet, or pictures and documents that its cells name',
    params: ofImport,
    body: imports.beginImportBody,
    answer: begun,
    takesFile: true,
    fileMaxBytes: imports.IMPORT_FILE_MAX_BYTES,
    refusals: reading,
  },
  officeImport: {
    ...office,
    summary: 'The files of an import as they were read, and how they are mapped',
    params: ofImport,
    query: imports.sessionQuery,
    answer: imports.importSession,
    refusals: [...reading, 'draft-ended'],
  },
  officeCancelImport: {
    ...office,
    summary: 'Cancels an import: nothing of it stays',
    params: ofImport,
    answer: z.literal(true),
    refusals: staff,
  },
  officeMapImport: {
    ...office,
    summary: 'Says what the columns of the sheets of an import are',
    params: ofImport,
    query: imports.sessionQuery,
    body: imports.mapImportBody,
    answer: imports.importSession,
    refusals: [...reading, 'draft-ended'],
  },
  officeGuessImport: {
    ...office,
    summary: 'Guesses columns and keys of some sheets of an import anew',
    params: ofImport,
    query: imports.sessionQuery,
    body: imports.guessImportBody,
    answer: imports.importSession,
    refusals: [...reading, 'draft-ended'],
  },
  officeVerdict: {
    ...office,
    summary: 'What an import would do, row by row; judged first, if that was not done',
    params: ofImport,
    query: imports.verdictQuery,
    answer: imports.verdictPage,
    refusals: [...reading, 'draft-ended', 'changed-meanwhile'],
  },
  officeImportStream: {
    ...office,
    summary: 'How far an import is, as server-sent events',
    params: ofImport,
    answer: z.custom<EventStream<imports.ImportEvent>>(),
    answersEvents: imports.importEvent,
    refusals: found,
  },
  officeLandImport: {
    ...office,
    summary: 'Writes the rows of an import into a draft in one step; the import is over then',
    params: ofImport,
    body: imports.landImportBody,
    answer: imports.landedImport,
    refusals: [...reading, 'draft-ended', 'draft-scheduled', 'draft-full', 'changed-meanwhile'],
  },
  officeMappings: {
    ...office,
    summary: 'The mappings of sheets that staff keep, by name',
    answer: z.array(keptMapping),
    refusals: staff,
  },
  officeKeepMapping: {
    ...office,
    summary: 'Keeps a mapping of sheets under a name, for all staff',
    body: imports.keepMappingBody,
    answer: keptMapping,
    refusals: [...staff, 'too-many-open', 'too-large', 'wrong-type'],
  },
  officeRemoveMapping: {
    ...office,
    summary: 'Removes a mapping that is kept',
    params: z.strictObject({ mapping: z.uuid() }),
    answer: z.literal(true),
    refusals: staff,
  },
} satisfies Record<string, CommandEndpoint>;
