import MiniSearch from 'minisearch';
import type { SearchedPage } from '../searched-pages.ts';
import type { Contender } from './contender.ts';

/** MiniSearch with what its documentation advises: beginnings of words, some slips, names before texts. */
export function librarySearch(pages: readonly SearchedPage[]): Contender {
  const index = new MiniSearch<SearchedPage>({
    idField: 'key',
    fields: ['name', 'text'],
    searchOptions: { boost: { name: 3 }, fuzzy: 0.2, prefix: true },
  });
  index.addAll([...pages]);
  return { name: 'MiniSearch', find: (text) => index.search(text).map(({ id }) => String(id)) };
}
