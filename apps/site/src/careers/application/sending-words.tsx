import type { ReactNode } from 'react';

/** The stage of an application; with a résumé, the share of it that has left the device. */
export function SendingWords({ share }: { share: number | null }): ReactNode {
  if (share === null) return 'Sending your application …';
  const percent = Math.floor(share * 100);
  return (
    <>
      {share < 1 ? `Sending your application and résumé: ${percent} %` : 'All sent; waiting for the answer …'}
      <progress className="apply-progress" value={percent} max={100} aria-label="Sent" />
    </>
  );
}
