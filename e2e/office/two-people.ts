import type { Locator, Page, Request, Route } from '@playwright/test';
import { expect } from '../browser/fixtures.ts';

/** The family that two people work on, in a draft that both have open. */
export interface AtOneFamily {
  baseURL: string;
  draft: string;
  family: number;
  /** Of both together. */
  edits: number;
  /** The same seed makes the same edits; when an answer comes is not in it. */
  seed: number;
}

type Random = (most: number) => number;
type Cut = 'before' | 'during' | 'after';

/** A value that was typed, and what stood in its field when the first key was pressed. */
interface TypedValue {
  value: string;
  seen: string;
  by: string;
}

/** All that one person typed, and all that the browser told them of it. */
interface Account {
  name: string;
  page: Page;
  typed: TypedValue[];
  /** The server answered, and the answer came. */
  acknowledged: Set<string>;
  /** Shown as in conflict: `mine`, `theirs` as the sheet has them. */
  conflicts: Map<string, Shown>;
  cuts: Cut[];
}

interface Shown {
  mine: string;
  theirs: string;
  isMineTaken: boolean;
}

const GRID = '?columns=name,description,prodRep,alertMsg';
const COLUMNS = ['Name', 'Description', 'Replaced by', 'Notice'];
const FIELDS = ['name', 'description', 'prodRep', 'alertMsg'];
const ELEMENTS = ['specs-0-kvo-0-value', 'specs-0-kvo-1-value', 'specs-0-kvo-1-key', 'specs-0-title'];
const OPENED = ['specs-0', 'specs-0-kvo-0', 'specs-0-kvo-1'];
const WRITES = '**/api/office/drafts/*/rows/**';
const SETTLED_MS = 120_000;
/** One of so many edits begins with a change from the form to the grid or back; one of so many is followed by a reload. */
const CHANGES_PAGE = 12;
const RELOADS = 15;

/**
 * Two people type into one family at once, in its form and in the grid, into fields and into the rows of a list, while their connections are
 * cut before, during and after the answer, and their pages reloaded. Throws when a value that one of them typed is neither in the draft, nor
 * was shown to them as in conflict, nor was typed over by somebody who saw it. Resolves to counts of what happened.
 */
export async function twoPeopleAtOneFamily(pages: readonly [Page, Page], given: AtOneFamily): Promise<string> {
  const people = await Promise.all(pages.map((page, at) => accountOf(page, at === 0 ? 'a' : 'b')));
  await Promise.all(
    people.map((person, at) => work(person, Math.ceil(given.edits / 2), randomOf(given.seed * 2 + at), given)),
  );
  for (const person of people) await settle(person, randomOf(given.seed));
  for (const person of people) await person.page.unroute(WRITES);
  const [page] = pages;
  const answer = await page.request.get(`${given.baseURL}/api/office/rows/families/${given.family}`, {
    params: { draft: given.draft },
  });
  const row = JSON.stringify((await answer.json()).row);
  const lost = people.flatMap((person) => person.typed.filter((one) => !isKept(one, person, people, row)));
  const words = lost.map(({ value, seen, by }) => {
    const own = people.find(({ name }) => name === by);
    return `“${value}” of ${by}, typed over “${seen}”, ${own?.acknowledged.has(value) === true ? '' : 'not '}acknowledged`;
  });
  expect(words, `With the seed ${given.seed} these values were lost`).toEqual([]);
  const conflicts = people.reduce((sum, person) => sum + person.conflicts.size, 0);
  const acknowledged = people.reduce((sum, person) => sum + person.acknowledged.size, 0);
  const typed = people.reduce((sum, person) => sum + person.typed.length, 0);
  return `${typed} values typed, ${acknowledged} acknowledged, ${conflicts} shown in conflict, 0 lost; seed ${given.seed}`;
}

/** A value is kept that is in the draft, was shown as in conflict to who typed it, or was typed over by one who saw it. */
function isKept({ value }: TypedValue, person: Account, people: readonly Account[], row: string): boolean {
  if (row.includes(value)) return true;
  const asked = [...person.conflicts.values()];
  if (asked.some(({ mine }) => mine.includes(value))) return true;
  if (!person.acknowledged.has(value) && person.typed.some(({ seen }) => seen.includes(value))) return true;
  return people.some(
    (other) =>
      [...other.conflicts.values()].some(({ theirs, isMineTaken }) => isMineTaken && theirs.includes(value)) ||
      other.typed.some((over) => over.seen.includes(value) && hasLanded(over, other, people)),
  );
}

/**
 * A value that was put into the draft in place of what stood there, as its writer was told or the other saw; or one that its writer typed
 * over it before it left.
 */
function hasLanded({ value, by }: TypedValue, person: Account, people: readonly Account[]): boolean {
  const { acknowledged, conflicts, typed } = person;
  if (acknowledged.has(value)) return true;
  if (people.some((other) => other.name !== by && other.typed.some(({ seen }) => seen.includes(value)))) return true;
  const asked = [...conflicts.values()].filter(({ mine }) => mine.includes(value));
  if (asked.length > 0) return asked.some(({ isMineTaken }) => isMineTaken);
  return typed.some((over) => over.seen.includes(value) && hasLanded(over, person, people));
}

async function accountOf(page: Page, name: string): Promise<Account> {
  const account: Account = {
    name,
    page,
    typed: [],
    acknowledged: new Set(),
    conflicts: new Map(),
    cuts: [],
  };
  await page.addInitScript(watch);
  await page.route(WRITES, (route) => cut(route, account.cuts));
  page.on('requestfinished', (request) => void acknowledge(account, request));
  return account;
}

/** Cuts the connection of a write, as the next cut says. */
async function cut(route: Route, cuts: Cut[]): Promise<void> {
  const when = route.request().method() === 'GET' ? undefined : cuts.shift();
  if (when === undefined) return route.continue();
  if (when === 'before') return route.abort('connectionreset');
  const written = route.fetch().catch(() => null);
  if (when === 'after') await written;
  await route.abort('connectionreset').catch(() => {});
  await written;
}

async function acknowledge(account: Account, request: Request): Promise<void> {
  if (request.method() === 'GET' || !/\/drafts\/[^/]+\/rows\b/.test(request.url())) return;
  const response = await request.response();
  if (response?.ok() !== true) return;
  const sent = request.postData() ?? '';
  const answer = await response.json().catch(() => null);
  // A page that was left meanwhile has told nobody anything.
  if (answer === null) return;
  const results: { conflicts: unknown }[] = answer.results ?? [answer];
  const inConflict = JSON.stringify(results.map((one) => one.conflicts));
  for (const { value } of account.typed)
    if (sent.includes(value) && !inConflict.includes(value)) account.acknowledged.add(value);
}

async function work(person: Account, edits: number, random: Random, given: AtOneFamily): Promise<void> {
  const { page } = person;
  let isForm = random(2) === 0;
  await open(person, isForm, given);
  for (let nth = 0; nth < edits; nth++) {
    if (random(CHANGES_PAGE) === 0) {
      isForm = !isForm;
      await open(person, isForm, given);
    }
    const online = await disturb(person, random);
    const value = `${person.name}${String(nth).padStart(3, '0')}.`;
    if (isForm) await typeInForm(person, value, random);
    else await typeInGrid(person, value, random);
    if (online !== null) {
      await page.waitForTimeout(random(1500));
      await online();
    } else if (random(RELOADS) === 0) {
      await page.reload();
      if (isForm) await openElements(page);
    }
    if (random(3) > 0) await page.waitForTimeout(random(900));
    await readConflicts(person);
    if (random(4) === 0) await decide(person, random);
  }
}

async function open(person: Account, isForm: boolean, { baseURL, draft, family }: AtOneFamily): Promise<void> {
  const { page } = person;
  await page.goto(
    isForm
      ? `${baseURL}/office/rows/families/${family}?draft=${draft}`
      : `${baseURL}/office/rows/families${GRID}&draft=${draft}&q=`,
  );
  if (isForm) await openElements(page);
  else await expect(page.locator('#cell-0-0')).toHaveText(/\S/);
}

async function openElements(page: Page): Promise<void> {
  for (const place of OPENED) {
    const head = page.locator(`#f-${place}-head`);
    await expect(head).toBeVisible();
    if ((await head.getAttribute('aria-expanded')) === 'false') await head.click();
  }
}

/** Cuts the connection for what is typed next; returns what mends it, where it does not mend itself. */
async function disturb({ page, cuts }: Account, random: Random): Promise<(() => Promise<void>) | null> {
  const of = random(10);
  if (of < 3 && cuts.length === 0) cuts.push((['before', 'during', 'after'] as const)[random(3)] ?? 'before');
  if (of !== 3) return null;
  await page.context().setOffline(true);
  return () => page.context().setOffline(false);
}

async function typeInForm(person: Account, value: string, random: Random): Promise<void> {
  const { page } = person;
  const places = [...FIELDS, ...ELEMENTS];
  const field = page.locator(`#f-${places[random(places.length)]}`);
  await field.scrollIntoViewIfNeeded();
  await put(person, field, value);
  // The cursor stays, and the writer goes on after a moment.
  if (random(3) === 0) {
    await page.waitForTimeout(random(1500));
    await put(person, field, value.replace('.', '+'));
  }
  if (random(2) === 0) await field.blur();
}

async function typeInGrid(person: Account, value: string, random: Random): Promise<void> {
  const { page } = person;
  const column = random(COLUMNS.length);
  await page.locator(`#cell-0-${column}`).dblclick();
  const field = page.getByRole('textbox', { name: COLUMNS[column] ?? '', exact: true });
  await put(person, field, value);
  if (random(2) === 0) await page.waitForTimeout(random(1000));
  await field.press('Tab');
}

async function put({ page, typed, name }: Account, field: Locator, value: string): Promise<void> {
  const one: TypedValue = { value, seen: '', by: name };
  typed.push(one);
  await field.fill(value);
  one.seen = await page.evaluate(() => String(Reflect.get(globalThis, 'seenBefore')));
}

/** In the page: what stands in a field at the moment of a key is what its writer saw, and every question that is shown is noted. */
function watch(): void {
  addEventListener(
    'beforeinput',
    ({ target }) => {
      if (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement)
        Reflect.set(globalThis, 'seenBefore', target.value);
    },
    true,
  );
  const asked = (): void => {
    for (const section of document.querySelectorAll('.edits-one:has(dl)')) {
      const [theirs = '', mine = ''] = [...section.querySelectorAll('dd')].map((one) => one.textContent ?? '');
      sessionStorage.setItem(`asked ${JSON.stringify([mine, theirs])}`, '');
    }
  };
  new MutationObserver(asked).observe(document, { subtree: true, childList: true, characterData: true });
}

/** Reads which values were shown as in conflict. */
async function readConflicts({ page, conflicts }: Account): Promise<void> {
  const names = await page.evaluate(() => Object.keys(sessionStorage).filter((name) => name.startsWith('asked ')));
  for (const name of names) {
    const [mine = '', theirs = ''] = JSON.parse(name.slice('asked '.length)) as string[];
    const key = `${mine} ${theirs}`;
    if (!conflicts.has(key)) conflicts.set(key, { mine, theirs, isMineTaken: false });
  }
}

/** Reads what is asked, and answers it. */
async function decide(person: Account, random: Random): Promise<void> {
  const { page, conflicts } = person;
  const button = page.getByRole('button', { name: 'Decide', exact: true });
  if ((await button.count()) === 0) return;
  await button.click();
  const sheet = page.getByRole('dialog', { name: 'What is not in the draft' });
  for (;;) {
    const section = sheet.locator('.edits-one:has(dl)').first();
    if ((await section.count()) === 0) break;
    await readConflicts(person);
    const [theirs = '', mine = ''] = await section.locator('dd').allTextContents();
    const isMineTaken = random(2) === 0;
    await section.getByRole('button', { name: isMineTaken ? 'Put yours in' : 'Leave theirs' }).click();
    if (isMineTaken) conflicts.set(`${mine} ${theirs}`, { mine, theirs, isMineTaken });
  }
  await sheet.getByRole('button', { name: 'Close' }).click();
}

/** All is saved, and nothing is asked any more. */
async function settle(person: Account, random: Random): Promise<void> {
  const strip = person.page.getByRole('contentinfo');
  await expect(async () => {
    await decide(person, random);
    await expect(strip).toHaveText(/^(?:Saved|Connected)/, { timeout: 1000 });
  }).toPass({ timeout: SETTLED_MS });
}

/** Numbers from 0 to below `most`, the same for the same seed (mulberry32). */
function randomOf(seed: number): Random {
  let state = seed >>> 0;
  return (most) => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) % most;
  };
}
