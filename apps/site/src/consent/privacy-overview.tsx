import './consent.css';
import { type ReactNode, useId } from 'react';
import { useSettings } from '../api/settings.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Icon } from '../ui/icon.tsx';
import type { ChoiceAction } from './choice.ts';
import { choose, useChoice } from './consent-store.ts';

/** The pages to opt out of the data that advertising and measuring networks keep (specification 2.3). */
const optOuts = [
  { name: 'Google ad preferences', href: 'https://adssettings.google.com/' },
  { name: 'Digital Advertising Alliance opt-out tool', href: 'https://optout.aboutads.info/' },
  { name: 'Google Analytics opt-out browser add-on', href: 'https://tools.google.com/dlpage/gaoptout' },
];

/** The dialog behind the banner's settings and the footer's Privacy Settings. */
export function PrivacyOverview({ onClose }: { onClose: () => void }): ReactNode {
  const hasOutsideService = useSettings()['analytics.measurementId'] !== '';
  const decide = (action: ChoiceAction): void => {
    onClose();
    void choose(action);
  };
  return (
    <Dialog isOpen onClose={onClose} title="Privacy Overview">
      <p className="text-row">
        If you accept, we count which pages are read and which documents are opened, by the day and without names.{' '}
        {hasOutsideService
          ? 'Google Analytics is told too, and sets cookies of its own. Our own cookie remembers your answer for a year.'
          : 'The one cookie we set remembers your answer for a year.'}
      </p>
      <NecessaryToggle />
      <p className="mt-4 text-row">Networks that follow you elsewhere let you opt out here:</p>
      <ul className="mt-2 text-row">
        {optOuts.map(({ name, href }) => (
          <li key={href} className="border-t border-rule">
            <a href={href} target="_blank" className="flex min-h-11 items-center gap-2" rel="noopener noreferrer">
              {name}
              <span className="sr-only"> (opens in a new tab)</span>
              <Icon name="external" />
            </a>
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-3 border-t border-rule pt-4">
        <Button look="primary" onClick={() => decide('accept')}>
          Accept All
        </Button>
        <Button onClick={() => decide('decline')}>Decline</Button>
      </div>
    </Dialog>
  );
}

/** Enabled: nothing but what the site cannot do without. */
function NecessaryToggle(): ReactNode {
  const { necessaryOnly } = useChoice();
  const id = useId();
  const action = necessaryOnly ? 'disable-necessary-only' : 'enable-necessary-only';
  return (
    <div className="mt-4 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-y border-rule py-3 text-row">
      <span id={id}>
        <b className="font-semibold">Strictly necessary cookies</b> only
      </span>
      <button
        type="button"
        role="switch"
        aria-checked={necessaryOnly}
        aria-labelledby={`${id} ${id}-state`}
        onClick={() => void choose(action)}
        className="button consent-switch"
      >
        <span className="consent-lamp" aria-hidden="true" />
        <span id={`${id}-state`}>{necessaryOnly ? 'Enabled' : 'Disabled'}</span>
      </button>
    </div>
  );
}
