import { type Publisher, pageAddress, type Thing } from './thing.ts';

export interface Crumb {
  name: string;
  /** Path of the page; the last crumb is the page itself and needs none. */
  path?: string;
}

/** The way to a page, top first. */
export const breadcrumbList = (publisher: Publisher, crumbs: readonly Crumb[]): Thing => ({
  '@type': 'BreadcrumbList',
  itemListElement: crumbs.map(({ name, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    ...(path === undefined ? {} : { item: pageAddress(publisher, path) }),
  })),
});
