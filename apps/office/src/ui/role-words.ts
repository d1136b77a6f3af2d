import type { StaffRole } from '@millrace/contract';

/** The roles of the office in words: their names, and what each lets somebody do. */
export const roleWords: Readonly<Record<StaffRole, { name: string; does: string }>> = {
  editor: { name: 'Editor', does: 'writing content in drafts' },
  publisher: { name: 'Publisher', does: 'writing content and publishing it' },
  hr: { name: 'Hiring', does: 'writing jobs in drafts, and applications' },
  admin: { name: 'Admin', does: 'all of it, and who may do what' },
};
