import type { RoutePlan } from '../rendering/route.ts';

/** A path without a page: always answered with status 404. */
export const missingPlan: RoutePlan = {
  head: () => ({ title: 'Not found', hidden: true }),
  found: () => false,
};
