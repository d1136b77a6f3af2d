import { type AnswerCall, answer } from '../answer.ts';
import { foundEverything } from '../everything/found-everything.ts';
import { searchPage } from '../search/search-page.ts';

export const search: AnswerCall<'search'> = (snapshot, { query }) => answer(searchPage(snapshot, query));

export const searchPaginate: AnswerCall<'searchPaginate'> = (snapshot, { query }) =>
  answer(searchPage(snapshot, query));

export const searchEverything: AnswerCall<'searchEverything'> = (snapshot, { query }) =>
  answer(foundEverything(snapshot, query));
