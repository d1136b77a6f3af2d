import type { SiteUser, userSorts, userStates } from '@millrace/contract/office';

/** The names under which the answers about users of the site are kept. */
export const USERS = 'site users';
export const USER = 'site user';

export const stateWords: Readonly<Record<(typeof userStates)[number], string>> = {
  confirmed: 'Confirmed',
  unconfirmed: 'Not confirmed',
  office: 'Of the office',
};

export const sortWords: Readonly<Record<(typeof userSorts)[number], string>> = {
  email: 'E-mail',
  name: 'Name',
  customer: 'Company',
  group: 'Customer group',
  lastSignIn: 'Last sign-in',
  created: 'Newest account',
};

/** The state of a user in words, and how it is marked beside them. */
export function stateOf({ roles, isConfirmed }: Pick<SiteUser, 'roles' | 'isConfirmed'>): readonly [string, string] {
  if (roles.length > 0) return [stateWords.office, 'is-new'];
  return isConfirmed ? [stateWords.confirmed, 'is-good'] : [stateWords.unconfirmed, 'is-warning'];
}
