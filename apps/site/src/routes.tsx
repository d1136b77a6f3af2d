import type { Route } from './rendering/route.ts';

/**
 * The site map (specification 2.1): each page's module exports the component and the plan (queries, head, redirect). `/` and
 * paths that are not here redirect to HOME.
 */
export const HOME = '/home';

export const routes: readonly Route[] = [
  { path: '/home', page: './home/home-page.tsx', kept: 'by-path' },
  { path: '/category', page: './category/category-root-page.tsx', kept: 'by-path' },
  { path: '/category/:id', page: './category/category-page.tsx', kept: 'by-path' },
  { path: '/family', page: './family/family-part-page.tsx', kept: 'no' },
  { path: '/family/:id', page: './family/family-page.tsx', kept: 'no' },
  { path: '/search', page: './search/search-page.tsx', kept: 'as-one' },
  { path: '/search/:id', page: './search/search-page.tsx', kept: 'as-one' },
  { path: '/orders', page: './orders/orders-page.tsx', kept: 'by-path' },
  { path: '/orders/:id', page: './orders/orders-page.tsx', kept: 'by-path' },
  { path: '/about', page: './company/about-page.tsx', kept: 'no' },
  { path: '/contact', page: './company/contact-page.tsx', kept: 'by-path' },
  { path: '/contact/:id', page: './company/contact-page.tsx', kept: 'by-path' },
  { path: '/support', page: './support/support-page.tsx', kept: 'by-path' },
  { path: '/support/:id', page: './support/support-page.tsx', kept: 'by-path' },
  { path: '/faq', page: './support/faq-page.tsx', kept: 'no' },
  { path: '/careers', page: './careers/careers-page.tsx', kept: 'by-path' },
  { path: '/careers/:id', page: './careers/careers-page.tsx', kept: 'by-path' },
  { path: '/employment', page: './careers/application/application-page.tsx', kept: 'by-path' },
  { path: '/employment/:id', page: './careers/application/application-page.tsx', kept: 'by-path' },
  { path: '/blog', page: './blog/blog-page.tsx', kept: 'by-path' },
  { path: '/offline', page: './offline/offline-page.tsx', kept: 'no' },
  { path: '/blog/:id', page: './blog/post-page.tsx', kept: 'by-path' },
  { path: '/sign-in', page: './accounts/signing-in/sign-in-page.tsx', kept: 'no' },
  { path: '/sign-up', page: './accounts/signing-up/sign-up-page.tsx', kept: 'no' },
  { path: '/reset', page: './accounts/password/reset-page.tsx', kept: 'no' },
  { path: '/reset/:id', page: './accounts/password/new-password-page.tsx', kept: 'no' },
  { path: '/settings', page: './accounts/settings-page.tsx', kept: 'no' },
];
