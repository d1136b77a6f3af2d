import { isPageOffered, pages, type Settings } from '@millrace/contract';
import type { Head } from '../head/head.ts';
import type { PageMatch } from './match-page.ts';
import type { PagePlan, Read } from './plan.ts';

/** The head of a page: what its plan says, kept out of search engines where the contract does not let them list it. */
export function headOf({ name, at }: PageMatch, plan: PagePlan, read: Read, settings: Settings): Head {
  if (!isPageOffered(name, settings)) return { title: 'Not found', hidden: true };
  const head = plan.head(at, read, settings);
  return pages[name].isIndexed ? head : { ...head, hidden: true };
}
