import type { Picked } from '../bounds/working-state.ts';
import type { CompiledGroup, CompiledOption } from '../compiled/compiled.ts';

/** An option, or the literal of a hidden group. */
type ExpectedCode = Pick<CompiledOption, 'code' | 'data'>;

/** The furthest place that a search reached, and the codes that could follow there. */
export interface Progress {
  /** Characters that the longest valid prefix covers. */
  furthest: number;
  /** The choices that cover it; a few of them when there are several. */
  choices: Picked[];
  /** The codes that were looked for, by position in the text. */
  expected: Map<number, Map<CompiledGroup, Set<ExpectedCode>>>;
  reach(at: number, picked: Picked): void;
  expect(at: number, group: CompiledGroup, codes: readonly ExpectedCode[], picked: Picked): void;
}

const MOST_CHOICES = 8;

export function startProgress(): Progress {
  const progress: Progress = {
    furthest: 0,
    choices: [],
    expected: new Map(),
    reach(at, { quantities, values, texts, sequences, parts = [] }) {
      if (at > progress.furthest) {
        progress.furthest = at;
        progress.choices = [];
      }
      if (at === progress.furthest && progress.choices.length < MOST_CHOICES) {
        const copy = { texts: [...texts], sequences: [...sequences], parts: [...parts] };
        progress.choices.push({ quantities: [...quantities], values: [...values], ...copy });
      }
    },
    expect(at, group, codes, picked) {
      progress.reach(at, picked);
      const groups = progress.expected.get(at) ?? new Map<CompiledGroup, Set<ExpectedCode>>();
      const known = groups.get(group) ?? new Set<ExpectedCode>();
      for (const code of codes) known.add(code);
      groups.set(group, known);
      progress.expected.set(at, groups);
    },
  };
  return progress;
}
