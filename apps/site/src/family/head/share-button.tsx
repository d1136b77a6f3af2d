import { LINK_COPIED_MS } from '@millrace/contract';
import { useEffect, useState } from 'react';
import { report } from '../../analytics/report.ts';
import { Icon } from '../../ui/icon.tsx';

/** Long enough to mark an address and copy it by hand; the button takes it away before. */
const ADDRESS_SHOWN_MS = 30_000;

/**
 * Copies the link to the page's present state and says so for three seconds, in the button's own place: nothing else is covered. Where
 * nothing may be copied, the address stands below the button.
 */
export function ShareButton({ link }: { link: () => string }) {
  const [said, setSaid] = useState<{ words: string; isAddress: boolean } | null>(null);
  useEffect(() => {
    if (said === null) return;
    const timer = setTimeout(() => setSaid(null), said.isAddress ? ADDRESS_SHOWN_MS : LINK_COPIED_MS);
    return () => clearTimeout(timer);
  }, [said]);
  const share = (): void => {
    if (said?.isAddress === true) {
      setSaid(null);
      return;
    }
    const address = link();
    navigator.clipboard.writeText(address).then(
      () => {
        setSaid({ words: 'link copied', isAddress: false });
        report('custom_link_copied');
      },
      () => setSaid({ words: address, isAddress: true }),
    );
  };
  return (
    <span className="fam-share">
      <button className="button" type="button" onClick={share}>
        <Icon name="share" />
        Share
      </button>
      <span className="fam-toast" role="status">
        {said === null ? null : <span className={said.isAddress ? 'fam-address' : 'fam-copied'}>{said.words}</span>}
      </span>
    </span>
  );
}
