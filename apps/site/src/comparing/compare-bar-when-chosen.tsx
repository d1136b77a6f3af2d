import { lazy, type ReactNode, Suspense } from 'react';
import { useLocation } from '../navigation/here.tsx';
import { useCompared } from './use-compared.ts';

const CompareBar = lazy(() =>
  import('./compare-bar.tsx').then(
    ({ CompareBar }) => ({ default: CompareBar }),
    // Its code does not load: the page goes on without it.
    () => ({ default: () => null }),
  ),
);

/** The pages on which things are chosen. */
const CHOOSING = /^\/(?:category|family|search)(?:\/|$)/i;

/** Loads the bar once something is chosen, on the pages where things are. */
export function CompareBarWhenChosen(): ReactNode {
  const { pathname } = useLocation();
  const { items } = useCompared();
  return items.length === 0 || !CHOOSING.test(pathname) ? null : (
    <Suspense fallback={null}>
      <CompareBar />
    </Suspense>
  );
}
