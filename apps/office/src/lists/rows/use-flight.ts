import { useEffect, useRef, useState } from 'react';
import { atRest, type Flight, flown, RESTS_MS, type Sight } from './flight.ts';

/** The rows that a list draws while others come into sight: none of those that a drawn scroll bar passes by. */
export function useFlight({ from, to }: Sight): Flight {
  const known = useRef<Flight>(null);
  const [, setLandings] = useState(0);
  known.current ??= atRest({ from, to });
  known.current = flown(known.current, { from, to }, performance.now());
  const flight = known.current;
  useEffect(() => {
    if (!flight.isFlying) return;
    const timer = setTimeout(() => {
      known.current = atRest(flight.seen);
      setLandings((landings) => landings + 1);
    }, RESTS_MS);
    return () => clearTimeout(timer);
  }, [flight]);
  return flight;
}
