import { request } from '@millrace/contract';
import { officeCalls, type Written } from '@millrace/contract/office';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef } from 'react';
import { faultWords, officeTransport, refusalOf } from '../api/office-transport.ts';
import { isBehindDialog, isInField } from '../ui/key-place.ts';
import { askAgain } from './ask-again.ts';
import type { EditQueue } from './queue-state.ts';
import { undoKey } from './undo-key.ts';
import type { WaitingEdit } from './waiting-edit.ts';

interface Given {
  /** null: there is no draft. */
  id: string | null;
  edits: EditQueue;
  tell(words: string): void;
  /** Shows what the server answered. */
  taken(draft: string, results: readonly Written[]): void;
}

export interface Undo {
  undo(): Promise<void>;
  redo(): Promise<void>;
  /** Something was typed: what was taken back before is not done again. */
  forget(): void;
}

const deeds = {
  officeUndo: {
    done: 'Taken back.',
    partly: 'Taken back, but for what others changed since: their values stay.',
    none: 'There is nothing to take back.',
  },
  officeRedo: {
    none: 'There is nothing to do again.',
    done: 'Done again.',
    partly: 'Done again, but for what others changed since: their values stay.',
  },
} as const;

/** Takes own changes of the draft back, and does them again: by Ctrl Z, and by Ctrl Y or Ctrl Shift Z, outside fields. */
export function useUndo({ id, edits, tell, taken }: Given): Undo {
  const queries = useQueryClient();
  /** Writes that were taken back before they left, and `server` for those the server took back; the last one last. */
  const undone = useRef<(WaitingEdit | 'server')[]>([]);

  // The write that is taken back may have begun the draft, after the press.
  const present = useRef(id);
  present.current = id;

  const ask = useCallback(
    async (call: keyof typeof deeds): Promise<boolean> => {
      try {
        const answer = await edits.inTurn(async (isSaved) => {
          const draft = present.current;
          if (!isSaved || draft === null) {
            tell(isSaved ? deeds[call].none : 'The last change is not saved yet. Please try again when it is.');
            return null;
          }
          const step = await askAgain((key) =>
            request(officeTransport, officeCalls[call], { params: { draft }, query: { key } }),
          );
          edits.broughtTo(draft, step.isMore ? null : step.results.map(({ record }) => record));
          taken(draft, step.results);
          return step;
        });
        if (answer === null) return false;
        const { results, isMore } = answer;
        await queries.invalidateQueries({ queryKey: ['rows'] });
        // Rows that the answer does not tell may be open in a form.
        if (isMore) await queries.invalidateQueries({ queryKey: ['row'] });
        const { done, partly } = deeds[call];
        tell(results.some(({ outcome }) => outcome === 'conflict') ? partly : done);
        return true;
      } catch (fault) {
        tell(refusalOf(fault) === 'not-found' && call === 'officeRedo' ? deeds.officeRedo.none : faultWords(fault));
        return false;
      }
    },
    [edits, queries, tell, taken],
  );
  const undo = useCallback(async (): Promise<void> => {
    const unwritten = edits.unwrite();
    if (unwritten !== null) {
      undone.current.push(unwritten);
      return tell('Taken back before it was saved.');
    }
    if (await ask('officeUndo')) undone.current.push('server');
  }, [ask, edits, tell]);
  const redo = useCallback(async (): Promise<void> => {
    const last = undone.current.pop() ?? 'server';
    if (last === 'server') return void (await ask('officeRedo'));
    edits.writeMany(last.draft, last.edits, last.by);
    await edits.settled();
    tell('Done again.');
  }, [ask, edits, tell]);

  useEffect(() => {
    const pressed = (event: KeyboardEvent): void => {
      const meaning = undoKey(event);
      if (meaning === null || isInField(event.target) || isBehindDialog()) return;
      event.preventDefault();
      void (meaning === 'undo' ? undo() : redo());
    };
    addEventListener('keydown', pressed);
    return () => removeEventListener('keydown', pressed);
  }, [undo, redo]);
  const forget = useCallback(() => {
    undone.current = [];
  }, []);
  return { undo, redo, forget };
}
