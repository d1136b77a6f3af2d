import { hasRightsOf } from '@millrace/contract';
import type { StaffSession } from '@millrace/contract/office';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { nextFault } from '../changes/next-fault.ts';
import { useDraft } from '../draft/draft-context.tsx';
import { findingsQuery } from '../draft/draft-queries.ts';
import { showNewDraft } from '../draft/menu/show-new-draft.ts';
import { goTo } from '../navigation/here.tsx';
import { isBehindDialog, isInField } from '../ui/key-place.ts';
import { hasLetterKeys } from '../ui/letter-keys.ts';
import type { OfficePage } from './office-page.ts';
import { readKey } from './read-key.ts';

interface FrameKeysProps {
  session: StaffSession;
  /** Those that one may open. */
  pages: readonly OfficePage[];
  onShowKeys(): void;
}

/** Listens to the keys that work on every page. */
export function FrameKeys({ session: { roles }, pages, onShowKeys }: FrameKeysProps): null {
  const toFault = useFaultWalk();
  const read = useEffectEvent((event: KeyboardEvent, begunAt: number | null): number | null => {
    const { key, ctrlKey, metaKey, altKey, shiftKey, timeStamp, target } = event;
    if (isBehindDialog()) return null;
    const meaning = readKey(
      {
        key,
        isWithModifier: ctrlKey || metaKey || altKey,
        isWithShift: shiftKey,
        isInField: isInField(target) || !hasLetterKeys(),
        at: timeStamp,
      },
      begunAt,
      pages,
    );
    if (meaning.kind === 'none') return null;
    event.preventDefault();
    if (meaning.kind === 'begun') return meaning.at;
    if (meaning.kind === 'keys') onShowKeys();
    else if (meaning.kind === 'go') goTo(meaning.to);
    else if (meaning.kind === 'fault') toFault(meaning.step);
    else if (hasRightsOf(roles, 'writer')) showNewDraft();
    return null;
  });
  useEffect(() => {
    let begunAt: number | null = null;
    const pressed = (event: KeyboardEvent): void => {
      begunAt = read(event, begunAt);
    };
    addEventListener('keydown', pressed);
    return () => removeEventListener('keydown', pressed);
  }, []);
  return null;
}

/** Goes from one fault of the draft to the next, or to the one before, and round at the end. */
export function useFaultWalk(): (step: 1 | -1) => void {
  const { id: draft } = useDraft();
  const { data } = useQuery({ ...findingsQuery(draft ?? ''), enabled: draft !== null });
  return (step) => {
    const next = nextFault(data?.findings ?? [], location.pathname + location.search, step);
    if (next !== null) goTo(next);
  };
}
