import { type FoundByServer, type Mend, whileSearching } from '@millrace/studio';
import { useCallback, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import type { Asked, Said, TypedRow } from './judge-loop.ts';
import type { FamilyProduct } from './use-family-products.ts';

/** The findings of the browser in a configurator as it is typed. */
export interface Judged {
  /** null: nothing is judged yet, or the schema refuses what is typed. */
  here: { findings: readonly FoundByServer[]; isWhole: boolean } | null;
  /** How long the last whole search took; null: it goes on. */
  seconds: number | null;
  /** Mends that were tried, by `findingKey`. */
  mends: ReadonlyMap<string, readonly Mend[]>;
  /** Asks for mends of what is found. */
  wantMends(): void;
}

type State = Omit<Judged, 'wantMends'>;
const NOTHING: State = { here: null, seconds: null, mends: new Map() };

interface Given {
  kind: TypedRow['kind'];
  row: Readonly<Record<string, unknown>>;
  products: readonly FamilyProduct[];
}

/** Judges a row in a worker: after the paint of what is typed, and what was asked before is given up. */
export function useJudged({ kind, row, products }: Given): Judged {
  const [state, setState] = useState(NOTHING);
  const worker = useRef<Worker | null>(null);
  const version = useRef(0);
  useEffect(() => {
    const made = new Worker(new URL('./judge.worker.ts', import.meta.url), { type: 'module' });
    worker.current = made;
    made.addEventListener('message', ({ data }: MessageEvent<Said>) => {
      if (data.version === version.current) setState((before) => heard(before, data));
    });
    return () => {
      made.terminate();
      worker.current = null;
    };
  }, []);
  const fields = useMemo(
    () => ({
      id: row['id'],
      name: row['name'],
      configurator: row['configurator'],
      validNumbers: row['validNumbers'],
      refusedNumbers: row['refusedNumbers'],
    }),
    [row['id'], row['name'], row['configurator'], row['validNumbers'], row['refusedNumbers']],
  );
  const settled = useDeferredValue(fields);
  useEffect(() => {
    version.current += 1;
    ask(worker.current, {
      is: 'judge',
      version: version.current,
      // The schema of prices brands them; they are read again there.
      typed: { kind, fields: settled, products: products as unknown as TypedRow['products'] },
    });
  }, [kind, settled, products]);
  const wantMends = useCallback(() => ask(worker.current, { is: 'mend' }), []);
  return useMemo(() => ({ ...state, wantMends }), [state, wantMends]);
}

const ask = (worker: Worker | null, asked: Asked): void => worker?.postMessage(asked);

function heard(before: State, said: Said): State {
  if (said.is === 'unsound') return NOTHING;
  if (said.is === 'mends') return { ...before, mends: new Map(before.mends).set(said.of, said.mends) };
  const { findings, isWhole } = said.judgement;
  return isWhole
    ? { here: { findings, isWhole }, seconds: said.seconds, mends: new Map() }
    : {
        here: { findings: whileSearching(findings, before.here?.findings ?? []), isWhole },
        seconds: null,
        mends: before.mends,
      };
}
