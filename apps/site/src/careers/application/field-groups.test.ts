import { applicationLabels, LINE_MAX, SKILLS_MAX } from '@millrace/contract';
import { expect, test } from 'vitest';
import { employment, type Field, personal, skills } from './field-groups.ts';

const groups = [personal, employment, skills];
const fields: readonly Field[] = groups.flatMap((group) => group.fields);
const faultOf = (name: string, text: string): true | string | undefined => {
  const { rules } = fields.find((field) => field.name === name) ?? {};
  return rules?.validate?.(text) ?? rules?.required;
};

test('every field of an application but the job’s and the file is in the form once', () => {
  const { position: _, jobId: __, filename: ___, ...asked } = applicationLabels;
  expect(fields.map(({ name }) => name).toSorted()).toEqual(Object.keys(asked).toSorted());
});
test('what must be filled in is marked so', () => {
  expect(fields.filter(({ isRequired }) => isRequired).map(({ name }) => name)).toEqual([
    'first',
    'last',
    'phone',
    'email',
    'presentAddress',
    'under18',
    'uSCitizen',
    'proofOfWork',
  ]);
});
test.each([
  ['first', ' ', 'First name is required'],
  ['last', '', 'Last name is required'],
  ['phone', '', 'Phone number is required'],
  ['presentAddress', '\n', 'Address is required'],
  ['email', 'ada', 'Invalid email format.'],
  ['under18', '', 'Please select an option'],
  ['first', 'Ada', true],
  ['middle', '', true],
  ['middle', 'a'.repeat(LINE_MAX), true],
  ['middle', 'a'.repeat(LINE_MAX + 1), `At most ${LINE_MAX} characters; these are ${LINE_MAX + 1}`],
  ['specialSkills', 'a'.repeat(SKILLS_MAX), true],
  ['specialSkills', 'a'.repeat(SKILLS_MAX + 1), `At most ${SKILLS_MAX} characters; these are ${SKILLS_MAX + 1}`],
  ['employedNow', '', undefined],
])('%s filled with %j: %s', (name, text, fault) => expect(faultOf(name, text)).toBe(fault));
test('the parts have their titles and places', () => {
  expect(groups.map(({ id, title }) => [id, title])).toEqual([
    ['personal', 'Personal Information'],
    ['employment', 'Employment Information'],
    ['skills', 'Special Skills or Experience'],
  ]);
});
