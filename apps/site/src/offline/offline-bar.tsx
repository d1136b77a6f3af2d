import { type ReactNode, useEffect, useState } from 'react';
import { Link } from '../ui/link.tsx';
import { keptAddress } from './kept-address.ts';
import { OFFLINE } from './kept-caches.ts';
import { keptPage } from './kept-page.ts';

const moment = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' });

/** Says that there is no network, and how old what is shown may be. */
export function OfflineBar(): ReactNode {
  const [at, setAt] = useState<number | null>(null);
  useEffect(() => {
    void keptPage(keptAddress(location)).then((page) => setAt(page?.at ?? null));
  }, []);
  return (
    <section className="offline-bar" aria-label="Connection">
      <p className="frame" role="status">
        <span className="offline-lamp" aria-hidden="true" />
        <span>
          <b>You are offline.</b> {at === null ? '' : `Showing what was kept on ${moment.format(at)}.`}{' '}
          <Link to={OFFLINE}>What is kept</Link>
        </span>
      </p>
    </section>
  );
}
