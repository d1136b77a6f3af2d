import type { ConfigOption } from '@millrace/configurator';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { type Cell, focusOf, type Range } from '../../cells/range.ts';
import { useStudio } from '../ground/studio-context.tsx';

/** The address follows the row so long after the last key. */
const FOLLOW_MS = 300;

/**
 * The selected cells of a group's options. They begin at the option that the address names, and go to it when the address names another;
 * the address follows the row that somebody goes to.
 */
export function useOptionRange(options: readonly ConfigOption[], columns: number): [Range, (range: Range) => void] {
  const { at, go } = useStudio();
  const rowOf = (code: string | null): number => options.findIndex((option) => option.code === code);
  const [kept, setKept] = useState<Range>(() => atRow(Math.max(0, rowOf(at.option))));
  const [named, setNamed] = useState(at.option);
  if (at.option !== named) {
    setNamed(at.option);
    const row = rowOf(at.option);
    if (row !== -1 && row !== focusOf(kept).row) setKept(atRow(row));
  }
  const hasMoved = useRef(false);
  const code = options[focusOf(kept).row]?.code ?? null;
  const follow = useEffectEvent((): void => {
    if (hasMoved.current && code !== null && code !== at.option) go({ option: code });
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the code is what it waits for
  useEffect(() => {
    const timer = setTimeout(() => follow(), FOLLOW_MS);
    return () => clearTimeout(timer);
  }, [code]);
  const within = ({ row, column }: Cell): Cell => ({
    row: Math.min(row, options.length),
    column: Math.max(0, Math.min(column, columns - 1)),
  });
  return [
    { from: within(kept.from), to: within(kept.to), ...(kept.focus && { focus: within(kept.focus) }) },
    (range) => {
      hasMoved.current = true;
      setKept(range);
    },
  ];
}

const atRow = (row: number): Range => ({ from: { row, column: 0 }, to: { row, column: 0 } });
