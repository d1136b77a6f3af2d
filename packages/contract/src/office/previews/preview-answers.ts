import { z } from 'zod';

/** ISO 8601. */
const moment = z.string();

/** A link to the preview of a draft, for somebody without an account. */
export const previewLink = z.object({
  id: z.uuid(),
  /** For whom it is. */
  note: z.string(),
  /** Id of the user who made it. */
  madeBy: z.string().nullable(),
  madeAt: moment,
  endsAt: moment,
});
/** A link as it is told once, to its maker: the address holds the key, of which the server keeps a hash alone. */
export const madePreviewLink = previewLink.extend({ address: z.url() });
export const previewLinkBody = z.strictObject({ note: z.string().trim().max(200).default('') });

export type PreviewLink = z.infer<typeof previewLink>;
export type MadePreviewLink = z.infer<typeof madePreviewLink>;
export type PreviewLinkBody = z.input<typeof previewLinkBody>;

/** A page of the public site that a draft changes. */
export const changedPage = z.object({
  /** Path and query, as the public site has it. */
  path: z.string(),
  title: z.string(),
  change: z.enum(['new', 'changed', 'gone']),
});
export const draftPages = z.object({
  /** Whether pages are still being compared: then more may come. */
  isChecking: z.boolean(),
  /** Pages compared so far, and all of them. */
  checked: z.int().nonnegative(),
  of: z.int().nonnegative(),
  /** Whether what every page has, such as the menu, changes. */
  isFrameChanged: z.boolean(),
  /** How many pages change, save by what every page has. */
  total: z.int().nonnegative(),
  /** The first of them. */
  pages: z.array(changedPage),
  /** Rows of the draft that are not sound: the pages are compared without them. */
  asPublished: z.int().nonnegative(),
});
export type ChangedPage = z.infer<typeof changedPage>;
export type DraftPages = z.infer<typeof draftPages>;
/** How many changed pages are named. */
export const CHANGED_PAGES_MOST = 500;

/** How many links of one draft are good at once. */
export const PREVIEW_LINKS_MOST = 20;
/** How long a link is good, unless it is taken back. */
export const PREVIEW_LINK_HOURS = 24;

/** The address of the preview of a draft for staff, with the path of a page as the public site has it. */
export const previewPath = (draft: string, path = '/home'): string => `/office/preview/${draft}${path}`;
