import { causesOf } from '@millrace/studio';
import { useEffect, useEffectEvent, useRef } from 'react';
import { goTo } from '../../navigation/here.tsx';
import { isBehindDialog } from '../../ui/key-place.ts';
import { useStudio } from '../ground/studio-context.tsx';
import { placeOf } from './place-of.ts';

/** F8 goes from fault to fault of the open configurator, Shift F8 back, and round at the end. Without one, it walks those of the draft. */
export function FaultWalk(): null {
  const { findings, configurator, go } = useStudio();
  const last = useRef<string | null>(null);
  const pressed = useEffectEvent((event: KeyboardEvent): void => {
    if (event.key !== 'F8' || event.ctrlKey || event.metaKey || event.altKey || isBehindDialog()) return;
    const faults = causesOf(findings).filter(({ severity }) => severity === 'error');
    const at = faults.findIndex(({ key }) => key === last.current);
    const step = event.shiftKey ? -1 : 1;
    const next = faults[at === -1 ? (step === 1 ? 0 : faults.length - 1) : (at + step + faults.length) % faults.length];
    if (next === undefined) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    last.current = next.key;
    const place = placeOf(configurator, next.findings[0]);
    if ('href' in place) goTo(place.href);
    else go(place);
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => pressed(event);
    // Before the frame, which walks the faults of the whole draft.
    addEventListener('keydown', listen, { capture: true });
    return () => removeEventListener('keydown', listen, { capture: true });
  }, []);
  return null;
}
