import { randomUUID } from 'node:crypto';
import type { Email } from 'postal-mime';
import { expectAccessible } from '../browser/accessible.ts';
import { field } from '../browser/field.ts';
import { expect, expectFits, test } from '../browser/fixtures.ts';
import { linksIn, nextMailTo } from './sent-mails.ts';

/** The mail's page as a mail program shows it, its pictures where they were put. */
function pageOf({ html = '', attachments }: Email): string {
  return attachments.reduce((page, { contentId, mimeType, content }) => {
    const bytes = typeof content === 'string' ? Buffer.from(content) : Buffer.from(new Uint8Array(content));
    const name = contentId?.replaceAll(/[<>]/g, '');
    return page.replaceAll(`cid:${name}`, `data:${mimeType};base64,${bytes.toString('base64')}`);
  }, html);
}

test('a mail reads well in both schemes at every width, and says the same in plain text', async ({ page, baseURL }) => {
  const email = `${randomUUID()}@mail.example`;
  await page.goto('/sign-up');
  await field(page, 'Distributor').check();
  await field(page, 'Email').fill(email);
  await field(page, 'Password', { exact: true }).fill('Weir-Gate-77!');
  await page.getByRole('button', { name: 'Sign-Up' }).click();
  await expect(page.getByText('A confirmation email has been sent with further instructions.')).toBeVisible();

  const mail = await nextMailTo(String(baseURL), email);
  expect(mail.subject).toContain('Confirm your email address');
  expect(mail.replyTo).toHaveLength(1);
  const [link = ''] = linksIn(mail);
  expect(link.startsWith(`${baseURL}/sign-in?confirm=`)).toBe(true);

  // Away from the site, whose security policy would hold for the mail too.
  await page.goto('about:blank');
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    for (const width of [320, 390, 700]) {
      await page.setViewportSize({ width, height: 700 });
      await page.setContent(pageOf(mail));
      // Best practices for a whole page hold for the program around the mail.
      await expectAccessible(page, ['landmark-one-main', 'region']);
      await expectFits(page);
    }
    await expect(page.getByRole('link', { name: 'Confirm this address' })).toHaveAttribute('href', link);
  }
});
