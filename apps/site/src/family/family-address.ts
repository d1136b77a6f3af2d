import type { familyTabs, PageQuery, PartNumber } from '@millrace/contract';
import { ROW_PARAMETER } from '../addresses.ts';
import { CHOICES_PARAMETER, NUMBER_PARAMETER } from '../configurator/address/parameters.ts';

/** A tab of the page; Models is the one without a parameter (specification 2.12). */
export type Tab = (typeof familyTabs)[number];

const TAB_PARAMETER = 'tab' satisfies keyof PageQuery<'family'>;
const VIDEO_PARAMETER = 'video' satisfies keyof PageQuery<'family'>;

/**
 * The query that leads to a tab: everything else in the address stays, but for the open video and the choices, which the
 * configurator puts back as they are by then.
 */
export function tabQuery(query: URLSearchParams, tab: Tab): string {
  const next = withoutChoices(query);
  next.delete(VIDEO_PARAMETER);
  if (tab === 'Models') next.delete(TAB_PARAMETER);
  else next.set(TAB_PARAMETER, tab);
  return queryText(next);
}

/** The query that has a video's entry open, or none. */
export function videoQuery(query: URLSearchParams, id: number | null): string {
  const next = withoutChoices(query);
  if (id === null) next.delete(VIDEO_PARAMETER);
  else next.set(VIDEO_PARAMETER, String(id));
  return queryText(next);
}

/** The part number in an address's anchor; null for another anchor, or none. */
export function anchoredPart(hash: string): PartNumber | null {
  const [, part] = /^#part-(.+)$/.exec(hash) ?? [];
  if (part === undefined) return null;
  try {
    return decodeURIComponent(part);
  } catch {
    return null;
  }
}

/** A query without the row that it leads to. */
export function withoutRow(search: string): string {
  const next = new URLSearchParams(search);
  next.delete(ROW_PARAMETER);
  return queryText(next);
}

function withoutChoices(query: URLSearchParams): URLSearchParams {
  const next = new URLSearchParams(query);
  next.delete(NUMBER_PARAMETER);
  next.delete(CHOICES_PARAMETER);
  next.delete(ROW_PARAMETER);
  return next;
}

function queryText(query: URLSearchParams): string {
  const text = query.toString();
  return text === '' ? '' : `?${text}`;
}
