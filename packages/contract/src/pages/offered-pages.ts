import type { Settings } from '../settings/settings.ts';
import type { PageName } from './pages.ts';

/** A setting by which a maker leaves a part of the site out. */
export type OfferedBy = 'careers.isOffered' | 'blog.isOffered';

/** The pages that not every maker has, with the setting that says whether this one does. */
const offeredBy: { readonly [Name in PageName]?: OfferedBy } = {
  careers: 'careers.isOffered',
  application: 'careers.isOffered',
  blog: 'blog.isOffered',
  post: 'blog.isOffered',
};

/** Whether this maker's site has a page. One that it has not is as an address that names nothing. */
export function isPageOffered(name: PageName, settings: Pick<Settings, OfferedBy>): boolean {
  const setting = offeredBy[name];
  return setting === undefined || settings[setting];
}
