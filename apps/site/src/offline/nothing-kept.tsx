import type { ReactNode } from 'react';

/** For a device that has nothing to draw even the frame from. */
export function NothingKept(): ReactNode {
  return (
    <main className="frame py-14">
      <h1 className="text-3xl">You are offline</h1>
      <p className="mt-3 max-w-prose">
        Nothing of this site is kept on this device yet. Pages you open are kept from then on.
      </p>
      <p className="mt-6">
        <a href={location.href} className="button button-primary">
          Try again
        </a>
      </p>
    </main>
  );
}
