import { type ComponentProps, type ReactNode, useId } from 'react';
import { FieldError } from './field-error.tsx';

const answers = [
  { value: 'yes', words: 'Yes' },
  { value: 'no', words: 'No' },
] as const;

interface YesNoProps extends Omit<ComponentProps<'input'>, 'id' | 'className' | 'children' | 'type' | 'value'> {
  /** The question. */
  label: ReactNode;
  /** Its fault; absent: none known. */
  error?: string | undefined;
  /** The present answer. */
  given?: string;
}

/** A yes/no question; neither is preselected. */
export function YesNo({ label, error, given = '', ...radio }: YesNoProps): ReactNode {
  const id = useId();
  return (
    <fieldset className="form-field yes-no" aria-describedby={error === undefined ? undefined : id}>
      <legend className={radio.required ? 'form-required' : undefined}>{label}</legend>
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
