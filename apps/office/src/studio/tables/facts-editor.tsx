import type { Fact, FactEntry } from '@millrace/configurator';
import { statedFacts, statedTables } from '@millrace/studio';
import { type ReactNode, useState } from 'react';
import { useStudio } from '../ground/studio-context.tsx';
import { MeasureField } from '../rules/measure-field.tsx';
import { Condition, Out, withCondition } from '../rules/option-statements.tsx';
import '../rules/rules.css';
import './table-editor.css';
import './facts.css';

/** Facts that follow from the selection: weight, rated current, approvals. */
export function FactsEditor(): ReactNode {
  const { configurator, published, change } = useStudio();
  const facts = statedFacts(configurator);
  const [name, setName] = useState('');
  const taken = [...configurator.configGroups, ...statedTables(configurator), ...facts].some(
    (one) => one.name === name.trim(),
  );
  const set = (next: readonly Fact[], isTyping = false): void =>
    change(({ facts: _, ...rest }) => (next.length === 0 ? rest : { ...rest, facts: next }), { isTyping });
  if (configurator.facts !== undefined && facts.length !== configurator.facts.length)
    return (
      <p className="pairs-empty soft">
        Its facts are written otherwise than the grid can show. The form of the row has them as text.
      </p>
    );
  return (
    <>
      <header className="studio-bar">
        <h2>Facts</h2>
        <span className="soft">What follows from a selection, for the page, for rules and for specification texts</span>
        <span className="studio-push" />
        <form
          className="table-given"
          onSubmit={(event) => {
            event.preventDefault();
            if (name.trim() === '' || taken) return;
            set([...facts, { name: name.trim(), values: [] }]);
            setName('');
          }}
        >
          <input
            className="field"
            aria-label="Name of a new fact"
            aria-invalid={taken}
            title={taken ? 'A group, a table or a fact is named so' : undefined}
            placeholder="+ a fact: Weight, UL …"
            value={name}
            onChange={({ target }) => setName(target.value)}
          />
        </form>
      </header>
      <div className="studio-scroll">
        {facts.length === 0 ? (
          <p className="pairs-empty soft">No fact is stated. A weight that is the sum of all kg is one.</p>
        ) : null}
        {facts.map((fact, at) => (
          <OneFact
            key={fact.name}
            fact={fact}
            before={published?.facts?.find((one) => one.name === fact.name)}
            onChange={(next, isTyping) => set(facts.with(at, next), isTyping)}
            onTake={() => set(facts.toSpliced(at, 1))}
          />
        ))}
      </div>
    </>
  );
}

function OneFact({
  fact,
  before,
  onChange,
  onTake,
}: {
  fact: Fact;
  before: Fact | undefined;
  onChange(fact: Fact, isTyping?: boolean): void;
  onTake(): void;
}): ReactNode {
  const { name, unit, decimals, printed, specText, values } = fact;
  const put = (next: readonly FactEntry[], isTyping?: boolean): void => onChange({ ...fact, values: next }, isTyping);
  return (
    <section className="fact" aria-label={name}>
      <div className="fact-head">
        <h3>{name}</h3>
        <label>
          Unit{' '}
          <input
            className="field"
            value={unit ?? ''}
            onChange={({ target }) => onChange(withText(fact, 'unit', target.value), true)}
          />
        </label>
        <label>
          Decimals{' '}
          <input
            className="field"
            inputMode="numeric"
            value={decimals ?? ''}
            onChange={({ target }) => onChange(withDecimals(fact, target.value), true)}
          />
        </label>
        <label>
          <input
            type="checkbox"
            checked={printed !== false}
            onChange={({ target }) => onChange(withPrinted(fact, target.checked))}
          />{' '}
          shown to visitors
        </label>
        <label className="fact-text">
          In specifications{' '}
          <input
            className="field"
            placeholder="Weight: {value} kg."
            value={specText ?? ''}
            onChange={({ target }) => onChange(withText(fact, 'specText', target.value), true)}
          />
        </label>
        <span className="studio-push" />
        <Out label={`Take the fact ${name} out`} onOut={onTake} />
      </div>
      <ol>
        {values.map((entry, nth) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: values of a fact have no name but their place.
          <li key={nth} className="rule-statement">
            <ValueLine
              entry={entry}
              label={`Value ${nth + 1} of ${name}`}
              onChange={(next, isTyping) => put(values.with(nth, next), isTyping)}
              onOut={() => put(values.toSpliced(nth, 1))}
            />
            <Condition
              rules={entry.if}
              was={before?.values[nth] === undefined ? null : (before.values[nth].if ?? [])}
              onChange={(rules, isTyping) => put(values.with(nth, withCondition(entry, rules)), isTyping)}
            />
          </li>
        ))}
      </ol>
      <button className="link" type="button" onClick={() => put([...values, { value: 0 }])}>
        + a value
      </button>{' '}
      <button className="link" type="button" onClick={() => put([...values, { measure: '' }])}>
        + a measure, such as sum(kg)
      </button>
    </section>
  );
}

/** A value, a number or words; or a measure. The first whose condition holds counts. */
function ValueLine({
  entry,
  label,
  onChange,
  onOut,
}: {
  entry: FactEntry;
  label: string;
  onChange(entry: FactEntry, isTyping?: boolean): void;
  onOut(): void;
}): ReactNode {
  const { configurator } = useStudio();
  const condition = entry.if === undefined ? {} : { if: entry.if };
  return (
    <div className="rule-line">
      <span className="rule-lead">is</span>
      <span className="rule-says">
        {'measure' in entry ? (
          <MeasureField
            configurator={configurator}
            label={label}
            className="rule-sum"
            text={entry.measure}
            onChange={(measure, isTyping) => onChange({ ...condition, measure }, isTyping)}
          />
        ) : (
          <input
            className="field fact-value"
            aria-label={label}
            value={entry.value}
            onChange={({ target }) => onChange({ ...condition, value: valueOfText(target.value) }, true)}
          />
        )}
      </span>
      <Out label={`Take ${label} out`} onOut={onOut} />
    </div>
  );
}

/** A number where it is written as one and reads back so, else words. */
const valueOfText = (text: string): number | string =>
  text.trim() !== '' && String(Number(text)) === text ? Number(text) : text;

function withText(fact: Fact, field: 'unit' | 'specText', text: string): Fact {
  const { [field]: _, ...rest } = fact;
  return text === '' ? rest : { ...rest, [field]: text };
}

function withDecimals({ decimals: _, ...fact }: Fact, text: string): Fact {
  return /^\d$/.test(text) ? { ...fact, decimals: Number(text) } : fact;
}

function withPrinted({ printed: _, ...fact }: Fact, isPrinted: boolean): Fact {
  return isPrinted ? fact : { ...fact, printed: false };
}
