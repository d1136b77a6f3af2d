import { expect, oneWidth, test } from '../browser/fixtures.ts';
import {
  configuredFamily,
  configuredProduct,
  familyWithAssembly,
  familyWithEntries,
  familyWithSpares,
} from '../site/demo-names.ts';
import { buildNumber } from './build-number.ts';

const family = configuredFamily(15);

test('an answered single-choice group switches in one click', async ({ page }) => {
  await page.goto(`/family/${family.slug}`);
  const group = page.locator('[data-group][data-open]').first();
  const name = await group.getAttribute('data-group');
  const here = page.locator(`[data-group="${name}"]`);
  await here.locator('[data-status="free"] input').first().check();
  const chosen = here.locator('[data-status="on"]');
  await expect(chosen).toHaveCount(1);
  const before = await chosen.locator('input').getAttribute('value');
  const off = here.locator('[data-status="off"]').first();
  const wanted = await off.locator('input').getAttribute('value');
  await expect(off.locator('input')).toBeDisabled();
  await off.getByRole('button', { name: /^Switch/ }).click();
  await expect(chosen.locator('input')).toHaveValue(String(wanted));
  expect(wanted).not.toBe(before);
});

test('an option that a rule disables says why', async ({ page }) => {
  await page.goto(`/family/${family.slug}`);
  await buildNumber(page);
  const ruledOut = page.locator('[data-status="ruled-out"]').first();
  await expect(ruledOut.locator('.cfg-small')).not.toBeEmpty();
});

test(
  'a selection travels in its link, and a number or a code in an address is read',
  oneWidth,
  async ({ page, context }) => {
    await test.step('a selection survives a reload and travels in its link', async () => {
      await page.goto(`/family/${family.slug}`);
      await page.locator('[data-group][data-open] [data-status="free"] input').first().check();
      await expect(page).toHaveURL(/options=/);
      const chosen = await page.locator('[data-status="on"]').count();
      await page.reload();
      await expect(page.locator('[data-status="on"]')).toHaveCount(chosen);
      const other = await context.newPage();
      await other.goto(page.url());
      await expect(other.locator('[data-status="on"]')).toHaveCount(chosen);
    });
    await test.step('a model number in the address fills the configurator, and a wrong one says where it stopped', async () => {
      const { family: sold, modelNumber } = configuredProduct();
      await page.goto(`/family/${sold.slug}?configurator=${encodeURIComponent(modelNumber)}`);
      await expect(page.locator('.plate-price-text')).toHaveText(/\$|For Pricing Call/);
      await page.goto(`/family/${sold.slug}?configurator=${encodeURIComponent(`${modelNumber}-NONSENSE`)}`);
      await expect(
        page.locator('.cfg-notice, [role="status"], [role="alert"]').filter({ hasText: /\S/ }).first(),
      ).toBeVisible();
      const kept = page.locator('[data-group]').filter({ has: page.locator('[data-status="on"]') });
      await expect(kept.first().locator('.cfg-fold-answer')).toBeVisible();
    });
    await test.step('a malformed share code is ignored with a notice', async () => {
      const answer = await page.goto(`/family/${family.slug}?options=%%%`.replaceAll('%', '!'));
      expect(answer?.status()).toBe(200);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(family.name);
      await expect(page.locator('.cfg-notice')).toBeVisible();
    });
    await test.step('the price of a number the catalogue carries is the product’s', async () => {
      const { family: sold, product, modelNumber } = configuredProduct();
      await page.goto(`/family/${sold.slug}?configurator=${encodeURIComponent(modelNumber)}`);
      await expect(page.locator('.plate-price')).toContainText(product.partNumber);
    });
  },
);

test(
  'the price that is shared is the price that was seen: choices that no number prints travel beside it',
  oneWidth,
  async ({ page }) => {
    const { slug, spare } = familyWithSpares();
    await page.goto(`/family/${slug}`);
    // The catalogue has a price for the first choices of all, which says nothing of spare parts.
    await page.locator('[data-group][data-open] [data-status="free"] input').last().check();
    await buildNumber(page);
    const price = page.locator('.plate-price-text');
    const plain = await price.textContent();
    await page.getByRole('button', { name: 'Show all groups' }).click();
    const row = page.locator(`.cfg-row input[value="${spare}"]`).first();
    // Groups that come into view for the first time are measured then, which may move the rows below them.
    await row.scrollIntoViewIfNeeded();
    await expect(row).toBeInViewport();
    await row.check();
    await expect(price).not.toHaveText(String(plain));
    const seen = String(await price.textContent());
    await expect(page).toHaveURL(/configurator=.*&options=/);
    await page.reload();
    await expect(page.locator(`[data-status="on"] input[value="${spare}"]`)).toHaveCount(1);
    await expect(price).toHaveText(seen);
    const list = page.getByRole('link', { name: 'Number sheet, PDF' });
    await expect(list).toHaveAttribute('href', /configurator=.*&options=/);
  },
);

test('the row under the finger stays where it is while groups fold and open around it, also where the browser does not hold it', async ({
  page,
}) => {
  // Safari knows no scroll anchoring.
  await page.addInitScript(() => {
    Object.defineProperty(CSS, 'supports', { value: (property: string) => property !== 'overflow-anchor' });
  });
  await page.goto(`/family/${family.slug}`);
  await page.evaluate(() => {
    document.documentElement.style.overflowAnchor = 'none';
  });
  const next = page.locator('[data-group][data-open]');
  for (let choices = 0; (await next.count()) > 0; choices++) {
    expect(choices).toBeLessThan(20);
    const id = await next.first().locator('.cfg-row[data-status="free"] input').first().getAttribute('id');
    const label = page.locator(`label[for="${id}"]`);
    const top = () => label.evaluate((element) => element.getBoundingClientRect().top);
    await label.evaluate((element) => element.scrollIntoView({ block: 'center' }));
    const stood = await top();
    await label.click();
    await expect(page.locator(`[id="${id}"]`)).toBeChecked();
    const isWhole = (await next.count()) === 0;
    // The summary above becomes the number's own.
    if (isWhole) await expect(page.getByRole('link', { name: 'Change a choice' })).toHaveCount(1);
    await page.evaluate(() => new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted))));
    expect(Math.abs((await top()) - stood)).toBeLessThan(2);
  }
});

test('a text is typed and a sequence put in order: both are in the price, in the number where it prints them, and in the link', async ({
  page,
}) => {
  const { slug, text, sequence } = familyWithEntries();
  await page.goto(`/family/${slug}`);
  // The catalogue has a price for the first choices of all, which says nothing of what is typed.
  await page.locator('[data-group][data-open] [data-status="free"] input').last().check();
  await buildNumber(page);
  await page.getByRole('button', { name: 'Show all groups' }).click();
  const price = page.locator('.plate-price-text');
  const before = String(await price.textContent());

  const typed = page.locator(`[data-group="${text}"]`);
  const field = typed.getByRole('textbox', { name: text });
  await field.fill('pump #1');
  await expect(typed.locator('[data-wrong]')).toContainText('Not possible: #');
  await field.blur();
  await expect(field).toHaveValue('pump #1');
  await field.fill(' pump  1 ');
  await field.blur();
  await expect(field).toHaveValue('PUMP 1');
  await expect(typed.locator('.cfg-bounds')).toContainText('6 of');
  await expect(price).not.toHaveText(before);

  const ordered = page.locator(`[data-group="${sequence}"]`);
  const add = ordered.getByRole('button', { name: /^Add / });
  await add.nth(0).click();
  await add.nth(1).click();
  const places = ordered.locator('.cfg-entry .cfg-code');
  const [first, second] = await places.allTextContents();
  expect(first).not.toBe(second);
  await ordered.getByRole('button', { name: /^Place 2/ }).press('ArrowUp');
  await expect(places).toHaveText([String(second), String(first)]);
  await expect(ordered.getByRole('button', { name: /^Place 1/ })).toBeFocused();
  await ordered.getByRole('button', { name: /^Move down: place 1/ }).click();
  await expect(places).toHaveText([String(first), String(second)]);
  await expect(page).toHaveURL(new RegExp(`configurator=[^&]*${first}${second}XX.*&options=`));

  await page.reload();
  await page.getByRole('button', { name: 'Show all groups' }).click();
  await expect(places).toHaveText([String(first), String(second)]);
  await expect(field).toHaveValue('PUMP 1');
  await ordered.getByRole('button', { name: /^Take off: place 1/ }).click();
  await expect(places).toHaveText([String(second)]);
});

test('nothing grows under a press: buttons that free an option come when it has ended', async ({ page }) => {
  const { slug } = familyWithEntries();
  await page.goto(`/family/${slug}`);
  await buildNumber(page);
  await page.getByRole('button', { name: 'Show all groups' }).click();
  const freeing = page.locator('.cfg-free');
  const ruledOut = page.locator('.cfg-row[data-status="ruled-out"]');
  await expect.poll(() => ruledOut.count()).toBeGreaterThan(0);
  await page.reload();
  await page.getByRole('button', { name: 'Show all groups' }).click();
  const row = ruledOut.last();
  // Words of the page: they do nothing when they are pressed.
  await page.getByRole('heading', { level: 1 }).scrollIntoViewIfNeeded();
  const words = await page.getByRole('heading', { level: 1 }).boundingBox();
  await page.mouse.move(Number(words?.x) + 4, Number(words?.y) + 4);
  await page.mouse.down();
  await row.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
  // Else they come within a few frames.
  await page.waitForTimeout(500);
  await expect(row.locator(freeing)).toHaveCount(0);
  await page.mouse.up();
  await expect(row.locator(freeing)).toBeVisible();
});

test(
  'a part is built within its group: it is in the price, on the plate and in the link, and is left out again',
  oneWidth,
  async ({ page }) => {
    const { slug, group, first } = familyWithAssembly();
    await page.goto(`/family/${slug}`);
    const alone = await buildNumber(page);
    const price = page.locator('.plate-price-text');
    const before = String(await price.textContent());

    const assembly = page.locator(`[data-group="${group}"]`);
    const heading = assembly.getByRole('button', { name: new RegExp(`^${group}`) }).first();
    await heading.click();
    await expect(assembly.locator('[data-open]')).toHaveCount(0);
    await assembly.locator(`[data-group="${first}"] input`).first().check();
    await expect(price).toContainText(`1 to choose: ${group}: `);
    // An unfinished part is in the link too.
    await expect(page).toHaveURL(/\?options=/);
    await page.reload();
    await page.locator('a.plate-price-text').click();
    const asked = assembly.locator('.cfg-part [data-group][data-open]');
    await expect(asked.locator(':focus')).toHaveCount(1);
    await asked.getByRole('textbox').fill('30');

    const number = String(await assembly.locator('.cfg-row--part .cfg-code').textContent());
    await expect(price).toHaveText(/^\$/);
    await expect(price).not.toHaveText(before);
    await expect(page.locator('.plate-cell').filter({ hasText: group })).toContainText(`(${number})`);
    await expect(page.locator('.cfg-sum')).toContainText(number);
    await expect(page).toHaveURL(({ searchParams }) => searchParams.get('configurator') === `${alone}-(${number})`);

    const window = page.viewportSize();
    await page.setViewportSize({ width: 320, height: 640 });
    const perUnit = assembly.locator('.cfg-row--number .cfg-price').first();
    await expect(perUnit).toContainText(' per ');
    expect(await perUnit.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
    if (window !== null) await page.setViewportSize(window);

    await page.reload();
    await expect(heading).toHaveText(new RegExp(`${group}.*${number}.*Change`));
    await heading.click();
    await assembly.getByRole('button', { name: /^Leave out/ }).click();
    await expect(price).toHaveText(before);
    await expect(page).toHaveURL(({ searchParams }) => searchParams.get('configurator') === alone);
  },
);
