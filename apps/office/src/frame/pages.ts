import type { StaffSession } from '@millrace/contract/office';
import type { ComponentType } from 'react';
import { OwnSignIn } from '../own-sign-in/own-sign-in.tsx';

/** A page of the office, as the rail, the keys and the address know it. */
export interface OfficePage {
  path: string;
  name: string;
  /** The heading of the rail that it stands below. */
  under: string;
  /** After `G`, the key that goes there. */
  key: string;
  Page: ComponentType<{ session: StaffSession }>;
}

/** Every page there is, in the order of the rail. */
export const pages: readonly OfficePage[] = [
  { path: '/office/own-sign-in', name: 'Your sign-in', under: 'You', key: 'y', Page: OwnSignIn },
];

/** The page that opens at the office's own address. */
export const FIRST_PAGE = '/office/own-sign-in';

/** The page at an address; null: none. */
export const pageAt = (path: string): OfficePage | null =>
  pages.find((page) => page.path === (path === '/office' ? FIRST_PAGE : path)) ?? null;
