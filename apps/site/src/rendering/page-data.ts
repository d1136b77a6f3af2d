import type { DehydratedState } from '@tanstack/react-query';
import type { Site } from '../api/site-context.tsx';

/** What the server hands to the browser with a page: its answers, and where things are addressed. */
export interface PageData {
  site: Site;
  state: DehydratedState;
}

const ELEMENT_ID = 'page-data';

/** As an element of the document: data, not script, so the content security policy stays strict. */
export function pageDataElement(data: PageData): string {
  return `<script type="application/json" id="${ELEMENT_ID}">${escapedJson(data)}</script>`;
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
  return text ? (JSON.parse(text) as PageData) : null;
}
