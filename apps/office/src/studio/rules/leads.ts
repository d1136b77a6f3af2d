import type { ClausePlace } from '@millrace/studio';

/** Lists of rules by what they decide. `if` is the condition of a price, a limit, a fact or a need; `then` is what is needed. */
export type RuleUse = 'enableIf' | 'disableIf' | 'selectIf' | 'showIf' | 'hideIf' | 'if' | 'then';

interface Leads {
  first: string;
  and: string;
  or: string;
}

const LEADS: Readonly<Record<RuleUse, Leads>> = {
  enableIf: { first: 'only with', and: 'and only with', or: 'or with' },
  disableIf: { first: 'not with', and: 'together with', or: 'or with' },
  selectIf: { first: 'chosen by itself with', and: 'and with', or: 'or with' },
  showIf: { first: 'shown only with', and: 'and only with', or: 'or with' },
  hideIf: { first: 'hidden with', and: 'together with', or: 'or with' },
  if: { first: 'while', and: 'and while', or: 'or while' },
  then: { first: 'needs', and: 'and', or: 'or' },
};

/**
 * The words before a clause. What a single rule rules out, each of its alternatives rules out: `not with 6 and not with 8`.
 */
export function leadOf(use: RuleUse, { rule, alternative }: ClausePlace, rules: number): string {
  const leads = LEADS[use];
  if (rule === 0 && alternative === 0) return leads.first;
  if (alternative === 0) return leads.and;
  return use === 'disableIf' && rules === 1 ? 'and not with' : leads.or;
}
