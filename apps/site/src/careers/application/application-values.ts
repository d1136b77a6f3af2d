import type { ApplicationTable, EmploymentType } from '@millrace/contract';

/** The answer to a yes/no question, as its radio buttons give it; '' without an answer. */
export type YesNo = '' | 'yes' | 'no';

/** One row of a table: the text of each of its columns. */
export type Entry = Readonly<Record<string, string>>;

/** The visitor's input, as the form holds it: texts and rows. The résumé is apart, because it is kept nowhere. */
export interface ApplicationValues extends Record<ApplicationTable, Entry[]> {
  first: string;
  middle: string;
  last: string;
  phone: string;
  email: string;
  presentAddress: string;
  under18: YesNo;
  uSCitizen: YesNo;
  proofOfWork: YesNo;
  emergencyContact: string;
  emergencyContactRelationship: string;
  emergencyContactPhone: string;
  employedNow: YesNo;
  startDate: string;
  employmentType: EmploymentType;
  desiredWage: string;
  specialSkills: string;
}
export type FieldName = Exclude<keyof ApplicationValues, ApplicationTable>;

/** An application nobody has begun. */
export const emptyValues = (employmentType: EmploymentType): ApplicationValues => ({
  first: '',
  middle: '',
  last: '',
  phone: '',
  email: '',
  presentAddress: '',
  under18: '',
  uSCitizen: '',
  proofOfWork: '',
  emergencyContact: '',
  emergencyContactRelationship: '',
  emergencyContactPhone: '',
  employedNow: '',
  startDate: '',
  employmentType,
  desiredWage: '',
  specialSkills: '',
  education: [],
  employers: [],
  references: [],
});
