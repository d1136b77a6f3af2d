import type { DehydratedState } from '@tanstack/react-query';
import type { Site } from './site-context.tsx';

/** The data that the server sends with a page: its answers, and the addresses of the installation. */
export interface PageData {
  site: Site;
  state: DehydratedState;
}

const ELEMENT_ID = 'page-data';

/**
 * Returns an element of the document: data, not script, so the content security policy stays strict. It omits the time
 * of rendering, so that every node makes the same bytes.
 */
export function pageDataElement({ site, state }: PageData): string {
  return `<script type="application/json" id="${ELEMENT_ID}">${escapedJson({ site, state: asOf(state, 0) })}</script>`;
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
  const { site, state } = JSON.parse(text) as PageData;
  return { site, state: asOf(state, Date.now()) };
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
