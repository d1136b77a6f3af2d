import { pages } from '@millrace/contract';
import type { SiteMap } from './page/site-map.ts';

/**
 * The site map (specification 2.1): for each page of the contract its code, and whether it is kept. Head and data come with the code, as
 * the `plan` of its module. A page is named after its file.
 */
export const siteMap: SiteMap = {
  home: pages.home.paths[0],
  notFound: { load: () => import('./not-found/not-found.tsx') },
  pages: {
    home: { load: () => import('./home/home-page.tsx'), kept: 'by-path' },
    'category-root': { load: () => import('./category/category-root-page.tsx'), kept: 'by-path' },
    category: { load: () => import('./category/category-page.tsx'), kept: 'by-path' },
    'family-part': { load: () => import('./family/family-part-page.tsx'), kept: 'no' },
    family: { load: () => import('./family/family-page.tsx'), kept: 'no' },
    search: { load: () => import('./search/search-page.tsx'), kept: 'as-one' },
    compare: { load: () => import('./compare/compare-page.tsx'), kept: 'no' },
    orders: { load: () => import('./orders/orders-page.tsx'), kept: 'by-path' },
    about: { load: () => import('./company/about-page.tsx'), kept: 'no' },
    contact: { load: () => import('./company/contact-page.tsx'), kept: 'by-path' },
    support: { load: () => import('./support/support-page.tsx'), kept: 'by-path' },
    faq: { load: () => import('./support/faq-page.tsx'), kept: 'no' },
    careers: { load: () => import('./careers/careers-page.tsx'), kept: 'by-path' },
    application: { load: () => import('./careers/application/application-page.tsx'), kept: 'by-path' },
    blog: { load: () => import('./blog/blog-page.tsx'), kept: 'by-path' },
    post: { load: () => import('./blog/post-page.tsx'), kept: 'by-path' },
    offline: { load: () => import('./offline/offline-page.tsx'), kept: 'no' },
    'sign-in': { load: () => import('./accounts/signing-in/sign-in-page.tsx'), kept: 'no' },
    'sign-up': { load: () => import('./accounts/signing-up/sign-up-page.tsx'), kept: 'no' },
    reset: { load: () => import('./accounts/password/reset-page.tsx'), kept: 'no' },
    'new-password': { load: () => import('./accounts/password/new-password-page.tsx'), kept: 'no' },
    settings: { load: () => import('./accounts/settings-page.tsx'), kept: 'no' },
  },
};
