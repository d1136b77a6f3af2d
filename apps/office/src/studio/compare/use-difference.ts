import type { Configurator } from '@millrace/configurator';
import type { Difference } from '@millrace/studio';
import { useDeferredValue, useEffect, useState } from 'react';
import type { Compared, ToCompare } from './compare.worker.ts';

/** The difference of two versions; null: it is being worked out. `isOld`: of a state before the present one. */
export function useDifference(
  before: Configurator,
  after: Configurator,
  known: readonly string[],
): { difference: Difference | null; isOld: boolean; hasFailed: boolean } {
  const [said, setSaid] = useState<{ compared: Compared; of: Configurator } | null>(null);
  const settled = useDeferredValue(after);
  useEffect(() => {
    const worker = new Worker(new URL('./compare.worker.ts', import.meta.url), { type: 'module' });
    worker.addEventListener('message', ({ data }: MessageEvent<Compared>) => setSaid({ compared: data, of: settled }));
    worker.postMessage({ before, after: settled, known } satisfies ToCompare);
    // A newer state is compared by another worker: a question that runs cannot be ended.
    return () => worker.terminate();
  }, [before, settled, known]);
  const compared = said?.compared;
  return {
    difference: compared?.ok === true ? compared.difference : null,
    isOld: said !== null && said.of !== after,
    hasFailed: compared?.ok === false,
  };
}
