import type { Page } from '@playwright/test';
import axe from 'axe-core';
import { expect, test } from './fixtures.ts';

/** WCAG 2.2 AA, and axe's further recommendations. */
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Nothing that axe knows of WCAG 2.2 AA, but for some rules, is wrong with the page, including what it lays out only near the screen. */
export async function expectAccessible(page: Page, but: readonly string[] = []): Promise<void> {
  if (!(await page.evaluate(isReady))) await page.evaluate(axe.source);
  expect(await page.evaluate(violations, { tags: RULES, but })).toEqual([]);
}

/** The same in both colour schemes, one after the other on the page as it stands: the way to it is walked once. */
export async function expectAccessibleInBothSchemes(page: Page): Promise<void> {
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme });
    await test.step(`${colorScheme} scheme`, () => expectAccessible(page));
  }
}

/** In the page: whether axe was loaded into this document before. Loading it takes as long as one analysis. */
const isReady = (): boolean => 'axe' in window;

/** In the page: the broken rules, each with the elements that break it. */
async function violations({ tags, but }: { tags: string[]; but: readonly string[] }): Promise<string[]> {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('* { content-visibility: visible !important; }');
  document.adoptedStyleSheets.push(sheet);
  await new Promise(requestAnimationFrame);
  // Colours on their way from one scheme to the other are neither.
  await Promise.all(
    document.getAnimations().map((motion) => (motion instanceof CSSTransition ? motion.finished : undefined)),
  );
  const rules = Object.fromEntries(but.map((rule) => [rule, { enabled: false }]));
  const found = await window.axe.run({ runOnly: tags, rules, resultTypes: ['violations'] });
  return found.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
}

declare global {
  interface Window {
    axe: typeof axe;
  }
}
