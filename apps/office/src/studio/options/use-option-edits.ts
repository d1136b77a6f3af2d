import type { ConfigGroup, ConfigOption } from '@millrace/configurator';
import {
  freeCode,
  OPTIONS_MAX,
  type OptionColumn,
  optionCell,
  type PutVerdict,
  putCells,
  withGroup,
  withOption,
  withOptionCell,
  withOptionsAt,
  withOptionsMoved,
  withoutOptions,
} from '@millrace/studio';
import { useState } from 'react';
import type { Box } from '../../cells/range.ts';
import { useStudio } from '../ground/studio-context.tsx';
import { faultWords } from './fault-words.ts';

/** Cells that were put in, as they are put again when they are taken: the group may be another by then. */
interface Pasted {
  columns: readonly OptionColumn[];
  cells: readonly (readonly string[])[];
  at: { row: number; column: number };
}
/** Cells that were judged and wait for a person to take them. */
export interface JudgedOptions {
  words: string;
  verdict: PutVerdict;
}

/** The edits of the options of a group; each is one step of undo. */
export interface OptionEdits {
  /** Returns why the cell does not take it; null: it is written. */
  setCell(option: ConfigOption, column: OptionColumn, text: string): string | null;
  /** Adds options at a place; returns the code of the first, null where the group is full. */
  add(at: number): string | null;
  move(from: number, count: number, to: number): void;
  takeOut(codes: ReadonlySet<string>): void;
  /** Writes cells at once, where none is refused; else they are shown first. */
  put(words: string, pasted: Pasted, isAsked: boolean): void;
  judged: JudgedOptions | null;
  take(): void;
  drop(): void;
}

/** The edits of a group's options. */
export function useOptionEdits(group: ConfigGroup): OptionEdits {
  const { change } = useStudio();
  const [judged, setJudged] = useState<(JudgedOptions & { pasted: Pasted }) | null>(null);
  const { name } = group;
  const write = (pasted: Pasted): void =>
    change((now) =>
      withGroup(now, name, (own) => {
        const { options } = putCells(own, pasted);
        return options.every((option, at) => option === own.options?.[at]) ? own : { ...own, options };
      }),
    );
  const put: OptionEdits['put'] = (words, pasted, isAsked) => {
    const verdict = putCells(group, pasted);
    if (isAsked || verdict.refused.length > 0) setJudged({ words, verdict, pasted });
    else write(pasted);
  };
  return {
    setCell(option, column, text) {
      const next = withOptionCell(option, column, text);
      if (typeof next === 'string') return faultWords(next, text);
      if (next === option) return null;
      change((now) =>
        withOption(now, name, option.code, (own) => {
          const made = withOptionCell(own, column, text);
          return typeof made === 'string' ? own : made;
        }),
      );
      return null;
    },
    add(at) {
      if ((group.options?.length ?? 0) >= OPTIONS_MAX) return null;
      const code = freeCode(group, 'NEW');
      change((now) => withOptionsAt(now, name, at, [{ code }]));
      return code;
    },
    move: (from, count, to) => change((now) => withOptionsMoved(now, name, { from, count, to })),
    takeOut: (codes) => change((now) => withoutOptions(now, name, codes)),
    put,
    judged,
    take() {
      if (judged !== null) write(judged.pasted);
      setJudged(null);
    },
    drop: () => setJudged(null),
  };
}

/** The cells of a box as they are typed and copied. */
export const textsOf = (
  { options = [] }: ConfigGroup,
  columns: readonly OptionColumn[],
  { top, bottom, left, right }: Box,
): string[][] =>
  options
    .slice(top, bottom + 1)
    .map((option) => columns.slice(left, right + 1).map((column) => optionCell(option, column)));
