import { type KeyboardEvent, type ReactNode, type RefObject, useEffect, useId, useRef, useState } from 'react';
import './combobox.css';

/** One thing that the list of a combobox offers. */
export interface Offer {
  text: string;
  /** Its meaning, beside it; '' where the text says it. */
  words: string;
}

interface ComboboxProps<One extends Offer> {
  label: string;
  className?: string;
  value: string;
  offers: readonly One[];
  placeholder?: string;
  isInvalid?: boolean;
  describedBy?: string;
  /** The list opens with the focus, before anything is typed. */
  isOpenAtFocus?: boolean;
  inputRef?: RefObject<HTMLInputElement | null>;
  onType(text: string, caret: number): void;
  onPick(offer: One): void;
  /** The caret was moved by a key or a click. */
  onMove?(caret: number): void;
  onLeave?(): void;
}

/** A text field with a list of what may come. The keys are those of the field: an entry of the list never has the focus. */
export function Combobox<One extends Offer>({
  label,
  className = '',
  value,
  offers,
  placeholder,
  isInvalid = false,
  describedBy,
  isOpenAtFocus = false,
  inputRef,
  onType,
  onPick,
  onMove,
  onLeave,
}: ComboboxProps<One>): ReactNode {
  const list = useId();
  const own = useRef<HTMLInputElement>(null);
  const input = inputRef ?? own;
  const [isOpen, setOpen] = useState(false);
  const [place, setPlace] = useState(0);
  const at = Math.min(place, Math.max(offers.length - 1, 0));
  const isShown = isOpen && offers.length > 0;
  useEffect(() => {
    if (isShown) document.getElementById(`${list}-${at}`)?.scrollIntoView({ block: 'nearest' });
  }, [isShown, list, at]);
  const pick = (offer: One | undefined): void => {
    if (offer === undefined) return;
    setPlace(0);
    onPick(offer);
  };
  const caretOf = (): number => input.current?.selectionStart ?? value.length;
  const keyed = (event: KeyboardEvent): void => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined && !event.altKey) {
      event.preventDefault();
      setPlace(isOpen ? (at + step + offers.length) % Math.max(offers.length, 1) : 0);
      setOpen(true);
    } else if (event.key === ' ' && event.ctrlKey) {
      event.preventDefault();
      setOpen(true);
    } else if (event.key === 'Enter' && isShown) {
      event.preventDefault();
      pick(offers[at]);
    } else if (event.key === 'Escape' && isShown) {
      event.stopPropagation();
      setOpen(false);
    }
  };
  return (
    <span className="studio-combobox">
      <input
        ref={input}
        className={`field ${className}`}
        type="text"
        role="combobox"
        aria-label={label}
        aria-autocomplete="list"
        aria-expanded={isShown}
        aria-controls={list}
        aria-invalid={isInvalid}
        aria-describedby={describedBy}
        {...(isShown ? { 'aria-activedescendant': `${list}-${at}` } : {})}
        placeholder={placeholder}
        autoComplete="off"
        spellCheck={false}
        value={value}
        onChange={(event) => {
          setPlace(0);
          setOpen(true);
          onType(event.target.value, event.target.selectionStart ?? event.target.value.length);
        }}
        onFocus={() => isOpenAtFocus && setOpen(true)}
        onBlur={() => {
          setOpen(false);
          onLeave?.();
        }}
        onKeyDown={keyed}
        onKeyUp={() => onMove?.(caretOf())}
        onClick={() => onMove?.(caretOf())}
      />
      <div id={list} className="studio-offers" role="listbox" aria-label={label} hidden={!isShown}>
        {isShown
          ? offers.map((offer, nth) => (
              // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are those of the field.
              <div
                key={`${offer.text} ${offer.words}`}
                id={`${list}-${nth}`}
                role="option"
                tabIndex={-1}
                aria-selected={nth === at}
                onMouseDown={(event) => event.preventDefault()}
                onClick={() => pick(offer)}
              >
                <b>{offer.text}</b>
                {offer.words === '' ? null : <span>{offer.words}</span>}
              </div>
            ))
          : null}
      </div>
    </span>
  );
}
