import { isPageOffered } from '@millrace/contract';
import { settingsIn, settingsQuery } from '../api/settings.ts';
import type { PageMatch } from './match-page.ts';
import type { PagePlan, Read } from './plan.ts';

/** Whether this maker's site has the page, and what its address names exists. */
export const isFoundPage = ({ name, at }: PageMatch, plan: PagePlan, read: Read): boolean =>
  isPageOffered(name, settingsIn(read(settingsQuery))) && (plan.found?.(at, read) ?? true);
