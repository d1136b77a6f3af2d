import { type ReactNode, Suspense, useEffect, useEffectEvent } from 'react';
import { isBehindDialog, isInField } from '../../ui/key-place.ts';
import { hasLetterKeys } from '../../ui/letter-keys.ts';
import { PaneBoundary } from './pane-boundary.tsx';
import { slots } from './slots.ts';
import { useStudio } from './studio-context.tsx';

/** From this width on try-it stands beside the panes (`studio.css`). */
const BESIDE = '(min-width: 1280px)';

interface DrawerProps {
  /** Below 1280, where it is a drawer. */
  isOpen: boolean;
  setOpen(isOpen: boolean): void;
}

/** Opens and closes the drawer. */
export const TryButton = ({ isOpen, setOpen }: DrawerProps): ReactNode => (
  <button
    className="button studio-try-open"
    type="button"
    aria-expanded={isOpen}
    aria-controls="studio-try"
    onClick={() => setOpen(!isOpen)}
  >
    {isOpen ? 'Close try it' : 'Try it'} <kbd>T</kbd>
  </button>
);

/** Try-it at the right of all panes; below 1280 a drawer over them, opened by its button or T. */
export function TryBeside({ isOpen, setOpen }: DrawerProps): ReactNode {
  const { TryPane } = slots;
  const { sound } = useStudio();
  const pressed = useEffectEvent((event: KeyboardEvent): void => {
    const { key, ctrlKey, metaKey, altKey, target } = event;
    if (key === 'Escape' && !isInField(target)) setOpen(false);
    if (ctrlKey || metaKey || altKey || isInField(target) || isBehindDialog() || !hasLetterKeys()) return;
    if (key.toLowerCase() !== 't') return;
    event.preventDefault();
    if (!matchMedia(BESIDE).matches) setOpen(!isOpen);
    requestAnimationFrame(() => document.querySelector<HTMLElement>('.studio-try input')?.focus());
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => pressed(event);
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, []);
  if (TryPane === null) return null;
  return (
    <aside id="studio-try" className={isOpen ? 'studio-try is-open' : 'studio-try'} aria-label="Try it">
      <Suspense fallback={null}>
        <PaneBoundary of={sound} name="Try it">
          <TryPane />
        </PaneBoundary>
      </Suspense>
    </aside>
  );
}
