import type { Head } from '../rendering/head.ts';
import type { RoutePlan } from '../rendering/route.ts';

/** Pages about one visitor's account: nothing to be found by a search engine, and nothing to be asked before they render. */
const planOf = (head: Head): RoutePlan => ({ head: () => ({ ...head, hidden: true }) });

export const signInPlan = planOf({
  title: 'Sign in',
  description: 'For OEMs, distributors and reps: sign in to see the catalogue as your company sees it.',
});
export const signUpPlan = planOf({
  title: 'Sign up',
  description: 'An account for OEMs, distributors and reps.',
});
export const resetPlan = planOf({
  title: 'Reset password',
  description: 'Have a link to a new password sent to your e-mail address.',
});
export const newPasswordPlan = planOf({ title: 'New password', description: 'Choose a new password.' });
export const settingsPlan = planOf({ title: 'Settings', description: 'What we know of you as a user.' });
