import { answer, type ReadingOf } from '../answer.ts';
import { searchPage } from '../search/search-page.ts';

export const search: ReadingOf<'search'> = (snapshot, { query }) => answer(searchPage(snapshot, query));

export const searchPaginate: ReadingOf<'searchPaginate'> = (snapshot, { query }) => answer(searchPage(snapshot, query));
