import { applicationLabels, employmentTypes } from '@millrace/contract';
import type { ReactNode } from 'react';
import { useFormContext } from 'react-hook-form';
import { ChoiceField } from '../../forms/fields/choice-field.tsx';
import { TextArea } from '../../forms/fields/text-area.tsx';
import { TextField } from '../../forms/fields/text-field.tsx';
import { YesNo } from '../../forms/fields/yes-no.tsx';
import { typeWords } from './application-plan.ts';
import type { ApplicationValues } from './application-values.ts';
import type { Field } from './field-groups.ts';

interface ApplicationFieldProps {
  field: Field;
  /** The one type of employment that a job has; null: all are offered. */
  onlyType: ApplicationValues['employmentType'] | null;
}

/** One field, by its kind. */
export function ApplicationField({ field, onlyType }: ApplicationFieldProps): ReactNode {
  const { register, formState } = useFormContext<ApplicationValues>();
  const { name, rules, isRequired = false } = field;
  const error = formState.errors[name]?.message;
  const shared = { ...register(name, rules), label: <Label field={field} />, error, required: isRequired };
  switch (field.kind) {
    case 'line':
      return <TextField {...shared} {...field.input} />;
    case 'area':
      return <TextArea {...shared} rows={field.rows} autoComplete={field.autoComplete} />;
    case 'yes-no':
      return <YesNo {...shared} />;
    case 'type': {
      const types = onlyType === null ? employmentTypes : [onlyType];
      const choices = types.map((value) => ({ value, words: typeWords(value) }));
      return <ChoiceField {...register(name)} label={shared.label} choices={choices} />;
    }
  }
}

function Label({ field: { name, note, isNamedByTitle } }: { field: Field }): ReactNode {
  const label = applicationLabels[name];
  return (
    <span className={isNamedByTitle && 'sr-only'}>
      {label}
      {note !== undefined && <span className="form-optional"> {note()}</span>}
    </span>
  );
}
