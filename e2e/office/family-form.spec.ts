import { expectAccessibleInBothSchemes } from '../browser/accessible.ts';
import { expect, expectFits, oneWidth, test } from '../browser/fixtures.ts';
import { firstEntry } from './first-entry.ts';

/** Nobody else of the tests signs in to the office of this site as this user. */
const EMAIL = 'brand@millrace.example';
const PHONE = { width: 390, height: 844 };

test('the lists of a family are edited in a wide window and on a phone', oneWidth, async ({ page, baseURL }) => {
  const list = (name: string) => page.getByRole('group', { name, exact: true });
  const element = (name: RegExp, within = 'Specifications') =>
    list(within).getByRole('button', { name, expanded: false });
  const top = async (label: string): Promise<number> =>
    (await page.getByLabel(label, { exact: true }).first().boundingBox())?.y ?? -1;
  await firstEntry(page, String(baseURL), EMAIL);
  await page.goto('/office/rows/families/31');
  await expect(page.getByRole('heading', { level: 1, name: 'Tern Duplex Control Panels' })).toBeVisible();

  await test.step('short fields of an element stand beside each other', async () => {
    await element(/^Control$/).click();
    await element(/^Circuit · /).click();
    expect(await top('What')).toBe(await top('How much'));
  });

  await test.step('a picture is not asked for what videos alone have', async () => {
    await element(/^Tern Duplex Control Panels, front · /, 'Pictures and videos').click();
    const picture = page.getByRole('listitem').filter({ has: page.getByLabel('Kind', { exact: true }) });
    await expect(picture.getByLabel('Caption')).toBeVisible();
    await expect(picture.getByLabel('Day of the video')).toHaveCount(0);
    await element(/^Three floats or four · /, 'Pictures and videos').click();
    await expect(picture.getByLabel('Day of the video')).toHaveValue('2023-09-12');
  });

  await test.step('on a phone an element is its name, and its tools come with it', async () => {
    await page.setViewportSize(PHONE);
    await page.reload();
    const remove = list('Specifications').getByRole('button', { name: /^Remove: Alarm$/ });
    await expect(element(/^Alarm$/)).toBeVisible();
    await expect(remove).toBeHidden();
    await element(/^Alarm$/).click();
    await expect(remove).toBeVisible();
    await expectFits(page);
    await expectAccessibleInBothSchemes(page);
  });

  await test.step('there, too, no value of an attribute lies under its button', async () => {
    const to = page.getByLabel('To', { exact: true }).first();
    const takeOut = page.getByRole('button', { name: 'Take out Full-load amps, per pump' });
    const [field, button] = [await to.boundingBox(), await takeOut.boundingBox()];
    expect(field?.y ?? 0).toBeGreaterThanOrEqual((button?.y ?? 0) + (button?.height ?? 0));
  });

  const name = page.getByRole('textbox', { name: 'Name', exact: true });
  await test.step('a new family begins at its name, and takes its address from it', async () => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto('/office/rows/families');
    await page.getByRole('button', { name: 'Add a family' }).click();
    await expect(name).toBeFocused();
    await expect(page.getByText('Still needed: Name must not be empty.')).toBeVisible();
    await name.pressSequentially('Osprey Level Sensors, 4X');
    await page.getByRole('button', { name: 'Take “osprey-level-sensors-4x” from the name' }).click();
    await expect(page.getByRole('textbox', { name: 'Address', exact: true })).toHaveValue('osprey-level-sensors-4x');
    await list('Pictures and videos').getByRole('button', { name: 'Add to Pictures and videos' }).click();
    await expect(list('Pictures and videos').getByLabel('Kind', { exact: true })).toBeFocused();
  });

  await test.step('what a new element needs is told calmly until it is left, and blocks all the same', async () => {
    const pictures = list('Pictures and videos');
    await expect(pictures.getByText('still needed', { exact: true })).toBeVisible();
    await expect(pictures.getByText('fault', { exact: true })).toHaveCount(0);
    await expect(page.getByRole('link', { name: /^\d faults?$/ })).toBeVisible();
    await name.focus();
    await expect(pictures.getByText('fault', { exact: true })).toBeVisible();
    await expect(pictures.getByText('still needed', { exact: true })).toHaveCount(0);
  });

  await test.step('its sections name what belongs to it, too', async () => {
    const sections = page.getByRole('navigation', { name: 'Sections' });
    await sections.getByRole('link', { name: 'Tiles that lead here' }).click();
    await expect(page.getByRole('region', { name: 'Tiles that lead here' })).toBeInViewport();
  });

  await test.step('a number that no product carries is found with its family, and tried there', async () => {
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox', { name: 'Find or do' }).fill('td-3-4x-4f-040-ab-20');
    await page.getByRole('option', { name: /^TD-3-4X-4F-040-AB-20 is a number of Tern Duplex/ }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Tern Duplex Control Panels' })).toBeVisible();
    await expect(page.getByText(/^Valid, 1,226\.00/)).toBeVisible();
  });
});
