import { ADDRESS_MAX, requiredWords, SKILLS_MAX } from '@millrace/contract';
import type { ComponentProps } from 'react';
import { emailRules } from '../../forms/checks/email.ts';
import { lengthRules, lineRules, textRules } from '../../forms/checks/plain-text.ts';
import type { FieldName, YesNo } from './application-values.ts';
import { wageRules } from './wage.ts';

/** What is wrong with a text in words; true: nothing. */
interface Rules {
  required?: string;
  validate?: (text: string) => true | string;
}

interface FieldFacts {
  name: FieldName;
  label: string;
  rules: Rules;
  /** Has to be filled in. */
  isRequired?: true;
  /** Said beside the label. */
  note?: string;
  /** The group's title says what it is: the label is not shown. */
  isNamedByTitle?: true;
  /** How much of a line it takes; a third by default. */
  size?: 'half' | 'whole';
}
type InputFacts = Pick<ComponentProps<'input'>, 'type' | 'inputMode' | 'autoComplete'>;

/** One field of the form, by how it is filled in. */
export type Field =
  | (FieldFacts & { kind: 'line'; input: InputFacts })
  | (FieldFacts & { kind: 'area'; autoComplete?: string; rows?: number })
  | (FieldFacts & { kind: 'yes-no'; answers?: readonly YesNo[] })
  | (FieldFacts & { kind: 'type' });

export interface FieldGroup {
  id: string;
  title: string;
  note?: string;
  fields: readonly Field[];
}

/** Of somebody else, whom the browser's own address book does not know. */
const others: InputFacts = { autoComplete: 'off' };
const required = { isRequired: true } as const;
const yesOrNo = { kind: 'yes-no', size: 'whole', rules: { required: requiredWords.choice }, ...required } as const;

/** The fields of the form in order, with the words of specification 2.19 and 5. */
export const personal: FieldGroup = {
  id: 'personal',
  title: 'Personal Information',
  note: 'What is marked * must be filled in.',
  fields: [
    line('first', 'First name', { autoComplete: 'given-name' }, requiredWords.firstName),
    line('middle', 'Middle name', { autoComplete: 'additional-name' }),
    line('last', 'Last name', { autoComplete: 'family-name' }, requiredWords.lastName),
    {
      ...line('phone', 'Phone', { type: 'tel', inputMode: 'tel', autoComplete: 'tel' }, requiredWords.phone),
      size: 'half',
    },
    {
      ...line('email', 'Email', { type: 'email', inputMode: 'email', autoComplete: 'email' }, requiredWords.email),
      rules: emailRules(undefined, requiredWords.email),
      size: 'half',
    },
    {
      kind: 'area',
      name: 'presentAddress',
      label: 'Current address',
      autoComplete: 'street-address',
      rules: textRules(requiredWords.address, ADDRESS_MAX),
      size: 'whole',
      ...required,
    },
    { name: 'under18', label: 'Are you UNDER the age of 18?', ...yesOrNo },
    { name: 'uSCitizen', label: 'U.S. Citizen', ...yesOrNo },
    { name: 'proofOfWork', label: 'Can you furnish proof to work in the U.S.?', ...yesOrNo },
    line('emergencyContact', 'Emergency contact', others),
    line('emergencyContactRelationship', 'Relationship', others),
    line('emergencyContactPhone', 'Emergency phone', { ...others, type: 'tel', inputMode: 'tel' }),
  ],
};

export const employment: FieldGroup = {
  id: 'employment',
  title: 'Employment Information',
  fields: [
    { kind: 'yes-no', name: 'employedNow', label: 'Currently employed', rules: {}, size: 'whole' },
    line('startDate', 'Date you can start', { type: 'date' }),
    { kind: 'type', name: 'employmentType', label: 'Type of employment', rules: {} },
    {
      ...line('desiredWage', 'Desired wage', { inputMode: 'decimal', autoComplete: 'off' }),
      rules: wageRules,
      note: 'in dollars',
    },
  ],
};

export const skills: FieldGroup = {
  id: 'skills',
  title: 'Special Skills or Experience',
  note: 'Licences, machines and tools you know, languages you speak, what you have built.',
  fields: [
    {
      kind: 'area',
      name: 'specialSkills',
      label: 'Special Skills or Experience',
      isNamedByTitle: true,
      rows: 6,
      rules: lengthRules(SKILLS_MAX),
      size: 'whole',
    },
  ],
};

/** A line of text; with `missing` it must say something. */
function line(name: FieldName, label: string, input: InputFacts, missing?: string): Field {
  const facts = { kind: 'line', name, label, input } as const;
  return missing === undefined
    ? { ...facts, rules: lengthRules() }
    : { ...facts, rules: lineRules(missing), ...required };
}
