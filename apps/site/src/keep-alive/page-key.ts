import type { PageName } from '@millrace/contract';
import type { Place } from '../navigation/location.ts';
import type { SitePage } from '../page/site-map.ts';

/** What makes a page the same one: its path, or for a page kept as one its name. */
export const pageKeyOf = (
  name: PageName,
  { kept }: Pick<SitePage, 'kept'>,
  { pathname }: Pick<Place, 'pathname'>,
): string => (kept === 'as-one' ? name : pathname.toLowerCase().replace(/(.)\/$/, '$1'));
