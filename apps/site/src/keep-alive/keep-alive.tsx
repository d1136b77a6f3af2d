import {
  Activity,
  memo,
  type ReactNode,
  startTransition,
  useCallback,
  useEffect,
  useInsertionEffect,
  useState,
  useSyncExternalStore,
} from 'react';
import type { Location } from '../navigation/location.ts';
import { afterPaint } from '../ui/timing/after-paint.ts';
import { comingPage } from './coming-page.ts';
import { forgetPage, visitPage } from './kept-pages.ts';
import { PageBoundary, type PageFailure } from './page-boundary.tsx';
import { useArrival } from './use-arrival.ts';
import { UnsavedInput } from './use-unsaved-input.ts';

interface KeepAliveProps {
  /** The address to show. */
  location: Location;
  /** Key of the page at that address, and whether it is kept. */
  pageKey: string;
  kept: boolean;
  /** Renders the page at an address. */
  pageAt: (location: Location) => ReactNode;
  failure: PageFailure;
}

/** Shows one page and keeps the last ones behind it, each with its state, address and scroll position. */
export function KeepAlive({ location, pageKey, kept, pageAt, failure }: KeepAliveProps): ReactNode {
  const coming = useSyncExternalStore(comingPage.subscribe, comingPage.get, nothing);
  const [pages, setPages] = useState(() => visitPage([], { key: pageKey, location, kept }));
  const now = visitPage(pages, { key: pageKey, location, kept }, coming);
  // A state of its own: beside a transition that waits, React would keep nothing of the pages that are set here while drawing.
  const [painted, setPainted] = useState<Location | null>(null);
  if (now !== pages) setPages(now);
  const forget = useCallback((key: string) => {
    comingPage.set(null);
    setPages((all) => forgetPage(all, key));
  }, []);
  useEffect(() => {
    comingPage.arrived(location);
    // A page drawn ahead differs in nothing anyone sees: being drawn for its own entry comes after it is shown.
    return afterPaint(() => startTransition(() => setPainted(location)));
  }, [location]);
  useArrival(now, pageKey, location);
  const isNew = coming !== null && !now.some(({ key }) => key === coming.key);
  return (isNew ? [...now, coming] : now).map((page) => (
    <Activity key={page.id} mode={page.key === pageKey ? 'visible' : 'hidden'}>
      <UnsavedInput value={page.unsaved}>
        <KeptPageView
          pageKey={page.key}
          location={page.location === painted ? painted : (page.drawnAt ?? page.location)}
          pageAt={pageAt}
          failure={failure}
          onFailure={forget}
        />
      </UnsavedInput>
    </Activity>
  ));
}

const nothing = (): null => null;

interface KeptPageViewProps extends Pick<KeepAliveProps, 'pageKey' | 'location' | 'pageAt' | 'failure'> {
  onFailure: (key: string) => void;
}

const KeptPageView = memo(function KeptPageView({ pageKey, location, pageAt, failure, onFailure }: KeptPageViewProps) {
  const failed = useCallback(() => onFailure(pageKey), [onFailure, pageKey]);
  // Of the effects, only this kind runs while a page is hidden: it tells when the whole page is in the document.
  useInsertionEffect(() => comingPage.drew(pageKey), [pageKey]);
  return (
    <PageBoundary address={location.pathname + location.search} failure={failure} onFailure={failed}>
      {pageAt(location)}
    </PageBoundary>
  );
});
