import { type ComponentProps, type ReactNode, useId } from 'react';
import { FieldError } from './field-error.tsx';

interface TextAreaProps extends Omit<ComponentProps<'textarea'>, 'id' | 'className' | 'children'> {
  label: ReactNode;
  /** Its fault; absent: none known. */
  error?: string | undefined;
}

/** A field of several lines that grows with its input; otherwise like TextField. */
export function TextArea({ label, error, ...textarea }: TextAreaProps): ReactNode {
  const id = useId();
  const errorId = `${id}-error`;
  return (
    <div className="form-field">
      <label htmlFor={id} className={textarea.required ? 'form-required' : undefined}>
        {label}
      </label>
      <textarea
        rows={3}
        aria-invalid={error !== undefined}
        {...textarea}
        id={id}
        className="field form-area"
        aria-describedby={error === undefined ? undefined : errorId}
      />
      <FieldError id={errorId} error={error} />
    </div>
  );
}
