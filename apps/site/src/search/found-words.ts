import type { FoundEverything, SearchPage } from '@millrace/contract';
import type { SearchAddress } from './search-address.ts';

interface Found {
  /** The models. */
  shown: Pick<SearchPage, 'total' | 'page'> | undefined;
  everything: FoundEverything | undefined;
}

/** Says how much was found, of all sections together or of the one that is shown; '' until it is known. */
export function foundWords({ show, page }: Pick<SearchAddress, 'show' | 'page'>, { shown, everything }: Found): string {
  if (shown === undefined || everything === undefined) return '';
  if (show !== 'everything') return words(everything[show].total, page);
  // Later pages are of the models alone.
  return words(shown.page > 1 ? shown.total : shown.total + everything.total, shown.page);
}

const words = (total: number, page: number): string =>
  `${total} ${total === 1 ? 'result' : 'results'}${page > 1 ? `, page ${page}` : ''}`;
