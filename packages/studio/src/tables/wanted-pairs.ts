import type { ConfigGroup, Configurator } from '@millrace/configurator';
import { saidOf } from './compare-pairs.ts';
import type { PairMatrix } from './pair-matrix.ts';
import type { Pairs } from './recognition.ts';

/** `free`: other rules refuse the pair already, so these may say what they like. */
export type Wanted = 'yes' | 'no' | 'free';

/** What rules of two groups have to say, seen from the group whose options they stand at. */
export interface WantedRules {
  owner: ConfigGroup;
  asked: ConfigGroup;
  /** By option of the owner, then by option of the asked group. */
  wanted: readonly (readonly Wanted[])[];
}

/**
 * What a table wants of two groups: what it says, and of what it does not say, what the rules say `now`. `bare` is what is possible without
 * the rules of these two groups.
 */
export function wantedPairs(
  configurator: Configurator,
  pairs: Pairs,
  { now, bare }: { now: PairMatrix; bare: PairMatrix },
): WantedRules | null {
  const [owner, asked] = [now.rows, now.columns].map((name) =>
    configurator.configGroups.find((group) => group.name === name),
  );
  if (owner === undefined || asked === undefined) return null;
  const wanted = (owner.options ?? []).map(({ code: row }) =>
    (asked.options ?? []).map(({ code: column }): Wanted => {
      const [at, nth] = [now.rowCodes.indexOf(row), now.columnCodes.indexOf(column)];
      if (bare.answers[at]?.[nth] === 'no') return 'free';
      const says = saidOf(pairs, now, row, column)?.says ?? now.answers[at]?.[nth];
      return says === 'no' ? 'no' : 'yes';
    }),
  );
  return { owner, asked, wanted };
}

/** The same, seen from the other group. */
export const turned = ({ owner, asked, wanted }: WantedRules): WantedRules => ({
  owner: asked,
  asked: owner,
  wanted: (asked.options ?? []).map((_, at) => wanted.map((row) => row[at] ?? 'free')),
});
