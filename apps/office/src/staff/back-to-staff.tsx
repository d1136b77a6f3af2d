import type { ReactNode } from 'react';
import { PageLink } from '../navigation/here.tsx';

/** In a narrow window, the way from the chosen user to the list. */
export const BackToStaff = (): ReactNode => (
  <PageLink className="button pane-back" href="/office/staff">
    All users
  </PageLink>
);
