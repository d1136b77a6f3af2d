import type { ReactNode, RefObject } from 'react';
import type { OfficePage } from './office-page.ts';

interface KeySheetProps {
  sheet: RefObject<HTMLDialogElement | null>;
  pages: readonly OfficePage[];
}

/** The sheet of all keys. */
export function KeySheet({ sheet, pages }: KeySheetProps): ReactNode {
  return (
    <dialog ref={sheet} className="sheet" aria-labelledby="keys" closedby="any">
      <h2 id="keys">Keys</h2>
      <dl>
        {pages.map(({ path, name, key }) =>
          key === null ? null : (
            <div key={path}>
              <dt>
                <kbd>G</kbd> <kbd>{key.toUpperCase()}</kbd>
              </dt>
              <dd>{name}</dd>
            </div>
          ),
        )}
        <div>
          <dt>
            <kbd>?</kbd>
          </dt>
          <dd>this sheet</dd>
        </div>
      </dl>
      <p className="soft">Single letters work outside fields only.</p>
      <form method="dialog">
        <button className="button" type="submit">
          Close
        </button>
      </form>
    </dialog>
  );
}
