import { expect, oneWidth, test } from '../browser/fixtures.ts';
import { configuredFamily, configuredProduct, content } from '../site/demo-names.ts';
import { buildNumber } from './build-number.ts';

const dollars = (cents: number | null): string =>
  new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' }).format((cents ?? 0) / 100);

/** As somebody reads it off a label. */
const offLabel = (number: string): string => number.replaceAll(/[-|]/g, '').toLowerCase();

const panels = content.families.find(({ slug }) => slug === 'tern-duplex');
const panel = content.products.find(({ configModelNo }) => configModelNo === 'TD-3-4X-4F-040-AB-E-20');
const old = content.products.find(({ isObsolete, replacedBy }) => isObsolete && replacedBy !== null);
const oldFamily = content.families.find(({ id }) => id === old?.familyId);
const instead = content.products.find(({ partNumber }) => partNumber === old?.replacedBy);

test('a contractor types a number off a label and has price and data sheet', async ({ page, isMobile }) => {
  const typed = offLabel(String(panel?.configModelNo));
  await page.goto('/home');
  if (isMobile) await page.getByRole('button', { name: 'Search', exact: true }).tap();
  const box = page.getByRole('combobox', { name: /Search/ });
  await box.fill(typed);
  await box.press('Enter');
  const found = page.getByRole('region', { name: /Read as/ });
  await expect(found).toContainText(String(panel?.configModelNo));
  await expect(found).toContainText(dollars(panel?.priceCents ?? null));
  await expect(found.getByRole('list', { name: /means/ })).toContainText(/floats|Four/i);
  await expect(page.getByRole('main')).not.toContainText('N/A');
  await found.getByRole('link', { name: 'Open', exact: true }).click();

  await expect(page).toHaveURL(/configurator=TD-3-4X-4F-040-AB-E-20/);
  const summary = page.getByRole('region', { name: 'Summary' });
  for (const part of [
    summary.getByText(dollars(panel?.priceCents ?? null)),
    summary.getByRole('list', { name: /means/ }),
    summary.getByRole('link', { name: /Change a choice/ }),
    summary.getByRole('link', { name: /Data sheet/ }),
  ])
    await expect(part).toBeInViewport();
  const sheet = await summary.getByRole('link', { name: /Data sheet/ }).getAttribute('href');
  const answer = await page.request.get(String(sheet));
  expect(answer.headers()['content-type']).toBe('application/pdf');

  await summary.getByRole('link', { name: 'Wiring', exact: true }).click();
  const wiring = page.getByRole('region', { name: /^Wiring/ });
  await expect(wiring).toContainText(String(panel?.configModelNo));
  const diagram = wiring.getByRole('img', { name: new RegExp(`Wiring diagram of ${panel?.configModelNo}`) });
  await expect(diagram).toBeInViewport();
  await expect
    .poll(() => diagram.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth))
    .toBeGreaterThan(700);
  // It scrolls in its own window; the page does not.
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
});

test('while a wrong number is typed, the box says what is wrong and has those that were nearly meant', async ({
  page,
  isMobile,
}) => {
  await page.goto('/home');
  if (isMobile) await page.getByRole('button', { name: 'Search', exact: true }).tap();
  const box = page.getByRole('combobox', { name: /Search/ });
  await box.fill('td34x5f040abe20');
  await expect(page.getByText(/Nearly a number of Tern.*“5F” does not fit at/i)).toBeVisible();
  const offers = page.getByRole('list', { name: 'Numbers that fit' }).getByRole('link');
  await expect(offers.first()).toContainText('TD-3-4X-4F-040-AB-E-20');
  await offers.first().click();
  await expect(page).toHaveURL(/configurator=TD-3-4X-4F-040-AB-E-20/);
  await expect(offers).toHaveCount(0);
});

test('a distributor types an obsolete part and has what is sold instead', async ({ page }) => {
  // Without a script: the answer is in the document that the redirect leads to.
  const unscripted = await (await page.request.get(`/family?part=${old?.partNumber}`)).text();
  for (const part of ['Obsolete, replaced', 'Open the replacement', 'aria-current="true"'])
    expect(unscripted).toContain(part);
  await page.goto(`/family?part=${old?.partNumber}`);
  await expect(page).toHaveURL(new RegExp(`/family/${oldFamily?.slug}#part-${old?.partNumber}$`));
  const row = page.getByRole('row', { name: new RegExp(String(old?.partNumber)) });
  await expect(row).toBeInViewport();
  await expect(row).toHaveAttribute('aria-current', 'true');
  await expect(row).toContainText(`${instead?.partNumber}, ${dollars(instead?.priceCents ?? null)}`);
  const summary = page.getByRole('region', { name: 'Summary' });
  await expect(summary).toContainText('Obsolete, replaced');
  await expect(summary.getByRole('region', { name: 'Replacement' })).toContainText('What differs');
  await summary.getByRole('link', { name: 'Open the replacement' }).click();
  await expect(page).toHaveURL(new RegExp(`configurator=${instead?.configModelNo}`));
  await expect(page.getByRole('region', { name: 'Summary' })).toContainText(dollars(instead?.priceCents ?? null));
});

test('a number in the address: of a part, in small letters, with a wrong cell', oneWidth, async ({ page }) => {
  await test.step('a part with a model number opens its configuration, and leaves the address', async () => {
    const { product, modelNumber } = configuredProduct();
    await page.goto(`/family?part=${product.partNumber.toLowerCase()}`);
    await expect(page).not.toHaveURL(/part=/);
    await expect(page).toHaveURL(({ searchParams }) => searchParams.get('configurator') === modelNumber);
  });
  await test.step('a wrong cell is named, everything else is kept, and a number that fits is one click away', async () => {
    const summary = page.getByRole('region', { name: 'Summary' });
    // The kept answer of this one is whole, and has a price: not that of the number.
    await page.goto(`/family/${panels?.slug}?configurator=TD-3-4XG-4F-100-VF-AB-20`);
    await expect(summary).toContainText('“VF” does not fit at Starting. Everything else is kept.');
    await expect(page.locator('.plate-price-text')).toContainText('$');
    await expect(summary.locator('.num-price, .num-state')).toHaveCount(0);
    await page.goto('/family?part=TD-3-4X-5F-040-AB-E-20');
    await expect(page).toHaveURL(`/family/${panels?.slug}?configurator=TD-3-4X-5F-040-AB-E-20`);
    await expect(summary).toContainText('“5F” does not fit at Floats. Everything else is kept. To choose: Floats.');
    await expect(summary.locator('[data-state="wrong"]')).toHaveText(/5F/);
    await expect(page.locator('.plate-price-text')).toHaveText(/\d chosen, 1 to choose: Floats/);
    const take = summary
      .getByRole('list', { name: 'Numbers that fit' })
      .getByRole('link', { name: 'Take TD-3-4X-4F-040-AB-E-20' });
    // The cells that the mending changes are marked, and nothing else.
    await expect(take.locator('[data-mark="mended"]')).toHaveText('4F-');
    await take.click();
    await expect(page.locator('.plate-price-text')).toHaveText(dollars(panel?.priceCents ?? null));
  });
  await test.step('a number in small letters is filled in, and stands in the address as it is printed', async () => {
    await page.goto(`/family/${panels?.slug}?configurator=td-3-4x-4f-040-ab-e-20`);
    await expect(page.getByRole('region', { name: 'Summary' })).toContainText('Read as TD-3-4X-4F-040-AB-E-20');
    await expect(page).toHaveURL(/configurator=TD-3-4X-4F-040-AB-E-20/);
  });
  await test.step('a number of another family says whose it is, and leads there', async () => {
    const address = `/family/harrier-simplex?configurator=${panel?.configModelNo}`;
    const unscripted = await (await page.request.get(address)).text();
    expect(unscripted.replace(/<!-- -->/g, '')).toContain(
      `It is a number of <a href="/family/tern-duplex?configurator=${panel?.configModelNo}">`,
    );
    await page.goto(address);
    const summary = page.getByRole('region', { name: 'Summary' });
    await summary
      .getByText('It is a number of')
      .getByRole('link', { name: String(panels?.name) })
      .click();
    await expect(page).toHaveURL(new RegExp(`/family/tern-duplex\\?configurator=${panel?.configModelNo}`));
    await expect(summary).toContainText(dollars(panel?.priceCents ?? null));
  });
  await test.step('while the next diagram is on its way, the one before stays in its place, dimmed and not to be used', async () => {
    await page.goto(`/family/${panels?.slug}?configurator=${panel?.configModelNo}`);
    const wiring = page.getByRole('region', { name: /^Wiring/ });
    await expect(wiring).toContainText(String(panel?.configModelNo));
    const height = async (): Promise<number | undefined> => (await wiring.boundingBox())?.height;
    const before = await height();
    let answer = (): void => undefined;
    const asked = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route('**/api/Wiring/**', async (route) => {
      await asked;
      await route.continue();
    });
    await page.getByRole('button', { name: 'Start over' }).click();
    await expect(wiring).toContainText('Of the choices before.');
    await expect(wiring).not.toContainText(String(panel?.configModelNo));
    expect(await height()).toBe(before);
    answer();
    await expect(wiring).not.toContainText('Of the choices before.');
  });
});

test('a number built from nothing has the same answer as one that came by a link', async ({ page }) => {
  const { slug } = configuredFamily(5);
  await page.goto(`/family/${slug}`);
  const summary = page.getByRole('region', { name: 'Summary' });
  await expect(summary.getByRole('link', { name: 'Build a model number' })).toBeVisible();
  const number = await buildNumber(page);
  await expect(summary.getByRole('link', { name: 'Change a choice' })).toHaveCount(1);
  // The summary above changes with the click; the row under the finger stays where it is.
  const row = page.locator('.cfg-group:not([data-folded]) [data-status="on"]:not([data-fixed]) input').last();
  const choice = page.locator(`[id="${await row.getAttribute('id')}"]`);
  await choice.scrollIntoViewIfNeeded();
  const top = async (): Promise<number> => (await choice.boundingBox())?.y ?? 0;
  const stood = await top();
  for (const main of ['Build a model number', 'Change a choice']) {
    await choice.click();
    await expect(summary.getByRole('link', { name: main })).toHaveCount(1);
    expect(Math.abs((await top()) - stood)).toBeLessThan(2);
  }
  const built = await summary.textContent();
  expect(built).toContain(number);
  expect(built).toContain('Current model');
  await page.reload();
  await expect(summary).toHaveText(String(built));
  await page.getByRole('button', { name: 'Start over' }).click();
  await expect(summary.getByRole('link', { name: 'Build a model number' })).toHaveCount(1);
});

test('balloon, plate cell and drawn part light up together, from each side', async ({ page, isMobile }) => {
  await page.goto(`/family/${panels?.slug}?configurator=${panel?.configModelNo}`);
  const balloon = page.getByRole('link', { name: /^Alarm: AB/ });
  const cell = page.locator('.plate-cell', { has: page.locator('a[title="Alarm"]') });
  const parts = page.locator('.drawn-figure g[data-lit]');
  await expect(parts).toHaveCount(0);
  await balloon.focus();
  await expect(cell).toHaveAttribute('data-lit');
  await expect(parts.first()).toBeVisible();
  await balloon.blur();
  await expect(parts).toHaveCount(0);
  await cell.getByRole('link').focus();
  await expect(balloon).toHaveAttribute('data-lit');
  await expect(parts.first()).toBeVisible();
  if (isMobile) return;
  await cell.getByRole('link').blur();
  // The middle of the link lies on no part of it: leader and code are drawn, not the box around them.
  await balloon.locator('rect').hover();
  await expect(cell).toHaveAttribute('data-lit');
});

test('a configured number is seen large as it is built, and its link is shared under the number', async ({ page }) => {
  const number = String(panel?.configModelNo);
  const gallery = page.getByRole('region', { name: 'Pictures and videos' });
  const large = gallery.getByRole('figure').getByRole('img').first();
  await page.goto('/family/tern-duplex');
  await expect(large).not.toHaveAccessibleName(/as built/);
  await page.goto(`/family/tern-duplex?configurator=${number}`);
  await expect(large).toHaveAccessibleName(`${panels?.name}: ${number} as built`);
  await expect
    .poll(() => large.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth))
    .toBeGreaterThan(0);
  await expect(gallery.getByRole('button', { name: `${number} as built` })).toHaveAttribute('aria-current', 'true');
  const shared = await (await page.request.get(`/family/tern-duplex?configurator=${number}`)).text();
  expect(shared).toContain(`content="${number}, ${panels?.name}"`);
});

test('a part number with a wrong digit is not found; the search box has it, and the one that was meant is offered', async ({
  page,
}) => {
  const right = String(instead?.partNumber);
  const slips = [...'0123456789'].map((digit) => right.slice(0, -1) + digit);
  const wrong = slips.find((slip) => !content.products.some(({ partNumber }) => partNumber === slip));
  expect((await page.goto(`/family?part=${wrong}`))?.status()).toBe(404);
  const main = page.getByRole('main');
  await expect(main.getByRole('searchbox')).toHaveValue(String(wrong));
  await main.getByRole('link', { name: right }).click();
  await expect(page.getByRole('region', { name: 'Summary' })).toContainText(right);
});
