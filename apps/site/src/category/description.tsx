import { DESCRIPTION_CLAMP } from '@millrace/contract';
import { type ReactNode, useId, useState } from 'react';

/** Whether a description is cut to two lines at first (specification 2.8). */
export const isClamped = (text: string): boolean => text.length >= DESCRIPTION_CLAMP;

/**
 * The description of a category. A long text shows two lines until the visitor asks for more; without script it shows
 * whole.
 */
export function Description({ text }: { text: string }): ReactNode {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  if (!isClamped(text)) return <p className="max-w-[74ch]">{text}</p>;
  return (
    <div className="max-w-[74ch]">
      <p id={id} className={isOpen ? '' : 'line-clamp-2 noscript:line-clamp-none'}>
        {text}
      </p>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
        className="button-link min-h-11 text-row noscript:hidden"
      >
        {isOpen ? 'Read Less' : 'Read More'}
      </button>
    </div>
  );
}
