import type { DraftRecord } from '@millrace/contract/office';
import type { ReactNode } from 'react';
import { Mark } from '../ui/mark.tsx';
import { shownMoment } from '../ui/shown-moment.ts';
import './not-published.css';

/** Says that the schedule did not publish a draft: for when it was, why, and what to do. Nothing where it did not fail. */
export function NotPublished({ draft: { notPublished } }: { draft: DraftRecord }): ReactNode {
  if (notPublished === null) return null;
  const { at, reasons } = notPublished;
  return (
    <section className="not-published" aria-labelledby="not-published">
      <h2 id="not-published">
        <Mark of="error" /> It was not published on {shownMoment(at)}, as it was scheduled
      </h2>
      <ul>
        {reasons.map((reason) => (
          <li key={reason}>{reason}</li>
        ))}
      </ul>
      <p>
        The site is as it was, and nothing of the draft is lost. Mend what is said here, then publish it, or schedule it
        once more.
      </p>
    </section>
  );
}

/** The same in the line of a list: for when it was, and why in a sentence. */
export function NotPublishedLine({ at, reasons }: NonNullable<DraftRecord['notPublished']>): ReactNode {
  const [first = '', ...others] = reasons;
  return (
    <>
      <span className="item-state is-wrong">
        <Mark of="error" /> not published {shownMoment(at)}
      </span>
      <span className="not-published-why soft">
        {first}
        {others.length === 0 ? '' : ` And ${others.length} more.`}
      </span>
    </>
  );
}
