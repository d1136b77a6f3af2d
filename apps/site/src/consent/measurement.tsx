import { useEffect, useState } from 'react';
import { createAnalytics } from '../analytics/analytics.ts';
import { collector } from '../analytics/collector.ts';
import { measuredPath } from '../analytics/measured-path.ts';
import { outsideService } from '../analytics/outside-service.ts';
import type { Measuring, Provider } from '../analytics/provider.ts';
import { takeReports } from '../analytics/report.ts';
import { useSettings } from '../api/settings.ts';
import { useLocation } from '../navigation/here.tsx';

/** Measures what the visitor allows; loaded once something is allowed, and then kept, so that it can be stopped. */
export function Measurement({ measuring }: { measuring: Measuring }): null {
  const measurementId = useSettings()['analytics.measurementId'];
  const [analytics] = useState(() => createAnalytics(providers(measurementId)));
  const { pathname, search } = useLocation();
  useEffect(() => analytics.page(measuredPath({ pathname, search })), [analytics, pathname, search]);
  useEffect(() => {
    analytics.measure(measuring);
    takeReports(analytics.record);
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
