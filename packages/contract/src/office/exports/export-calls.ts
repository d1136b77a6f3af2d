import type { z } from 'zod';
import type { Call } from '../../calls/calls.ts';
import type { StreamedFile } from '../../calls/file-answer.ts';
import type { ContentKind } from '../../content/index.ts';
import type { exportQuery, exportRowsQuery } from './export-formats.ts';

const get = <Params, Query, Answer>(path: string): Call<Params, Query, Answer> => ({ method: 'GET', path });

/** The calls that write content as files. */
export const exportCalls = {
  officeExport: get<Record<never, never>, z.input<typeof exportQuery>, StreamedFile>('/office/export'),
  officeExportSite: get<Record<never, never>, Record<never, never>, StreamedFile>('/office/export-site'),
  officeExportRows: get<{ kind: ContentKind }, z.input<typeof exportRowsQuery>, StreamedFile>('/office/export/:kind'),
} as const;
