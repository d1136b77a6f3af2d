import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import type axe from 'axe-core';
import { atBothWidths, expect, test } from './fixtures.ts';

/** WCAG 2.2 AA, and axe's further recommendations. */
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** The rules of those that look at colours; all others look at words, attributes, places and visibility. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];
const AXE = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

/** Nothing that axe knows of WCAG 2.2 AA, but for some rules, is wrong with the page, including what it lays out only near the screen. */
export async function expectAccessible(page: Page, but: readonly string[] = []): Promise<void> {
  await atBothWidths(page, () => expectNoViolations(page, RULES, but));
}

/**
 * The same in both colour schemes, one after the other on the page as it stands: the way to it is walked once. Where the second scheme
 * leaves everything in its place, only colours can be wrong in it alone.
 */
export async function expectAccessibleInBothSchemes(page: Page): Promise<void> {
  // At the second width it begins with the scheme that the first has come to: each change paints the whole page.
  let schemes: [Scheme, Scheme] = ['light', 'dark'];
  await atBothWidths(page, async () => {
    await expectNoViolationsInBothSchemes(page, schemes);
    schemes = [schemes[1], schemes[0]];
  });
  await page.emulateMedia({ colorScheme: 'light' });
}

type Scheme = 'light' | 'dark';

async function expectNoViolationsInBothSchemes(page: Page, [first, second]: [Scheme, Scheme]): Promise<void> {
  await page.emulateMedia({ colorScheme: first });
  await test.step(`${first} scheme`, () => expectNoViolations(page, RULES));
  await page.evaluate(keepsItsShape);
  await page.emulateMedia({ colorScheme: second });
  await page.evaluate(coloursHaveCome);
  const onlyColoursDiffer = await page.evaluate(keepsItsShape);
  await test.step(`${second} scheme`, () => expectNoViolations(page, onlyColoursDiffer ? COLOUR_RULES : RULES));
}

async function expectNoViolations(page: Page, only: readonly string[], but: readonly string[] = []): Promise<void> {
  if (!(await page.evaluate(isReady))) {
    await page.evaluate(AXE);
    await page.evaluate(keepNoMarkup);
    await page.evaluate(takeNoTextForPictures);
    await page.evaluate(layOutWhole);
  }
  await page.evaluate(coloursHaveCome);
  const found = await page.evaluate(violations, { only: [...only], but });
  expect(found, found.length === 0 ? '' : `its colours: ${await page.evaluate(groundColours)}`).toEqual([]);
}

/** In the page: whether axe was loaded into this document before. Loading it takes as long as one analysis. */
const isReady = (): boolean => 'axe' in window;

/** In the page: an analysis keeps no copy of the markup of each element that it looks at. Only the places of violations are named. */
function keepNoMarkup(): void {
  window.axe.configure({ noHtml: true });
}

/**
 * In the page: axe draws words of each typeface to see whether they are pictures, and does not ask for the contrast of those. No typeface
 * of ours has such, so it draws nothing and asks for every contrast. Its canvas alone is made to be read often.
 */
function takeNoTextForPictures(): void {
  const own = HTMLCanvasElement.prototype.getContext;
  const drawn = { data: new Uint8ClampedArray(4).fill(1) };
  const blind = {
    canvas: { width: 0, height: 0 },
    measureText: () => ({ width: 30 }),
    fillText: () => {},
    clearRect: () => {},
    getImageData: () => drawn,
  };
  const getContext = function (this: HTMLCanvasElement, kind: string, options?: CanvasRenderingContext2DSettings) {
    return options?.willReadFrequently === true ? blind : own.call(this, kind, options);
  };
  Object.assign(HTMLCanvasElement.prototype, { getContext });
}

/** In the page: lays out what waits to come into view. What is folded stays hidden, as it is for everybody. */
function layOutWhole(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(':not([data-folded] > *) { content-visibility: visible !important; }');
  document.adoptedStyleSheets.push(sheet);
}

/** In the page: whether its markup, the place of each element and its visibility are those of the last call. */
function keepsItsShape(): boolean {
  const places = [...document.querySelectorAll('*')].map((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    const { visibility, opacity } = getComputedStyle(element);
    return [x, y, width, height, visibility, opacity].join(' ');
  });
  const shape = document.documentElement.outerHTML + places.join();
  const isTheSame = window.lastShape === shape;
  window.lastShape = shape;
  return isTheSame;
}

/**
 * In the page: resolves when its colours are those of a scheme, and not on their way from one to the other. An element whose colour is
 * inherited begins its own way when its parent has come to the end of it; one way may be cut off by the next.
 */
async function coloursHaveCome(): Promise<void> {
  for (;;) {
    await new Promise(requestAnimationFrame);
    const under = document.getAnimations().filter((motion) => motion instanceof CSSTransition);
    if (under.length === 0) return;
    await Promise.allSettled(under.map(({ finished }) => finished));
  }
}

/** In the page: the scheme that it is asked for, and the colours that most of its words have and stand on. */
function groundColours(): string {
  const asked = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  const grounds = [document.documentElement, document.body, ...document.querySelectorAll('h1')].map((element) => {
    const { color, backgroundColor } = getComputedStyle(element);
    return `${color} on ${backgroundColor}`;
  });
  return [asked, ...grounds].join(', ');
}

/** In the page: the broken rules, each with the elements that break it. */
async function violations({ only, but }: { only: string[]; but: readonly string[] }): Promise<string[]> {
  const rules = Object.fromEntries(but.map((rule) => [rule, { enabled: false }]));
  // A frame of its own, as the preview of the office, has no axe in it: each analysis would wait half a second for its answer.
  const found = await window.axe.run({ runOnly: only, rules, resultTypes: ['violations'], iframes: false });
  return found.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
}

declare global {
  interface Window {
    axe: typeof axe;
    lastShape?: string;
  }
}
