/** /family has no page: with `?part=` it redirects to a family, without to the products. */
export { NotFound as Page } from '../not-found/not-found.tsx';
export { familyPartPlan as plan } from './family-plan.ts';
