import { type AnswerCall, answer } from '../answer.ts';
import { searchPage } from '../search/search-page.ts';

export const search: AnswerCall<'search'> = (snapshot, { query }) => answer(searchPage(snapshot, query));

export const searchPaginate: AnswerCall<'searchPaginate'> = (snapshot, { query }) =>
  answer(searchPage(snapshot, query));
