import { lazy, type ReactNode, Suspense, useState } from 'react';

const PrivacyDialog = lazy(() => import('./privacy-dialog.tsx').then((module) => ({ default: module.PrivacyDialog })));

/** The link in the footer, and what it opens. */
export function PrivacySettings(): ReactNode {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        onClick={() => setOpen(true)}
        className="min-h-9 text-deep-soft hover:text-white hover:underline max-desk:min-h-11"
      >
        Privacy Settings
      </button>
      {isOpen && (
        <Suspense fallback={null}>
          <PrivacyDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
