import type { ReactNode } from 'react';
import { AskBlock } from '../beside/ask-block.tsx';
import { AsideBlock, TwoColumns } from '../beside/two-columns.tsx';
import { Ways } from '../beside/ways.tsx';
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
      <TwoColumns aside={<KeptAside />}>
        <KeptList />
      </TwoColumns>
    </div>
  );
}

function KeptAside(): ReactNode {
  return (
    <>
      <AsideBlock title="Before you leave for a site">
        <Ways
          ways={[
            { question: 'Sheets and guides to take along?', name: 'All documents', to: '/support/documents' },
            { question: 'How does one wire it?', name: 'Questions', to: '/support/frequently-asked-questions' },
          ]}
        />
      </AsideBlock>
      <AskBlock title="Rather ask a person" desk="support" />
    </>
  );
}
