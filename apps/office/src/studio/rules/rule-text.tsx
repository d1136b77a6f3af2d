import type { Configurator } from '@millrace/configurator';
import { boundFaults, completionAt, type Offered, ruleFaults } from '@millrace/studio';
import { type ReactNode, useDeferredValue, useId, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { faultWords } from './fault-words.ts';
import { Combobox } from './picking/combobox.tsx';
import './rule-text.css';

interface RuleTextProps {
  configurator: Configurator;
  label: string;
  text: string;
  /** In the version in force; undefined: not there. */
  was: string | undefined;
  /** A measure alone, as bounds have it. */
  isMeasure?: boolean;
  /** One side of a comparison: its faults are said with the rule. */
  isSide?: boolean;
  className?: string;
  onChange(text: string): void;
  onLeave?(): void;
}

/** The text of one rule, or of a measure: what may come is offered, what cannot be read is underlined and said. */
export function RuleText({
  configurator,
  label,
  text,
  was,
  isMeasure = false,
  isSide = false,
  className = '',
  onChange,
  onLeave,
}: RuleTextProps): ReactNode {
  const said = useId();
  const input = useRef<HTMLInputElement>(null);
  const underline = useRef<HTMLSpanElement>(null);
  const [caret, setCaret] = useState<number | null>(null);
  /** The caret after what was picked, set once the field has its text. */
  const next = useRef<number | null>(null);
  // Faults are said after the paint of the key: they ask the engine, which looks at the whole configurator anew.
  const settled = useDeferredValue(configurator);
  const read = useDeferredValue(text);
  const faults = useMemo(() => {
    if (!isMeasure) return ruleFaults(settled, read);
    return isSide ? [] : boundFaults(settled, read);
  }, [settled, read, isMeasure, isSide]);
  const completion = useMemo(
    () => (caret === null ? null : completionAt(configurator, text, Math.min(caret, text.length), isMeasure)),
    [configurator, text, caret, isMeasure],
  );
  useLayoutEffect(() => {
    if (next.current === null) return;
    input.current?.setSelectionRange(next.current, next.current);
    next.current = null;
  });
  const pick = (offer: Offered): void => {
    if (completion === null) return;
    const put = completion.from + offer.text.length;
    next.current = put;
    setCaret(put);
    onChange(text.slice(0, completion.from) + offer.text + text.slice(completion.to));
  };
  const mark = text === was ? '' : was === undefined ? 'is-new' : 'is-changed';
  return (
    <div className={`rule-text ${mark} ${className}`}>
      <span className="rule-underline" ref={underline} aria-hidden="true">
        {underlined(read, faults)}
      </span>
      <Combobox
        label={label}
        className="figures"
        value={text}
        offers={completion?.offers ?? []}
        isInvalid={faults.length > 0}
        describedBy={said}
        inputRef={input}
        onType={(typed, at) => {
          setCaret(at);
          onChange(typed);
        }}
        onPick={pick}
        onMove={(at) => {
          setCaret(at);
          if (underline.current !== null && input.current !== null)
            underline.current.scrollLeft = input.current.scrollLeft;
        }}
        {...(onLeave === undefined ? {} : { onLeave })}
      />
      <div id={said} className="rule-said" role="status">
        {faults.map((fault) => (
          <p key={`${fault.from} ${fault.code}`}>{faultWords(fault)}</p>
        ))}
      </div>
    </div>
  );
}

function underlined(text: string, faults: readonly { from: number; to: number }[]): ReactNode {
  const pieces: ReactNode[] = [];
  let at = 0;
  for (const { from, to } of faults) {
    if (from < at) continue;
    pieces.push(text.slice(at, from), <mark key={from}>{text.slice(from, to) || ' '}</mark>);
    at = to;
  }
  return [...pieces, text.slice(at)];
}
