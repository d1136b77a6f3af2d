import type { ReactNode } from 'react';

/** Replaces a page that cannot be shown. A plain link loads it again, code and answers. */
export function PageFailed({ address }: { address: string }): ReactNode {
  return (
    <div className="frame py-14">
      <h1 className="text-3xl">This page cannot be shown</h1>
      <p className="mt-3 max-w-prose">
        Something went wrong on our side. Load the page again; if it still fails, come back in a few minutes.
      </p>
      <p className="mt-6 flex gap-3">
        <a href={address} className="button button-primary">
          Load again
        </a>
        <a href="/home" className="button">
          Home
        </a>
      </p>
    </div>
  );
}
