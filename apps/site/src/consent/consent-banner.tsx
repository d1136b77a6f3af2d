import './consent.css';
import type { ReactNode } from 'react';
import { Button } from '../ui/button.tsx';
import { choose } from './consent-store.ts';

/** Asks, at the bottom of the window, until there is an answer (specification 2.3). */
export function ConsentBanner({ onSettings }: { onSettings: () => void }): ReactNode {
  const accept = (): void => {
    void choose('accept');
    // The button is gone: reading goes on at the page.
    document.querySelector('main')?.focus({ preventScroll: true });
  };
  return (
    <section className="consent" aria-label="Cookies">
      <div className="consent-row frame">
        {/* In two, so that neither is the largest text of a page: browsers would take it for what the visitor came for. */}
        <div className="consent-words">
          <p>We are using cookies to give you the best experience on our website.</p>
          <p>
            Nothing is counted unless you accept; find out more or say no in{' '}
            <button type="button" className="consent-settings" onClick={onSettings}>
              settings
            </button>
            .
          </p>
        </div>
        <Button look="primary" onClick={accept}>
          Accept
        </Button>
      </div>
    </section>
  );
}
