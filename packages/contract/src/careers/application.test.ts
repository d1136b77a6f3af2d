import { describe, expect, test } from 'vitest';
import { registrationBody } from '../forms/registration.ts';
import { applicationBody } from './application.ts';
import { applicationFieldsOf, applicationLabels } from './application-labels.ts';
import { APPLICATION_ROWS_MAX } from './employment.ts';

const applicant = {
  position: 'Panel builder',
  employmentType: 'Full-Time',
  first: 'Ada',
  last: 'Byron',
  phone: '701-555-0100',
  email: 'ada@example.com',
  presentAddress: '1 Mill Street\nFargo',
  under18: false,
  uSCitizen: true,
  proofOfWork: true,
  token: '',
};
const visitor = {
  firstName: 'Ada',
  lastName: 'Byron',
  phone: '1',
  email: 'ada@example.com',
  totalAttending: 2,
  notes: '',
  token: '',
};
const faults = (schema: typeof applicationBody | typeof registrationBody, body: object): string[] =>
  schema.safeParse(body).error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) ?? [];

describe('an application', () => {
  test('with what is required is whole; the rest is empty', () => {
    expect(applicationBody.parse(applicant)).toMatchObject({
      middle: '',
      employedNow: null,
      startDate: null,
      desiredWage: null,
      education: [],
      jobId: null,
      filename: '',
    });
  });
  test.each([
    ['first', 'First name is required'],
    ['last', 'Last name is required'],
    ['phone', 'Phone number is required'],
    ['email', 'Email is required'],
    ['presentAddress', 'Address is required'],
  ])('without %s says so', (field, words) => {
    for (const given of ['  ', undefined, null])
      expect(faults(applicationBody, { ...applicant, [field]: given })).toContain(`${field}: ${words}`);
  });
  test.each(['under18', 'uSCitizen', 'proofOfWork'])('without an answer to %s asks for one', (field) => {
    expect(faults(applicationBody, { ...applicant, [field]: undefined })).toEqual([
      `${field}: Please select an option`,
    ]);
  });
  test('an intern is one in an internship', () => {
    expect(applicationBody.parse({ ...applicant, employmentType: 'Intern' }).employmentType).toBe('Internship');
  });
  test.each([
    ['2026-11-30', '2026-11-30'],
    ['', null],
    [null, null],
  ])('a start on %j is %j', (given, stored) => {
    expect(applicationBody.parse({ ...applicant, startDate: given }).startDate).toBe(stored);
  });
  test('tables have an end', () => {
    const rows = (count: number) => Array.from({ length: count }, () => ({ name: 'School' }));
    expect(faults(applicationBody, { ...applicant, education: rows(APPLICATION_ROWS_MAX) })).toEqual([]);
    expect(faults(applicationBody, { ...applicant, education: rows(APPLICATION_ROWS_MAX + 1) })).toHaveLength(1);
  });
  test.each([
    ['a line break in a name', { first: 'Ada\r\nBcc: all@example.com' }],
    ['a line break in the address mails go to', { email: 'ada@example.com\nBcc: all@example.com' }],
    ['no address for mails', { email: 'ada' }],
    ['a field besides', { role: 'admin' }],
    ['a wage below nothing', { desiredWage: -1 }],
    ['text for a wage', { desiredWage: '20' }],
    ['a date that is none', { startDate: '2026-02-30' }],
    ['a NUL', { specialSkills: 'a\u0000b' }],
  ])('with %s is refused', (_what, change) => {
    expect(faults(applicationBody, { ...applicant, ...change })).toHaveLength(1);
  });
});

describe('a registration', () => {
  test('brings one unless it says otherwise', () => {
    const { totalAttending: _, notes: __, ...rest } = visitor;
    expect(registrationBody.parse(rest)).toMatchObject({ totalAttending: 1, notes: '' });
  });
  test.each([
    ['firstName', '', 'First name is required'],
    ['lastName', '', 'Last name is required'],
    ['phone', ' ', 'Phone number is required'],
    ['email', '', 'Email is required'],
    ['totalAttending', 0, 'Total number attending is required'],
    ['totalAttending', null, 'Total number attending is required'],
    ['totalAttending', 1.5, 'Total number attending is required'],
  ])('with %s %j says so', (field, value, words) => {
    expect(faults(registrationBody, { ...visitor, [field]: value })).toContain(`${field}: ${words}`);
  });
});

test('the parts of the form hold each of its fields once', () => {
  const held = Object.values(applicationFieldsOf).flat();
  expect(held).toEqual(Object.keys(applicationLabels));
});
