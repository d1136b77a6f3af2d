import { type Configurator, type Context, evaluate, inContext } from '@millrace/configurator';
import { type TriedVerdict, verdictOfNumber, verdictOfSelection } from '@millrace/studio';
import { useDeferredValue, useEffect, useMemo, useRef } from 'react';
import { useStudio } from '../ground/studio-context.tsx';

export interface Trying {
  /** As the draft has it, for one who is known to be so. */
  configurator: Configurator;
  verdict: TriedVerdict;
  /** The number as it is typed, or as the choices print it; '' while nothing is chosen. */
  number: string;
}

/** The verdict of the draft on what is tried, under facts about who asks. A number is read after the paint of what was typed. */
export function useVerdict(context: Context): Trying {
  const { sound, tried, tryNumber } = useStudio();
  const configurator = inContext(sound, { context });
  const read = useDeferredValue(tried);
  const shown = tried.is === 'number' ? read : tried;
  const verdict = useMemo(() => {
    if (shown.is === 'number') return verdictOfNumber(configurator, shown.number);
    return verdictOfSelection(configurator, shown.is === 'selection' ? shown.selection : null);
  }, [configurator, shown]);
  // A selection is a list by places. Where the draft makes another number of it, the number of before is what is tried.
  const before = useRef<{ sound: Configurator; number: string } | null>(null);
  const { itemNo, complete } = verdict.evaluation;
  useEffect(() => {
    const last = before.current;
    before.current = tried.is === 'selection' && complete ? { sound, number: itemNo } : null;
    if (last === null || last.sound === sound || tried.is !== 'selection') return;
    if (evaluate(inContext(sound, { context }), tried.selection).itemNo !== last.number) tryNumber(last.number);
  }, [sound, tried, itemNo, complete, context, tryNumber]);
  return { configurator, verdict, number: tried.is === 'number' ? tried.number.trim() : itemNo };
}
