import { type AnswerCall, answer } from '../answer.ts';
import { filterAnswer } from '../filtering/filter-answer.ts';
import { scopeOfSearch } from '../filtering/scope.ts';
import { foundEverything } from '../found/found-everything.ts';
import { searchPage } from '../searching/search-page.ts';

export const search: AnswerCall<'search'> = (snapshot, { query }) => answer(searchPage(snapshot, query));

export const searchPaginate: AnswerCall<'searchPaginate'> = (snapshot, { query }) =>
  answer(searchPage(snapshot, query));

export const searchEverything: AnswerCall<'searchEverything'> = (snapshot, { query }) =>
  answer(foundEverything(snapshot, query));

/** Of what everybody sees. */
export const searchFacets: AnswerCall<'searchFacets'> = (snapshot, { query }) =>
  answer(filterAnswer(snapshot, scopeOfSearch(snapshot, query.search), query));
