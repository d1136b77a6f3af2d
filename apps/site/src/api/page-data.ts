import type { DehydratedState, QueryClient } from '@tanstack/react-query';
import type { ApiQuery } from './query-for.ts';
import type { Site } from './site-context.tsx';

/** The data that the server sends with a page: its answers, and the addresses of the installation. */
export interface PageData {
  site: Site;
  state: DehydratedState;
  /** The address names nothing. The document is the same at all such addresses, so it omits what was looked up. */
  isNotFound?: true;
}

const ELEMENT_ID = 'page-data';

/**
 * Returns an element of the document: data, not script, so the content security policy stays strict. It omits the time
 * of rendering, so that every node makes the same bytes.
 */
export function pageDataElement({ site, state, isNotFound }: PageData): string {
  const data: PageData = isNotFound === true ? { site, state: withoutMisses(state), isNotFound } : { site, state };
  const json = escapedJson({ ...data, state: asOf(data.state, 0) });
  return `<script type="application/json" id="${ELEMENT_ID}">${json}</script>`;
}

/** Without the answers "not found", which name the address. */
const withoutMisses = (state: DehydratedState): DehydratedState => ({
  ...state,
  queries: state.queries.filter((query) => query.state.data !== null),
});

/** Puts them in again: of the queries of a page that names nothing, those without an answer found nothing. */
export function fillMisses(client: QueryClient, queries: readonly ApiQuery<unknown>[]): void {
  for (const { queryKey } of queries)
    if (client.getQueryData(queryKey) === undefined) client.setQueryData(queryKey, null);
}

/** JSON that cannot end the element it stands in. */
export const escapedJson = (value: unknown): string =>
  JSON.stringify(value).replace(
    /[<>&\u2028\u2029]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );

export const hasPageData = (): boolean => document.getElementById(ELEMENT_ID) !== null;

/** null: the document is the shell that pages are drawn in without a network. */
export function readPageData(): PageData | null {
  const text = document.getElementById(ELEMENT_ID)?.textContent;
  if (!text) return null;
  const data = JSON.parse(text) as PageData;
  return { ...data, state: asOf(data.state, Date.now()) };
}

/**
 * Returns the answers with a time in ms. The server checks a document each time it is opened, so its answers are as
 * fresh as newly fetched ones, however long ago it was rendered.
 */
export const asOf = (state: DehydratedState, moment: number): DehydratedState => ({
  ...state,
  queries: state.queries.map((query) => ({
    ...query,
    dehydratedAt: moment,
    state: { ...query.state, dataUpdatedAt: moment },
  })),
});
