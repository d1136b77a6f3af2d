import { calls } from '@millrace/contract';
import { type ApiQuery, queryFor } from './query-for.ts';
import { settingsQuery } from './settings.ts';

/** The top-level categories, for the menu. */
export const rootCategoriesQuery = queryFor(calls.rootCategories, {});
/** Spreadsheet and PDF, for the footer. */
export const footerDocumentsQuery = queryFor(calls.contentByType, { params: { type: 'Footer' } });

/** The queries of the frame around every page. */
export const frameQueries: readonly ApiQuery<unknown>[] = [settingsQuery, rootCategoriesQuery, footerDocumentsQuery];
