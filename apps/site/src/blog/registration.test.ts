import type { EventAnswer } from '@millrace/contract';
import { registrationBody } from '@millrace/contract/endpoints';
import { describe, expect, test } from 'vitest';
import { pageAt } from '../testing/page-at.ts';
import { type RegistrationInput, registrationOf, registrationRules } from './registration-rules.ts';

const event: EventAnswer = {
  id: 1,
  slug: 'open-house',
  name: 'Open House 2027',
  dates: 'May 4-5, 2027',
  startsOn: '2027-05-04',
  endsOn: '2027-05-05',
  registrationDeadline: '2027-04-12',
  isOpen: true,
  closedNote: 'All chairs are taken.',
  attendingMax: 8,
  notesMax: 300,
};
const page = (change: Partial<EventAnswer> | null = {}, path = '/blog/open-house') =>
  pageAt(path, {
    '/Blog/blogs': [
      {
        id: 1,
        slug: 'open-house',
        name: 'Come and see',
        postDate: '2027-01-08',
        htmlContent: '<p>All are welcome.</p>',
        event: change === null ? null : { ...event, ...change },
      },
    ],
    '/SiteSetup': Object.entries({ phone: '701-555-0142', email: 'desk@example.test' }).map(([key, value], id) => ({
      id,
      group: 'company',
      key,
      value,
    })),
  });

describe('the page of an event', () => {
  test('says what it is, when, and until when to register', async () => {
    const { text } = await page();
    for (const words of ['Open House 2027', 'May 4-5, 2027', 'April 12, 2027']) expect(text).toContain(words);
    expect((await page({ registrationDeadline: null })).text).not.toContain('Register by');
  });
  test('asks what is needed, one person to begin with, within the limits of the event', async () => {
    const { html } = await page();
    const labels = [...html.matchAll(/<label[^>]*>(.*?)<\/label>/g)].map(([, words]) => words?.replace(/<[^>]*>/g, ''));
    expect(labels).toEqual([
      'First name',
      'Last name',
      'Phone',
      'Email',
      'Total attending (with you)',
      'Notes (optional)',
    ]);
    expect(html).toMatch(/min="1" max="8"[^>]*value="1"/);
  });
  test('where no notes are taken none are asked for', async () => {
    expect((await page({ notesMax: 0 })).html).not.toContain('<textarea');
  });
  test('cannot be sent before the script is there, and then never by its address', async () => {
    const { html } = await page();
    expect(html.match(/<form[^>]*>/)?.[0]).toContain('method="post"');
    expect(html.match(/<button type="submit"[^>]*>/)?.[0]).toContain('disabled=""');
  });
  test('without a script says so, with phone and e-mail', async () => {
    const { text } = await page();
    expect(text).toContain('This form needs JavaScript. Please switch it on, or call 701-555-0142, or write to desk@');
  });
  test('closed by staff, says why and whom to ask, and has no form', async () => {
    const { html, text } = await page({ isOpen: false });
    expect(text).toContain('Registration is closed. All chairs are taken.');
    expect(text).toContain('May 4-5, 2027');
    expect(html).toContain('href="tel:+17015550142"');
    expect(html).toContain('href="mailto:desk@example.test"');
    expect(html).not.toContain('<form');
    expect((await page({ isOpen: false, closedNote: '' })).text).toContain('Registration is closed.');
  });
  test('is led to from the list of posts, while it can be registered for', async () => {
    expect((await page({}, '/blog')).text).toContain('Register for Open House 2027');
    for (const change of [{ isOpen: false }, null])
      expect((await page(change, '/blog')).text).not.toContain('Register for');
  });
  test('no other post shows a form', async () => {
    expect((await page(null)).html).not.toContain('<form');
  });
});

const typed: RegistrationInput = {
  firstName: 'Ada',
  lastName: 'Byron',
  phone: '701-555-0100',
  email: 'ada@example.com',
  totalAttending: '2',
  notes: '',
};
/** The message of each field with a fault; fields without a fault have none. */
function faultsOf(change: Partial<RegistrationInput>): Record<string, string> {
  const rules = registrationRules(event);
  const input = { ...typed, ...change };
  const { required, validate } = rules.email;
  const said = {
    firstName: rules.firstName.validate(input.firstName),
    lastName: rules.lastName.validate(input.lastName),
    phone: rules.phone.validate(input.phone),
    email: input.email === '' ? required : validate(input.email),
    totalAttending: rules.totalAttending.validate(input.totalAttending),
    notes: rules.notes.validate(input.notes),
  };
  return Object.fromEntries(Object.entries(said).filter((fault): fault is [string, string] => fault[1] !== true));
}

describe('a registration', () => {
  test.each<[string, Partial<RegistrationInput>, Record<string, string>]>([
    ['that is complete has no fault', {}, {}],
    [
      'that is empty names every field that is required',
      { firstName: '', lastName: ' ', phone: '', email: '', totalAttending: '' },
      {
        firstName: 'First name is required',
        lastName: 'Last name is required',
        phone: 'Phone number is required',
        email: 'Email is required',
        totalAttending: 'Total number attending is required',
      },
    ],
    ['of an address that is none', { email: 'ada' }, { email: 'Invalid email format.' }],
    ['of nobody', { totalAttending: '0' }, { totalAttending: 'Total number attending is required' }],
    ['of one and a half', { totalAttending: '1.5' }, { totalAttending: 'Total number attending is required' }],
    ['of one', { totalAttending: '1' }, {}],
    ['of as many as the event takes', { totalAttending: '8' }, {}],
    ['of more', { totalAttending: '9' }, { totalAttending: 'One registration may bring 8 at most' }],
    ['with notes as long as the event takes', { notes: 'x'.repeat(300) }, {}],
    ['with longer ones', { notes: 'x'.repeat(301) }, { notes: 'At most 300 characters; these are 301' }],
  ])('%s', (_rule, change, faults) => {
    expect(faultsOf(change)).toEqual(faults);
  });
  test('is sent as the API takes it', () => {
    const sent = { ...registrationOf({ ...typed, firstName: ' Ada\t', email: ' ada@example.com ' }), token: '' };
    expect(sent).toMatchObject({ firstName: 'Ada', email: 'ada@example.com', totalAttending: 2, notes: '' });
    expect(registrationBody.safeParse(sent).success).toBe(true);
  });
});
