import { randomUUID } from 'node:crypto';
import { formWords } from '@millrace/contract';
import { chromium, type Page } from '@playwright/test';
import { field } from '../browser/field.ts';
import { expect, test } from '../browser/fixtures.ts';
import config from '../playwright.config.ts';

const ASKED = /\/api\/BotCheck\//;
const OF_IT = /\/api\/BotCheck\/|\/(?:obtain-token|solve-altcha)[^/]*\.js|recaptcha/;

/** Notes the requests of a page that belong to the bot check. */
function askedBy(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (OF_IT.test(request.url())) asked.push(request.url());
  });
  return asked;
}

/** As another person each time: tries per address are counted. */
async function signIn(page: Page): Promise<void> {
  await field(page, 'Email').fill(`${randomUUID()}@example.com`);
  await page.getByRole('textbox', { name: 'Password' }).fill('Wrong!horse7');
  await page.getByRole('button', { name: 'Sign-In' }).click();
}
/** The server has taken the token: it speaks of the password. */
const isTaken = (page: Page, within: { timeout?: number } = {}) =>
  expect(page.getByText(formWords.loginFailed)).toBeVisible(within);
/** Script works out a million hashes in its own arithmetic: seconds, and many on a busy machine. */
const BY_SCRIPT = { timeout: 50_000 };

test('a page costs nothing of the bot check, and neither does a form nobody touches', async ({ page }) => {
  const asked = askedBy(page);
  for (const path of ['/home', '/category', '/careers', '/sign-in', '/sign-up']) {
    await page.goto(path);
    await page.waitForLoadState('networkidle');
  }
  expect(asked).toEqual([]);
});

test('a form that is touched has its token made by a worker, before it is sent', async ({ page }) => {
  await page.goto('/sign-in');
  const worker = page.waitForEvent('worker');
  await field(page, 'Email').focus();
  const address = new URL((await worker).url());
  expect(address.origin).toBe(new URL(page.url()).origin);
  await signIn(page);
  await isTaken(page);
});

test('each submit has a token of its own', async ({ page }) => {
  const tokens: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/Users/login')) tokens.push(String(request.postDataJSON().token));
  });
  await page.goto('/sign-in');
  for (let time = 1; time <= 2; time += 1) {
    const answer = page.waitForResponse(/\/Users\/login/);
    await signIn(page);
    expect((await (await answer).json()).code).toBe('login-failed');
  }
  expect(new Set(tokens).size).toBe(2);
});

test('a form whose token cannot be had says so, keeps what was typed, and takes the next submit', async ({ page }) => {
  await page.route(ASKED, (route) => route.fulfill({ status: 404, json: {} }));
  await page.goto('/sign-in');
  await signIn(page);
  await expect(page.getByText(formWords.botCheckUnobtainable)).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Password' })).toHaveValue('Wrong!horse7');
  await page.unroute(ASKED);
  await signIn(page);
  await isTaken(page);
});

test('the work is also done where the browser has no cryptography of its own: on plain http', async ({ baseURL }) => {
  const { args = [], ...options } = config.use?.launchOptions ?? {};
  const address = new URL(String(baseURL));
  const browser = await chromium.launch({
    ...options,
    args: [...args, `--host-resolver-rules=MAP plain.example ${address.hostname}`],
  });
  try {
    const page = await browser.newPage();
    await page.goto(`http://plain.example:${address.port}/sign-in`);
    expect(await page.evaluate(() => isSecureContext)).toBe(false);
    await signIn(page);
    await isTaken(page, BY_SCRIPT);
  } finally {
    await browser.close();
  }
});
