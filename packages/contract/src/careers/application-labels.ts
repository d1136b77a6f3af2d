import { personLabels } from '../forms/form-labels.ts';
import type { Application } from './application.ts';

/** The tables of an application; each holds rows. */
export type ApplicationTable = 'education' | 'employers' | 'references';

/** A field of an application that is no table. */
export type ApplicationFieldName = Exclude<keyof Application, ApplicationTable>;

/** Labels of an application's fields, in the order of the form (specification 2.19). */
export const applicationLabels = {
  first: personLabels.firstName,
  middle: 'Middle name',
  last: personLabels.lastName,
  phone: personLabels.phone,
  email: personLabels.email,
  presentAddress: 'Current address',
  under18: 'Are you UNDER the age of 18?',
  uSCitizen: 'U.S. Citizen',
  proofOfWork: 'Can you furnish proof to work in the U.S.?',
  emergencyContact: 'Emergency contact',
  emergencyContactRelationship: 'Relationship',
  emergencyContactPhone: 'Emergency phone',
  position: 'Position',
  jobId: 'Reference number of the job',
  employedNow: 'Currently employed',
  startDate: 'Date you can start',
  employmentType: 'Type of employment',
  desiredWage: 'Desired wage',
  filename: 'Résumé',
  specialSkills: 'Special Skills or Experience',
} as const satisfies Record<ApplicationFieldName, string>;

/** Titles of the parts that hold those fields. */
export const applicationParts = {
  personal: 'Personal Information',
  employment: 'Employment Information',
  skills: applicationLabels.specialSkills,
} as const;

/** The fields of those parts, in the order of the form. */
export const applicationFieldsOf = {
  personal: [
    'first',
    'middle',
    'last',
    'phone',
    'email',
    'presentAddress',
    'under18',
    'uSCitizen',
    'proofOfWork',
    'emergencyContact',
    'emergencyContactRelationship',
    'emergencyContactPhone',
  ],
  employment: ['position', 'jobId', 'employedNow', 'startDate', 'employmentType', 'desiredWage', 'filename'],
  skills: ['specialSkills'],
} as const satisfies Record<keyof typeof applicationParts, readonly ApplicationFieldName[]>;

/** Titles of the tables, and of their columns in order. */
export const applicationTables = {
  education: {
    title: 'Education Information',
    columns: {
      schoolType: 'Type',
      name: 'Name',
      location: 'Location',
      graduate: 'Graduate',
      degree: 'Degree/Subjects',
    },
  },
  employers: {
    title: 'Former Employers',
    columns: {
      name: 'Name',
      address: 'Address',
      phone: personLabels.phone,
      supervisor: 'Supervisor',
      position: 'Position',
      reasonForLeaving: 'Reason for Leaving',
      startDate: 'Start Date',
      endDate: 'End Date',
    },
  },
  references: {
    title: 'References',
    columns: { name: 'Name', business: 'Business', address: 'Address', phone: personLabels.phone },
  },
} as const satisfies {
  [Table in ApplicationTable]: { title: string; columns: Record<keyof Application[Table][number], string> };
};
