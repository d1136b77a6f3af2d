import { type ReactNode, useEffect, useState } from 'react';
import { keptAddress, type Place } from '../kept-on-device/kept-address.ts';
import { OFFLINE } from '../kept-on-device/kept-caches.ts';
import { keptPage } from '../kept-on-device/kept-page.ts';
import { Link } from '../ui/link.tsx';
import { printing } from '../ui/words/printing.ts';

const STYLE = { dateStyle: 'medium', timeStyle: 'short' } as const;

/** Says that there is no network, and how old the shown content may be. */
export function OfflineBar({ pathname, search }: Place): ReactNode {
  const address = keptAddress({ pathname, search });
  const [at, setAt] = useState<number | null>(null);
  useEffect(() => {
    let isHere = true;
    void keptPage(address).then((page) => isHere && setAt(page?.at ?? null));
    return () => {
      isHere = false;
    };
  }, [address]);
  return (
    <section className="offline-bar" aria-label="Connection">
      <div className="frame">
        <span className="offline-lamp" aria-hidden="true" />
        <p>
          <span role="status">
            <b>You are offline.</b> {at !== null && `Showing what was kept on ${printing().moment(at, STYLE)}.`}
          </span>{' '}
          {address !== OFFLINE && <Link to={OFFLINE}>What is kept</Link>}
        </p>
      </div>
    </section>
  );
}
