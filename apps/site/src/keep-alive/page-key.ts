import type { PageName } from '@millrace/contract';
import type { Place } from '../navigation/location.ts';
import type { SitePage } from '../page/site-map.ts';

/** The identity of a page: its path, or the name of a page that is kept as one. */
export const pageKeyOf = (
  name: PageName,
  { kept }: Pick<SitePage, 'kept'>,
  { pathname }: Pick<Place, 'pathname'>,
): string => (kept === 'as-one' ? name : pathname.toLowerCase().replace(/(.)\/$/, '$1'));
