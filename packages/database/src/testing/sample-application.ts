import { randomUUID } from 'node:crypto';
import { application } from '@millrace/contract/endpoints';
import type { Queries } from '../database.ts';
import { jobApplication } from '../schema/index.ts';

const data = application.parse({
  position: 'Panel builder',
  employmentType: 'Intern',
  first: 'Ada',
  last: 'Byron',
  phone: '1',
  email: 'ada@example.com',
  presentAddress: '1 Mill Street',
  under18: false,
  uSCitizen: true,
  proofOfWork: true,
});

interface Given {
  id?: string;
  receivedAt?: string;
  email?: string;
  resumeKey?: string;
}

/** Puts an application on record that came at a given moment. Returns its id. */
export async function addApplication(queries: Queries, given: Given = {}): Promise<string> {
  const { id = randomUUID(), receivedAt = '2026-03-01T12:00:00Z', email = data.email, resumeKey } = given;
  const resume = resumeKey === undefined ? {} : { resumeKey, resumeType: 'application/pdf', resumeBytes: 7 };
  await queries
    .insert(jobApplication)
    .values({ id, receivedAt: new Date(receivedAt), email: email.toLowerCase(), data: { ...data, email }, ...resume });
  return id;
}
