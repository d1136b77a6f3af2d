import type { ReactNode } from 'react';
import { Dialog } from '../ui/dialog.tsx';
import { Icon } from '../ui/icon.tsx';

/** Where a visitor opts out of what advertising and measuring networks keep (specification 2.3). */
const optOuts = [
  { name: 'Google ad preferences', href: 'https://adssettings.google.com/' },
  { name: 'Digital Advertising Alliance opt-out tool', href: 'https://optout.aboutads.info/' },
  { name: 'Google Analytics opt-out browser add-on', href: 'https://tools.google.com/dlpage/gaoptout' },
];

/** What the link Privacy Settings opens. */
export function PrivacyDialog({ onClose }: { onClose: () => void }): ReactNode {
  return (
    <Dialog isOpen onClose={onClose} title="Privacy Overview">
      <p className="text-row">
        This site measures nothing and sets no cookies. It keeps the scroll of its pages in this tab until you close it.
        Networks that follow you elsewhere let you opt out here:
      </p>
      <ul className="mt-3 text-row">
        {optOuts.map(({ name, href }) => (
          <li key={href} className="border-t border-rule">
            <a href={href} className="flex min-h-11 items-center gap-2" rel="noreferrer">
              {name}
              <Icon name="external" />
            </a>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
