import { expect, test } from '../browser/fixtures.ts';
import { content } from '../site/demo-names.ts';

const duplex = content.families.find(({ slug, intrinsicallySafe }) => slug === 'tern-duplex' && !intrinsicallySafe);
const duplexName = String(duplex?.name);

/** The answers that the engineer's plan asks for, in the words of the page and in its order. */
const asked: readonly [group: string, option: RegExp][] = [
  ['Supply', /^3 Three-phase, 208–240 V/],
  ['Enclosure', /^4X NEMA 4X thermoplastic/],
  ['Floats', /^4F Four/],
];
const askedThen: readonly [group: string, option: RegExp][] = [
  ['Motor amps', /^250 17–25 A/],
  ['Alarm', /^AB Beacon and horn/],
  ['Float cable', /^30 30 ft/],
];

test('an engineer asks for a duplex panel, chooses it, mends what does not fit, and takes data sheet and wiring', async ({
  page,
  isMobile,
}) => {
  const next = page.locator('[data-group][data-open]').first();
  const choose = (choices: typeof asked) =>
    test.step(`chooses ${choices.map(([group]) => group).join(', ')}`, async () => {
      for (const [group, option] of choices) {
        // The page itself opens what it asks for next.
        await expect(next).toHaveAttribute('data-group', group);
        await next.getByRole('radio', { name: option }).check();
      }
    });

  await test.step('asks in the search box, and opens the family', async () => {
    await page.goto('/');
    if (isMobile) await page.getByRole('button', { name: 'Search', exact: true }).tap();
    const box = page.getByRole('combobox', { name: /Search/ });
    await box.fill('duplex panel 240v');
    await expect(page.getByRole('option').first()).toContainText(duplexName);
    await box.press('Enter');
    const families = page.getByRole('region', { name: 'Families' });
    await expect(families.getByRole('listitem').first()).toContainText(/\d+ models fit/);
    await families.getByRole('link', { name: duplexName, exact: true }).click();
    await expect(page).toHaveURL(/\/family\/tern-duplex$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(duplexName);
    await page.getByRole('link', { name: 'Build a model number' }).click();
  });
  await choose(asked);
  await test.step('is told why a rating does not fit, and takes the enclosure that does', async () => {
    const rating = page.locator('[data-group="Motor amps"] .cfg-row:has(input[value="250"])');
    await rating.scrollIntoViewIfNeeded();
    await expect(rating).toContainText('NEMA 4X is too small for 17–25 A');
    await expect(rating.getByRole('radio')).toBeDisabled();
    await rating.getByRole('button', { name: 'NEMA 4XG fits, +$74' }).click();
    // The button changes the enclosure that it names, and leads on to the rating.
    await expect(rating.getByRole('radio')).toBeEnabled();
    await expect(rating.getByRole('radio')).toBeFocused();
  });
  await choose(askedThen);
  await test.step('has number, price and picture of it', async () => {
    await expect(page).toHaveURL(/configurator=TD-3-4XG-4F-250-AB-30(?:#|$)/);
    await expect(page.locator('.plate-price-text')).toHaveText(/^\$\d,\d{3}\.\d\d$/);
    await expect(page.locator('.drawn-figure')).toContainText('4XG');
  });
  const summary = page.getByRole('region', { name: 'Summary' });
  await test.step('never sees a price beside the number of another choice', async () => {
    await expect(summary).toContainText('TD-3-4XG-4F-250-AB-30');
    await page.evaluate(watchPrices);
    const cable = page.locator('[data-group="Float cable"]');
    const rows = cable.locator('.cfg-row[data-status="off"]');
    const others = await rows.evaluateAll((all) => all.map((row) => row.querySelector('input')?.value));
    for (const code of [...others, '30'])
      await cable
        .locator(`.cfg-row:has(input[value="${code}"])`)
        .getByRole('button', { name: /^Switch/ })
        .click();
    await expect(summary).toContainText('TD-3-4XG-4F-250-AB-30');
    const seen = await page.evaluate(() => document.documentElement.dataset.seenPrices?.split('\n') ?? []);
    const numbers = new Set(seen.map((pair) => pair.split(' costs ')[0]));
    expect(numbers.size).toBe(others.length + 1);
    expect(seen).toHaveLength(numbers.size);
    expect(await page.evaluate(() => document.documentElement.dataset.wrongSums)).toBe('');
  });
  await test.step('takes the data sheet of the number', async () => {
    await expect(summary).toContainText('TD-3-4XG-4F-250-AB-30');
    const sheet = await summary.getByRole('link', { name: /Data sheet/ }).getAttribute('href');
    const answer = await page.request.get(String(sheet));
    expect(answer.headers()['content-type']).toBe('application/pdf');
    expect((await answer.body()).subarray(0, 5).toString()).toBe('%PDF-');
  });
  await test.step('and its wiring', async () => {
    await summary.getByRole('link', { name: 'Wiring', exact: true }).click();
    const diagram = page.getByRole('img', { name: /Wiring diagram of TD-3-4XG-4F-250-AB-30/ });
    await expect(diagram).toBeInViewport();
    await expect
      .poll(() => diagram.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth))
      .toBeGreaterThan(700);
  });
});

/** Runs in the page: keeps each pair of a number and the price beside it, on the plate and in the summary, and sums that do not add up. */
function watchPrices(): void {
  const seen = new Set<string>();
  const wrongSums = new Set<string>();
  const text = (selector: string): string => document.querySelector(selector)?.textContent ?? '';
  const cents = (amount: string): number => Math.round(100 * Number(amount.replace(/[^\d.]/g, '')));
  const look = (): void => {
    const [, number] = /^Model number (\S+)\. /.exec(text('.cfg-whole > [role="status"].sr-only')) ?? [];
    seen.add(`${number} costs ${text('.plate-price-text')}`);
    seen.add(`${text('.num-name b')} costs ${text('.num-price b')}`);
    const amounts = [...document.querySelectorAll('.cfg-sum tbody td:last-child')].map((cell) =>
      cents(cell.textContent),
    );
    const sum = text('.cfg-sum tfoot td:last-child');
    if (amounts.reduce((all, amount) => all + amount, 0) !== cents(sum)) wrongSums.add(sum);
    document.documentElement.dataset.seenPrices = [...seen].join('\n');
    document.documentElement.dataset.wrongSums = [...wrongSums].join(' ');
  };
  look();
  new MutationObserver(look).observe(document.body, { subtree: true, childList: true, characterData: true });
}
