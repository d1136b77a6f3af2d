/** A public page's path, and the query names that change what it shows. */
export interface PagePath {
  /** `:name` stands for a path parameter. */
  path: string;
  query: readonly string[];
  /** Mailed links lead here with a token in the address: pages are rendered without it, and send no Referer. */
  holdsToken?: true;
}

const plain = (path: string): PagePath => ({ path, query: [] });

/**
 * The public pages (specification 2.1). The server keeps one rendered page for each path and the query named here; any other
 * parameter is dropped before rendering, so that it cannot crowd out what is kept.
 */
export const pagePaths: readonly PagePath[] = [
  plain('/home'),
  plain('/faq'),
  { path: '/family', query: ['part'] },
  { path: '/family/:id', query: ['part', 'configurator', 'options', 'tab', 'video', 'intrinsically-safe'] },
  plain('/about'),
  plain('/orders'),
  plain('/orders/:id'),
  plain('/support'),
  plain('/support/:id'),
  plain('/contact'),
  plain('/contact/:id'),
  plain('/category'),
  plain('/category/:id'),
  { path: '/search', query: ['search', 'page', 'pageSize'] },
  { path: '/search/:id', query: ['search', 'page', 'pageSize'] },
  plain('/employment'),
  plain('/employment/:id'),
  { path: '/careers', query: ['search', 'category', 'type', 'startBy', 'job'] },
  { path: '/careers/:id', query: [] },
  plain('/blog'),
  plain('/blog/:id'),
  plain('/offline'),
  { path: '/sign-in', query: [], holdsToken: true },
  plain('/sign-up'),
  plain('/reset'),
  { path: '/reset/:id', query: [], holdsToken: true },
  plain('/settings'),
];
