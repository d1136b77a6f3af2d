import type { Pausable } from '@millrace/configurator';
import { contentKindNames } from '@millrace/contract/content';
import { resolver } from '../checks/resolve-link.ts';
import { isPauseAt } from '../paced.ts';
import { hider } from '../redirects/hidden-page.ts';
import { findRedirect, redirectTable } from '../redirects/redirect-table.ts';
import type { Snapshot } from '../snapshot.ts';
import { soundContent, type WrittenRows } from './check-rows.ts';
import { candidateOf } from './compile.ts';

/** An address of the site, as a visitor would find it. */
export interface TriedAddress {
  /**
   * `page`: it has a page, or a file or call of the server. `redirect`: it leads to a page or outside. `not-live`: to something that is not
   * live. `nowhere`: it is not found, or leads to what is not.
   */
  leads: 'page' | 'redirect' | 'not-live' | 'nowhere';
  /** The redirect that it takes, and the end of the way; null where it takes none. */
  redirect: { id: number; status: 301 | 302; to: string } | null;
}

/** Tries paths of the site, with or without a query, over rows as a draft has them; the rows in force themselves cost nothing. */
export function* tryAddresses(
  rows: WrittenRows,
  inForce: Snapshot,
  addresses: readonly string[],
): Pausable<TriedAddress[]> {
  const content = yield* soundContent(rows, inForce);
  const isInForce = contentKindNames.every((kind) => content[kind] === inForce.content[kind]);
  const candidate = isInForce ? null : yield* candidateOf(content, inForce);
  const places = candidate ?? { ...inForce, parts: inForce.products.byPartNumber };
  const pageAt = hider(places);
  const resolve = resolver(places);
  const table = candidate === null ? inForce.redirects : redirectTable(content.redirects);
  const tried: TriedAddress[] = [];
  for (const [nth, address] of addresses.entries()) {
    if (isPauseAt(nth)) yield;
    tried.push(tryOne(address));
  }
  return tried;

  function tryOne(address: string): TriedAddress {
    if (pageAt(address) !== null) return { leads: 'page', redirect: null };
    const found = findRedirect(table, address);
    if (found === null) return { leads: 'nowhere', redirect: null };
    const { row, status, location: to } = found;
    const end = resolve(to);
    return {
      leads: end === 'found' ? 'redirect' : end === 'broken' ? 'nowhere' : end,
      redirect: { id: row.id, status, to },
    };
  }
}
