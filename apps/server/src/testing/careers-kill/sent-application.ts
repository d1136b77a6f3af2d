import type { Job } from '@millrace/contract/content';
import type { Application } from '@millrace/contract/endpoints';
import { type Chance, chance } from './chance.ts';
import { type ResumeFile, resumeFile } from './resume-files.ts';

/** One submit of the form: the body of every try, and the expected record. */
export interface SentApplication {
  /** From 0; the address is its own. */
  number: number;
  submissionKey: string;
  /** The network address it comes from: every applicant has one. */
  address: string;
  body: Readonly<Record<string, unknown>>;
  file: ResumeFile | null;
  expected: Application;
}

/** The fields of a job that an application needs. */
type OfferedJob = Pick<Job, 'id' | 'name' | 'type'>;

const NAMES = ['Ada', 'Łucja', 'José', 'Ωmega', '李', 'O’Neill', 'Smith-Jones', '𝒜da', 'Ein "Zitat"', '<b>Bo</b>'];
const SENTENCES = ['Wires panels.', 'Twelve years · Fargo', 'C:\\temp {"a":1}', "'; drop table x", 'ünïcödé 🙂'];
const FILE_OF_TEN = 8;

/** An application with every field, by its seed. */
export function sentApplication(seed: number, number: number, jobs: readonly OfferedJob[]): SentApplication {
  const by = chance(`application ${seed} ${number}`);
  const file = by.whole(1, 10) <= FILE_OF_TEN ? resumeFile(`resume ${seed} ${number}`) : null;
  const job = by.random() < 0.5 ? by.pick(jobs) : null;
  const employmentType = job?.type ?? by.pick(['Full-Time', 'Internship']);
  const data = {
    position: job?.name ?? 'Any position',
    first: by.pick(NAMES),
    middle: by.pick(['', ...NAMES]),
    last: by.pick(NAMES),
    phone: `701-555-${String(number).padStart(4, '0')}`,
    email: `applicant.${number}@example.com`,
    presentAddress: `${by.whole(1, 999)} Mill Street\nFargo`,
    under18: by.random() < 0.1,
    uSCitizen: by.random() < 0.5,
    proofOfWork: by.random() < 0.5,
    emergencyContact: by.pick(['', ...NAMES]),
    emergencyContactRelationship: by.pick(['', 'Sister']),
    emergencyContactPhone: by.pick(['', '701-555-0199']),
    employedNow: by.pick([true, false, null]),
    startDate: by.pick([null, '2027-01-04', '2028-02-29']),
    desiredWage: by.pick([null, 0, 24.55, 61_000]),
    specialSkills: sentences(by, 200),
    education: rows(by, () => ({
      schoolType: by.pick(['High School', 'College']),
      name: by.pick(NAMES),
      location: 'Fargo',
      graduate: by.pick([true, false, null]),
      degree: by.pick(SENTENCES),
    })),
    employers: rows(by, () => ({
      name: by.pick(NAMES),
      address: by.pick(SENTENCES),
      phone: '701-555-0111',
      supervisor: by.pick(NAMES),
      position: 'Fitter',
      reasonForLeaving: by.pick(SENTENCES),
      startDate: '2019',
      endDate: 'May 2024',
    })),
    references: rows(by, () => ({
      name: by.pick(NAMES),
      business: by.pick(SENTENCES),
      address: 'Moorhead',
      phone: '701-555-0122',
    })),
    jobId: job?.id ?? null,
  };
  return {
    number,
    submissionKey: `submit ${seed} ${number} ${by.bytes(12).toString('hex')}`,
    address: `198.18.${number >> 8}.${number & 255}`,
    // The form has its own word for an internship.
    body: { ...data, employmentType: employmentType === 'Internship' ? 'Intern' : employmentType, token: '' },
    file,
    expected: { ...data, employmentType, filename: file?.name ?? '' },
  };
}

const sentences = (by: Chance, most: number): string =>
  Array.from({ length: by.whole(0, most) }, () => by.pick(SENTENCES)).join('\n');

const rows = <Row>(by: Chance, row: () => Row): Row[] => Array.from({ length: by.pick([0, 1, 2, 5, 30]) }, () => row());
