import { categoryPlan, categoryRootPlan } from './category/category-plan.ts';
import { familyPartPlan, familyPlan } from './family/family-plan.ts';
import { homePlan } from './home/home-plan.ts';
import { missingPlan } from './not-found/missing-plan.ts';
import type { Route } from './rendering/route.ts';
import { searchPlan } from './search/search-plan.ts';

/** The site map (specification 2.1). `/` and paths that are not here redirect to HOME. */
export const HOME = '/home';

export const routes: readonly Route[] = [
  { path: '/home', page: './home/home-page.tsx', kept: 'by-path', ...homePlan },
  { path: '/category', page: './category/category-root-page.tsx', kept: 'by-path', ...categoryRootPlan },
  { path: '/category/:id', page: './category/category-page.tsx', kept: 'by-path', ...categoryPlan },
  { path: '/family', page: './not-found/not-found-page.tsx', kept: 'no', ...familyPartPlan },
  { path: '/family/:id', page: './family/family-page.tsx', kept: 'no', ...familyPlan },
  { path: '/search', page: './search/search-page.tsx', kept: 'as-one', ...searchPlan },
  { path: '/search/:id', page: './search/search-page.tsx', kept: 'as-one', ...searchPlan },
  ...pathsToCome(),
];

/** Pages the specification names that are not built yet: not found, rather than sent home. */
function pathsToCome(): Route[] {
  const plain = ['faq', 'about', 'sign-in', 'sign-up', 'settings'];
  const withId = ['orders', 'support', 'contact', 'employment', 'careers', 'blog', 'reset'];
  const paths = [...plain, ...withId, ...withId.map((name) => `${name}/:id`)];
  return paths.map((path) => ({
    path: `/${path}`,
    page: './not-found/not-found-page.tsx',
    kept: 'no',
    ...missingPlan,
  }));
}
