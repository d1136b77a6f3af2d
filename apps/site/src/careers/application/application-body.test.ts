import { applicationBody as schema } from '@millrace/contract/endpoints';
import { expect, test } from 'vitest';
import { applicationBody } from './application-body.ts';
import { type ApplicationValues, emptyValues } from './application-values.ts';
import { emptyEntry, entryTables } from './entries/entry-tables.ts';

const applied = { jobId: 1208, position: 'Engineering Intern' };
const least: ApplicationValues = {
  ...emptyValues('Internship'),
  first: ' Ada ',
  last: 'Byron',
  phone: '701-555-0100',
  email: ' ada@example.com ',
  presentAddress: '1 Mill Street\nFargo ',
  under18: 'no',
  uSCitizen: 'yes',
  proofOfWork: 'yes',
};
const bodyOf = (change: Partial<ApplicationValues> = {}) =>
  applicationBody({ ...least, ...change }, applied, 'resume.pdf', 'token');

test('what is required is enough for the API, and comes back as it was sent', () => {
  const body = bodyOf();
  expect(schema.parse(body)).toEqual(body);
  expect(body).toMatchObject({
    ...applied,
    first: 'Ada',
    email: 'ada@example.com',
    presentAddress: '1 Mill Street\nFargo',
    employmentType: 'Internship',
    under18: false,
    uSCitizen: true,
    employedNow: null,
    startDate: null,
    desiredWage: null,
    filename: 'resume.pdf',
  });
});
test('a question left open is answered neither way', () => {
  expect(bodyOf({ employedNow: 'no' }).employedNow).toBe(false);
  expect(bodyOf({ employedNow: '' }).employedNow).toBeNull();
});
test('every column of every table is sent under the name the API has for it', () => {
  const filled = Object.fromEntries(
    entryTables.map((table) => {
      const entry = Object.keys(emptyEntry(table)).map((name) => [name, name === 'graduate' ? 'yes' : `my ${name}`]);
      return [table.name, [Object.fromEntries(entry), emptyEntry(table)]];
    }),
  );
  const body = bodyOf(filled);
  expect(schema.parse(body)).toEqual(body);
  for (const { name: table, columns } of entryTables) {
    const first = columns.map(({ name, kind }) => [name, kind === 'yes-no' ? true : `my ${name}`]);
    const second = columns.map(({ name, kind }) => [name, kind === 'yes-no' ? null : '']);
    expect(body[table]).toEqual([Object.fromEntries(first), Object.fromEntries(second)]);
  }
});
test('signs that a line may not have are sent as spaces', () => {
  expect(bodyOf({ middle: 'King\tNoel' }).middle).toBe('King Noel');
});
