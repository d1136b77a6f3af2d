import type { Measuring } from '../analytics/provider.ts';

/** The visitor's answer about cookies. `reopened`: refused, then withdrew the refusal; it ends with the page. */
export type Choice = 'unasked' | 'accepted' | 'declined' | 'reopened';
export type ChoiceAction = 'accept' | 'decline' | 'enable-necessary-only' | 'disable-necessary-only';

export interface ChoiceState {
  /** Value of the cookie; null: there is none. */
  cookie: 'true' | 'false' | null;
  showsBanner: boolean;
  measuring: Measuring;
  /** Whether the strictly-necessary toggle is on. */
  necessaryOnly: boolean;
}

/** Specification 4 (cookie consent), with decisions 4. */
export const choiceStates: Readonly<Record<Choice, ChoiceState>> = {
  unasked: { cookie: null, showsBanner: true, measuring: 'off', necessaryOnly: false },
  accepted: { cookie: 'true', showsBanner: false, measuring: 'full', necessaryOnly: false },
  declined: { cookie: 'false', showsBanner: false, measuring: 'off', necessaryOnly: true },
  reopened: { cookie: null, showsBanner: true, measuring: 'anonymised', necessaryOnly: false },
};

const results: Readonly<Record<ChoiceAction, Choice>> = {
  accept: 'accepted',
  decline: 'declined',
  'enable-necessary-only': 'declined',
  'disable-necessary-only': 'reopened',
};

/** The toggle can only be switched off when it is on. */
export function chosen(choice: Choice, action: ChoiceAction): Choice {
  const isTakingBack = action === 'disable-necessary-only';
  return isTakingBack && !choiceStates[choice].necessaryOnly ? choice : results[action];
}

/** Follows the cookie: another tab may have written or removed it. */
export function choiceBy(cookie: string | null, held: Choice | null): Choice {
  if (cookie === 'true') return 'accepted';
  if (cookie === 'false') return 'declined';
  return held === 'reopened' ? 'reopened' : 'unasked';
}
