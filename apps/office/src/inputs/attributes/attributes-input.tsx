import type { ReactNode } from 'react';
import { FindingTexts } from '../findings/finding-text.tsx';
import { findingsAt, worstOf } from '../findings/placed-findings.ts';
import type { Input } from '../input.ts';
import { useAttributes } from './known-attributes.ts';
import { startValue, ValueInput } from './value-input.tsx';
import './attributes.css';

/** Values by the keys of attributes, each with the input of its type; one that no attribute names can be taken out. */
export function AttributesInput({ field, value, onChange, findings, id, draft }: Input): ReactNode {
  const attributes = useAttributes(draft);
  const values: Readonly<Record<string, unknown>> = isRecord(value) ? value : {};
  if (attributes === null) return <p className="soft form-missing">Looking for the attributes …</p>;
  const known = attributes.filter(({ key }) => Object.hasOwn(values, key));
  const unknown = Object.keys(values).filter((key) => !attributes.some((one) => one.key === key));
  const free = attributes.filter(({ key }) => !Object.hasOwn(values, key));
  const put = (key: string, next: unknown): void => onChange({ ...values, [key]: next });
  const takeOut = (key: string): void =>
    onChange(Object.fromEntries(Object.entries(values).filter(([one]) => one !== key)));
  return (
    <fieldset className="attr" aria-labelledby={`${id}-label`}>
      {known.map((attribute) => {
        const { key, label, help } = attribute;
        const own = findingsAt(findings, key);
        return (
          <div key={key} className="attr-row" data-fault={worstOf(own)}>
            <span className="attr-name" id={`${id}-${key}-name`} title={help === '' ? undefined : help}>
              {label}
            </span>
            <div className="attr-value">
              <ValueInput
                id={`${id}-${key}`}
                attribute={attribute}
                value={values[key]}
                isWrong={worstOf(own) === 'error'}
                onChange={(next) => put(key, next)}
              />
              <FindingTexts findings={own} />
            </div>
            <TakeOut label={label} onPress={() => takeOut(key)} />
          </div>
        );
      })}
      {unknown.map((key) => (
        <div key={key} className="attr-row" data-fault="error">
          <span className="attr-name figures">{key}</span>
          <div className="attr-value">
            <span className="form-fixed figures">{JSON.stringify(values[key])}</span>
            <FindingTexts findings={findingsAt(findings, key)} />
          </div>
          <TakeOut label={key} onPress={() => takeOut(key)} />
        </div>
      ))}
      {free.length === 0 ? null : (
        <select
          className="field form-choice"
          aria-label={`Add to ${field.label}`}
          value=""
          onChange={(event) => {
            const added = free.find(({ key }) => key === event.target.value);
            if (added === undefined) return;
            put(added.key, startValue(added));
            requestAnimationFrame(() => document.getElementById(`${id}-${added.key}`)?.focus());
          }}
        >
          <option value="">Add …</option>
          {[...new Set(free.map(({ group }) => group))].map((group) => (
            <optgroup key={group} label={group}>
              {free
                .filter((one) => one.group === group)
                .map(({ key, label }) => (
                  <option key={key} value={key}>
                    {label}
                  </option>
                ))}
            </optgroup>
          ))}
        </select>
      )}
      {attributes.length === 0 ? (
        <p className="form-hint">There are no attributes yet: add them in their list.</p>
      ) : null}
    </fieldset>
  );
}

const TakeOut = ({ label, onPress }: { label: string; onPress(): void }): ReactNode => (
  <button className="button-link" type="button" onClick={onPress}>
    Take out<span className="unseen"> {label}</span>
  </button>
);

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
