import { useEffect, useEffectEvent } from 'react';
import { isBehindDialog, isInField } from './key-place.ts';

/** Takes what is pasted anywhere on the page but into a field. */
export function usePaste(onPaste: (text: string) => void): void {
  const pasted = useEffectEvent((event: ClipboardEvent): void => {
    const text = event.clipboardData?.getData('text/plain') ?? '';
    if (text.trim() === '' || isInField(event.target) || isBehindDialog()) return;
    event.preventDefault();
    onPaste(text);
  });
  useEffect(() => {
    const listen = (event: ClipboardEvent): void => pasted(event);
    document.addEventListener('paste', listen);
    return () => document.removeEventListener('paste', listen);
  }, []);
}
