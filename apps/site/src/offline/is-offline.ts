import { hasPageData } from '../api/page-data.ts';

/** As far as can be told without asking: the browser says so, or the document came from the worker for want of an answer. */
export const isOffline = (): boolean => navigator.onLine === false || !hasPageData();
