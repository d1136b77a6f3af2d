import type { Field } from '@millrace/contract/fields';
import { type ReactNode, use } from 'react';
import { emptyValue } from './empty-value.ts';
import { findingsAt, restAt } from './findings/placed-findings.ts';
import { type Input, NestedRow } from './input.ts';
import { isAsked } from './is-asked.ts';

/** The fields of an object. One that may be missing is added and taken away as a whole. */
export function ObjectInput({ fields, ...input }: Input & { fields: readonly Field[] }): ReactNode {
  const { field, value, onChange, id } = input;
  const mayMiss = field.isNullable || field.isOptional;
  if (!isObject(value))
    return (
      <p className="form-missing">
        <span className="soft">None.</span>
        <button className="button" type="button" onClick={() => onChange(emptyOf(field))}>
          Add<span className="unseen"> {field.label}</span>
        </button>
      </p>
    );
  return (
    <fieldset className="form-object" aria-labelledby={`${id}-label`}>
      <ObjectFields {...input} fields={fields} value={value} />
      {mayMiss ? (
        <button className="button-link" type="button" onClick={() => onChange(field.isNullable ? null : undefined)}>
          Take it away<span className="unseen">: {field.label}</span>
        </button>
      ) : null}
    </fieldset>
  );
}

/** The rows of the fields of one object. */
export function ObjectFields({
  fields,
  value,
  onChange,
  findings,
  at,
  id,
  draft,
}: Omit<Input, 'field' | 'value'> & { fields: readonly Field[]; value: Readonly<Record<string, unknown>> }): ReactNode {
  const Row = use(NestedRow);
  const put = (name: string, next: unknown): void => {
    const { [name]: _, ...others } = value;
    // The order of the fields stays.
    if (next === undefined) onChange(others);
    else onChange({ ...value, [name]: next });
  };
  const asked = fields.filter(
    (one) => isAsked(one, value) || restAt(at, one.name) !== null || findingsAt(findings, one.name).length > 0,
  );
  return asked.map((one) => (
    <Row
      key={one.name}
      field={one}
      value={value[one.name]}
      onChange={(next) => put(one.name, next)}
      findings={findingsAt(findings, one.name)}
      at={restAt(at, one.name)}
      id={`${id}-${one.name}`}
      draft={draft}
    />
  ));
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** An object with every field that it has to have. */
function emptyOf({ schema }: Field): unknown {
  let inner: unknown = schema;
  while (typeof inner === 'object' && inner !== null && 'unwrap' in inner && typeof inner.unwrap === 'function')
    inner = inner.unwrap();
  return emptyValue(inner) ?? {};
}
