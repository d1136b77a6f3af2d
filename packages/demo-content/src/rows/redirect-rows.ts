import type { ContentRedirect } from '@millrace/contract/content';

/** Addresses that the maker's printed lists and its former site have. */
export const redirectRows = () => ({ redirects: redirects() });

const redirects = (): ContentRedirect[] => [
  {
    id: 1,
    from: '/family/tern-two-pump',
    to: '/family/tern-duplex',
    status: 301,
    note: 'The family was called so until 2024, and the price list of that year prints its address.',
  },
  {
    id: 2,
    from: '/products/*',
    to: '/category',
    status: 301,
    note: 'Pages of the site before this one.',
  },
];
