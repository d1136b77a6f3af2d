import type { QueryClient, QueryKey } from '@tanstack/react-query';
import type { ApiQuery } from './query-for.ts';
import type { Site } from './site-context.tsx';

/** An answer and the key of its query. All else that a cache holds of a query follows from them. */
export type KeyedAnswer = readonly [key: QueryKey, answer: unknown];

/** The data that the server sends with a page: its answers, and the addresses of the installation. */
export interface PageData {
  site: Site;
  answers: readonly KeyedAnswer[];
  /** The address names nothing. The document is the same at all such addresses, so it omits what was looked up. */
  isNotFound?: true;
}

const ELEMENT_ID = 'page-data';

/**
 * Returns an element of the document: data, not script, so the content security policy stays strict. It omits the time
 * of rendering, so that every node makes the same bytes.
 */
export function pageDataElement({ site, answers, isNotFound }: PageData): string {
  const data: PageData =
    isNotFound === true ? { site, answers: withoutMisses(answers), isNotFound } : { site, answers };
  return `<script type="application/json" id="${ELEMENT_ID}">${escapedJson(data)}</script>`;
}

/** The answers that a cache holds. Of a query that failed there is none. */
export const answersOf = (client: QueryClient): KeyedAnswer[] =>
  client
    .getQueryCache()
    .getAll()
    .flatMap(({ queryKey, state: { status, data } }) => (status === 'success' ? [[queryKey, data] as const] : []));

/** Without the answers "not found", which name the address. */
const withoutMisses = (answers: readonly KeyedAnswer[]): KeyedAnswer[] =>
  answers.filter(([, answer]) => answer !== null);

/**
 * Puts the answers of a document into a cache. The server checks a document each time it is opened, so its answers are
 * as fresh as newly fetched ones, however long ago it was rendered.
 */
export function fillAnswers(client: QueryClient, answers: readonly KeyedAnswer[]): void {
  for (const [key, answer] of answers) client.setQueryData(key, answer);
}

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
  return JSON.parse(text) as PageData;
}
