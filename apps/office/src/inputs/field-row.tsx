import type { Field, Widget } from '@millrace/contract/fields';
import { type ReactNode, useEffect, useRef } from 'react';
import { FieldInput } from './field-input.tsx';
import { FindingTexts } from './findings/finding-text.tsx';
import { worstOf } from './findings/placed-findings.ts';
import type { Input } from './input.ts';
import './inputs.css';

/** Inputs that show what is wrong within them themselves. */
const HOLDING = new Set(['objects', 'object', 'attributes']);

/** Inputs of a few letters: two of them stand beside each other where there is room. */
const SHORT: ReadonlySet<Widget['is']> = new Set(['yes-no', 'integer', 'decimal', 'cents', 'date', 'choice']);
const SHORT_TEXT = 60;
const isShort = ({ widget, isShort = false }: Field): boolean =>
  isShort ||
  SHORT.has(widget.is) ||
  (widget.is === 'text' && widget.maxLength !== null && widget.maxLength <= SHORT_TEXT);

/** A field of a form: its label, its value, a sentence of help, and what is wrong with it. */
export function FieldRow({
  isChanged = false,
  children,
  ...input
}: Input & { isChanged?: boolean; children?: ReactNode }): ReactNode {
  const { field, findings, at, id } = input;
  const row = useRef<HTMLDivElement>(null);
  const holds = HOLDING.has(field.widget.is);
  const isMeant = at !== null && (at.length === 0 || !holds);
  useEffect(() => {
    if (!isMeant) return;
    row.current?.scrollIntoView({ block: 'center' });
    row.current?.querySelector<HTMLElement>('input, textarea, select, button')?.focus();
  }, [isMeant]);
  const own = findings.filter(({ path }) => path.length === 0 || !holds);
  const isGroup = holds || field.widget.is === 'references' || field.widget.is === 'pictures';
  const label = isGroup ? (
    <span className="form-label" id={`${id}-label`}>
      {field.label}
    </span>
  ) : (
    <label className="form-label" htmlFor={id}>
      {field.label}
    </label>
  );
  return (
    <div
      ref={row}
      className={`form-row${isShort(field) ? ' is-short' : ''}${isChanged ? ' is-changed' : ''}`}
      data-fault={worstOf(own)}
    >
      {label}
      <div className="form-value">
        <FieldInput {...input} />
        <FindingTexts findings={own} of={id} />
        {field.help === '' ? null : <p className="form-hint">{field.help}</p>}
        {children}
      </div>
    </div>
  );
}
