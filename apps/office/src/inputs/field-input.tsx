import type { ReactNode } from 'react';
import { showValue } from '../fields/print-value.ts';
import { AttributesInput } from './attributes/attributes-input.tsx';
import { worstOf } from './findings/placed-findings.ts';
import type { Input } from './input.ts';
import { JsonInput } from './json-input.tsx';
import { MediaInput } from './media/media-input.tsx';
import { PicturesInput } from './media/pictures-input.tsx';
import { ObjectInput } from './object-input.tsx';
import { ObjectsInput } from './objects-input.tsx';
import { ReferenceInput } from './reference-input.tsx';
import { ReferencesInput } from './references-input.tsx';
import { RichTextInput } from './rich-text-input.tsx';
import { TextInput } from './text-input.tsx';

/** The input of a field, as its widget says. */
export function FieldInput(given: Input): ReactNode {
  const input = withNone(given);
  const { field, value, id } = input;
  if (field.isReadOnly)
    return (
      <output id={id} className="figures form-fixed">
        {showValue(field, value)}
      </output>
    );
  switch (field.widget.is) {
    case 'yes-no':
      return <YesNo {...input} />;
    case 'choice':
      return <Choice {...input} />;
    case 'reference':
      return <ReferenceInput {...input} to={field.widget.to} />;
    case 'references':
      return <ReferencesInput {...input} to={field.widget.to} />;
    case 'objects':
      return <ObjectsInput {...input} fields={field.widget.fields} />;
    case 'object':
      return <ObjectInput {...input} fields={field.widget.fields} />;
    case 'attributes':
      return <AttributesInput {...input} />;
    case 'rich-text':
      return <RichTextInput {...input} />;
    case 'media':
      return <MediaInput {...input} only={field.widget.only} />;
    case 'pictures':
      return <PicturesInput {...input} />;
    case 'json':
    case 'entries':
      return <JsonInput {...input} />;
    default:
      return <TextInput {...input} />;
  }
}

/** Inputs say `null` for nothing; some fields have another value for it. */
function withNone(input: Input): Input {
  const { none } = input.field;
  if (none === undefined) return input;
  return {
    ...input,
    value: input.value === none ? null : input.value,
    onChange: (value) => input.onChange(value ?? none),
  };
}

function YesNo({ value, onChange, id, findings }: Input): ReactNode {
  return (
    <input
      id={id}
      type="checkbox"
      className="form-check"
      checked={value === true}
      aria-invalid={worstOf(findings) === 'error'}
      onChange={(event) => onChange(event.target.checked)}
    />
  );
}

function Choice({ field, value, onChange, id, findings }: Input): ReactNode {
  const choices = field.widget.is === 'choice' ? field.widget.choices : [];
  const place = choices.findIndex((choice) => choice.value === value);
  const isMissing = value === null || value === undefined || value === '';
  const mayMiss = field.isNullable || field.isOptional;
  return (
    <select
      id={id}
      className="field form-choice"
      value={place < 0 ? (isMissing ? '' : 'other') : String(place)}
      aria-invalid={worstOf(findings) === 'error'}
      onChange={(event) => {
        const chosen = choices[Number(event.target.value)];
        if (event.target.value === '') onChange(field.isNullable ? null : undefined);
        else if (chosen !== undefined) onChange(chosen.value);
      }}
    >
      {mayMiss || isMissing ? <option value="">–</option> : null}
      {place < 0 && !isMissing ? <option value="other">{String(value)}</option> : null}
      {choices.map((choice, at) => (
        <option key={choice.value} value={at}>
          {choice.label}
        </option>
      ))}
    </select>
  );
}
