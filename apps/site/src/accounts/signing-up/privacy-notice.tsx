import { lazy, type ReactNode, Suspense, useState } from 'react';

/** Most visitors never open it. */
const PrivacyOverview = lazy(async () => ({
  default: (await import('../../consent/privacy-overview.tsx')).PrivacyOverview,
}));

/** The consequences of a sign-up for what the site knows of the visitor. */
export function PrivacyNotice(): ReactNode {
  const [isOpen, setOpen] = useState(false);
  return (
    <div className="privacy-notice">
      By signing up you agree to our{' '}
      <button type="button" onClick={() => setOpen(true)}>
        privacy policy
      </button>
      .
      {isOpen && (
        <Suspense fallback={null}>
          <PrivacyOverview onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </div>
  );
}
