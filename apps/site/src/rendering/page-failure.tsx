import { type ComponentType, lazy, type ReactNode, Suspense } from 'react';
import type { PageFailure } from '../keep-alive/page-boundary.tsx';
import { PageFailed } from '../not-found/page-failed.tsx';
import { isOffline } from '../offline/is-offline.ts';
import { loadPage } from './page-modules.ts';

/** Lists what is kept; it says so where it is not at its own address. */
const NotKept = lazy<ComponentType<{ address: string }>>(() =>
  loadPage('./offline/offline-page.tsx').then(
    ({ Page }) => ({ default: () => <Page /> }),
    () => ({ default: PageFailed }),
  ),
);

/** Says what to do next, or without a network what is kept. */
function FailedPage({ address }: { address: string }): ReactNode {
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
