import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import '../../cells/grid.css';
import './commit-field.css';

/**
 * A field whose text is taken when it is left or by Enter; Escape puts back what was there. A text that cannot be taken stays, with the
 * reason.
 */
export function CommitField({
  label,
  value,
  onCommit,
  width,
  placeholder,
  isMono = false,
  isWithLabel = false,
  isAtOnce = false,
}: {
  label: string;
  value: string;
  /** Returns why the text cannot be taken; null: it is. */
  onCommit(text: string): string | null;
  width: number;
  placeholder?: string;
  isMono?: boolean;
  /** The label stands before it; else it is read out alone. */
  isWithLabel?: boolean;
  /** The cursor is in it at first. */
  isAtOnce?: boolean;
}): ReactNode {
  const [typed, setTyped] = useState<string | null>(null);
  const [fault, setFault] = useState<string | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const words = useId();
  useEffect(() => {
    if (isAtOnce) input.current?.select();
  }, [isAtOnce]);
  const take = (): void => {
    const why = typed === null || typed === value ? null : onCommit(typed);
    setFault(why);
    if (why === null) setTyped(null);
  };
  const pressed = (event: KeyboardEvent): void => {
    if (event.key === 'Enter') take();
    else if (event.key === 'Escape') {
      setTyped(null);
      setFault(null);
    } else return;
    event.preventDefault();
  };
  return (
    <label className="commit-field">
      <span className={isWithLabel ? 'soft' : 'unseen'}>{label}</span>
      <input
        ref={input}
        className={isMono ? 'field figures' : 'field'}
        style={{ width }}
        autoComplete="off"
        placeholder={placeholder}
        value={typed ?? value}
        aria-invalid={fault !== null}
        aria-describedby={fault === null ? undefined : words}
        onChange={({ target }) => {
          setTyped(target.value);
          setFault(null);
        }}
        onKeyDown={pressed}
        onBlur={take}
      />
      {fault === null ? null : (
        <span id={words} role="alert" className="cell-words">
          {fault}
        </span>
      )}
    </label>
  );
}
