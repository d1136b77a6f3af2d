import { type ReactNode, useEffect, useRef } from 'react';
import { useSettings } from '../../../api/settings.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { momentWords } from '../../../ui/words/moment-words.ts';
import type { UnfinishedApplication } from './unfinished-application.ts';

interface UnfinishedOfferProps {
  unfinished: UnfinishedApplication;
  onContinue: () => void;
  onDiscard: () => void;
}

/**
 * Offers the application of an earlier visit in place of the form. It does not show the content: the device may have
 * other users.
 */
export function UnfinishedOffer({ unfinished, onContinue, onDiscard }: UnfinishedOfferProps): ReactNode {
  const isNew = useRef(true);
  useEffect(() => {
    // The browser has scrolled to the form's last position. Not again when the visitor returns to a kept page.
    if (isNew.current) window.scrollTo({ top: 0, behavior: 'instant' });
    isNew.current = false;
  }, []);
  return (
    <div className="unfinished-offer">
      <Notice tone="attention">
        <p>
          You have an unfinished application from {momentWords(unfinished.savedAt, useSettings()['company.timeZone'])}.
          It is kept on this device only.
        </p>
        <p className="mt-3 mb-1 flex flex-wrap gap-3">
          <Button look="primary" onClick={onContinue}>
            Continue
          </Button>
          <Button onClick={onDiscard}>Discard</Button>
        </p>
      </Notice>
    </div>
  );
}
