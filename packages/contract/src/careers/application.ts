import { z } from 'zod';
import { EMAIL_MAX } from '../constants.ts';
import { employmentTypes } from '../content/employment-types.ts';
import { botCheckToken, emailAddress, line, optionalLine, paragraph, requiredParagraph } from '../forms/form-fields.ts';
import { formWords, requiredWords } from '../forms/form-words.ts';
import { ADDRESS_MAX, APPLICATION_ROWS_MAX, INTERN, SKILLS_MAX, WAGE_MAX } from './employment.ts';

const FILENAME_MAX = 200;

const employmentType = z
  .enum([...employmentTypes, INTERN], requiredWords.choice)
  .transform((type) => (type === INTERN ? 'Internship' : type));
const answer = z.boolean(requiredWords.choice);
const day = z.iso
  .date()
  .or(z.literal('').transform(() => null))
  .nullable()
  .default(null);
const rows = <Row extends z.ZodType>(row: Row) => z.array(row).max(APPLICATION_ROWS_MAX).default([]);

/** Rows of the tables; the dialogs that fill them validate nothing (specification 5; names of decisions 6). */
export const educationRow = z.strictObject({
  schoolType: optionalLine(),
  name: optionalLine(),
  location: optionalLine(),
  graduate: z.boolean().nullable().default(null),
  degree: optionalLine(),
});
export const employerRow = z.strictObject({
  name: optionalLine(),
  address: optionalLine(ADDRESS_MAX),
  phone: optionalLine(),
  supervisor: optionalLine(),
  position: optionalLine(),
  reasonForLeaving: optionalLine(ADDRESS_MAX),
  startDate: optionalLine(),
  endDate: optionalLine(),
});
export const referenceRow = z.strictObject({
  name: optionalLine(),
  business: optionalLine(),
  address: optionalLine(ADDRESS_MAX),
  phone: optionalLine(),
});

/** An application as it is stored (specification 3, Applicant). */
export const application = z.strictObject({
  /** Name of the job, or the company's when none was chosen. */
  position: line(requiredWords.choice),
  employmentType,
  first: line(requiredWords.firstName),
  middle: optionalLine(),
  last: line(requiredWords.lastName),
  phone: line(requiredWords.phone),
  email: line(requiredWords.email, EMAIL_MAX).pipe(emailAddress(formWords.invalidEmail)),
  presentAddress: requiredParagraph(requiredWords.address, ADDRESS_MAX),
  under18: answer,
  uSCitizen: answer,
  proofOfWork: answer,
  emergencyContact: optionalLine(),
  emergencyContactRelationship: optionalLine(),
  emergencyContactPhone: optionalLine(),
  employedNow: z.boolean().nullable().default(null),
  startDate: day,
  /** Dollars. */
  desiredWage: z.number().min(0).max(WAGE_MAX).nullable().default(null),
  specialSkills: paragraph(SKILLS_MAX).default(''),
  education: rows(educationRow),
  employers: rows(employerRow),
  references: rows(referenceRow),
  /** Reference number of the job applied for; null: none in particular. */
  jobId: z.int().positive().nullable().default(null),
  /** Of the résumé, if there is one. */
  filename: optionalLine(FILENAME_MAX),
});
export type Application = z.output<typeof application>;

/** The body of the form: the application, and the bot check's token. */
export const applicationBody = application.extend({ token: botCheckToken });
export type ApplicationBody = z.output<typeof applicationBody>;
