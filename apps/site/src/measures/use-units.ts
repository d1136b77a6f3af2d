import { type UnitSystem, unitSystemOf } from '@millrace/contract';
import { useSyncExternalStore } from 'react';
import { useSettings } from '../api/settings.ts';
import { chosenUnits, onUnits } from './units-store.ts';

const onDevice = (): UnitSystem | null => chosenUnits(() => window.localStorage);
const onServer = (): null => null;

/** The units that measures are shown in: the visitor's, else the site's. The first paint is in the site's, the same for everybody. */
export function useUnits(): UnitSystem {
  const own = useSyncExternalStore(onUnits, onDevice, onServer);
  const site = useSettings()['units.system'];
  return own ?? unitSystemOf(site);
}
