import { QueryClient } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { interestQuery } from '../api/interest-query.ts';
import { siteSettingsQuery } from '../api/site-settings.ts';
import {
  changesQuery,
  countsQuery,
  draftQuery,
  draftsQuery,
  findingsQuery,
  railCountsQuery,
  referringQuery,
  rowQuery,
  rowsQuery,
} from '../draft/draft-queries.ts';
import { comparisonQuery, revisionQuery } from '../history/history-queries.ts';
import { importQuery, mappingsQuery, openImportsQuery, verdictPageQuery } from '../import/import-queries.ts';
import { mediaFileQuery, mediaQuery } from '../media-files/media-queries.ts';
import { sessionQuery } from '../session/session.ts';

const mapping = { sheets: [] } as never;
const wanted = { page: 2 } as never;
/** The address that each read asks. */
const reads: [string, object, string][] = [
  ['the session', sessionQuery, '/office/session'],
  ['settings of the site', siteSettingsQuery, '/SiteSetup'],
  ['what visitors look for', interestQuery, '/office/interest'],
  ['the open drafts', draftsQuery, '/office/drafts'],
  ['a draft', draftQuery('d'), '/office/drafts/d'],
  ['the findings of a draft', findingsQuery('d'), '/office/drafts/d/findings'],
  ['the changes of a draft', changesQuery('d'), '/office/drafts/d'],
  ['counts of what is in force', countsQuery(null), '/office/counts'],
  ['counts of a draft', countsQuery('d'), '/office/counts?draft=d'],
  ['counts of the rail', railCountsQuery, '/office/rail-counts'],
  ['a row in force', rowQuery('products', 1, null), '/office/rows/products/1'],
  ['a row of a draft', rowQuery('products', 1, 'd'), '/office/rows/products/1?draft=d'],
  ['rows in force', rowsQuery('products', null, { search: 'a' }), '/office/rows/products?search=a'],
  ['rows of a draft', rowsQuery('products', 'd', { search: 'a' }), '/office/rows/products?search=a&draft=d'],
  ['where a row is used', referringQuery('products', 1, null), '/office/rows/products/1/used'],
  ['where a draft uses it', referringQuery('products', 1, 'd'), '/office/rows/products/1/used?draft=d'],
  ['the library in force', mediaQuery(null, { search: 'a' } as never), '/office/media?search=a'],
  ['the library of a draft', mediaQuery('d', { search: 'a' } as never), '/office/media?search=a&draft=d'],
  ['a file in force', mediaFileQuery(null, 'a.png'), '/office/media/file?uri=a.png'],
  ['a file of a draft', mediaFileQuery('d', 'a.png'), '/office/media/file?uri=a.png&draft=d'],
  ['a revision', revisionQuery(7), '/office/history/7'],
  ['two revisions', comparisonQuery(7, 5), '/office/history/7/against/5'],
  ['the open imports', openImportsQuery, '/office/imports'],
  ['kept mappings', mappingsQuery, '/office/import-mappings'],
  ['an import', importQuery('i', null), '/office/imports/i'],
  ['an import into a draft', importQuery('i', 'd'), '/office/imports/i?draft=d'],
  ['a verdict', verdictPageQuery('i', mapping, wanted), '/office/imports/i/verdict?page=2'],
];

test.each(reads)('%s: its address, and a read that nobody waits for any more is ended', async (_, query, address) => {
  const asked: string[] = [];
  vi.stubGlobal('fetch', (at: string, { signal }: RequestInit) => {
    asked.push(at.replace(/^\/api/, ''));
    return new Promise((_resolve, reject) => signal?.addEventListener('abort', () => reject(signal.reason)));
  });
  const queries = new QueryClient();
  const options = { ...query, retry: false } as Parameters<QueryClient['fetchQuery']>[0];
  const read = queries.fetchQuery(options).then(
    () => 'read',
    () => 'ended',
  );
  expect(asked).toEqual([address]);
  await queries.cancelQueries();
  expect(await read).toBe('ended');
});
