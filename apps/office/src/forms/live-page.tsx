import { previewPath } from '@millrace/contract/office';
import { type ReactNode, useEffect, useState } from 'react';
import type { LivePlace } from './use-live-place.ts';

/** A change is shown so long after the server has it. */
const SHOWN_AFTER_MS = 400;
export const liveWidths = [390, 1440] as const;
export type LiveWidth = (typeof liveWidths)[number];

/** The page of a row, as the draft makes it and whoever is shown it sees it: loaded again after each change that is saved. */
export function LivePage({
  draft,
  place,
  version,
  width,
  onWidth,
}: {
  draft: string;
  place: LivePlace;
  /** Changes with each change of the row. */
  version: string;
  width: LiveWidth;
  onWidth(width: LiveWidth | null): void;
}): ReactNode {
  const address = previewPath(draft, place.path, place.customer);
  const title = `The page, as this draft makes it${place.customer === null ? '' : ' for the customer'}`;
  const shown = useSettled(version);
  return (
    <aside className={`form-live form-live-${width}`} aria-label={title}>
      <header>
        <h2>{title}</h2>
        {liveWidths.map((one) => (
          <button key={one} className="button" type="button" aria-pressed={one === width} onClick={() => onWidth(one)}>
            {one}
          </button>
        ))}
        <a className="button" href={address} target="_blank" rel="noreferrer">
          Open in a tab
        </a>
        <button className="button" type="button" onClick={() => onWidth(null)}>
          Hide
        </button>
      </header>
      <div className="form-stage">
        <iframe key={`${address} ${shown}`} src={address} title="The page of this row" width={width} />
      </div>
    </aside>
  );
}

/** A value once it has stood still for a moment: a page is not loaded for each letter. */
function useSettled(value: string): string {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), SHOWN_AFTER_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}
