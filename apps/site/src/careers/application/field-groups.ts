import { ADDRESS_MAX, applicationParts, requiredWords, SKILLS_MAX } from '@millrace/contract';
import type { ComponentProps } from 'react';
import { emailRules } from '../../forms/checks/email.ts';
import { lengthRules, lineRules, textRules } from '../../forms/checks/plain-text.ts';
import { printing } from '../../ui/words/printing.ts';
import type { FieldName, YesNo } from './application-values.ts';
import { wageRules } from './wage.ts';

/** The fault of a text in words; true: none. */
interface Rules {
  required?: string;
  validate?: (text: string) => true | string;
}

interface FieldFacts {
  name: FieldName;
  rules: Rules;
  /** Has to be filled in. */
  isRequired?: true;
  /** Shown beside the label. */
  note?: () => string;
  /** The group's title is enough: the label is not shown. */
  isNamedByTitle?: true;
  /** Its share of a line; a third by default. */
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

/** Belongs to somebody else, whom the browser's address book does not know. */
const others: InputFacts = { autoComplete: 'off' };
const required = { isRequired: true } as const;
const yesOrNo = { kind: 'yes-no', size: 'whole', rules: { required: requiredWords.choice }, ...required } as const;

/** The fields of the form in order, with the words of specification 2.19 and 5. */
export const personal: FieldGroup = {
  id: 'personal',
  title: applicationParts.personal,
  note: 'What is marked * must be filled in.',
  fields: [
    line('first', { autoComplete: 'given-name' }, requiredWords.firstName),
    line('middle', { autoComplete: 'additional-name' }),
    line('last', { autoComplete: 'family-name' }, requiredWords.lastName),
    {
      ...line('phone', { type: 'tel', inputMode: 'tel', autoComplete: 'tel' }, requiredWords.phone),
      size: 'half',
    },
    {
      ...line('email', { type: 'email', inputMode: 'email', autoComplete: 'email' }, requiredWords.email),
      rules: emailRules(undefined, requiredWords.email),
      size: 'half',
    },
    {
      kind: 'area',
      name: 'presentAddress',
      autoComplete: 'street-address',
      rules: textRules(requiredWords.address, ADDRESS_MAX),
      size: 'whole',
      ...required,
    },
    { name: 'under18', ...yesOrNo },
    { name: 'uSCitizen', ...yesOrNo },
    { name: 'proofOfWork', ...yesOrNo },
    line('emergencyContact', others),
    line('emergencyContactRelationship', others),
    line('emergencyContactPhone', { ...others, type: 'tel', inputMode: 'tel' }),
  ],
};

export const employment: FieldGroup = {
  id: 'employment',
  title: applicationParts.employment,
  fields: [
    { kind: 'yes-no', name: 'employedNow', rules: {}, size: 'whole' },
    line('startDate', { type: 'date' }),
    { kind: 'type', name: 'employmentType', rules: {} },
    {
      ...line('desiredWage', { inputMode: 'decimal', autoComplete: 'off' }),
      rules: wageRules,
      note: () => `in ${printing().currencyWords}`,
    },
  ],
};

export const skills: FieldGroup = {
  id: 'skills',
  title: applicationParts.skills,
  note: 'Licences, machines and tools you know, languages you speak, what you have built.',
  fields: [
    {
      kind: 'area',
      name: 'specialSkills',
      isNamedByTitle: true,
      rows: 6,
      rules: lengthRules(SKILLS_MAX),
      size: 'whole',
    },
  ],
};

/** A line of text; with `missing` it must say something. */
function line(name: FieldName, input: InputFacts, missing?: string): Field {
  const facts = { kind: 'line', name, input } as const;
  return missing === undefined
    ? { ...facts, rules: lengthRules() }
    : { ...facts, rules: lineRules(missing), ...required };
}
