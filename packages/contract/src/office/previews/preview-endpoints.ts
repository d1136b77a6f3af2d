import { z } from 'zod';
import {
  draftPages,
  madePreviewLink,
  pageDifferences,
  pageDifferencesQuery,
  previewLink,
  previewLinkBody,
} from './preview-answers.ts';

const office = { tag: 'Office', rights: 'editor' } as const;
const found = ['not-signed-in', 'not-allowed', 'too-many', 'not-found'] as const;
const draft = z.uuid();
const ofDraft = z.strictObject({ draft });

/** Every call of `previewCalls`, with its schemas and who may make it. */
export const previewEndpoints = {
  officePages: {
    ...office,
    rights: 'writer',
    summary: 'The pages of the public site that a draft changes',
    params: ofDraft,
    answer: draftPages,
    refusals: [...found, 'draft-ended'],
  },
  officePageDifferences: {
    ...office,
    rights: 'writer',
    summary: 'What a draft changes on one page of the public site, before and after',
    params: ofDraft,
    query: pageDifferencesQuery,
    answer: pageDifferences,
    refusals: [...found, 'draft-ended'],
  },
  officePreviewLinks: {
    ...office,
    summary: 'Links to the preview of a draft that are good now',
    params: ofDraft,
    answer: z.array(previewLink),
    refusals: found,
  },
  officeMakePreviewLink: {
    ...office,
    summary: 'Makes a link by which anybody sees the preview of a draft for a day',
    params: ofDraft,
    body: previewLinkBody,
    answer: madePreviewLink,
    refusals: [...found, 'draft-ended', 'too-large'],
  },
  officeEndPreviewLink: {
    ...office,
    summary: 'Takes a link to the preview of a draft back; the answer is the links that are left',
    params: z.strictObject({ draft, link: z.uuid() }),
    answer: z.array(previewLink),
    refusals: found,
  },
} as const;
