import { useLinksInView } from '../navigation/use-links-in-view.ts';
import { useNearLinks } from '../navigation/use-near-links.ts';

/** Has the next page ready before it is asked for. It shows nothing, and comes after everything else. */
export function Prefetching(): null {
  useNearLinks();
  useLinksInView();
  return null;
}
