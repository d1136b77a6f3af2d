import { field } from '../browser/field.ts';
import { expect, oneWidth, test } from '../browser/fixtures.ts';
import { expectFocusShown, tabTo } from '../browser/keyboard.ts';
import { open } from '../browser/moves.ts';
import { applicant, rowsOf, SUBMITTED, submitButton } from './application-steps.ts';

test('by keyboard alone: the fields, a row through its dialog, the submit, and on', oneWidth, async ({ page }) => {
  const { email } = applicant();
  const key = (name: string) => page.keyboard.press(name);
  await open(page, '/employment');
  await page.getByRole('heading', { level: 1 }).click();
  await tabTo(page, field(page, 'First name'));
  const answers = ['Ada', '', 'Byron', '701-555-0100', email, '1 Mill Street'];
  for (const text of answers) {
    await page.keyboard.type(text);
    await key('Tab');
  }
  for (const press of ['ArrowDown', 'Space', 'Space']) {
    await key(press);
    await expectFocusShown(page);
    await key('Tab');
  }
  await tabTo(page, page.getByRole('button', { name: 'Add a school' }));
  await key('Enter');
  await expect(page.getByRole('dialog').getByLabel('Type')).toBeFocused();
  await page.keyboard.type('College');
  await key('Tab');
  await page.keyboard.type('Minnesota State');
  await tabTo(page, page.getByRole('dialog').getByRole('radio', { name: 'Yes' }));
  await key('Space');
  await key('Enter');
  await expect(page.getByRole('button', { name: 'Add a school' })).toBeFocused();
  expect(await rowsOf(page, 'Education Information')).toEqual([['College', 'Minnesota State', '', 'Yes', '']]);

  await tabTo(page, submitButton(page));
  await key('Enter');
  await expect(page.getByText(SUBMITTED)).toBeVisible();
  await expect(page.getByRole('button', { name: 'OK' })).toBeFocused();
  await key('Enter');
  await expect(page.locator('.form-done')).toBeFocused();
  await tabTo(page, field(page, 'First name'));
  await expect(field(page, 'First name')).toHaveValue('');
});
