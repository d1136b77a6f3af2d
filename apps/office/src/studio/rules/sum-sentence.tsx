import { printDecimal } from '@millrace/configurator';
import { type Asked, type Summed, type SumTerm, summedOf, sumText } from '@millrace/studio';
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { NamePicker } from './picking/name-picker.tsx';

interface SumSentenceProps {
  vocabulary: readonly Asked[];
  label: string;
  terms: readonly SumTerm[];
  /** It came of what was typed or chosen just now: its last control gets the focus. */
  isFresh: boolean;
  onChange(text: string, isTyping?: boolean): void;
}

/** A term may be something of a name, or a number alone. */
interface TermChoice extends Pick<Asked, 'name' | 'codes' | 'measures'> {
  is: 'every' | 'number' | 'name';
  summed: Summed | null;
}

/** A sum as a sentence: what is added and taken away, how often, of which group. */
export function SumSentence({ vocabulary, label, terms, isFresh, onChange }: SumSentenceProps): ReactNode {
  const frame = useRef<HTMLFieldSetElement>(null);
  const choices = useMemo(() => choicesOf(vocabulary), [vocabulary]);
  const [isAdding, setAdding] = useState(false);
  /** The term that was added just now. */
  const [added, setAdded] = useState<number | null>(null);
  useEffect(() => {
    if (isFresh) frame.current?.querySelector<HTMLElement>('.rule-sum-more button')?.focus();
  }, [isFresh]);
  useEffect(() => {
    if (added !== null)
      frame.current?.querySelectorAll<HTMLElement>('.rule-term')[added]?.querySelector<HTMLElement>('input')?.focus();
  }, [added]);
  const put = (next: readonly SumTerm[], isTyping?: boolean): void => onChange(sumText(next), isTyping);
  const add = (choice: TermChoice): void => {
    setAdding(false);
    setAdded(terms.length);
    put([...terms, termOf(choice, null)]);
  };
  const takeOut = (at: number): void => {
    put(terms.toSpliced(at, 1));
    frame.current?.querySelector<HTMLElement>('.rule-sum-more button')?.focus();
  };
  const [only] = terms.length === 1 ? terms : [];
  const alone = only === undefined ? null : aloneText(only);
  return (
    <fieldset className="rule-sum-parts" ref={frame} aria-label={label}>
      <span className="soft">the sum of</span>
      {terms.map((term, at) => (
        <Term
          // biome-ignore lint/suspicious/noArrayIndexKey: a term has no name but its place.
          key={at}
          nth={at}
          choices={choices}
          term={term}
          onChange={(next, isTyping) => put(terms.with(at, next), isTyping)}
          onOut={terms.length > 1 ? () => takeOut(at) : null}
        />
      ))}
      <span className="rule-sum-more">
        {isAdding ? (
          <NamePicker
            vocabulary={choices}
            name={null}
            label="What is added"
            isOpen
            onPick={add}
            onLeave={() => setAdding(false)}
          />
        ) : (
          <button className="link" type="button" onClick={() => setAdding(true)}>
            + plus
          </button>
        )}
        {alone === null || isAdding ? null : (
          <button className="link" type="button" onClick={() => onChange(alone)}>
            not a sum
          </button>
        )}
      </span>
    </fieldset>
  );
}

function Term({
  nth,
  choices,
  term,
  onChange,
  onOut,
}: {
  nth: number;
  choices: readonly TermChoice[];
  term: SumTerm;
  onChange(term: SumTerm, isTyping?: boolean): void;
  onOut: (() => void) | null;
}): ReactNode {
  const { of, isLess } = term;
  const place = `term ${nth + 1}`;
  const choice = choices.find(({ summed }) => summed !== null && of !== null && summed.group === of.group);
  const measures = choice?.measures ?? [];
  const isKnown = of === null || measures.some(({ name }) => name === of.attribute);
  return (
    <span className="rule-term">
      {nth === 0 && !isLess ? null : (
        <select
          className="rule-token"
          aria-label={`Plus or less, ${place}`}
          value={isLess ? '-' : '+'}
          onChange={({ target }) => onChange({ ...term, isLess: target.value === '-' })}
        >
          <option value="+">plus</option>
          <option value="-">less</option>
        </select>
      )}
      <FactorField
        label={of === null ? `Number, ${place}` : `Times, ${place}`}
        isAlone={of === null}
        factor={term.factor}
        onChange={(factor) => onChange({ ...term, factor }, true)}
      />
      {of === null ? null : (
        <>
          <span className="soft">×</span>
          <NamePicker
            vocabulary={choices}
            name={of.group ?? EVERY}
            label={`Of what, ${place}`}
            onPick={(next) => onChange({ ...termOf(next, of.attribute), isLess, factor: term.factor })}
          />
          <select
            className="rule-token"
            aria-label={`What of ${of.group ?? EVERY}, ${place}`}
            value={of.attribute}
            onChange={({ target }) => onChange({ ...term, of: { ...of, attribute: target.value } })}
          >
            {isKnown ? null : <option value={of.attribute}>{of.attribute}</option>}
            {measures.map(({ name, words }) => (
              <option key={name} value={name}>
                {words}
              </option>
            ))}
          </select>
          {isKnown ? null : <span className="rule-open">Nothing has this: it counts as 0.</span>}
        </>
      )}
      {onOut === null ? null : (
        <button
          className="rule-out"
          type="button"
          aria-label={`Take ${place} out`}
          title={`Take ${place} out`}
          onClick={onOut}
        >
          <svg className="icon" viewBox="0 0 16 16" aria-hidden="true">
            <path d="m4 4 8 8M12 4l-8 8" />
          </svg>
        </button>
      )}
    </span>
  );
}

/** A decimal from 0; an empty factor is 1. What is no number stays as it is typed, and says so. */
function FactorField({
  label,
  isAlone,
  factor,
  onChange,
}: {
  label: string;
  isAlone: boolean;
  factor: number;
  onChange(factor: number): void;
}): ReactNode {
  const [typed, setTyped] = useState<string | null>(null);
  const text = typed ?? (factor === 1 && !isAlone ? '' : printDecimal(factor));
  const read = readFactor(text, isAlone);
  return (
    <>
      <input
        className="field rule-factor figures"
        aria-label={label}
        aria-invalid={read === null}
        inputMode="decimal"
        placeholder="1"
        value={text}
        onChange={({ target }) => {
          setTyped(target.value);
          const next = readFactor(target.value, isAlone);
          if (next !== null) onChange(next);
        }}
        onBlur={() => read !== null && setTyped(null)}
      />
      {read === null ? <span className="rule-open">A number such as 1.25.</span> : null}
    </>
  );
}

/** As many decimals as a configurator may have. */
const FACTOR = /^(\d+\.?\d{0,9}|\.\d{1,9})$/;

function readFactor(text: string, isAlone: boolean): number | null {
  const bare = text.trim();
  if (bare === '' && !isAlone) return 1;
  return FACTOR.test(bare) ? Number(bare) : null;
}

const EVERY = 'every group';

const choicesOf = (vocabulary: readonly Asked[]): TermChoice[] => [
  ...summedOf(vocabulary).map(
    (summed): TermChoice => ({
      is: summed.group === null ? 'every' : 'name',
      name: summed.group ?? EVERY,
      codes: [],
      measures: summed.measures,
      summed,
    }),
  ),
  { is: 'number', name: 'a number', codes: [], measures: [], summed: null },
];

/** A term of a choice; it measures what the one before it measured, where that has it. */
function termOf({ summed }: TermChoice, attribute: string | null): SumTerm {
  if (summed === null) return { isLess: false, factor: 1, of: null };
  const kept = summed.measures.find(({ name }) => name === attribute) ?? summed.measures[0];
  return { isLess: false, factor: 1, of: { group: summed.group, attribute: kept?.name ?? '' } };
}

/** The only term as it stands without a sum; null where it needs one. */
function aloneText({ isLess, factor, of }: SumTerm): string | null {
  if (isLess || (of !== null && (of.group === null || factor !== 1))) return null;
  return of === null ? printDecimal(factor) : `${of.group}.${of.attribute}`;
}
