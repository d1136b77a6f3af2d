import type { Tried } from '@millrace/studio';
import { type ReactNode, useCallback, useMemo } from 'react';
import { CompactPlate } from '../findings/compact-plate.tsx';
import { useStudio } from '../ground/studio-context.tsx';

/** A number as the draft reads it, in one line; it loads into try-it. `mended`: the group whose code was put right. */
export function NumberTag({ number, mended = null }: { number: string; mended?: string | null }): ReactNode {
  const { sound, tryNumber } = useStudio();
  const tried = useMemo(() => ({ is: 'number', number }) as const, [number]);
  const marked = useMemo(() => (mended === null ? [] : [mended]), [mended]);
  const load = useCallback((one: Tried) => one.is === 'number' && tryNumber(one.number), [tryNumber]);
  return <CompactPlate configurator={sound} tried={tried} marked={marked} markedAs="mended" onTry={load} />;
}
