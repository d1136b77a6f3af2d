import type { ConfigGroup, ConfigOption, LimitBound, RuleList } from '@millrace/configurator';
import { groupOf, optionOf } from '@millrace/studio';
import { type ReactNode, useState } from 'react';
import { useStudio } from '../ground/studio-context.tsx';
import { MeasureField } from './measure-field.tsx';
import { RuleListEditor } from './rule-list.tsx';

type ChangeOption = (next: (option: ConfigOption) => ConfigOption, manner?: { isTyping?: boolean }) => void;
interface OfOption {
  group: ConfigGroup;
  option: ConfigOption;
  change: ChangeOption;
}

/** The condition of a statement; left out it always holds. */
export function Condition({
  rules,
  was,
  onChange,
}: {
  rules: RuleList | undefined;
  was: RuleList | null;
  onChange(rules: RuleList | undefined, isTyping?: boolean): void;
}): ReactNode {
  const { configurator } = useStudio();
  if (rules !== undefined && rules.length === 0)
    return (
      <p className="rule-add">
        <span className="rule-was">never, as it is written</span>
        <button className="link" type="button" onClick={() => onChange(undefined)}>
          always
        </button>
      </p>
    );
  return (
    <RuleListEditor
      configurator={configurator}
      use="if"
      rules={rules ?? []}
      was={was}
      onChange={(next, isTyping) => onChange(next.length === 0 ? undefined : next, isTyping)}
    />
  );
}

/** An object without its condition, or with another. */
export function withCondition<Of extends { if?: RuleList }>(of: Of, rules: RuleList | undefined): Of {
  const { if: _, ...rest } = of;
  // Of what is stated, the condition alone may be left out.
  return (rules === undefined ? rest : { ...rest, if: rules }) as Of;
}

/** Prices that stand in place of the option's own while something holds; the first that holds counts. */
export function OptionPrices({ group, option, change }: OfOption): ReactNode {
  const { published } = useStudio();
  const prices = option.prices ?? [];
  const before = published === null ? undefined : optionOf(published, group.name, option.code)?.prices;
  const set = (next: NonNullable<ConfigOption['prices']>, isTyping = false): void =>
    change(({ prices: _, ...rest }) => (next.length === 0 ? rest : { ...rest, prices: next }), { isTyping });
  return (
    <div className={prices.length === 0 ? 'rule-more is-empty' : 'rule-more'}>
      {prices.map((entry, nth) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a price has no name but its place.
        <div key={nth} className="rule-statement">
          <p className="rule-line">
            <span className="rule-lead">costs</span>
            <AmountField
              label={`Price ${nth + 1}`}
              value={entry.price}
              onChange={(price) => set(prices.with(nth, { ...entry, price }), true)}
            />
            <Out label="Take this price out" onOut={() => set(prices.toSpliced(nth, 1))} />
          </p>
          <Condition
            rules={entry.if}
            was={before?.[nth] === undefined ? null : (before[nth].if ?? [])}
            onChange={(rules, isTyping) => set(prices.with(nth, withCondition(entry, rules)), isTyping)}
          />
        </div>
      ))}
      <button className="link" type="button" onClick={() => set([...prices, { price: option.price ?? 0 }])}>
        + another price while …
      </button>
    </div>
  );
}

/** The most pieces of an option while something holds. */
export function OptionLimits({ group, option, change }: OfOption): ReactNode {
  const { published } = useStudio();
  const limits = option.limits ?? [];
  const before =
    published === null
      ? undefined
      : groupOf(published, group.name)?.options?.find(({ code }) => code === option.code)?.limits;
  const set = (next: NonNullable<ConfigOption['limits']>, isTyping = false): void =>
    change(({ limits: _, ...rest }) => (next.length === 0 ? rest : { ...rest, limits: next }), { isTyping });
  return (
    <div className={limits.length === 0 ? 'rule-more is-empty' : 'rule-more'}>
      {limits.map((entry, nth) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a limit has no name but its place.
        <div key={nth} className="rule-statement">
          <div className="rule-line">
            <span className="rule-lead">at most</span>
            <BoundField
              label={`Most pieces ${nth + 1}`}
              bound={entry.max}
              onChange={(max) => set(limits.with(nth, { ...entry, max: max ?? 0 }), true)}
            />
            <span className="soft">pieces</span>
            <Out label="Take this limit out" onOut={() => set(limits.toSpliced(nth, 1))} />
          </div>
          <Condition
            rules={entry.if}
            was={before?.[nth] === undefined ? null : (before[nth].if ?? [])}
            onChange={(rules, isTyping) => set(limits.with(nth, withCondition(entry, rules)), isTyping)}
          />
        </div>
      ))}
      <button className="link" type="button" onClick={() => set([...limits, { max: 1 }])}>
        + at most so many …
      </button>
    </div>
  );
}

export function Out({ label, onOut }: { label: string; onOut(): void }): ReactNode {
  return (
    <button className="rule-out" type="button" aria-label={label} title={label} onClick={onOut}>
      <svg className="icon" viewBox="0 0 16 16" aria-hidden="true">
        <path d="m4 4 8 8M12 4l-8 8" />
      </svg>
    </button>
  );
}

/** An amount; empty is a price on request. What is no amount stays as it is typed, and says so. */
function AmountField({
  label,
  value,
  onChange,
}: {
  label: string;
  value: number | null;
  onChange(value: number | null): void;
}): ReactNode {
  const [typed, setTyped] = useState<string | null>(null);
  const text = typed ?? (value === null ? '' : value.toFixed(2));
  const read = readAmount(text);
  return (
    <>
      <input
        className="field rule-amount figures"
        aria-label={label}
        inputMode="decimal"
        placeholder="on request"
        value={text}
        aria-invalid={read === undefined}
        onChange={(event) => {
          setTyped(event.target.value);
          const next = readAmount(event.target.value);
          if (next !== undefined) onChange(next);
        }}
        onBlur={() => read !== undefined && setTyped(null)}
      />
      {read === undefined ? <span className="rule-open">An amount such as 1,250.00.</span> : null}
    </>
  );
}

/** null: on request; undefined: no amount. */
function readAmount(text: string): number | null | undefined {
  const bare = text
    .trim()
    .replace(/^\$/, '')
    .replace(/,(?=\d{3}\b)/g, '');
  if (bare === '') return null;
  return /^-?\d+(\.\d{1,2})?$/.test(bare) ? Number(bare) : undefined;
}

/** A number, the name of a number group, or a measure. */
export function BoundField({
  label,
  bound,
  onChange,
}: {
  label: string;
  bound: LimitBound | undefined;
  onChange(bound: LimitBound | undefined): void;
}): ReactNode {
  const { configurator } = useStudio();
  const text = bound === undefined ? '' : String(bound);
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <MeasureField
      configurator={configurator}
      label={label}
      className="rule-right"
      text={typed ?? text}
      onChange={(next) => {
        setTyped(next);
        onChange(next.trim() === '' ? undefined : isNumber(next) ? Number(next) : next.trim());
      }}
      onLeave={() => setTyped(null)}
    />
  );
}

const isNumber = (text: string): boolean => /^\s*-?(\d+\.?\d*|\.\d+)\s*$/.test(text);
