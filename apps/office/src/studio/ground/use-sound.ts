import type { Configurator } from '@millrace/configurator';
import { configurator as schema } from '@millrace/contract/content';
import { soundMaker } from '@millrace/studio';
import { useDeferredValue, useMemo, useRef } from 'react';

const makeSound = soundMaker((configurator) => schema.safeParse(configurator).success);

/** A configurator as it can be tried, after the paint of what was typed: what is typed half stands as it was before. */
export function useSound(configurator: Configurator, published: Configurator | null): Configurator {
  const settled = useDeferredValue(configurator);
  const held = useRef(published ?? settled);
  const sound = useMemo(() => makeSound(settled, held.current), [settled]);
  held.current = sound;
  return sound;
}
