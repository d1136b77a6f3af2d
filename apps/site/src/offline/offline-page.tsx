import type { ReactNode } from 'react';
import { OFFLINE } from '../kept-on-device/kept-caches.ts';
import { useLocation } from '../navigation/here.tsx';
import { matchPath } from '../navigation/match.ts';
import { noQueries, type PagePlan } from '../page/plan.ts';
import { PageHead } from '../page-parts/page-head.tsx';
import { KeptList } from './kept-list.tsx';
import { NotKept } from './not-kept.tsx';

export const plan: PagePlan<'offline'> = {
  queries: noQueries,
  head: () => ({ title: 'Kept offline', description: 'What this device shows without a network.' }),
};

/**
 * The list of everything readable without a network, and the room it takes. At another address, it replaces a page that
 * cannot be fetched.
 */
export function Page(): ReactNode {
  const { pathname } = useLocation();
  return matchPath(OFFLINE, pathname) === null ? <NotKept /> : <Kept />;
}

function Kept(): ReactNode {
  return (
    <div className="frame">
      <PageHead title="Kept offline">
        What this device shows without a network: the documents you mark with <b>Keep offline</b>, and the pages you
        opened last. With a network you always see the latest.
      </PageHead>
      <KeptList />
    </div>
  );
}
