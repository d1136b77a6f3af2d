import { z } from 'zod';
import type { CommandEndpoint } from '../../calls/command-endpoints.ts';
import type { StreamedFile } from '../../calls/file-answer.ts';
import { kindWord } from '../row-answers.ts';
import { exportQuery, exportRowsQuery } from './export-formats.ts';

const office = { tag: 'Office', answer: z.custom<StreamedFile>(), answersFile: true } as const;
const refusals = ['not-signed-in', 'not-allowed', 'too-many', 'not-found', 'not-ready'] as const;

/** Every call of `exportCalls`, with its schemas and who may make it. */
export const exportEndpoints = {
  officeExport: {
    ...office,
    rights: 'writer',
    summary: 'The rows of every kind that the caller reads: a workbook, CSV files in a ZIP, or JSON',
    query: exportQuery,
    refusals,
  },
  /** Secret settings are in it. */
  officeExportSite: {
    ...office,
    rights: 'publisher',
    summary: 'The whole site in force as one file: all rows and the files of the media, nothing of persons',
    refusals,
  },
  officeExportRows: {
    ...office,
    rights: 'writer',
    summary: 'The rows of a list as a workbook, CSV or JSON',
    params: z.strictObject({ kind: kindWord }),
    query: exportRowsQuery,
    refusals: [...refusals, 'bad-request'],
  },
} satisfies Record<string, CommandEndpoint>;
