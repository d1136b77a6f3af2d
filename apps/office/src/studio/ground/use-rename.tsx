import { groupOf, optionOf, type Rename, renamedPlainly } from '@millrace/studio';
import { type ReactNode, Suspense, useState } from 'react';
import { refusalWords } from '../renaming/refusal-words.ts';
import { slots } from './slots.ts';
import { useStudio } from './studio-context.tsx';

/**
 * Gives a group, a table or a code another name. One that was ever published is asked about in a dialog, with all that it touches; else
 * the rules of this configurator follow at once. `onDone` is told of it then. `ask` returns why it cannot be; null: it is done, or asked.
 */
export function useRename(onDone?: (rename: Rename) => void): { ask(rename: Rename): string | null; sheet: ReactNode } {
  const { configurator, published, change, go, at } = useStudio();
  const [asked, setAsked] = useState<Rename | null>(null);
  const { RenameSheet } = slots;
  const isPublished = (rename: Rename): boolean => {
    if (published === null) return false;
    if (rename.of === 'table') return published.tables?.some(({ name }) => name === rename.from) === true;
    if (rename.of === 'group') return groupOf(published, rename.from) !== undefined;
    return rename.of === 'prefix' || optionOf(published, rename.group, rename.from) !== undefined;
  };
  const follow = (rename: Rename): void => {
    if (rename.of === 'group' && at.group === rename.from) go({ group: rename.to });
    if (rename.of === 'code' && at.option === rename.from) go({ option: rename.to });
    onDone?.(rename);
  };
  return {
    ask: (rename) => {
      const next = renamedPlainly(configurator, rename);
      if ('code' in next) return refusalWords({ ok: false, refusal: next });
      if (next === configurator) return null;
      if (RenameSheet !== null && isPublished(rename) && rename.to !== '') {
        setAsked(rename);
        return null;
      }
      change((now) => {
        const renamed = renamedPlainly(now, rename);
        return 'code' in renamed ? now : renamed;
      });
      follow(rename);
      return null;
    },
    sheet:
      RenameSheet === null || asked === null ? null : (
        <Suspense fallback={null}>
          <RenameSheet
            rename={asked}
            onLeave={(isDone) => {
              setAsked(null);
              if (isDone) follow(asked);
            }}
          />
        </Suspense>
      ),
  };
}
