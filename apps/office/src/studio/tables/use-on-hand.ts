import { type Decisions, pastedCells, recogniseTable } from '@millrace/studio';
import { useCallback, useMemo, useState } from 'react';
import { printing } from '../../ui/printing.ts';
import { useStudio } from '../ground/studio-context.tsx';
import { keepOnHand, NOTHING_ON_HAND, readOnHand, type TableOnHand } from './table-on-hand.ts';

/** The table that somebody works on, and how it is recognised. It stays until it is decided. */
export function useOnHand() {
  const { kind, id, sound } = useStudio();
  const key = `${kind} ${id}`;
  const [onHand, setOnHand] = useState(() => readOnHand(key));
  const put = useCallback(
    (next: TableOnHand): void => {
      keepOnHand(key, next);
      setOnHand(next);
    },
    [key],
  );
  const cells = useMemo(() => (onHand.text === null ? [] : pastedCells(onHand.text)), [onHand.text]);
  const { text, rows, columns, marks, decimal } = onHand;
  const found = useMemo(() => {
    if (text === null) return null;
    const sides: Decisions = { ...(rows !== null && { rows }), ...(columns !== null && { columns }) };
    const format = decimal === null ? {} : { format: { decimal, isProved: true } };
    const guessed = recogniseTable(cells, sound, { ...sides, ...format });
    if (guessed.is === 'nothing' || marks.length === 0) return guessed;
    return recogniseTable(cells, sound, { ...sides, ...format, marks: new Map([...guessed.marks, ...marks]) });
  }, [text, cells, sound, rows, columns, marks, decimal]);
  const paste = (pasted: string): void => put({ ...NOTHING_ON_HAND, text: pasted, at: clockTime(new Date()) });
  return { onHand, cells, found, put, paste, discard: () => put(NOTHING_ON_HAND) };
}

const clockTime = (at: Date): string => printing().moment(at, { hour: 'numeric', minute: '2-digit' });
