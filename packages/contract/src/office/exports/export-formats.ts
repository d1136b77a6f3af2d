import { z } from 'zod';
import { rowsQuery } from '../row-bodies.ts';

export const exportFormats = ['xlsx', 'csv', 'json'] as const;
export type ExportFormat = (typeof exportFormats)[number];

export const exportQuery = z.object({ draft: z.uuid().optional(), format: z.enum(exportFormats).default('xlsx') });
/** The rows of a list, as `rowsQuery` chooses and orders them. */
export const exportRowsQuery = rowsQuery.omit({ page: true, pageSize: true }).extend(exportQuery.shape);
