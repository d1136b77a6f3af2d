import type { Locator } from '@playwright/test';
import { expect, test } from '../browser/fixtures.ts';
import { content } from '../site/demo-names.ts';

const dollars = (cents: number | null | undefined): string =>
  new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' }).format((cents ?? 0) / 100);
const priceOf = (part: string): string =>
  dollars(content.products.find(({ partNumber }) => partNumber === part)?.priceCents);

/** A number as a distributor has it, the heading of its answer, and what stands in it. */
interface Asked {
  as: string;
  typed: string;
  heading: RegExp;
  says: readonly (string | RegExp)[];
  /** The main button of the answer. */
  main: string | RegExp;
  not?: RegExp;
}

const PANEL = 'TD-3-4X-4F-040-AB-E-20';
const FLOAT = 'PF-20-NO-P120';
const panel = [PANEL, priceOf('7204418'), 'Part 7204418', 'Current model'];
const float = [FLOAT, priceOf('7311202'), 'Part 7311202', 'Current model'];
const panelRead = new RegExp(`Read as ${PANEL}`);
const floatRead = new RegExp(`Read as ${FLOAT}`);
const replacedBy = (part: string) => ['Obsolete, replaced', `Replaced by ${part}, ${priceOf(part)}`];

const twenty: readonly Asked[] = [
  {
    as: 'a part',
    typed: '7311203',
    heading: /^A number of Plover/,
    says: ['PF-30-NO-P120', priceOf('7311203')],
    main: 'Open',
  },
  {
    as: 'a part without a model number',
    typed: 'PH-40-NO-P120-20',
    heading: /^Part PH-40/,
    says: [priceOf('PH-40-NO-P120-20'), 'Current model'],
    main: 'Open',
  },
  {
    as: 'a part in two pieces',
    typed: '7311 203',
    heading: /^Read as 7311203/,
    says: [priceOf('7311203')],
    main: 'Open',
  },
  {
    as: 'a part with a letter for a digit',
    typed: '73112O3',
    heading: /^Read as 7311203/,
    says: [priceOf('7311203')],
    main: 'Open',
  },
  {
    as: 'a part with the words of a label',
    typed: 'P/N 7311202 qty 4',
    heading: /^Read as 7311202/,
    says: float,
    main: 'Open',
  },
  { as: 'a model', typed: PANEL, heading: /^A number of Tern/, says: [...panel, '2.5–4.0 A'], main: 'Open' },
  { as: 'a model without hyphens', typed: 'TD34X4F040ABE20', heading: panelRead, says: panel, main: 'Open' },
  { as: 'a model in small letters', typed: 'td-3-4x-4f-040-ab-e-20', heading: panelRead, says: panel, main: 'Open' },
  { as: 'a model with O for 0', typed: 'TD-3-4X-4F-O4O-AB-E-2O', heading: panelRead, says: panel, main: 'Open' },
  {
    as: 'a model that a mail has broken',
    typed: 'TD-3-4X-4F-\r\n  040-AB-E-20',
    heading: panelRead,
    says: panel,
    main: 'Open',
  },
  {
    as: 'a model with the dashes of a word processor',
    typed: 'TD–3–4X–4F–040–AB–E–20',
    heading: panelRead,
    says: panel,
    main: 'Open',
  },
  { as: 'a model with blanks', typed: 'PF 20 NO P120', heading: floatRead, says: float, main: 'Open' },
  {
    as: 'a model with nothing between, in small letters, with o for 0',
    typed: 'pf2onop12o',
    heading: floatRead,
    says: float,
    main: 'Open',
  },
  {
    as: 'a model that no part carries',
    typed: 'WA-O-120-D-30',
    heading: /^A number of Wren/,
    says: ['Current model', /\$\d+\.\d\d/],
    main: 'Open',
  },
  {
    as: 'an obsolete part, sold as another',
    typed: '1009433',
    heading: /^Part 1009433/,
    says: replacedBy('7311203'),
    main: 'Open the replacement',
  },
  {
    as: 'the next one, sold as the next',
    typed: '1009434',
    heading: /^Part 1009434/,
    says: replacedBy('7311210'),
    main: 'Open the replacement',
  },
  {
    as: 'an obsolete part, sold as nothing',
    typed: '1009441',
    heading: /^Part 1009441/,
    says: ['Obsolete', 'Nothing is sold instead. Ask us:'],
    main: 'Open',
    not: /replaced|current|pricing|\$/i,
  },
  {
    as: 'a model with a wrong cell',
    typed: 'TD-3-4X-5F-040-AB-E-20',
    heading: /one cell does not fit/,
    says: ['“5F” does not fit at Floats. Everything else is kept. To choose: Floats.', priceOf('7204418')],
    main: `Take ${PANEL}`,
  },
  {
    as: 'the beginning of a model',
    typed: 'TD-3-4X',
    heading: /not complete yet/,
    says: ['4 to choose: Floats, Motor amps, Alarm, Float cable.'],
    main: /^Open in Tern/,
  },
];

test('a distributor types twenty numbers as they came, and each has its own answer', async ({ page, isMobile }) => {
  await page.goto('/home');
  if (isMobile) await page.getByRole('button', { name: 'Search', exact: true }).tap();
  const first = page.getByRole('combobox', { name: /Search/ });
  await first.fill('9999999');
  await first.press('Enter');
  await test.step('an unknown one', async () => {
    await expect(page.getByRole('main')).toContainText('9999999');
    await expect(page.getByRole('main').getByRole('region', { name: /number|Part|Read as/ })).toHaveCount(0);
  });
  // One page for all of them, never loaded again.
  const mark = await page.evaluateHandle(() => document.querySelector('#search-text'));
  const box = page.getByRole('searchbox', { name: 'Part number, model number or word' });
  for (const { as, typed, heading, says, main, not } of twenty)
    await test.step(`${as}: ${typed}`, async () => {
      await box.fill(typed);
      const answer: Locator = page.getByRole('region', { name: heading });
      for (const part of says) await expect(answer).toContainText(part);
      await expect(answer.getByRole('link', { name: main, exact: true })).toHaveCount(1);
      if (not !== undefined) await expect(answer).not.toContainText(not);
      await expect(answer).not.toContainText('N/A');
    });
  expect(await mark.evaluate((element) => element?.isConnected)).toBe(true);
});
