import type { PageName, PageQuery, Settings } from '@millrace/contract';
import type { ReactNode } from 'react';
import type { ApiQuery } from '../api/query-for.ts';
import type { Head } from '../head/head.ts';
import type { Params } from '../navigation/match.ts';

/** An address of a page, read: its path's parameters decoded, and its query by the parameters that the contract names. */
export interface PageAddress<Name extends PageName = PageName> {
  path: string;
  params: Params;
  query: PageQuery<Name>;
}

/** Returns the answer of a query that the plan lists. */
export type Read = <Data>(query: ApiQuery<Data>) => Data;

/** Head and data of a page, known before it renders. Each function sees only the address and the answers. */
export interface PagePlan<Name extends PageName = PageName> {
  /** Signed in, it may be another page than the one rendered for everybody, of which nothing is to be seen then. */
  isPersonal?: true;
  /** Returns the queries that the page needs before its first render. */
  queries(at: PageAddress<Name>): readonly ApiQuery<unknown>[];
  /** Returns the queries it needs besides, once those answers are there. */
  further?(at: PageAddress<Name>, read: Read): readonly ApiQuery<unknown>[];
  /** Returns title, description and the like. Pages that may not be indexed need not say so. */
  head(at: PageAddress<Name>, read: Read, settings: Settings): Head;
  /** Whether what the address names exists; if not, the not-found page is sent with status 404. */
  found?(at: PageAddress<Name>, read: Read): boolean;
  /** Returns where to go instead, or null to stay. */
  redirect?(at: PageAddress<Name>, read: Read): string | null;
}

/** For a page that needs nothing but the frame's data. */
export const noQueries = (): readonly [] => [];

export interface PageProps<Name extends PageName> {
  at: PageAddress<Name>;
}

/** The exports of a page's module. Both come with its chunk: a first visit carries no plans of other pages. */
export interface PageModule<Name extends PageName = PageName> {
  Page(props: PageProps<Name>): ReactNode;
  plan: PagePlan<Name>;
}

/** The module of the page for an address that names nothing. */
export interface NotFoundModule {
  NotFound(): ReactNode;
}
