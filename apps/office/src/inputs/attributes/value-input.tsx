import type { ContentAttribute } from '@millrace/contract/content';
import { type ReactNode, useState } from 'react';
import { isPicked, pickedOf, rangeEnd, readNumber, withEnd, withPicked } from './attribute-value.ts';

interface ValueInputProps {
  /** Of the first control; labelled by the element `{id}-name`. */
  id: string;
  attribute: ContentAttribute;
  value: unknown;
  isWrong: boolean;
  onChange(value: unknown): void;
}

/** The value that an attribute begins with when it is added: it is there, and may still be wrong. */
export function startValue({ type, choices }: ContentAttribute): unknown {
  return { text: '–', choice: choices[0] ?? '–', number: 0, range: { from: 0 }, yesNo: true }[type];
}

/** The input of one value, as the type of its attribute says. */
export function ValueInput(props: ValueInputProps): ReactNode {
  const { id, attribute, value, isWrong, onChange } = props;
  const { type, unit } = attribute;
  const given = { id, 'aria-labelledby': `${id}-name`, 'aria-invalid': isWrong };
  switch (type) {
    case 'text':
      return (
        <input
          {...given}
          className="field"
          value={typeof value === 'string' ? value : JSON.stringify(value)}
          onChange={(event) => onChange(event.target.value)}
        />
      );
    case 'yesNo':
      return (
        <select
          {...given}
          className="field form-choice"
          value={String(value)}
          onChange={(event) => onChange(event.target.value === 'true')}
        >
          {typeof value === 'boolean' ? null : <option value={String(value)}>{JSON.stringify(value)}</option>}
          <option value="true">yes</option>
          <option value="false">no</option>
        </select>
      );
    case 'number':
      return (
        <span className="attr-number">
          <NumberField {...given} value={value} onChange={onChange} />
          {unit}
        </span>
      );
    case 'range':
      return (
        <span className="attr-number">
          <NumberField
            {...given}
            aria-label="From"
            value={rangeEnd(value, 'from')}
            onChange={(next) => onChange(withEnd(value, 'from', next))}
          />
          to
          <NumberField
            {...given}
            id={`${id}-to`}
            aria-label="To"
            value={rangeEnd(value, 'to')}
            onChange={(next) => onChange(withEnd(value, 'to', next))}
          />
          {unit}
        </span>
      );
    case 'choice':
      return <Choices {...props} />;
  }
}

/** Several may be right: what a family is made in. */
function Choices({ id, attribute: { choices, unit }, value, onChange }: ValueInputProps): ReactNode {
  const others = pickedOf(value).filter((one) => !choices.includes(one));
  return (
    <fieldset className="attr-choices" aria-labelledby={`${id}-name`}>
      {[...choices, ...others].map((choice, at) => (
        <label key={choice}>
          <input
            id={at === 0 ? id : undefined}
            type="checkbox"
            checked={isPicked(value, choice)}
            onChange={(event) => onChange(withPicked(value, choice, event.target.checked, choices))}
          />
          {choice} {unit}
        </label>
      ))}
    </fieldset>
  );
}

interface NumberFieldProps {
  id: string;
  'aria-labelledby': string;
  'aria-label'?: string;
  'aria-invalid': boolean;
  value: unknown;
  onChange(value: unknown): void;
}

/** A text that is no number stays as it is typed: the finding says so. */
function NumberField({
  value,
  onChange,
  'aria-labelledby': name,
  'aria-label': end,
  ...given
}: NumberFieldProps): ReactNode {
  const [text, setText] = useState<string | null>(null);
  const shown =
    value === undefined || value === null ? '' : typeof value === 'object' ? JSON.stringify(value) : String(value);
  return (
    <input
      {...given}
      {...(end === undefined ? { 'aria-labelledby': name } : { 'aria-label': end })}
      className="field figures"
      inputMode="decimal"
      autoComplete="off"
      value={text ?? shown}
      onBlur={() => setText(null)}
      onChange={(event) => {
        setText(event.target.value);
        onChange(readNumber(event.target.value));
      }}
    />
  );
}
