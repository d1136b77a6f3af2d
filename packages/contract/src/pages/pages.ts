import {
  COMPARED_MAX,
  COMPARED_TEXT_MAX,
  FILTERS_MAX,
  facetViews,
  MODEL_NUMBER_MAX,
  ORDER_MAX,
  SEARCH_PAGE_SIZE,
  SEARCH_PAGE_SIZE_MAX,
  SEARCH_TEXT_MAX,
  SHARE_CODE_MAX,
} from '../constants.ts';
import {
  compared,
  count,
  endless,
  filters,
  flag,
  identity,
  oneOf,
  oneOfInAnyCase,
  type QueryParameter,
  words,
} from './query-parameter.ts';

/** The facts about a public page that its address decides. */
export interface PageFacts {
  /** The paths that show it; `:name` stands for a path parameter. */
  paths: readonly `/${string}`[];
  /** The parameters it reads. Any other is dropped before a page is rendered, so that it cannot crowd out the pages that are kept. */
  query: Readonly<Record<string, QueryParameter<unknown>>>;
  /** Its tabs, where each has a path of its own: the values of the path parameter. */
  tabs?: readonly string[];
  /** Whether search engines may list it. Where they may not and there is no end of it, robots are asked to stay away. */
  isIndexed: boolean;
  /** Mailed links lead here with a token in the address: the page is rendered without it, and sends no Referer. */
  holdsToken?: true;
  /** It is about this visitor, or lists what is kept: a device never lists it among the pages that open offline. */
  isPersonal?: true;
  /** It is shown for whatever path parameter is typed, so there is no end of them. */
  hasEndlessPaths?: true;
}

/** The tabs of a family's page. */
export const familyTabs = ['Models', 'Videos', 'Accessories', 'Specifications', 'Support'] as const;
/** The sections that the search page shows: everything, or all of one section. */
export const searchSections = ['everything', 'families', 'documents', 'questions', 'posts', 'jobs', 'pages'] as const;
/** The ways to order the job board. */
export const jobOrders = ['Newest', 'Oldest'] as const;

/** The choices of a page that filters, and the order and view of what fits them. */
const filtered = {
  order: endless(words(ORDER_MAX)),
  view: oneOf(facetViews),
  filters: endless(filters(FILTERS_MAX)),
};

const LINE_MAX = 200;
const WORD_MAX = 40;

/**
 * The public pages (specification 2.1), the one table that all others follow: the server keeps one rendered page for each path and the
 * query named here; the site states code and data by these names, and so do the sitemap and the structured data.
 */
export const pages = {
  home: { paths: ['/home'], query: {}, isIndexed: true },
  'category-root': { paths: ['/category'], query: {}, isIndexed: true },
  category: { paths: ['/category/:id'], query: filtered, isIndexed: true },
  'family-part': { paths: ['/family'], query: { part: endless(words()) }, isIndexed: false },
  family: {
    paths: ['/family/:id'],
    query: {
      part: endless(words()),
      // The row that `part` has led to: the server sees no anchor.
      row: endless(words()),
      configurator: endless(words(MODEL_NUMBER_MAX)),
      options: endless(words(SHARE_CODE_MAX)),
      tab: oneOf(familyTabs),
      video: endless(words()),
      'intrinsically-safe': identity(flag()),
    },
    isIndexed: true,
  },
  search: {
    paths: ['/search', '/search/:id'],
    query: {
      search: endless(words()),
      show: oneOf(searchSections),
      page: endless(count(1)),
      pageSize: endless(count(SEARCH_PAGE_SIZE, SEARCH_PAGE_SIZE_MAX)),
      ...filtered,
    },
    isIndexed: false,
    hasEndlessPaths: true,
  },
  compare: {
    paths: ['/compare'],
    query: { differences: flag(), items: endless(identity(compared(COMPARED_MAX, COMPARED_TEXT_MAX))) },
    isIndexed: false,
  },
  orders: {
    paths: ['/orders', '/orders/:id'],
    tabs: ['orders-and-shipping', 'warranty-and-returns', 'documents'],
    query: {},
    isIndexed: true,
  },
  about: { paths: ['/about'], query: {}, isIndexed: true },
  contact: {
    paths: ['/contact', '/contact/:id'],
    tabs: ['customer-services', 'location', 'employment'],
    query: {},
    isIndexed: true,
  },
  support: {
    paths: ['/support', '/support/:id'],
    tabs: ['documents', 'videos', 'frequently-asked-questions'],
    query: {},
    isIndexed: true,
  },
  faq: { paths: ['/faq'], query: {}, isIndexed: true },
  careers: {
    paths: ['/careers', '/careers/:id'],
    query: {
      search: endless(words(SEARCH_TEXT_MAX)),
      category: endless(words(LINE_MAX)),
      type: endless(words(WORD_MAX)),
      startBy: oneOfInAnyCase(jobOrders),
      job: endless(identity(words(WORD_MAX))),
    },
    isIndexed: true,
    hasEndlessPaths: true,
  },
  application: { paths: ['/employment', '/employment/:id'], query: {}, isIndexed: true, hasEndlessPaths: true },
  blog: { paths: ['/blog'], query: {}, isIndexed: true },
  post: { paths: ['/blog/:id'], query: {}, isIndexed: true },
  offline: { paths: ['/offline'], query: {}, isIndexed: false, isPersonal: true },
  'sign-in': { paths: ['/sign-in'], query: {}, isIndexed: false, holdsToken: true, isPersonal: true },
  'sign-up': { paths: ['/sign-up'], query: {}, isIndexed: false, isPersonal: true },
  reset: { paths: ['/reset'], query: {}, isIndexed: false, isPersonal: true },
  'new-password': { paths: ['/reset/:id'], query: {}, isIndexed: false, holdsToken: true, isPersonal: true },
  settings: { paths: ['/settings'], query: {}, isIndexed: false, isPersonal: true },
} as const satisfies Record<string, PageFacts>;

type Pages = typeof pages;
export type PageName = keyof Pages;

/** The pages that search engines may list. */
export type IndexedPage = { [Name in PageName]: Pages[Name]['isIndexed'] extends true ? Name : never }[PageName];

/** The tabs of a page that has some. */
export type PageTabName<Name extends PageName> = Pages[Name] extends { tabs: readonly (infer Tab)[] } ? Tab : never;

/** A page's query as its parameters read it. */
export type PageQuery<Name extends PageName> = {
  readonly [Parameter in keyof Pages[Name]['query']]: Pages[Name]['query'][Parameter] extends QueryParameter<
    infer Value
  >
    ? Value
    : never;
};

/** One path and the page that it shows. */
export interface PagePath extends PageFacts {
  name: PageName;
  path: string;
}

/** Every path of every page. */
export const pagePaths: readonly PagePath[] = Object.entries<PageFacts>(pages).flatMap(([name, facts]) =>
  facts.paths.map((path) => ({ ...facts, name: name as PageName, path })),
);

/** Reads the query of a page. A parameter that is there twice counts as its first. */
export function readPageQuery<Name extends PageName>(name: Name, given: URLSearchParams): PageQuery<Name> {
  const parameters: Readonly<Record<string, QueryParameter<unknown>>> = pages[name].query;
  return Object.fromEntries(
    Object.entries(parameters).map(([parameter, { read, gather }]) => [
      parameter,
      read(gather === undefined ? given.get(parameter) : gather(given)),
    ]),
  ) as PageQuery<Name>;
}
