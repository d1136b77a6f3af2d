import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { takeReports } from '../analytics/report.ts';
import { ConsentBanner } from './consent-banner.tsx';
import { useChoice } from './consent-store.ts';

/** Most visitors never open the one, and nobody needs the other before having agreed. */
const PrivacyOverview = lazy(async () => ({ default: (await import('./privacy-overview.tsx')).PrivacyOverview }));
const Measurement = lazy(async () => ({ default: (await import('./measurement.tsx')).Measurement }));

/** Asks for consent, and measures what it allows. */
export function Consent(): ReactNode {
  const { showsBanner, measuring } = useChoice();
  const [isOpen, setOpen] = useState(false);
  const [measures, setMeasures] = useState(measuring !== 'off');
  if (measuring !== 'off' && !measures) setMeasures(true);
  useEffect(() => {
    if (!measures) takeReports(forget);
  }, [measures]);
  return (
    <>
      {showsBanner && <ConsentBanner onSettings={() => setOpen(true)} />}
      <Suspense fallback={null}>
        {measures && <Measurement measuring={measuring} />}
        {isOpen && <PrivacyOverview onClose={() => setOpen(false)} />}
      </Suspense>
    </>
  );
}

/** What was done before the visitor agreed is nobody's business. */
const forget = (): void => {};
