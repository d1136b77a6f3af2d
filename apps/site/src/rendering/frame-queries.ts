import { calls } from '@millrace/contract';
import { type ApiQuery, queryFor } from '../api/query-for.ts';
import { settingsQuery } from '../api/settings.ts';

/** The top-level categories, for the menu. */
export const rootCategoriesQuery = queryFor(calls.rootCategories, {});
/** Spreadsheet, PDF and the association's logo, for the footer. */
export const siteDocumentsQuery = queryFor(calls.content, {});

/** What the frame around every page needs. */
export const frameQueries: readonly ApiQuery<unknown>[] = [settingsQuery, rootCategoriesQuery, siteDocumentsQuery];
