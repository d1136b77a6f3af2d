import { lazy, type ReactNode, Suspense, useState } from 'react';

const PrivacyOverview = lazy(() =>
  import('../consent/privacy-overview.tsx').then((module) => ({ default: module.PrivacyOverview })),
);

/** The link in the footer, and what it opens. */
export function PrivacySettings(): ReactNode {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)} className="footer-entry">
        Privacy Settings
      </button>
      {isOpen && (
        <Suspense fallback={null}>
          <PrivacyOverview onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
