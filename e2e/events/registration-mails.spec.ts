import type { Email } from 'postal-mime';
import { field } from '../browser/field.ts';
import { expect, oneWidth, test } from '../browser/fixtures.ts';
import { open } from '../browser/moves.ts';
import { calendarOf } from '../mails/sent-calendar.ts';
import { mailsTo, nextMailTo } from '../mails/sent-mails.ts';
import { content } from '../site/demo-names.ts';
import {
  event,
  eventPath,
  expectFilledIn,
  expectTaken,
  fillIn,
  guest,
  refusal,
  registerButton,
} from './registration-steps.ts';

const API = '**/api/Blog/register-alderon-days';
const [host = ''] = settingLines('event', 'notify');

function settingLines(group: string, key: string): string[] {
  const value = content.settings.find((one) => one.group === group && one.key === key)?.value;
  return Array.isArray(value) ? value.map(String) : [];
}

/** The host's mails about one guest. */
const noticesOf = async (site: string, email: string): Promise<Email[]> =>
  (await mailsTo(site, host)).filter(({ text = '' }) => text.includes(email));

/** Every mail a registration makes has been made: the host's is queued last, and sent after the guest's. */
async function expectMailedOnce(site: string, email: string): Promise<void> {
  await expect.poll(async () => (await noticesOf(site, email)).length).toBe(1);
  await nextMailTo(site, email);
  // A second record would have been mailed by now: mails leave within a second.
  await new Promise((done) => setTimeout(done, 2000));
  expect([(await mailsTo(site, email)).length, (await noticesOf(site, email)).length]).toEqual([1, 1]);
}

const dayAfter = (day: string): string =>
  new Date(new Date(`${day}T00:00:00Z`).getTime() + 86_400_000).toISOString().slice(0, 10);
const written = (day: string): string => day.replaceAll('-', '');

test(
  'the guest has a mail with the event for the calendar, the host one with the guest',
  oneWidth,
  async ({ page, baseURL }) => {
    const site = String(baseURL);
    const person = guest();
    await open(page, eventPath);
    await fillIn(page, person);
    await field(page, 'Total attending').fill('3');
    await field(page, 'Notes').fill('No meat.\nNo stairs.');
    await registerButton(page).click();
    await expectTaken(page);

    const copy = await nextMailTo(site, person.email);
    expect(copy.subject).toBe(`You are registered for ${event.name}`);
    for (const words of [event.dates, person.phone, person.email, 'Wilhelmina Featherstone', '3', 'No stairs.'])
      expect(copy.text).toContain(words);
    expect(copy.attachments.filter(({ disposition }) => disposition === 'attachment')).toHaveLength(1);
    const calendar = calendarOf(copy);
    expect(calendar.get('SUMMARY')).toBe(event.name);
    expect(calendar.get('DTSTART;VALUE=DATE')).toBe(written(event.startsOn));
    expect(calendar.get('DTEND;VALUE=DATE')).toBe(written(dayAfter(event.endsOn)));
    expect(calendar.get('LOCATION')?.replaceAll('\\', '')).toBe(settingLines('company', 'address').join(', '));
    expect(calendar.get('URL;VALUE=URI')).toBe(`${site}${eventPath}`);

    await expect.poll(async () => (await noticesOf(site, person.email)).length).toBe(1);
    const [notice] = await noticesOf(site, person.email);
    expect(notice?.subject).toBe(`A registration for ${event.name}: Wilhelmina Featherstone`);
    for (const words of [person.phone, '3', 'No meat.']) expect(notice?.text).toContain(words);
  },
);

test('pressed twice, and Enter besides, it is one registration', oneWidth, async ({ page, baseURL }) => {
  const person = guest();
  const keys: (string | undefined)[] = [];
  const pressed = Promise.withResolvers<void>();
  await page.route(API, async (route) => {
    keys.push(route.request().headers()['idempotency-key']);
    await pressed.promise;
    await route.continue();
  });
  await open(page, eventPath);
  await fillIn(page, person);
  await registerButton(page).scrollIntoViewIfNeeded();
  const { x = 0, y = 0 } = (await registerButton(page).boundingBox()) ?? {};
  await page.mouse.dblclick(x + 20, y + 20);
  await page.keyboard.press('Enter');
  pressed.resolve();
  await expectTaken(page);
  expect(keys).toHaveLength(1);
  await expectMailedOnce(String(baseURL), person.email);
});

test.describe('an answer that is lost', () => {
  test.use({ losesNetwork: true });
  test(
    'and the form sent again make one registration; the same guest once more makes another',
    oneWidth,
    async ({ page, baseURL }) => {
      const person = guest();
      const keys: string[] = [];
      await page.route(API, async (route) => {
        keys.push(route.request().headers()['idempotency-key'] ?? '');
        if (keys.length > 1) return route.continue();
        expect((await route.fetch()).status()).toBe(200);
        return route.abort('connectionreset');
      });
      await open(page, eventPath);
      await fillIn(page, person);
      await registerButton(page).click();
      await expect(refusal(page)).toHaveText('Error: Please Try Again');
      await expectFilledIn(page, person);
      await registerButton(page).click();
      await expectTaken(page);
      expect(keys[0]).toMatch(/^[0-9a-f]{32}$/);
      expect(keys[1]).toBe(keys[0]);
      await expectMailedOnce(String(baseURL), person.email);

      await fillIn(page, person);
      await registerButton(page).click();
      await expect.poll(() => keys.length).toBe(3);
      expect(keys[2]).not.toBe(keys[0]);
      await expect.poll(async () => (await mailsTo(String(baseURL), person.email)).length).toBe(2);
    },
  );
});
