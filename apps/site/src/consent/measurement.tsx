import { useEffect, useState } from 'react';
import { createAnalytics } from '../analytics/analytics.ts';
import { collector } from '../analytics/collector.ts';
import { outsideService } from '../analytics/outside-service.ts';
import type { Measuring, Provider } from '../analytics/provider.ts';
import { pageNow, takeReports } from '../analytics/report.ts';
import { useSettings } from '../api/settings.ts';

/** Measures what the visitor allows; loaded once something is allowed, and then kept, so that it can be stopped. */
export function Measurement({ measuring }: { measuring: Measuring }): null {
  const measurementId = useSettings()['analytics.measurementId'];
  const [analytics] = useState(() => createAnalytics(providers(measurementId)));
  useEffect(() => {
    analytics.measure(measuring);
    takeReports(analytics.record);
    // Consent that comes later is about the page that is open.
    analytics.page(pageNow());
  }, [analytics, measuring]);
  useEffect(() => {
    const leave = (): void => {
      if (document.visibilityState === 'hidden') analytics.flush();
    };
    addEventListener('visibilitychange', leave);
    return () => removeEventListener('visibilitychange', leave);
  }, [analytics]);
  return null;
}

/** Our own collector, and the outside service where this site has an id for it. */
const providers = (measurementId: string): Provider[] =>
  measurementId === '' ? [collector()] : [collector(), outsideService(measurementId)];
