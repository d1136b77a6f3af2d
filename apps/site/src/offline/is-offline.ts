import { hasPageData } from '../api/page-data.ts';

/**
 * As far as can be known without asking: the browser reports it, or the document came from the worker because no answer
 * came.
 */
export const isOffline = (): boolean => navigator.onLine === false || !hasPageData();
