import type { Snapshot } from '@millrace/catalogue';
import { previewPath } from '@millrace/contract/office';
import type { Preview } from './draft-previews.ts';

/** The site that a preview shows: a draft, the site as a revision made it or, of neither, the site in force. */
export type ShownSite = Preview;

/** The person to whom a preview is shown, and as whom it is shown. */
export interface ShownTo {
  /** Staff have rows to go to, and other customers to look as. */
  isOfStaff: boolean;
  /** The customer viewed as; null: a visitor without an account. */
  customerId: number | null;
}

/** The site in force as a preview shows it: to look at it as a customer. */
export const siteInForce = (snapshot: Snapshot): ShownSite => ({
  draft: null,
  past: null,
  snapshot,
  over: snapshot,
  changed: [],
  asPublished: [],
  leftOut: [],
  isBehind: false,
  madeAt: new Date(),
});

/** The address of a page of what is shown, for staff, as a customer. */
export const addressAs = ({ draft }: ShownSite, path: string, customerId: number | null): string =>
  previewPath(draft === null ? null : draft.id, path, customerId);
