import { z } from 'zod';
import { kindWord } from '../row-answers.ts';
import { keepViewBody, removeViewQuery, savedView } from './saved-view.ts';

const office = { tag: 'Office', rights: 'writer' } as const;
const staff = ['not-signed-in', 'not-allowed', 'too-many'] as const;
const params = z.strictObject({ kind: kindWord, id: z.uuid() });

/** Every call of `viewCalls`, with its schemas and who may make it. */
export const viewEndpoints = {
  officeViews: {
    ...office,
    summary: 'The views of a list that the caller keeps, by name',
    params: z.strictObject({ kind: kindWord }),
    answer: z.array(savedView),
    refusals: staff,
  },
  officeKeepView: {
    ...office,
    summary: 'Keeps a view of a list for the caller, new or in place of the version that was seen',
    params,
    body: keepViewBody,
    answer: savedView,
    refusals: [...staff, 'not-found', 'changed-meanwhile', 'too-many-open', 'too-large', 'wrong-type'],
  },
  officeRemoveView: {
    ...office,
    summary: 'Removes a view of a list that the caller keeps, in the version that was seen',
    params,
    query: removeViewQuery,
    answer: z.literal(true),
    refusals: [...staff, 'changed-meanwhile'],
  },
} as const;
