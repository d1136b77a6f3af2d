import { useEffect, useEffectEvent } from 'react';
import { goTo } from '../navigation/here.tsx';
import type { OfficePage } from './office-page.ts';
import { readKey } from './read-key.ts';

const FIELDS = 'input, select, textarea, [contenteditable], dialog[open] *';

/** Listens to the keys of the frame. */
export function useKeys(pages: readonly OfficePage[], showKeys: () => void): void {
  const show = useEffectEvent(showKeys);
  const known = useEffectEvent(() => pages);
  useEffect(() => {
    let begunAt: number | null = null;
    const pressed = (event: KeyboardEvent): void => {
      const { key, ctrlKey, metaKey, altKey, timeStamp, target } = event;
      const isInField = target instanceof Element && target.matches(FIELDS);
      const isWithModifier = ctrlKey || metaKey || altKey;
      const meaning = readKey({ key, isWithModifier, isInField, at: timeStamp }, begunAt, known());
      begunAt = meaning.kind === 'begun' ? meaning.at : null;
      if (meaning.kind === 'keys') show();
      if (meaning.kind === 'go') goTo(meaning.to);
      if (meaning.kind !== 'none') event.preventDefault();
    };
    addEventListener('keydown', pressed);
    return () => removeEventListener('keydown', pressed);
  }, []);
}
