import { type ReactNode, useEffect } from 'react';
import { useIsOffline } from './connection.ts';
import { KeptList } from './kept-list.tsx';

const TITLE = 'Not on this device';

/** Replaces a page that cannot be fetched without a network. The page comes by itself once there is one. */
export function NotKept(): ReactNode {
  const isOffline = useIsOffline();
  useEffect(() => {
    if (!isOffline) location.reload();
  }, [isOffline]);
  useEffect(() => {
    document.title = TITLE;
  }, []);
  return (
    <div className="frame py-14 max-desk:py-8">
      <h1 className="text-3xl">{TITLE}</h1>
      <p className="mt-3 max-w-prose">
        You are offline, and this page has not been opened here before. It is shown as soon as there is a network; until
        then, this is what you can read.
      </p>
      <p className="mt-6 mb-8">
        <a href={location.href} className="button button-primary">
          Try again
        </a>
      </p>
      <KeptList />
    </div>
  );
}
