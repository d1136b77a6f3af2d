import type { UnitSystem } from '@millrace/contract';
import type { ReactNode } from 'react';
import { chooseUnits } from './units-store.ts';
import { useUnits } from './use-units.ts';
import './unit-switch.css';

const systems: readonly { system: UnitSystem; words: string }[] = [
  { system: 'us', words: 'US' },
  { system: 'metric', words: 'Metric' },
];

/** Chooses the units of all measures, on this device. It needs the script; without it they are the site's. */
export function UnitSwitch(): ReactNode {
  const units = useUnits();
  return (
    <fieldset className="units">
      <legend className="sr-only">Units</legend>
      {systems.map(({ system, words }) => (
        <button
          key={system}
          type="button"
          aria-pressed={units === system}
          onClick={() => chooseUnits(() => window.localStorage, system)}
        >
          {words}
        </button>
      ))}
    </fieldset>
  );
}
