import { LINK_COPIED_MS } from '@millrace/contract';
import { useEffect, useState } from 'react';
import { report } from '../../analytics/report.ts';
import { Icon } from '../../ui/icon.tsx';

/** Copies the link to the page's present state and says so for three seconds, in the button's own place: nothing else is covered. */
export function ShareButton({ link }: { link: () => string }) {
  const [said, setSaid] = useState<{ words: string; isAddress: boolean } | null>(null);
  useEffect(() => {
    if (said === null) return;
    const timer = setTimeout(() => setSaid(null), LINK_COPIED_MS);
    return () => clearTimeout(timer);
  }, [said]);
  const share = (): void => {
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
