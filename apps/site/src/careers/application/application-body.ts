import type { ApplicationBody } from '@millrace/contract/endpoints';
import { plainLine, plainText } from '../../forms/checks/plain-text.ts';
import type { ApplicationValues, Entry, YesNo } from './application-values.ts';
import { wageOf } from './wage.ts';

/** The position that an application is for. */
export interface Applied {
  /** Reference number of the job; null: none in particular. */
  jobId: number | null;
  /** Name of the job, or the company's. */
  position: string;
}

/** The form as the API takes it (specification 3, Applicant). */
export function applicationBody(
  values: ApplicationValues,
  { jobId, position }: Applied,
  filename: string,
  token: string,
): ApplicationBody {
  const { employmentType, presentAddress, specialSkills, startDate } = values;
  return {
    position,
    jobId,
    employmentType,
    first: plainLine(values.first),
    middle: plainLine(values.middle),
    last: plainLine(values.last),
    phone: plainLine(values.phone),
    email: values.email.trim(),
    presentAddress: plainText(presentAddress),
    under18: isYes(values.under18),
    uSCitizen: isYes(values.uSCitizen),
    proofOfWork: isYes(values.proofOfWork),
    emergencyContact: plainLine(values.emergencyContact),
    emergencyContactRelationship: plainLine(values.emergencyContactRelationship),
    emergencyContactPhone: plainLine(values.emergencyContactPhone),
    employedNow: yesNo(values.employedNow),
    startDate: startDate === '' ? null : startDate,
    desiredWage: wageOf(values.desiredWage),
    specialSkills: plainText(specialSkills),
    education: values.education.map(educationOf),
    employers: values.employers.map(employerOf),
    references: values.references.map(referenceOf),
    filename,
    token,
  };
}

const isYes = (answer: YesNo): boolean => answer === 'yes';

/** Null: not answered. */
const yesNo = (answer: string | undefined): boolean | null => (answer ? answer === 'yes' : null);

/** The text of one column, as one line. */
const text = (entry: Entry, column: string): string => plainLine(entry[column] ?? '');

const educationOf = (entry: Entry) => ({
  schoolType: text(entry, 'schoolType'),
  name: text(entry, 'name'),
  location: text(entry, 'location'),
  graduate: yesNo(entry.graduate),
  degree: text(entry, 'degree'),
});
const employerOf = (entry: Entry) => ({
  name: text(entry, 'name'),
  address: text(entry, 'address'),
  phone: text(entry, 'phone'),
  supervisor: text(entry, 'supervisor'),
  position: text(entry, 'position'),
  reasonForLeaving: text(entry, 'reasonForLeaving'),
  startDate: text(entry, 'startDate'),
  endDate: text(entry, 'endDate'),
});
const referenceOf = (entry: Entry) => ({
  name: text(entry, 'name'),
  business: text(entry, 'business'),
  address: text(entry, 'address'),
  phone: text(entry, 'phone'),
});
