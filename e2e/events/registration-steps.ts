import { randomUUID } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import { field } from '../browser/field.ts';
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
  await field(page, 'First name').fill(firstName);
  await field(page, 'Last name').fill(lastName);
  await field(page, 'Phone').fill(phone);
  await field(page, 'Email').fill(email);
}

/** Expects that the typed text is still there. */
export async function expectFilledIn(page: Page, { firstName, lastName, phone, email }: Guest): Promise<void> {
  await expect(field(page, 'First name')).toHaveValue(firstName);
  await expect(field(page, 'Last name')).toHaveValue(lastName);
  await expect(field(page, 'Phone')).toHaveValue(phone);
  await expect(field(page, 'Email')).toHaveValue(email);
}

/** Sent and taken: the thanks have the focus, and the form is as at the beginning. */
export async function expectTaken(page: Page): Promise<void> {
  await expect(page.getByText(thanks)).toBeVisible();
  await expect(page.locator('.form-done')).toBeFocused();
  await expectFilledIn(page, { firstName: '', lastName: '', phone: '', email: '' });
  await expect(field(page, 'Total attending')).toHaveValue('1');
}
