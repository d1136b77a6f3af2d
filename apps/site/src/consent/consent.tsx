import { type ComponentType, lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import type { Measuring } from '../analytics/provider.ts';
import { takeReports } from '../analytics/report.ts';
import { ConsentBanner } from './consent-banner.tsx';
import { useChoice } from './consent-store.ts';

/** Most visitors never open it. */
const PrivacyOverview = lazy(async () => ({ default: (await import('./privacy-overview.tsx')).PrivacyOverview }));

/** Asks for consent, and measures what it allows. */
export function Consent(): ReactNode {
  const { showsBanner, measuring } = useChoice();
  const [isOpen, setOpen] = useState(false);
  const measures = measuring !== 'off';
  // Not lazy(): React may hold back what suspended, and a page would go uncounted.
  const [Measurement, setMeasurement] = useState<ComponentType<{ measuring: Measuring }> | null>(null);
  useEffect(() => {
    if (!measures) return takeReports(forget);
    import('./measurement.tsx').then(
      (loaded) => setMeasurement(() => loaded.Measurement),
      () => takeReports(forget),
    );
  }, [measures]);
  return (
    <>
      {showsBanner && <ConsentBanner onSettings={() => setOpen(true)} />}
      {Measurement !== null && <Measurement measuring={measuring} />}
      <Suspense fallback={null}>{isOpen && <PrivacyOverview onClose={() => setOpen(false)} />}</Suspense>
    </>
  );
}

/** Actions before the visitor agreed are not measured. */
const forget = (): void => {};
