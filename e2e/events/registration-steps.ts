import { randomUUID } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import { expect } from '../browser/fixtures.ts';
import { content } from '../site/demo-names.ts';

/** The demo's event, on the page of the post with its slug. */
export const event = openEvent();
export const eventPath = `/blog/${event.slug}`;
const thanks = `Thank you for registering for ${event.name}!`;

function openEvent() {
  const open = content.events.find(({ isLive, isOpen }) => isLive && isOpen);
  if (open === undefined) throw new Error('The demo has no event to register for.');
  return open;
}

export interface Guest {
  firstName: string;
  lastName: string;
  phone: string;
  email: string;
}

/** Somebody with an address of their own, by which their mails are found. */
export const guest = (): Guest => ({
  firstName: 'Wilhelmina',
  lastName: 'Featherstone',
  phone: '701-555-0100',
  email: `guest-${randomUUID()}@example.com`,
});

export const registerButton = (page: Page): Locator => page.getByRole('button', { name: 'Register', exact: true });
/** The form's red box. */
export const refusal = (page: Page): Locator => page.getByRole('main').getByRole('alert');

/** Fills in the required fields. */
export async function fillIn(page: Page, { firstName, lastName, phone, email }: Guest): Promise<void> {
  await page.getByLabel('First name').fill(firstName);
  await page.getByLabel('Last name').fill(lastName);
  await page.getByLabel('Phone').fill(phone);
  await page.getByLabel('Email').fill(email);
}

/** Expects that the typed text is still there. */
export async function expectFilledIn(page: Page, { firstName, lastName, phone, email }: Guest): Promise<void> {
  await expect(page.getByLabel('First name')).toHaveValue(firstName);
  await expect(page.getByLabel('Last name')).toHaveValue(lastName);
  await expect(page.getByLabel('Phone')).toHaveValue(phone);
  await expect(page.getByLabel('Email')).toHaveValue(email);
}

/** Sent and taken: the thanks have the focus, and the form is as at the beginning. */
export async function expectTaken(page: Page): Promise<void> {
  await expect(page.getByText(thanks)).toBeVisible();
  await expect(page.locator('.form-done')).toBeFocused();
  await expectFilledIn(page, { firstName: '', lastName: '', phone: '', email: '' });
  await expect(page.getByLabel('Total attending')).toHaveValue('1');
}
