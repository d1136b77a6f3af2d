import type { PageName } from '@millrace/contract';
import { createContext, useContext } from 'react';
import type { NotFoundModule, PageModule } from './plan.ts';

/** The site's part of the table of pages; the contract has the facts that the address decides. */
export interface SitePage<Name extends PageName = PageName> {
  /** Loads its module, a chunk of its own. */
  load(): Promise<PageModule<Name>>;
  /** Whether its state outlives a visit elsewhere (specification 2.1): each path apart, or all of its paths as one page. */
  kept: 'by-path' | 'as-one' | 'no';
}

export interface SiteMap {
  pages: { readonly [Name in PageName]: SitePage<Name> };
  /** The address where those go that lead nowhere. */
  home: string;
  /** Stands in for a page whose address names nothing. */
  notFound: { load(): Promise<NotFoundModule> };
}

const SiteMapContext = createContext<SiteMap | null>(null);
export const SiteMapProvider = SiteMapContext.Provider;

/** The site map, which stands above all that shows and fetches pages. */
export function useSiteMap(): SiteMap {
  const siteMap = useContext(SiteMapContext);
  if (siteMap === null) throw new Error('There is no <SiteMapProvider> around this component');
  return siteMap;
}
