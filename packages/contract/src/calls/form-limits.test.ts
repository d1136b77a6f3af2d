import { describe, expect, test } from 'vitest';
import {
  changePasswordBody,
  confirmEmailBody,
  endSessionsBody,
  forgotPasswordBody,
  loginBody,
  verifyTokenBody,
} from '../accounts/account-bodies.ts';
import { application, educationRow, employerRow, referenceRow } from '../careers/application.ts';
import { EMAIL_MAX } from '../constants.ts';
import { formWords } from '../forms/form-words.ts';
import { proofOfWork, workDone } from '../forms/proof-of-work.ts';
import { registrationBody } from '../forms/registration.ts';
import { asSaid, edgeCases, list, text, whole } from '../testing/edges.ts';

const line = text(0, 200);
const required = text(1, 200);
/** The longest address of all, and one sign more; the part before the @ is as long as it may be. */
const longest = (length: number): string => {
  const domain = `${'a.'.repeat(Math.ceil(length / 2))}example`;
  return `${'x'.repeat(64)}@${domain.slice(domain.length - (length - 65))}`.replace('@.', '@b');
};
const email = { takes: [longest(EMAIL_MAX)], refuses: [longest(EMAIL_MAX + 1), '', 'ann'] };

const applicant = {
  position: 'A',
  employmentType: 'Remote',
  first: 'A',
  last: 'A',
  phone: '1',
  email: 'a@b.example',
  presentAddress: 'A',
  under18: false,
  uSCitizen: true,
  proofOfWork: true,
};

describe('an application', () => {
  test.each(
    edgeCases(application, applicant, {
      position: required,
      employmentType: { takes: ['Full-Time', 'Internship', 'Intern'], refuses: ['intern', ''] },
      first: required,
      middle: line,
      last: required,
      phone: required,
      email,
      presentAddress: text(1, 500),
      emergencyContact: line,
      emergencyContactRelationship: line,
      emergencyContactPhone: line,
      desiredWage: { takes: [0, 12.5, 10_000_000, null], refuses: [-0.01, 10_000_000.01] },
      specialSkills: text(0, 5000),
      education: list(0, 30, {}),
      employers: list(0, 30, {}),
      references: list(0, 30, {}),
      jobId: whole(1),
      filename: line,
    }),
  )('takes as $path what is within its bounds, and nothing beyond', ({ judge }) => expect(judge()).toEqual(asSaid));
  test.each([
    ...edgeCases(educationRow, {}, { schoolType: line, name: line, location: line, degree: line }),
    ...edgeCases(
      employerRow,
      {},
      {
        name: line,
        address: text(0, 500),
        phone: line,
        supervisor: line,
        position: line,
        reasonForLeaving: text(0, 500),
        startDate: line,
        endDate: line,
      },
    ),
    ...edgeCases(referenceRow, {}, { name: line, business: line, address: text(0, 500), phone: line }),
  ])('a row of its tables takes as $path what is within its bounds', ({ judge }) => expect(judge()).toEqual(asSaid));
  test('an empty row has every field, and a choice that nobody made is none', () => {
    expect(educationRow.parse({})).toEqual({ schoolType: '', name: '', location: '', graduate: null, degree: '' });
  });
});

const visitor = { firstName: 'A', lastName: 'A', phone: '1', email: 'a@b.example', token: '' };
test.each(
  edgeCases(registrationBody, visitor, {
    firstName: required,
    lastName: required,
    phone: required,
    email,
    totalAttending: whole(1, 1000),
    notes: text(0, 5000),
    token: text(0, 4000),
  }),
)('a registration takes as $path what is within its bounds', ({ judge }) => expect(judge()).toEqual(asSaid));

const strong = (length: number): string => `Aa1$${'x'.repeat(length - 4)}`;
const password = { takes: [strong(8), strong(128)], refuses: [strong(7), strong(129)] };
const change = { currentPassword: 'secret', password: strong(8), captchaToken: '' };
test.each([
  ...edgeCases(loginBody, { email: 'a@b.example', password: 'secret', token: '' }, { email, password: text(6, 128) }),
  ...edgeCases(changePasswordBody, change, { currentPassword: text(6, 128), password }),
  ...edgeCases(
    endSessionsBody,
    { currentPassword: 'Right!horse7', captchaToken: '' },
    {
      currentPassword: text(6, 128),
      id: { takes: ['6f9619ff-8b86-4d01-b42d-00cf4fc964ff'], refuses: ['7', ''] },
    },
  ),
  ...edgeCases(confirmEmailBody, {}, { token: text(1, 4000) }),
  ...edgeCases(verifyTokenBody, {}, { token: text(0, 4000) }),
])('an account takes as $path what is within its bounds', ({ judge }) => expect(judge()).toEqual(asSaid));
test('a token that comes as text has the same bound as one in an object', () => {
  expect([4000, 4001].map((length) => verifyTokenBody.safeParse('x'.repeat(length)).success)).toEqual([true, false]);
});
test.each([undefined, '', ' '])('a form that is sent the address %j asks for one, in its words', (given) => {
  const issues = forgotPasswordBody.safeParse({ email: given, captchaToken: '' }).error?.issues;
  expect(issues?.map(({ message }) => message)).toEqual([formWords.enterEmail]);
});

/** Bytes in hexadecimal; half a byte is none. */
const hex = (most: number) => ({
  takes: ['00', 'a'.repeat(most)],
  refuses: ['', 'a', 'a'.repeat(most + 2), 'AA', 'gg'],
});
const parameters = {
  algorithm: 'A',
  nonce: 'aa',
  salt: 'aa',
  cost: 1,
  keyLength: 1,
  keyPrefix: 'aa',
  keySignature: 'aa',
  expiresAt: 1,
};
const challenge = { parameters, signature: 'aa' };
test.each([
  ...edgeCases(proofOfWork, challenge, {
    'parameters.algorithm': text(0, 40),
    'parameters.nonce': hex(64),
    'parameters.salt': hex(64),
    'parameters.cost': whole(1),
    'parameters.keyLength': whole(1),
    'parameters.keyPrefix': hex(64),
    'parameters.keySignature': hex(128),
    'parameters.expiresAt': whole(1),
    signature: hex(128),
  }),
  ...edgeCases(
    workDone,
    { challenge, solution: { counter: 0, derivedKey: 'aa' } },
    {
      'solution.counter': whole(0),
      'solution.derivedKey': hex(128),
      'solution.time': { takes: [0.5], refuses: ['1'] },
    },
  ),
])('finished work has as $path what is within its bounds', ({ judge }) => expect(judge()).toEqual(asSaid));
