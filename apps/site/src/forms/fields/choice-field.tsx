import { type ComponentProps, type ReactNode, useId } from 'react';
import { FieldError } from './field-error.tsx';

interface ChoiceFieldProps extends Omit<ComponentProps<'select'>, 'id' | 'className' | 'children'> {
  label: ReactNode;
  choices: readonly { value: string; words: string }[];
}

/** A field that takes one of a few; otherwise as TextField. One of them is always chosen. */
export function ChoiceField({ label, choices, ...select }: ChoiceFieldProps): ReactNode {
  const id = useId();
  return (
    <div className="form-field">
      <label htmlFor={id}>{label}</label>
      <select {...select} id={id} className="field">
        {choices.map(({ value, words }) => (
          <option key={value} value={value}>
            {words}
          </option>
        ))}
      </select>
      <FieldError id={`${id}-error`} error={undefined} />
    </div>
  );
}
