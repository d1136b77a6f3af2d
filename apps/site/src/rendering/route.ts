import type { Settings } from '@millrace/contract';
import type { ComponentType } from 'react';
import type { ApiQuery } from '../api/query-for.ts';
import type { PageAddress } from '../navigation/match.ts';
import type { Head } from './head.ts';

export type { PageAddress } from '../navigation/match.ts';

/** Gives the answer of a query that the route lists. */
export type Read = <Data>(query: ApiQuery<Data>) => Data;

/** What a page says about itself before it renders. Each function sees only the address and the answers. */
export interface RoutePlan {
  /** Signed in, it may be another page than the one rendered for everybody, of which nothing is to be seen then. */
  isPersonal?: true;
  /** What the page needs before its first render. */
  queries?(at: PageAddress): ApiQuery<unknown>[];
  /** What it needs besides, once those answers are there. */
  further?(at: PageAddress, read: Read): ApiQuery<unknown>[];
  /** Title, description and the like. */
  head(at: PageAddress, read: Read, settings: Settings): Head;
  /** Whether what the address names exists; if not, the not-found page is answered with status 404. */
  found?(at: PageAddress, read: Read): boolean;
  /** Where to go instead, or null to stay. */
  redirect?(at: PageAddress, read: Read): string | null;
}

/** What the module of a page exports. Both come with its chunk: a first visit carries no plans of other pages. */
export interface PageModule {
  Page: ComponentType;
  plan: RoutePlan;
}

/** Said by the type: a plan is exported by the page's module, as `plan`; the site map does not spread it. */
type NoPlan = { [Part in keyof RoutePlan]?: never };

/** One line of the site map. */
export interface Route extends NoPlan {
  /** `:name` stands for a path parameter. */
  path: string;
  /** Its module below src/, a PageModule. */
  page: `./${string}-page.tsx`;
  /** Whether its state outlives a visit elsewhere (specification 2.1): each path apart, or all of its paths as one page. */
  kept: 'by-path' | 'as-one' | 'no';
}
