export { missingPlan as plan } from './missing-plan.ts';
export { NotFound as Page } from './not-found.tsx';
