import { PREVIEW_BEHIND, previewPath } from '@millrace/contract/office';
import { type ReactNode, useEffect, useState } from 'react';
import { noteActs } from '../../api/attendance.ts';
import { faultsElsewhere, type Kept, KeptBack } from './kept-back.tsx';
import type { LivePlace } from './use-live-place.ts';
import './live.css';

/** A change is shown so long after the server has it. */
const SHOWN_AFTER_MS = 400;
/** An older state of the draft, shown while the newer one is being made, is loaded again so much later; so is a page that did not come. */
const AGAIN_AFTER_MS = 1000;
export const liveWidths = [390, 1440] as const;
export type LiveWidth = (typeof liveWidths)[number];

/**
 * The page of a row, as the draft makes it and whoever is shown it sees it: loaded again after each change that is saved and checked.
 * Without a draft, the page as it is.
 */
export function LivePage({
  draft,
  place,
  version,
  isChecking,
  kept,
  width,
  onWidth,
}: {
  draft: string | null;
  place: LivePlace;
  /** Changes with each change of the row. */
  version: string;
  /** The newest state is still being checked, so its page is not known yet. */
  isChecking: boolean;
  /** The faults that keep changes of the draft from being shown. */
  kept: Kept;
  width: LiveWidth;
  onWidth(width: LiveWidth | null): void;
}): ReactNode {
  const address = previewPath(draft, place.path, place.customer);
  const title = `The page, as ${draft === null ? 'it is' : 'this draft makes it'}${place.customer === null ? '' : ' for the customer'}`;
  // A fault that is mended elsewhere may let the change of this row be shown.
  const elsewhere = faultsElsewhere(kept).length;
  const shown = useSettled(`${address} ${version} ${elsewhere}`, isChecking);
  // The state whose page came from another address: the preview leads from a new one that is not sound to the published one.
  const [ledAway, setLedAway] = useState<string | null>(null);
  const isLedAway = shown !== null && ledAway === shown;
  return (
    <aside className={`form-live form-live-${width}`} aria-label={title}>
      <header>
        <h2>{title}</h2>
        {liveWidths.map((one) => (
          <button key={one} className="button" type="button" aria-pressed={one === width} onClick={() => onWidth(one)}>
            {one}
          </button>
        ))}
        <a
          className="button"
          href={address}
          target="_blank"
          rel="noreferrer"
          aria-label="Open in a tab"
          title="Open in a tab"
        >
          ↗
        </a>
        <button className="button" type="button" aria-label="Hide" title="Hide" onClick={() => onWidth(null)}>
          ×
        </button>
      </header>
      <KeptBack kept={kept} isLedAway={isLedAway} />
      <div className="form-stage">
        {shown === null ? null : (
          <iframe
            key={shown}
            src={addressOf(shown)}
            title="The page of this row"
            width={width}
            onLoad={({ currentTarget }) => {
              if (currentTarget.contentDocument?.defaultView != null)
                noteActs(currentTarget.contentDocument.defaultView);
              // A link that is followed in the page leads away, too, and tells nothing.
              if (currentTarget.dataset['isLoaded'] !== undefined) return;
              if (!isReached(currentTarget) || isBehind(currentTarget)) {
                setTimeout(() => currentTarget.setAttribute('src', addressOf(shown)), AGAIN_AFTER_MS);
                return;
              }
              currentTarget.dataset['isLoaded'] = '';
              if (isLed(currentTarget)) setLedAway(shown);
            }}
          />
        )}
      </div>
    </aside>
  );
}

const addressOf = (shown: string): string => shown.slice(0, shown.indexOf(' '));

/** Pages whose last part is the slug of a row. Other addresses lead on to a page by themselves. */
const OF_A_SLUG = /\/(?:family|category|blog)\/[^/]+$/;

/** Without a connection the browser shows a page of its own in the frame, which nobody may read. */
const isReached = ({ contentDocument }: HTMLIFrameElement): boolean => contentDocument !== null;

const isBehind = ({ contentDocument }: HTMLIFrameElement): boolean =>
  contentDocument?.querySelector(`#preview-bar[${PREVIEW_BEHIND}]`) != null;

/** Whether a frame has another page than that of the slug which its address names. */
function isLed({ src, contentDocument }: HTMLIFrameElement): boolean {
  const { pathname } = new URL(src);
  return OF_A_SLUG.test(pathname) && contentDocument?.location.pathname !== pathname;
}

/**
 * A value once it has stood still for a moment and nothing is being checked: a page is not loaded for each letter, and after the form.
 * null: there was none yet.
 */
function useSettled(value: string, isChecking: boolean): string | null {
  const [settled, setSettled] = useState<string | null>(null);
  useEffect(() => {
    if (isChecking) return;
    const timer = setTimeout(() => setSettled(value), SHOWN_AFTER_MS);
    return () => clearTimeout(timer);
  }, [value, isChecking]);
  return settled;
}
