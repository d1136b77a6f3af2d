import { SUBMISSION_KEY_HEADER } from '@millrace/contract';
import { openTestDatabase } from '@millrace/database/testing';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { applicant } from '../careers/testing/applicant.ts';
import { aMoment, type CommitPoint, holdAtCommit } from './hold-at-commit.ts';
import { openTestApp, type TestApp } from './open-test-app.ts';

let server: TestApp;
/** Commits and responses, in their order. */
let events: string[] = [];
const hold = async (point: CommitPoint) => {
  await aMoment();
  events.push(point);
};
beforeAll(async () => {
  server = await openTestApp({}, async () => holdAtCommit(await openTestDatabase(), hold));
});
afterAll(() => server.close());
beforeEach(() => {
  events = [];
});

const visitor = {
  firstName: 'Ada',
  lastName: 'Byron',
  phone: '701-555-0100',
  email: 'ada@example.com',
  totalAttending: 1,
  notes: '',
  token: '',
};
const application = { ...applicant, token: '' };
const form = new FormData();
form.set('data', JSON.stringify(application));
form.set('file', new Blob(['Ada Byron\n']), 'a.txt');

test.each([
  ['an application', '/api/Applicant/apply', application],
  ['an application with a file', '/api/Applicant', form],
  ['a registration for an event', '/api/Blog/register-alderon-days', visitor],
])('%s is acknowledged after its commit', async (name, url, payload) => {
  const answer = await server.app
    .inject({ method: 'POST', url, payload, headers: { [SUBMISSION_KEY_HEADER]: name } })
    .then((found) => {
      events.push('answer');
      return found;
    });
  expect(answer.statusCode, answer.body).toBe(200);
  await aMoment();
  expect(events).toEqual(['before-commit', 'after-commit', 'answer']);
});
