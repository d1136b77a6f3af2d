import type { StaffRole } from '@millrace/contract';
import type { ContentKind } from '@millrace/contract/content';
import type { StaffSession } from '@millrace/contract/office';
import type { ComponentType } from 'react';

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
  /** The role whose rights it takes; absent: any of staff. */
  rights?: StaffRole;
  /** Counted in the rail. */
  kind?: ContentKind;
  Page: ComponentType<{ session: StaffSession }>;
}
