import { renameBody, renamedRows } from './rename-rows.ts';

const office = { tag: 'Office', rights: 'editor' } as const;

/** Every call of `studioCalls`, with its schemas and who may make it. */
export const studioEndpoints = {
  officeRename: {
    ...office,
    summary: 'Shows what a rename in a configurator changes in all content, as a draft has it; stores nothing',
    body: renameBody,
    answer: renamedRows,
    refusals: ['not-signed-in', 'not-allowed', 'too-many', 'not-found'],
  },
} as const;
