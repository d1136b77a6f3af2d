import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import type { Onward } from '../../cells/use-cell-cursor.ts';

/** The field in a cell that is edited. Enter and Tab take what was typed, Escape leaves the cell as it was. */
export function CellField({
  label,
  text,
  isWholeChosen,
  onTake,
  onLeave,
}: {
  label: string;
  text: string;
  /** All of it is chosen at first: the next letter replaces it. */
  isWholeChosen: boolean;
  /** Returns why it cannot be; null: it is taken. */
  onTake(text: string, onward: Onward): string | null;
  onLeave(): void;
}): ReactNode {
  const [typed, setTyped] = useState(text);
  const [fault, setFault] = useState<string | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const words = useId();
  const isDone = useRef(false);
  useEffect(() => {
    input.current?.focus({ preventScroll: true });
    if (isWholeChosen) input.current?.select();
  }, [isWholeChosen]);
  const take = (onward: Onward): void => {
    if (isDone.current) return;
    isDone.current = true;
    const why = onTake(typed, onward);
    if (why === null) return;
    isDone.current = false;
    setFault(why);
  };
  const pressed = (event: KeyboardEvent): void => {
    event.stopPropagation();
    const { key, shiftKey } = event;
    if (key === 'Escape') {
      isDone.current = true;
      onLeave();
    } else if (key === 'Enter') take('down');
    else if (key === 'Tab') take(shiftKey ? 'left' : 'right');
    else return;
    event.preventDefault();
  };
  return (
    <div className="cell-editor">
      <input
        ref={input}
        aria-label={label}
        aria-invalid={fault !== null}
        aria-describedby={words}
        autoComplete="off"
        spellCheck={false}
        value={typed}
        onChange={({ target }) => {
          setTyped(target.value);
          setFault(null);
        }}
        onKeyDown={pressed}
        onBlur={() => take('stay')}
      />
      <p id={words} role="alert" className={fault === null ? 'unseen' : 'cell-words'}>
        {fault}
      </p>
    </div>
  );
}
