import { useEffect, useRef } from 'react';
import type { Location } from '../../navigation/location.ts';
import { afterPaint } from '../../ui/timing/after-paint.ts';
import type { Builder } from '../building/builder.ts';
import { asksForOthers, mirrorQuery } from './address.ts';
import { addressed } from './addressed.ts';
import { CHOICES_PARAMETER, NUMBER_PARAMETER } from './parameters.ts';
import { type Asked, preload } from './preload.ts';

/**
 * Keeps the address and the choices together. A choice replaces the address without the router noticing, so nothing is drawn again; an
 * address that was gone to (a link, Back) and that asks for other choices loads them.
 */
export function useMirroredAddress(builder: Builder | null, here: Location, asked: Asked): void {
  const entry = useRef(here);
  const { pathname } = here;
  const { [NUMBER_PARAMETER]: number, [CHOICES_PARAMETER]: choices } = asked;
  useEffect(() => {
    if (builder === null) return;
    if (isGoneTo(entry.current, here) && asksForOthers({ number, choices }, addressed(builder))) {
      const loaded = preload(builder.configurator, { [NUMBER_PARAMETER]: number, [CHOICES_PARAMETER]: choices });
      if (loaded !== null) builder.dispatch({ type: 'load', ...loaded });
    }
    entry.current = here;
    mirrorIn(builder, pathname);
    let callOff = (): void => {};
    const stop = builder.subscribe(() => {
      callOff();
      // Writing the address takes milliseconds.
      callOff = afterPaint(() => mirrorIn(builder, pathname));
    });
    return () => {
      callOff();
      stop();
    };
  }, [builder, pathname, number, choices, here]);
}

/** A page drawn ahead gets its entry of the history once it is on the screen: by then something may have been chosen on it. */
const isGoneTo = (before: Location, now: Location): boolean => before.by !== 'ahead' && before.key !== now.key;

function mirrorIn(builder: Builder, pathname: string): void {
  // While a notice speaks of the address, the address stays; a number that was read is written as it is printed.
  const { notice } = builder.getState();
  if (location.pathname !== pathname || (notice !== null && notice.code !== 'read-as')) return;
  const query = mirrorQuery(location.search, addressed(builder));
  if (query !== location.search) history.replaceState(history.state, '', `${pathname}${query}${location.hash}`);
}
