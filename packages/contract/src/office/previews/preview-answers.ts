import { z } from 'zod';

/** ISO 8601. */
const moment = z.string();

/** A link to the preview of a draft, for somebody without an account. */
export const previewLink = z.object({
  id: z.uuid(),
  /** For whom it is. */
  note: z.string(),
  /** The customer that the site is seen as; null: a visitor without an account. */
  customerId: z.int().nullable(),
  /** Id of the user who made it. */
  madeBy: z.string().nullable(),
  madeAt: moment,
  endsAt: moment,
});
/** A link as it is told once, to its maker: the address holds the key, of which the server keeps a hash alone. */
export const madePreviewLink = previewLink.extend({ address: z.url() });
/** Nine digits, as in the address of a preview. */
const CUSTOMER_ID_MAX = 999_999_999;
export const previewLinkBody = z.strictObject({
  note: z.string().trim().max(200).default(''),
  customerId: z.int().positive().max(CUSTOMER_ID_MAX).nullable().default(null),
});

export type PreviewLink = z.infer<typeof previewLink>;
export type MadePreviewLink = z.infer<typeof madePreviewLink>;
export type PreviewLinkBody = z.input<typeof previewLinkBody>;

/** A page of the public site that a draft changes. */
export const changedPage = z.object({
  /** Path and query, as the public site has it. */
  path: z.string(),
  title: z.string(),
  change: z.enum(['new', 'changed', 'gone']),
  /** Prices that change on it; those of a new page and of one that goes are not counted. */
  prices: z.int().nonnegative(),
  /** Fields of the answers it is made of in which something else changes, such as `description`. */
  fields: z.array(z.string()),
});
/** The value at a place of an answer: a text, a number, yes or no; absent where it was not there, or is more than a line. */
const shownValue = z.union([z.string(), z.number(), z.boolean(), z.null()]);
/** One value of the answers that a page is made of. */
export const pageDifference = z.object({
  /** Names of fields, and words of the elements of lists that it lies in. */
  path: z.array(z.union([z.string(), z.object({ element: z.string() })])),
  change: z.enum(['added', 'changed', 'removed']),
  before: shownValue.exactOptional(),
  after: shownValue.exactOptional(),
  /** An amount of money. */
  isMoney: z.literal(true).exactOptional(),
});
export const pageDifferences = z.object({
  /** All that differs. */
  total: z.int().nonnegative(),
  /** The first of them. */
  differences: z.array(pageDifference),
});
export const pageDifferencesQuery = z.strictObject({
  /** Path and query, as the public site has it. */
  path: z.string().regex(/^\//, 'must be the path of a page, such as /home').max(2000),
});
export const draftPages = z.object({
  /** Whether pages are still being compared: then more may come. */
  isChecking: z.boolean(),
  /** Pages compared so far, and all of them. */
  checked: z.int().nonnegative(),
  of: z.int().nonnegative(),
  /** Whether what every page has, such as the menu, changes. */
  isFrameChanged: z.boolean(),
  /** The fields of what every page has in which something changes. */
  frameFields: z.array(z.string()),
  /** How many pages change, save by what every page has. */
  total: z.int().nonnegative(),
  /** The first of them. */
  pages: z.array(changedPage),
  /** Rows of the draft that are not sound: the pages are compared without them. */
  asPublished: z.int().nonnegative(),
});
export type ChangedPage = z.infer<typeof changedPage>;
export type PageDifference = z.infer<typeof pageDifference>;
export type PageDifferences = z.infer<typeof pageDifferences>;
export type PageDifferencesQuery = z.input<typeof pageDifferencesQuery>;
export type DraftPages = z.infer<typeof draftPages>;
/** How many changed pages are named. */
export const CHANGED_PAGES_MOST = 500;
/** How many differences of one page are told. */
export const PAGE_DIFFERENCES_MOST = 200;

/** How many links of one draft are good at once. */
export const PREVIEW_LINKS_MOST = 20;
/** How long a link is good, unless it is taken back. */
export const PREVIEW_LINK_HOURS = 24;

/** Stands in the address of a preview for the site as it is, where one looks at it as a customer. */
export const IN_FORCE_KEY = 'in-force';

/** The mark of the bar of a page that shows an older state of its draft while a newer one is being made. */
export const PREVIEW_BEHIND = 'data-behind';

/** Stands in the address of a preview for the site as a revision made it. */
export const revisionKey = (revision: number): string => `revision-${revision}`;

/**
 * The address of a preview for staff, with the path of a page as the public site has it: of a draft, of a revision (`revisionKey`) or, with
 * null, of the site in force; as the customer of this id or, with null, as a visitor without an account.
 */
export const previewPath = (draft: string | null, path = '/home', customerId: number | null = null): string =>
  `/office/preview/${draft ?? IN_FORCE_KEY}${customerId === null ? '' : `~customer-${customerId}`}${path}`;
