import { type ReactNode, useState } from 'react';
import { printValue } from '../fields/print-value.ts';
import { readTyped } from '../fields/read-typed.ts';
import { worstOf } from './findings/placed-findings.ts';
import type { Input } from './input.ts';

/** A value of several parts as text. It is saved when it can be read; until then it stays as typed, and says so. */
export function JsonInput({ field, value, onChange, findings, id }: Input): ReactNode {
  const [text, setText] = useState<string | null>(null);
  const [fault, setFault] = useState<string | null>(null);
  const isLarge = typeof value === 'object' && value !== null && field.widget.is === 'json';
  const printed = isLarge ? JSON.stringify(value, null, 2) : printValue(field, value);
  const typed = (next: string): void => {
    setText(next);
    const read = readTyped(field, next);
    setFault(read.ok ? null : read.words);
    if (read.ok) onChange(read.value);
  };
  return (
    <>
      <textarea
        id={id}
        className="field form-text figures"
        rows={2}
        spellCheck={false}
        value={text ?? printed}
        aria-invalid={fault !== null || worstOf(findings) === 'error'}
        onChange={(event) => typed(event.target.value)}
        onBlur={() => fault === null && setText(null)}
      />
      {field.widget.is === 'entries' ? <p className="form-hint">One “name: words” a line.</p> : null}
      {fault === null ? null : (
        <p className="fault" role="alert">
          {fault} It is saved once it can be read.
        </p>
      )}
    </>
  );
}
