import { expectAccessible } from '../browser/accessible.ts';
import { field } from '../browser/field.ts';
import { expect } from '../browser/fixtures.ts';
import { open } from '../browser/moves.ts';
import { calendarOf } from '../mails/sent-calendar.ts';
import { nextMailTo } from '../mails/sent-mails.ts';
import { dataFolder } from '../site/data-folder.ts';
import { OWN_SITE, OWN_SITE_PORT, test } from '../site/own-site.ts';
import { publishRow, runContent } from '../site/publish.ts';
import { expectFilledIn, fillIn, guest, refusal, registerButton } from './registration-steps.ts';

test.use({ isRefused: true });
test.describe.configure({ mode: 'serial' });

const slug = 'open-house-2027';
const post = {
  name: 'Open House 2027: come and see',
  slug,
  postDate: '2027-01-08',
  htmlContent: '<p>The new test bay runs.</p>',
  isLive: true,
};
const event = {
  slug,
  name: 'Open House 2027',
  dates: 'May 4, 2027',
  startsOn: '2027-05-04',
  endsOn: '2027-05-04',
  registrationDeadline: null,
  isOpen: true,
  closedNote: '',
  attendingMax: 4,
  notesMax: 0,
  isLive: true,
};

let id: string;
const dataDir = dataFolder(OWN_SITE_PORT);
test.beforeAll(() => {
  publishRow(dataDir, 'posts', post);
  id = publishRow(dataDir, 'events', event);
});

test('the event of another year, with its own name, days and limits, takes registrations', async ({ page }) => {
  const person = guest();
  await open(page, `/blog/${slug}`);
  await expect(page.getByRole('heading', { level: 2, name: 'Open House 2027' })).toBeVisible();
  await expect(page.getByText('May 4, 2027')).toBeVisible();
  await expect(page.getByText('Register by')).toHaveCount(0);
  await expect(field(page, 'Notes')).toHaveCount(0);
  await fillIn(page, person);
  await field(page, 'Total attending').fill('5');
  await registerButton(page).click({ force: true });
  await expect(page.getByText('One registration may bring 4 at most')).toBeVisible();
  await field(page, 'Total attending').fill('4');
  await registerButton(page).click();
  await expect(page.getByText('Thank you for registering for Open House 2027!')).toBeVisible();
  await expectAccessible(page);

  const mail = await nextMailTo(OWN_SITE, person.email);
  expect(mail.subject).toBe('You are registered for Open House 2027');
  const calendar = calendarOf(mail);
  expect(calendar.get('SUMMARY')).toBe('Open House 2027');
  expect(calendar.get('DTSTART;VALUE=DATE')).toBe('20270504');
  expect(calendar.get('DTEND;VALUE=DATE')).toBe('20270505');
});

test('its limits hold for the call too, which asks for it by name or gets the newest that is open', async ({
  page,
}) => {
  const call = (change: object) =>
    page.request.post('/api/Blog/register-alderon-days', { data: { ...guest(), token: 'none', ...change } });
  const tooMany = await call({ event: slug, totalAttending: 5 });
  expect([tooMany.status(), (await tooMany.json()).message]).toEqual([400, 'One registration may bring 4 at most.']);
  // Named or not, it is this event whose limits are asked first; with all else in order the token is.
  expect((await call({ totalAttending: 5 })).status()).toBe(400);
  expect((await call({ totalAttending: 4 })).status()).toBe(403);
  expect((await call({ event: 'nothing-2027' })).status()).toBe(404);
});

test('staff close it while somebody fills in the form: it says why, keeps what was typed, and is gone for the next', async ({
  page,
}) => {
  const person = guest();
  await open(page, `/blog/${slug}`);
  await fillIn(page, person);
  runContent(dataDir, 'set', 'events', id, 'isOpen=false', 'closedNote=All chairs are taken.');
  await registerButton(page).click();
  await expect(refusal(page)).toContainText('Registration is closed. All chairs are taken.');
  await expect(refusal(page).getByRole('link').first()).toBeVisible();
  await expectFilledIn(page, person);

  await open(page, `/blog/${slug}`);
  await expect(
    page.getByRole('status').filter({ hasText: 'Registration is closed. All chairs are taken.' }),
  ).toBeVisible();
  await expect(page.locator('main form')).toHaveCount(0);
  await expectAccessible(page);

  runContent(dataDir, 'set', 'events', id, 'isOpen=true');
  await open(page, `/blog/${slug}`);
  await expect(registerButton(page)).toBeVisible();
});
