import type { Settings } from '@millrace/contract';
import type { Application } from '@millrace/contract/endpoints';

/** An application laid out to be read: in the order and the words of the form (specification 2.19). */
export interface ApplicationSheet {
  company: string;
  phone: string;
  position: string;
  name: string;
  /** When it came in, in the company's time zone. */
  received: string;
  /** Of the record. */
  reference: string;
  sections: Section[];
}
export type Section =
  | { kind: 'facts'; title: string; facts: { name: string; value: string }[] }
  | { kind: 'table'; title: string; columns: string[]; rows: string[][] }
  | { kind: 'text'; title: string; text: string };

export interface SheetFacts {
  company: string;
  phone: string;
  timeZone: string;
}

export const sheetFacts = (settings: Settings): SheetFacts => ({
  company: settings['company.name'],
  phone: settings['company.phone'],
  timeZone: settings['company.timeZone'],
});

/** What is said where nothing was answered. */
const NOT_SAID = '–';

export function applicationSheet(
  { id, receivedAt, data }: { id: string; receivedAt: Date; data: Application },
  { company, phone, timeZone }: SheetFacts,
): ApplicationSheet {
  return {
    company,
    phone,
    position: data.position,
    name: [data.first, data.middle, data.last].filter((part) => part !== '').join(' '),
    received: new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeStyle: 'short', timeZone }).format(receivedAt),
    reference: id,
    sections: [personal(data), employment(data), skills(data), education(data), employers(data), references(data)],
  };
}

const personal = (data: Application): Section => ({
  kind: 'facts',
  title: 'Personal Information',
  facts: facts([
    ['First name', data.first],
    ['Middle name', data.middle],
    ['Last name', data.last],
    ['Phone', data.phone],
    ['Email', data.email],
    ['Current address', data.presentAddress],
    ['Are you UNDER the age of 18?', data.under18],
    ['U.S. Citizen', data.uSCitizen],
    ['Can you furnish proof to work in the U.S.?', data.proofOfWork],
    ['Emergency contact', data.emergencyContact],
    ['Relationship', data.emergencyContactRelationship],
    ['Emergency phone', data.emergencyContactPhone],
  ]),
});

const employment = (data: Application): Section => ({
  kind: 'facts',
  title: 'Employment Information',
  facts: facts([
    ['Position', data.position],
    ['Reference number of the job', data.jobId],
    ['Currently employed', data.employedNow],
    ['Date you can start', data.startDate],
    ['Type of employment', data.employmentType],
    ['Desired wage', data.desiredWage],
    ['Résumé', data.filename],
  ]),
});

const skills = ({ specialSkills }: Application): Section => ({
  kind: 'text',
  title: 'Special Skills or Experience',
  text: said(specialSkills),
});

const education = (data: Application): Section => ({
  kind: 'table',
  title: 'Education Information',
  columns: ['Type', 'Name', 'Location', 'Graduate', 'Degree/Subjects'],
  rows: data.education.map((row) => [row.schoolType, row.name, row.location, row.graduate, row.degree].map(said)),
});

const employers = (data: Application): Section => ({
  kind: 'table',
  title: 'Former Employers',
  columns: ['Name', 'Address', 'Phone', 'Supervisor', 'Position', 'Reason for Leaving', 'Start Date', 'End Date'],
  rows: data.employers.map((row) =>
    [
      row.name,
      row.address,
      row.phone,
      row.supervisor,
      row.position,
      row.reasonForLeaving,
      row.startDate,
      row.endDate,
    ].map(said),
  ),
});

const references = (data: Application): Section => ({
  kind: 'table',
  title: 'References',
  columns: ['Name', 'Business', 'Address', 'Phone'],
  rows: data.references.map((row) => [row.name, row.business, row.address, row.phone].map(said)),
});

type Answer = string | number | boolean | null;
const facts = (pairs: readonly (readonly [string, Answer])[]) =>
  pairs.map(([name, value]) => ({ name, value: said(value) }));

function said(value: Answer): string {
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  return value === null || value === '' ? NOT_SAID : String(value);
}
