import { type ComponentProps, type ReactNode, useId } from 'react';
import { FieldError } from './field-error.tsx';

const answers = [
  { value: 'yes', words: 'Yes' },
  { value: 'no', words: 'No' },
] as const;

interface YesNoProps extends Omit<ComponentProps<'input'>, 'id' | 'className' | 'children' | 'type' | 'value'> {
  /** The question. */
  label: ReactNode;
  /** What is wrong with it; absent: nothing, as far as is known. */
  error?: string | undefined;
  /** The answer given before. */
  given?: string;
}

/** A question answered by yes or no; neither is given beforehand. */
export function YesNo({ label, error, given = '', ...radio }: YesNoProps): ReactNode {
  const id = useId();
  return (
    <fieldset className="form-field yes-no" aria-describedby={error === undefined ? undefined : id}>
      <legend>{label}</legend>
      <div className="yes-no-answers">
        {answers.map(({ value, words }) => (
          <label key={value}>
            <input
              {...radio}
              type="radio"
              className="radio"
              value={value}
              {...(given !== '' && { defaultChecked: given === value })}
            />
            {words}
          </label>
        ))}
      </div>
      <FieldError id={id} error={error} />
    </fieldset>
  );
}
