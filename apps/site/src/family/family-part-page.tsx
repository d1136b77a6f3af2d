/** /family has no page of its own: with `?part=` it leads to a family, without one to the products. */
export { NotFound as Page } from '../not-found/not-found.tsx';
export { familyPartPlan as plan } from './family-plan.ts';
