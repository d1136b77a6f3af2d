import { type ReactNode, useState } from 'react';
import { printValue } from '../fields/print-value.ts';
import { readTyped } from '../fields/read-typed.ts';
import { countWords } from '../ui/printing.ts';
import { worstOf } from './findings/placed-findings.ts';
import type { Input } from './input.ts';

const LINES = new Set(['long-text', 'rich-text', 'texts']);
const NARROW = new Set(['integer', 'decimal', 'cents', 'date']);

/**
 * A text, a number, a price or a day as it is typed. What cannot be read as such is kept as the text that was typed: the finding says what
 * is wrong with it.
 */
export function TextInput({ field, value, onChange, findings, id }: Input): ReactNode {
  // As typed, while the cursor is in it: 1. is not yet 1.00.
  const [text, setText] = useState<string | null>(null);
  const shown = text ?? printValue(field, value);
  const { widget } = field;
  const worst = worstOf(findings);
  const typed = (next: string): void => {
    setText(next);
    const read = readTyped(field, next);
    onChange(read.ok ? read.value : next);
  };
  const given = {
    id,
    value: shown,
    'aria-invalid': worst === 'error',
    ...(worst === null ? {} : { 'aria-describedby': `${id}-${worst}` }),
    onBlur: () => setText(null),
  };
  const most = 'maxLength' in widget ? widget.maxLength : null;
  if (LINES.has(widget.is))
    return (
      <>
        <textarea
          {...given}
          className={widget.is === 'rich-text' ? 'field form-text figures' : 'field form-text'}
          rows={2}
          onChange={(event) => typed(event.target.value)}
        />
        {most === null || widget.is === 'texts' ? null : (
          <p className="form-count">
            {countWords(shown.length)} of {countWords(most)}
          </p>
        )}
        {widget.is === 'texts' ? <p className="form-hint">One a line.</p> : null}
      </>
    );
  return (
    <input
      {...given}
      className={NARROW.has(widget.is) ? 'field figures form-narrow' : 'field'}
      inputMode={
        widget.is === 'integer' ? 'numeric' : widget.is === 'cents' || widget.is === 'decimal' ? 'decimal' : 'text'
      }
      autoComplete="off"
      onChange={(event) => typed(event.target.value)}
    />
  );
}
