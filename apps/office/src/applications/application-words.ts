import type { ApplicationStatus } from '@millrace/contract/office';

/** The key under which lists of applications are kept. */
export const LIST = 'applications';

export const statusWords: Readonly<Record<ApplicationStatus, string>> = {
  new: 'New',
  read: 'Read',
  invited: 'Invited',
  rejected: 'Declined',
  hired: 'Hired',
};

/** How a status is marked; beside its word, never alone. */
export const statusMark: Readonly<Record<ApplicationStatus, string>> = {
  new: 'is-new',
  read: '',
  invited: 'is-warning',
  rejected: '',
  hired: 'is-good',
};
