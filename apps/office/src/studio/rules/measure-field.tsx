import type { Configurator } from '@millrace/configurator';
import { sumBegunWith, sumTermsOf, vocabularyOf } from '@millrace/studio';
import { type ReactNode, useLayoutEffect, useMemo, useRef } from 'react';
import { RuleText } from './rule-text.tsx';
import { SumSentence } from './sum-sentence.tsx';

interface MeasureFieldProps {
  configurator: Configurator;
  label: string;
  /** A number, a measure, or a sum of several. */
  text: string;
  className?: string;
  /** One side of a comparison, whose text stands beside the sentence; else the text stays above it. */
  isSide?: boolean;
  onChange(text: string, isTyping?: boolean): void;
  onLeave?(): void;
}

/** A measure or a number: as text with completion; a sum also as a sentence. */
export function MeasureField({
  configurator,
  label,
  text,
  className = '',
  isSide = false,
  onChange,
  onLeave,
}: MeasureFieldProps): ReactNode {
  const vocabulary = useMemo(() => vocabularyOf(configurator), [configurator]);
  const terms = useMemo(() => sumTermsOf(configurator, text), [configurator, text]);
  const isSum = terms !== null;
  const was = useRef(isSum);
  const focused = useRef<'text' | 'button' | null>(null);
  /** The element with the focus went when the sum could be read: the button, and of a side its text. */
  const isFresh = isSum && !was.current && (focused.current === 'button' || (isSide && focused.current === 'text'));
  useLayoutEffect(() => {
    was.current = isSum;
  });
  const begin = (): void => {
    const sum = sumBegunWith(configurator, vocabulary, text);
    if (sum !== null) onChange(sum);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it is told where the focus is, and does nothing by itself.
    <span
      className="rule-measure"
      onFocus={({ target }) => {
        focused.current = target.tagName === 'BUTTON' ? 'button' : 'text';
      }}
      onBlur={() => {
        focused.current = null;
        onLeave?.();
      }}
    >
      {isSum && isSide ? null : (
        <RuleText
          configurator={configurator}
          label={label}
          className={className}
          text={text}
          was={text}
          isMeasure
          isSide={isSide}
          onChange={(typed) => onChange(typed, true)}
        />
      )}
      {isSum ? (
        <SumSentence {...{ vocabulary, terms, isFresh, onChange }} label={`${label}, a sum`} />
      ) : (
        <button
          className="rule-token rule-begin-sum"
          type="button"
          aria-label={`${label}: a sum of several`}
          title="A sum of several"
          onClick={begin}
        >
          Σ
        </button>
      )}
    </span>
  );
}
