import type { Browser, Page } from '@playwright/test';
import { expectAccessibleInBothSchemes } from '../browser/accessible.ts';
import { expect, expectFits, oneWidth } from '../browser/fixtures.ts';
import { PHONE } from '../browser/widths.ts';
import { timeAt } from '../site/clock-file.ts';
import { OWN_SITE, OWN_SITE_PORT, test } from '../site/own-site.ts';
import { addFamily } from './add-family.ts';
import { authenticatorCode } from './authenticator-code.ts';
import { firstEntry } from './first-entry.ts';
import { twoPeopleAtOneFamily } from './two-people.ts';

/** Edits of two people at one family, at once: few of one seed in the gate, many of any on demand (docs/operations.md). */
const EDITS = Number(process.env.TWO_PEOPLE_EDITS ?? 20);
const SEED = Number(
  process.env.TWO_PEOPLE_SEED ?? (process.env.TWO_PEOPLE_EDITS === undefined ? 6 : Date.now() % 100_000),
);
/** In ms: for what one edit waits on a machine that does other things besides. */
const AN_EDIT = 6000;
/** In ms: the draft is compiled three times to find the change that a fault elsewhere is about. */
const FOUND_WITHIN = 180_000;
/** By hand, to see that the run notices what a broken queue loses: it must end red. */
const BREAKS = process.env.TWO_PEOPLE_BREAK === '1';
test.use({ isRefused: true, losesNetwork: true });

async function signIn(page: Page, email: string): Promise<void> {
  const secret = await firstEntry(page, OWN_SITE, email);
  await expect(page.getByRole('button', { name: 'Sign out' })).toBeVisible();
  // After 500 edits the second factor was shown too long ago for what is dangerous.
  const asked = page.getByRole('dialog', { name: 'Confirm that it is you' });
  await page.addLocatorHandler(asked, () =>
    asked.getByLabel('Six-digit code').fill(authenticatorCode(secret, timeAt(OWN_SITE_PORT))),
  );
}

/** A colleague in a window of their own. */
async function colleague(browser: Browser, email: string): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  await signIn(page, email);
  return page;
}

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
/** The number of the revision that was published here. */
async function publishedRevision(page: Page): Promise<number> {
  const said = page.getByText(/^Published as revision \d+/);
  await expect(said).toBeVisible();
  return Number(/revision (\d+)/.exec((await said.textContent()) ?? '')?.[1]);
}

/** Changes fields of a row of a draft past the page. */
async function writeMeanwhile(page: Page, path: string, fields: object): Promise<void> {
  const [draft, , kind, id] = path.split('/');
  const { token } = await (await page.request.get('/api/office/session')).json();
  const { version } = await (await page.request.get(`/api/office/rows/${kind}/${id}?draft=${draft}`)).json();
  const answer = await page.request.put(`/api/office/drafts/${path}`, {
    headers: { 'x-office-token': token },
    data: { version, fields },
  });
  expect(answer.status()).toBe(200);
}

const saved = (page: Page) => expect(page.getByText('Saved to the draft')).toBeVisible();

test(
  'staff mend a fault, work on one family together, publish it and roll it back; one is added, published at a time and taken back',
  oneWidth,
  async ({ page, browser }, { timeout }) => {
    test.setTimeout(timeout + EDITS * AN_EDIT);
    await signIn(page, 'publisher@millrace.example');
    const other = await colleague(browser, 'editor@millrace.example');
    const found = await page.request.get(`${OWN_SITE}/api/office/rows/families?pageSize=1`);
    const [{ id, row }] = (await found.json()).rows as [{ id: number; row: { name: string; slug: string } }];
    const form = `/office/rows/families/${id}`;
    const heading = (of: Page, name: string | RegExp) => of.getByRole('heading', { level: 1, name });
    let draft = '';
    let revision = 0;

    await test.step('a fault stands at its field, keeps the draft from being published, and is mended', async () => {
      // The page beside the form comes by itself once the connection is there again.
      await page.route('**/office/preview/**', (route) => route.abort('connectionreset'), { times: 1 });
      await page.goto(form);
      const beside = page.getByRole('complementary', { name: /^The page, as/ }).frameLocator('iframe');
      await expect(beside.getByRole('heading', { level: 1, name: row.name })).toBeVisible();
      await field(page, 'Address').fill('Not A Slug');
      await expect(page.locator('.form-row[data-fault="error"]').getByText(/lower-case letters/)).toBeVisible();
      await expect(page.getByRole('button', { name: /^Add a redirect/ })).toHaveCount(0);
      // A row that is not sound is shown as it is published.
      await expect(beside.getByText('1 shown as published')).toBeVisible();
      await expect(page.getByRole('navigation', { name: 'Sections' }).getByText('fault')).toBeVisible();
      await saved(page);
      await expectAccessibleInBothSchemes(page);
      await page.getByRole('link', { name: 'Publish…' }).click();
      await expect(page.getByRole('heading', { name: '1 fault blocks publishing' })).toBeVisible();
      await expect(page.getByRole('button', { name: 'Publish 1 change' })).toBeDisabled();
      draft = (await page.evaluate(() => localStorage.getItem('office-draft'))) ?? '';
      await page.getByRole('link', { name: `Open the field of ${row.name}` }).click();
      await expect(field(page, 'Address')).toBeFocused();
      // The frame stays where it is: its panes scroll, the window does not.
      expect(await page.evaluate(() => document.documentElement.scrollHeight - window.innerHeight)).toBe(0);
      await field(page, 'Address').fill(`${row.slug}-new`);
      await expect(page.getByText(/lower-case letters/)).toHaveCount(0);
      // Tiles still lead to the old address: the pane shows the published page, and the faults that keep the new one out.
      const pane = page.getByRole('complementary', { name: /^The page, as/ });
      await expect(pane.getByText('Shown as it is published.')).toBeVisible({ timeout: FOUND_WITHIN });
      await expect(beside.getByRole('heading', { level: 1, name: row.name })).toBeVisible();
      await pane
        .getByRole('link', { name: /^Open the field of/ })
        .first()
        .click();
      await expect(page.getByRole('button', { name: `Lead the tile to /family/${row.slug}-new` })).toBeVisible();
      await page.goBack();
      await expect(beside.getByRole('heading', { level: 1, name: row.name })).toBeVisible();
      await page.getByRole('button', { name: /^Add a redirect.*, and lead \d+ tiles? there$/ }).click();
      await expect(page.getByText(/leads on from/)).toBeVisible();
      // The tiles go with the address, so nothing of what leads there is at fault.
      await expect(page.getByText(/no faults/)).toBeVisible();
      await expect(pane.getByText('Shown as it is published.')).toHaveCount(0, { timeout: FOUND_WITHIN });
      await expect(beside.getByRole('heading', { level: 1, name: row.name })).toBeVisible();
      await field(page, 'Address').fill(row.slug);
      await page.getByRole('button', { name: /^Put back the redirect and \d+ tiles?$/ }).click();
      await expect(page.getByText(/This draft still leads away/)).toHaveCount(0);
      await saved(page);
    });

    await test.step('two people change different fields of one family, and both stay', async () => {
      await other.goto(`${form}?draft=${draft}`);
      await expect(heading(other, row.name)).toBeVisible();
      // The publisher has the form open, and has changed nothing of it that is still in the draft.
      await expect(other.getByRole('list', { name: 'Colleagues here' })).toContainText('has this family open too.');
      // The colleague's window hears nothing of what happens meanwhile.
      await other.route(/\/api\/office\/(?:rows|drafts\/[^/]+\/stream)/, (route) =>
        route.request().method() === 'GET' ? route.abort() : route.continue(),
      );
      await field(page, 'Name').fill('By the publisher');
      await saved(page);
      await field(other, 'Description').fill('Written by the editor.');
      await expect(heading(other, 'By the publisher')).toBeVisible();
      await page.reload();
      await expect(field(page, 'Description')).toHaveValue('Written by the editor.');
      await expect(field(page, 'Name')).toHaveValue('By the publisher');
      const colleagues = page.getByRole('list', { name: 'Colleagues here' });
      await expect(colleagues).toContainText('has this family open too.');
      await expect(colleagues).toContainText(/Last change .+, this draft/);
    });

    await test.step('of one field that both changed, the later writer sees both values and chooses', async () => {
      await field(page, 'Name').fill('Name of the publisher');
      await saved(page);
      await field(other, 'Name').fill('Name of the editor');
      const question = other.getByRole('alert').filter({ hasText: 'was changed by both' });
      await expect(question).toContainText('Name of the publisher');
      await expect(question).toContainText('Name of the editor');
      await question.getByRole('button', { name: 'Keep mine' }).click();
      await expect(question).toHaveCount(0);
      await saved(other);
      await page.reload();
      await expect(field(page, 'Name')).toHaveValue('Name of the editor');
    });

    await test.step('of what two people type into one family, with connections cut at random, nothing is lost', async () => {
      await other.unroute(/\/api\/office\/(?:rows|drafts\/[^/]+\/stream)/);
      const tag = page.getByRole('button', { name: /^Draft:/ });
      await tag.click();
      const drafts = page.getByRole('dialog', { name: 'Drafts' });
      await drafts.getByLabel('New draft').fill('Two people');
      await drafts.getByRole('button', { name: 'Begin' }).click();
      await expect(tag).toContainText('Two people');
      const shared = (await page.evaluate(() => localStorage.getItem('office-draft'))) ?? '';
      const given = { baseURL: OWN_SITE, draft: shared, family: id, edits: EDITS, seed: SEED, isQueueBroken: BREAKS };
      console.log(await twoPeopleAtOneFamily([page, other], given));
      await tag.click();
      await drafts.getByRole('button', { name: 'Discard…' }).click();
      await drafts.getByRole('button', { name: 'Discard them' }).click();
      await expect(tag).toContainText('No draft yet');
    });

    await test.step('an editor hands the draft to who may publish', async () => {
      await other.unroute(/\/api\/office\/(?:rows|drafts\/[^/]+\/stream)/);
      await other.goto(`/office/publish?draft=${draft}`.replace(/^/, OWN_SITE));
      await expect(other.getByText(/You may change drafts, and not publish them\. .*publisher/)).toBeVisible();
      await expect(other.getByLabel('Address of this draft')).toHaveValue(`${OWN_SITE}/office/publish?draft=${draft}`);
      await other.context().close();
    });

    await test.step('one value is put back, and the rest is published', async () => {
      await page.goto(`/office/publish?draft=${draft}`);
      const line = (words: string | RegExp) => page.getByRole('row').filter({ hasText: words });
      await expect(line('Written by the editor.')).toBeVisible();
      await expectAccessibleInBothSchemes(page);
      await line('Written by the editor.')
        .getByRole('button', { name: /^Put back/ })
        .click();
      await expect(line('Written by the editor.')).toHaveCount(0);
      await expect(line('The whole row')).toHaveCount(0);
      await expect(line('Name of the editor').filter({ hasText: row.name })).toBeVisible();
      await page.getByLabel('Note, kept in the history').fill('A better name.');
      // A change that a colleague makes after the publisher has looked is not published with it.
      await page.route(
        '**/api/office/drafts/*/publish',
        async (route) => {
          await writeMeanwhile(page, `${draft}/rows/families/${id}`, { alertMsg: 'Slipped in' });
          await route.continue();
        },
        { times: 1 },
      );
      await page.getByRole('button', { name: 'Publish 1 change' }).click();
      const refused = page.getByRole('alert').filter({ hasText: 'The draft was changed since you looked at it.' });
      await expect(refused).toBeVisible();
      await page.getByRole('button', { name: 'Look at the draft again' }).click();
      await line('Slipped in')
        .getByRole('button', { name: /^Put back/ })
        .click();
      await expect(line('Slipped in')).toHaveCount(0);
      await expect(page.getByLabel('Note, kept in the history')).toHaveValue('A better name.');
      await page.getByRole('button', { name: 'Publish 1 change' }).click();
      revision = await publishedRevision(page);
    });

    await test.step('the history shows what it changed, and makes a draft that takes it back', async () => {
      await page.getByRole('link', { name: `Revision ${revision} in the history` }).click();
      await expect(
        page.getByRole('row').filter({ hasText: 'Name of the editor' }).filter({ hasText: row.name }),
      ).toBeVisible();
      await expectAccessibleInBothSchemes(page);
      await page.getByRole('button', { name: `Make the draft “Take back revision ${revision}”` }).click();
      await expect(heading(page, `Take back revision ${revision}`)).toBeVisible();
    });

    await test.step('it is published on a phone, and the revision of before and the last are the same', async () => {
      await page.setViewportSize(PHONE);
      await expectFits(page);
      await page.getByRole('button', { name: 'Publish 1 change' }).click();
      await expect(page.getByText(`Published as revision ${revision + 1}`)).toBeVisible();
      await page.setViewportSize({ width: 1440, height: 900 });
      await page.getByRole('link', { name: `Revision ${revision + 1} in the history` }).click();
      await page.getByLabel('or revision').fill(String(revision - 1));
      await page.getByRole('button', { name: 'Compare' }).click();
      await expect(page.getByText(`${revision - 1} and ${revision + 1} are the same.`)).toBeVisible();
      await page
        .getByRole('row')
        .filter({ hasText: `undone by ${revision + 1}` })
        .getByRole('link')
        .first()
        .click();
      const was = page.getByRole('row').filter({ hasText: 'Name of the editor' });
      await expect(was.getByRole('cell', { name: `${row.name} since ${revision + 1}` })).toBeVisible();
      await expectAccessibleInBothSchemes(page);
    });

    await test.step('the history is searched by who, what and when', async () => {
      const history = page.getByRole('search', { name: 'The history' });
      const revisions = page.getByRole('row').filter({ hasText: 'A better name.' }).first();
      await history.getByLabel('What', { exact: true }).selectOption('families');
      await history.getByRole('combobox', { name: /^Find for/ }).fill(row.name);
      await history.getByRole('listbox').getByRole('option').filter({ hasText: row.name }).first().click();
      await expect(history.getByRole('button', { name: /^Not only/ })).toBeVisible();
      await expect(revisions).toBeVisible();
      await history.getByLabel('Until').fill('2020-01-01');
      await expect(page.getByText('No publication is so.')).toBeVisible();
      await expectAccessibleInBothSchemes(page);
      await history.getByRole('link', { name: 'Show all' }).click();
      await expect(revisions).toBeVisible();
      const words = history.getByRole('searchbox', { name: 'Part, option, word' });
      await words.fill('no such word');
      await words.press('Enter');
      await expect(page.getByText('No publication is so.')).toBeVisible();
      await words.fill('a BETTER name');
      await words.press('Enter');
      await expect(revisions).toBeVisible();
      await expect(page).toHaveURL(/words=a\+BETTER\+name/);
    });

    await addFamily(page);
  },
);
