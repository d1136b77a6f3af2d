import { type ComponentType, lazy, type ReactNode, Suspense, useState } from 'react';
import type { PageFailure } from '../keep-alive/page-boundary.tsx';
import { PageFailed } from '../not-found/page-failed.tsx';
import { isOffline } from '../offline/is-offline.ts';
import { loadPage } from '../page/load-page.ts';
import { useSiteMap } from '../page/site-map.ts';

/** Suggests what to do next, or without a network lists what is kept. */
function FailedPage({ address }: { address: string }): ReactNode {
  const { pages } = useSiteMap();
  // Lists what is kept; it says so when it is not at its own address.
  const [NotKept] = useState(() =>
    lazy<ComponentType<{ address: string }>>(() =>
      loadPage(pages.offline).then(
        ({ Page }) => ({ default: ({ address: path }) => <Page at={{ path, params: {}, query: {} }} /> }),
        () => ({ default: PageFailed }),
      ),
    ),
  );
  const Failed = isOffline() ? NotKept : PageFailed;
  return (
    <Suspense fallback={null}>
      <Failed address={address} />
    </Suspense>
  );
}

/** Without a network a page that cannot be had is no fault. */
export const pageFailure: PageFailure = {
  Page: FailedPage,
  report: (error) => {
    if (!isOffline()) console.error(error);
  },
};
