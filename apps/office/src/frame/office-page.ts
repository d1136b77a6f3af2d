import type { StaffRight } from '@millrace/contract';
import type { ContentKind } from '@millrace/contract/content';
import type { RailCounts, StaffSession } from '@millrace/contract/office';
import type { ComponentType } from 'react';
import type { Asks } from '../navigation/known-words.ts';

/** The counts of the rail for pages that are no list of rows. */
export type Counted = keyof RailCounts | 'configurators' | 'revisions' | 'findings';

/** A page of the office, as the rail, the keys and the address know it. */
export interface OfficePage {
  path: string;
  name: string;
  /** Addresses below the path are the page's, too. */
  hasMore?: true;
  /** The heading of the rail that it stands below; '': none; null: the rail does not name it. */
  under: string | null;
  /** The page of the rail that leads to it, where the rail does not name it. */
  within?: string;
  /** After `G`, the key that goes there; null: none. */
  key: string | null;
  /** The right that it takes; absent: that of any of staff. */
  rights?: StaffRight;
  /** Its rows are counted in the rail. */
  kind?: ContentKind;
  /** The count in the rail beside its name. */
  counted?: Counted;
  /** The parameters of its address; absent: it has none. null: the page reads them itself, and says which it does not know. */
  asks?: Asks | null;
  Page: ComponentType<{ session: StaffSession }>;
}
