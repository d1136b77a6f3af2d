import type { StaffMail } from '@millrace/contract/office';

/** The key under which lists of mails are kept. */
export const LIST = 'mails';

type State = StaffMail['state'];
export const stateWords: Readonly<Record<State, string>> = {
  waiting: 'Waits',
  sent: 'Sent',
  kept: 'Kept, no mail server',
  dead: 'Dead letter',
};
/** How a state is marked; beside its word, never alone. */
export const stateMark: Readonly<Record<State, string>> = {
  waiting: 'is-new',
  sent: 'is-good',
  kept: 'is-warning',
  dead: 'is-wrong',
};

/** A kind of mail in words: `application-copy` is "Application copy". */
export const kindWords = (kind: string): string =>
  `${kind.charAt(0).toUpperCase()}${kind.slice(1).replaceAll('-', ' ')}`;
