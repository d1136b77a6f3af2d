import { type Configurator, finish, type Pausable } from '@millrace/configurator';
import {
  bandsOf,
  type ComparedPairs,
  type Cuts,
  comparePairs,
  type DecidedCell,
  decidedWith,
  groupOf,
  type MadeRules,
  makeRules,
  type PairMatrix,
  type Pairs,
  pairMatrix,
  recutCells,
  withDecidedCells,
} from '@millrace/studio';
import { useCallback, useMemo } from 'react';
import { useStudio } from '../ground/studio-context.tsx';
import { useSliced } from '../rules/use-sliced.ts';
import type { useOnHand } from './use-on-hand.ts';

/** A matrix, and the configurator that it was asked of. */
interface Asked {
  of: Configurator;
  matrix: PairMatrix;
}
interface Made {
  of: Configurator;
  pairs: Pairs;
  rules: MadeRules;
}

interface PairsOnHand {
  asked: Asked | null;
  /** The verdict of the rules as they are shown; null while the engine is asked. */
  matrix: PairMatrix | null;
  /** The table beside the rules: what was pasted, and what was decided over it. null: there is none. */
  pairs: Pairs | null;
  compared: ComparedPairs | null;
  /** The rules that the table makes; null: none yet. */
  rules: MadeRules | null;
  /** Why there are none yet; null: there is nothing to wait for. */
  waiting: string | null;
  isTakeable: boolean;
  decided: readonly DecidedCell[];
  decide(more: readonly DecidedCell[]): void;
  hasCuts: boolean;
  /** Begins another band of a number at a value. */
  cut(group: string, at: number): void;
  /** Puts the rules that the table makes into the draft, in one step. */
  take(): void;
}

/** Reads what the rules say of two groups, what a table on hand says of them, and the rules that it makes. */
export function usePairs(
  hand: Pick<ReturnType<typeof useOnHand>, 'onHand' | 'put' | 'discard'>,
  { rows, columns, pasted }: { rows: string | null; columns: string | null; pasted: Pairs | null },
): PairsOnHand {
  const { configurator, sound, change } = useStudio();
  const { onHand, put, discard } = hand;
  const cuts =
    onHand.rows === rows && onHand.columns === columns && Object.keys(onHand.cuts).length > 0 ? onHand.cuts : NO_CUTS;
  const asked = useMatrix(sound, { rows, columns, cuts });
  const matrix = asked !== null && asked.matrix.rows === rows && asked.matrix.columns === columns ? asked.matrix : null;
  const isCellsHere = onHand.text !== null || (onHand.rows === rows && onHand.columns === columns);
  const decided = isCellsHere ? onHand.cells : NO_CELLS;
  const isOnHand = pasted !== null || decided.length > 0;
  const pairs = useMemo(
    () => (isOnHand && rows !== null && columns !== null ? withDecidedCells({ rows, columns }, pasted, decided) : null),
    [isOnHand, rows, columns, pasted, decided],
  );
  const compared = useMemo(
    () => (pairs === null || matrix === null ? null : comparePairs(pairs, matrix)),
    [pairs, matrix],
  );
  const made = useMade(asked, pairs, compared !== null && compared.differing.length > 0);
  const rules = made !== null && made.pairs === pairs && made.of === sound ? made.rules : null;
  const isHalf = sound !== configurator;
  const waiting =
    compared === null || compared.differing.length === 0
      ? null
      : isHalf
        ? 'Something of the configurator cannot be read yet: its rules are made when that is mended.'
        : rules === null
          ? ASKING_FOR_RULES
          : null;
  const decide = useCallback(
    (more: readonly DecidedCell[]): void => {
      if (matrix === null) return;
      const next = decidedWith(decided, more, { pasted, matrix });
      if (next.length === 0 && onHand.text === null && cuts === NO_CUTS) discard();
      else if (onHand.text === null) put({ ...onHand, rows: matrix.rows, columns: matrix.columns, cells: next });
      else put({ ...onHand, cells: next });
    },
    [matrix, onHand, decided, cuts, pasted, put, discard],
  );
  const cut = (group: string, at: number): void => {
    const named = groupOf(sound, group);
    if (rows === null || columns === null || named === undefined) return;
    const next = { ...cuts, [group]: [...(cuts[group] ?? []), at] };
    const cells = recutCells(decided, group === rows ? 'row' : 'column', bandsOf(sound, named, next[group]));
    put({ ...onHand, ...(onHand.text === null ? { rows, columns } : {}), cells, cuts: next });
  };
  const take = (): void => {
    if (pairs === null || rules === null || made === null) return;
    change((now) =>
      now === made.of
        ? rules.next
        : finish(makeRules(now, pairs, finish(pairMatrix(now, pairs.rows, pairs.columns, { cuts })))).next,
    );
    discard();
  };
  const isTakeable = rules !== null && !isHalf && rules.form !== 'nothing';
  return {
    asked,
    matrix,
    pairs,
    compared,
    rules,
    waiting,
    isTakeable,
    decided,
    decide,
    hasCuts: cuts !== NO_CUTS,
    cut,
    take,
  };
}

/** While it is asked the rules cannot be taken. */
export const ASKING_FOR_RULES = 'Asking the engine for the rules …';
const NO_CELLS: readonly DecidedCell[] = [];
const NO_CUTS: Cuts = {};

interface Sides {
  rows: string | null;
  columns: string | null;
  cuts: Cuts;
}

function useMatrix(configurator: Configurator, { rows, columns, cuts }: Sides): Asked | null {
  const begin = useCallback(
    (): Pausable<Asked | null> | null =>
      rows === null || columns === null ? null : askMatrix(configurator, { rows, columns, cuts }),
    [configurator, rows, columns, cuts],
  );
  return useSliced(begin, null);
}

function* askMatrix(
  configurator: Configurator,
  { rows, columns, cuts }: { rows: string; columns: string; cuts: Cuts },
): Pausable<Asked> {
  return { of: configurator, matrix: yield* pairMatrix(configurator, rows, columns, { cuts }) };
}

function useMade(asked: Asked | null, pairs: Pairs | null, isWanted: boolean): Made | null {
  const begin = useCallback(
    (): Pausable<Made | null> | null => (asked === null || pairs === null || !isWanted ? null : askRules(asked, pairs)),
    [asked, pairs, isWanted],
  );
  return useSliced(begin, null);
}

function* askRules({ of, matrix }: Asked, pairs: Pairs): Pausable<Made> {
  return { of, pairs, rules: yield* makeRules(of, pairs, matrix) };
}
