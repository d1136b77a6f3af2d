import type { Head } from '../head/head.ts';
import { noQueries, type PagePlan } from '../page/plan.ts';

/** Pages about one visitor's account ask for nothing before they render. */
const planOf = (head: Head): PagePlan<'sign-in' | 'sign-up' | 'reset' | 'new-password' | 'settings'> => ({
  queries: noQueries,
  head: () => head,
});

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
