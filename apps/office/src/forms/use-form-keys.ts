import { type RefObject, useEffect, useEffectEvent } from 'react';
import { isBehindDialog } from '../ui/key-place.ts';

/** Ctrl Enter: the next field with a fault. Alt 1 to 9: a section. */
export function useFormKeys(form: RefObject<HTMLDivElement | null>): void {
  const pressed = useEffectEvent((event: KeyboardEvent): void => {
    const { key, ctrlKey, metaKey, altKey } = event;
    if (isBehindDialog()) return;
    if ((ctrlKey || metaKey) && key === 'Enter') {
      event.preventDefault();
      toNextFault(form.current);
    }
    if (!altKey || ctrlKey || metaKey || !/^[1-9]$/.test(key)) return;
    const section = document.getElementById(`section-${Number(key) - 1}`);
    if (section === null) return;
    event.preventDefault();
    section.scrollIntoView({ block: 'start' });
    section.focus({ preventScroll: true });
  });
  useEffect(() => {
    const heard = (event: KeyboardEvent): void => pressed(event);
    addEventListener('keydown', heard);
    return () => removeEventListener('keydown', heard);
  }, []);
}

function toNextFault(form: HTMLElement | null): void {
  const faults = [...(form?.querySelectorAll<HTMLElement>('.form-row[data-fault]') ?? [])];
  const present = document.activeElement?.closest<HTMLElement>('.form-row[data-fault]');
  const next = faults[present == null ? 0 : (faults.indexOf(present) + 1) % faults.length];
  next?.scrollIntoView({ block: 'center' });
  next?.querySelector<HTMLElement>('input, textarea, select, button')?.focus();
}
