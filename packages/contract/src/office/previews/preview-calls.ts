import type { Call } from '../../calls/calls.ts';
import type {
  DraftPages,
  MadePreviewLink,
  PageDifferences,
  PageDifferencesQuery,
  PreviewLink,
  PreviewLinkBody,
} from './preview-answers.ts';

type None = Record<never, never>;
type OfDraft = { draft: string };
const links = '/office/drafts/:draft/preview-links';

/** The calls about previews of a draft. */
export const previewCalls = {
  /** The pages of the public site that a draft changes; after some seconds those found so far. */
  officePages: { method: 'GET', path: '/office/drafts/:draft/pages' } as Call<OfDraft, None, DraftPages>,
  /** The differences on one of them, from the answers of the API that it is made of. */
  officePageDifferences: { method: 'GET', path: '/office/drafts/:draft/page' } as Call<
    OfDraft,
    PageDifferencesQuery,
    PageDifferences
  >,
  /** Links that are good now, the last made first. */
  officePreviewLinks: { method: 'GET', path: links } as Call<OfDraft, None, PreviewLink[]>,
  officeMakePreviewLink: { method: 'POST', path: links } as Call<OfDraft, None, MadePreviewLink, PreviewLinkBody>,
  officeEndPreviewLink: { method: 'DELETE', path: `${links}/:link` } as Call<
    OfDraft & { link: string },
    None,
    PreviewLink[]
  >,
} as const;
