import type { ConfigGroup, Configurator } from '@millrace/configurator';
import { saidOf } from './compare-pairs.ts';
import type { PairMatrix } from './pair-matrix.ts';
import type { Pairs } from './recognising/recognition.ts';

/** `free`: other rules refuse the pair already, so these may say what they like. */
export type Wanted = 'yes' | 'no' | 'free';

/** The pairs that rules of two groups have to say, seen from the group whose options they stand at. */
export interface WantedRules {
  owner: ConfigGroup;
  asked: ConfigGroup;
  /** By option of the owner, then by option of the asked group; of a number they are its bands. */
  wanted: readonly (readonly Wanted[])[];
  /** The same pairs, where the rules say now what is wanted. */
  isSaid: readonly (readonly boolean[])[];
}

/**
 * The pairs that a table wants of two groups: those it says, and for all others, as the rules say `now`. `bare` is what is possible without
 * the rules of these two groups.
 */
export function wantedPairs(
  configurator: Configurator,
  pairs: Pairs,
  { now, bare }: { now: PairMatrix; bare: PairMatrix },
): WantedRules | null {
  const [owner, asked] = [
    sideOf(configurator, now.rows, now.rowCodes),
    sideOf(configurator, now.columns, now.columnCodes),
  ];
  if (owner === undefined || asked === undefined) return null;
  const cells = (owner.options ?? []).map(({ code: row }) =>
    (asked.options ?? []).map(({ code: column }): { wanted: Wanted; isSaid: boolean } => {
      const [at, nth] = [now.rowCodes.indexOf(row), now.columnCodes.indexOf(column)];
      const rules = now.answers[at]?.[nth];
      if (bare.answers[at]?.[nth] === 'no') return { wanted: 'free', isSaid: true };
      const says = saidOf(pairs, now, row, column)?.says ?? rules;
      return { wanted: says === 'no' ? 'no' : 'yes', isSaid: says === rules };
    }),
  );
  return {
    owner,
    asked,
    wanted: cells.map((row) => row.map(({ wanted }) => wanted)),
    isSaid: cells.map((row) => row.map(({ isSaid }) => isSaid)),
  };
}

/** A group as a side; the bands of a number stand for options. */
function sideOf({ configGroups }: Configurator, name: string, codes: readonly string[]): ConfigGroup | undefined {
  const group = configGroups.find((one) => one.name === name);
  return group?.kind === 'number' ? { ...group, options: codes.map((code) => ({ code })) } : group;
}

/** The same, seen from the other group. */
export const turned = ({ owner, asked, wanted, isSaid }: WantedRules): WantedRules => ({
  owner: asked,
  asked: owner,
  wanted: transposed(asked, wanted, 'free'),
  isSaid: transposed(asked, isSaid, true),
});

const transposed = <Cell>({ options = [] }: ConfigGroup, rows: readonly (readonly Cell[])[], none: Cell): Cell[][] =>
  options.map((_, at) => rows.map((row) => row[at] ?? none));
