import { contentKindNames } from '@millrace/contract/content';
import type { officeCalls } from '@millrace/contract/office';
import { useAsked } from '../navigation/here.tsx';

/** A search of the history. Days are of UTC, both included. */
export type HistorySearch = Omit<
  NonNullable<(typeof officeCalls.officeRevisions)['types']>['query'],
  'below' | 'limit'
>;

/** Letters of a search, as the server takes them. */
export const WORDS_MOST = 200;
const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** The search that an address asks for; what no search can be is left out. */
export function readHistorySearch(asked: URLSearchParams): HistorySearch {
  const kind = contentKindNames.find((one) => one === asked.get('kind'));
  const id = numberIn(asked.get('id'));
  const by = asked.get('by');
  const words = asked.get('words')?.trim().slice(0, WORDS_MOST) ?? '';
  const [from, to] = [asked.get('from'), asked.get('to')];
  return {
    ...(kind === undefined ? {} : { kind, ...(id === null ? {} : { id }) }),
    ...(words === '' ? {} : { words }),
    ...(by === null || by === '' ? {} : { by }),
    ...(from !== null && DAY.test(from) ? { from } : {}),
    ...(to !== null && DAY.test(to) ? { to } : {}),
  };
}

/** Returns the addresses of revisions, and of one against another, that keep what is searched for. */
export function useHistoryAddress(): (revision: number, against?: number | null) => string {
  const search = readHistorySearch(useAsked());
  return (revision, against = null) => {
    const values = { ...search, ...(against === null ? {} : { against }) };
    const asked = new URLSearchParams(Object.entries(values).map(([name, value]) => [name, `${value}`])).toString();
    return `/office/history/${revision}${asked === '' ? '' : `?${asked}`}`;
  };
}

/** The number of a revision or a row; null: the text is none. */
export const numberIn = (text: string | null | undefined): number | null =>
  text != null && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : null;
