import { type ReactNode, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { createAnalytics } from '../analytics/analytics.ts';
import { collector } from '../analytics/collector.ts';
import { measuredPath } from '../analytics/measured-path.ts';
import { takeReports } from '../analytics/report.ts';
import { ConsentBanner } from './consent-banner.tsx';
import { useChoice } from './consent-store.ts';
import { PrivacyOverview } from './privacy-overview.tsx';

/** Asks for consent, and measures what it allows. */
export function Consent(): ReactNode {
  const { showsBanner, measuring } = useChoice();
  const [isOpen, setOpen] = useState(false);
  const [analytics] = useState(() => createAnalytics([collector()]));
  const { pathname, search } = useLocation();
  useEffect(() => analytics.page(measuredPath({ pathname, search })), [analytics, pathname, search]);
  useEffect(() => analytics.measure(measuring), [analytics, measuring]);
  useEffect(() => {
    takeReports(analytics.event);
    const leave = (): void => {
      if (document.visibilityState === 'hidden') analytics.flush();
    };
    addEventListener('visibilitychange', leave);
    return () => removeEventListener('visibilitychange', leave);
  }, [analytics]);
  return (
    <>
      {showsBanner && <ConsentBanner onSettings={() => setOpen(true)} />}
      {isOpen && <PrivacyOverview onClose={() => setOpen(false)} />}
    </>
  );
}
