import type { Call } from '../../calls/calls.ts';
import type { RenameBody, RenamedRowsAnswer } from './rename-rows.ts';

type None = Record<never, never>;

/** The calls of the studio that need more of the content than a browser has. They store nothing. */
export const studioCalls = {
  /** Shows what a rename changes in all content: the rows to write into the draft, and the numbers that stop reading. */
  officeRename: { method: 'POST', path: '/office/rename' } as Call<None, None, RenamedRowsAnswer, RenameBody>,
} as const;
