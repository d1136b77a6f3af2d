import type { Locator, Page, Request, Route } from '@playwright/test';
import { expect } from '../browser/fixtures.ts';
import {
  lostValues,
  type Place,
  type Shown,
  type Told,
  type TypedValue,
  toldOfPlaces,
  valueAt,
} from './judge-two-people.ts';

/** The family that two people work on, in a draft that both have open. */
export interface AtOneFamily {
  baseURL: string;
  draft: string;
  family: number;
  /** Of both together. */
  edits: number;
  /** The same seed makes the same edits; when an answer comes is not in it. */
  seed: number;
  /** Each page lets go of some edits that never left it, as a broken queue would: the run has to end with lost values. */
  isQueueBroken: boolean;
}

type Random = (most: number) => number;
type Cut = 'before' | 'during' | 'after';

/** All that one person typed, and all that the browser told them of it. */
interface Account {
  name: string;
  page: Page;
  typed: TypedValue[];
  /** The server answered, and the answer came. */
  acknowledged: Set<TypedValue>;
  /** Holds the answers that are still being read. */
  reading: Promise<void>[];
  /** Shown as in conflict, by the key of `keyOf`. */
  conflicts: Map<string, Shown>;
  cuts: Cut[];
}

const GRID = '?columns=name,description,prodRep,alertMsg';
const FIELDS: readonly Place[] = [
  { input: 'name', labels: ['Name'], path: ['name'] },
  { input: 'description', labels: ['Description'], path: ['description'] },
  { input: 'prodRep', labels: ['Replaced by'], path: ['prodRep'] },
  { input: 'alertMsg', labels: ['Notice'], path: ['alertMsg'] },
];
const SPEC_ROW = ['Specifications', null, 'Rows', null] as const;
const ELEMENTS: readonly Place[] = [
  { input: 'specs-0-kvo-0-value', labels: [...SPEC_ROW, 'How much'], path: ['specs', 0, 'kvo', 0, 'value'] },
  { input: 'specs-0-kvo-1-value', labels: [...SPEC_ROW, 'How much'], path: ['specs', 0, 'kvo', 1, 'value'] },
  { input: 'specs-0-kvo-1-key', labels: [...SPEC_ROW, 'What'], path: ['specs', 0, 'kvo', 1, 'key'] },
  { input: 'specs-0-title', labels: ['Specifications', null, 'Heading'], path: ['specs', 0, 'title'] },
];
/** One of so many edits is of the first place, so that few edits meet, too. */
const MEETS = 3;
const OPENED = ['specs-0', 'specs-0-kvo-0', 'specs-0-kvo-1'];
const WRITES = '**/api/office/drafts/*/rows/**';
const SETTLED_MS = 120_000;
/** One of so many edits begins with a change from the form to the grid or back; one of so many is followed by a reload. */
const CHANGES_PAGE = 12;
const RELOADS = 15;

/**
 * Two people type into one family at once, in its form and in the grid, into fields and into the rows of a list, while their connections
 * are cut before, during and after the answer, and their pages reloaded. Throws when a value that one of them typed is neither in the
 * draft, nor was shown to them as in conflict, nor was typed over by somebody who saw it. Resolves to counts of what happened.
 */
export async function twoPeopleAtOneFamily(pages: readonly [Page, Page], given: AtOneFamily): Promise<string> {
  const people = await Promise.all(pages.map((page, at) => accountOf(page, at === 0 ? 'a' : 'b', given)));
  await Promise.all(
    people.map((person, at) => work(person, Math.ceil(given.edits / 2), randomOf(given.seed * 2 + at), given)),
  );
  for (const person of people) await settle(person, randomOf(given.seed));
  for (const person of people) await person.page.unroute(WRITES);
  for (const person of people) while (person.reading.length > 0) await person.reading.shift();
  const [page] = pages;
  const answer = await page.request.get(`${given.baseURL}/api/office/rows/families/${given.family}`, {
    params: { draft: given.draft },
  });
  const { row }: { row: unknown } = await answer.json();
  const told = people.map((person): Told => ({ ...person, asked: [...person.conflicts.values()] }));
  const lost = lostValues(told, row);
  const story = toldOfPlaces(told, lost).join('\n');
  expect(lost, `With the seed ${given.seed} these values were lost. At their places:\n${story}`).toEqual([]);
  const conflicts = people.reduce((sum, person) => sum + person.conflicts.size, 0);
  const acknowledged = people.reduce((sum, person) => sum + person.acknowledged.size, 0);
  const typed = people.reduce((sum, person) => sum + person.typed.length, 0);
  return `${typed} values typed, ${acknowledged} acknowledged, ${conflicts} shown in conflict, 0 lost; seed ${given.seed}`;
}

async function accountOf(page: Page, name: string, { isQueueBroken }: AtOneFamily): Promise<Account> {
  const account: Account = {
    name,
    page,
    typed: [],
    acknowledged: new Set(),
    reading: [],
    conflicts: new Map(),
    cuts: [],
  };
  await page.addInitScript(watch);
  if (isQueueBroken) await page.addInitScript(breakQueue);
  await page.route(WRITES, (route) => cut(route, account.cuts));
  page.on('requestfinished', (request) => account.reading.push(acknowledge(account, request)));
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

/** One row of a write, and its answer. */
interface Change {
  fields: Record<string, unknown>;
}
interface Result {
  conflicts: { path: unknown[]; mine: unknown }[];
}

async function acknowledge(account: Account, request: Request): Promise<void> {
  if (request.method() === 'GET' || !/\/drafts\/[^/]+\/rows\b/.test(request.url())) return;
  // A page that was left meanwhile has told nobody anything.
  const response = await request.response().catch(() => null);
  if (response?.ok() !== true) return;
  const answer = await response.json().catch(() => null);
  if (answer === null) return;
  const sent = request.postDataJSON();
  const changes: Change[] = sent.changes ?? [sent];
  const results: Result[] = answer.results ?? [answer];
  for (const [at, { fields }] of changes.entries())
    for (const one of account.typed) {
      const isAsked = results[at]?.conflicts.some(
        ({ path, mine }) => path[0] === one.place.path[0] && JSON.stringify(mine ?? null).includes(one.value),
      );
      if (isAsked === false && valueAt(fields, one.place) === one.value) account.acknowledged.add(one);
    }
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
      await come(page, isForm);
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
  await come(page, isForm);
}

/**
 * Waits until there is something to type in. A connection that is cut before that comes back only after the typing: the run would stand
 * still.
 */
async function come(page: Page, isForm: boolean): Promise<void> {
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
  const place = oneOf([...FIELDS, ...ELEMENTS], random);
  const field = page.locator(`#f-${place.input}`);
  await field.scrollIntoViewIfNeeded();
  await put(person, field, place, value);
  // The cursor stays, and the writer goes on after a moment.
  if (random(3) === 0) {
    await page.waitForTimeout(random(1500));
    await put(person, field, place, value.replace('.', '+'));
  }
  if (random(2) === 0) await field.blur();
}

async function typeInGrid(person: Account, value: string, random: Random): Promise<void> {
  const { page } = person;
  const place = oneOf(FIELDS, random);
  await page.locator(`#cell-0-${FIELDS.indexOf(place)}`).dblclick();
  const field = page.getByRole('textbox', { name: String(place.labels[0]), exact: true });
  await put(person, field, place, value);
  if (random(2) === 0) await page.waitForTimeout(random(1000));
  await field.press('Tab');
}

const oneOf = (places: readonly Place[], random: Random): Place => {
  const place = random(MEETS) === 0 ? places[0] : places[random(places.length)];
  if (place === undefined) throw new Error('There is no place to type in.');
  return place;
};

async function put({ page, typed, name }: Account, field: Locator, place: Place, value: string): Promise<void> {
  const one: TypedValue = { place, value, seen: '', by: name };
  typed.push(one);
  await field.fill(value);
  // A colleague's words may come between the selection of all that stands there and the first key: these words stand after them then.
  [one.seen = '', one.value = value] = await page.evaluate(() =>
    ['seenBefore', 'typedLast'].map((name) => String(Reflect.get(globalThis, name))),
  );
}

/**
 * In the page: what stands in a field at the moment of a key is what its writer saw, and what stands there after it is what they typed.
 * Every question that is shown is noted.
 */
function watch(): void {
  const keep = (name: string): ((event: Event) => void) => {
    return ({ target }) => {
      if (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement)
        Reflect.set(globalThis, name, target.value);
    };
  };
  addEventListener('beforeinput', keep('seenBefore'), true);
  addEventListener('input', keep('typedLast'), true);
  const asked = (): void => {
    for (const section of document.querySelectorAll('.edits-one:has(dl)')) {
      const [theirs = '', mine = ''] = [...section.querySelectorAll('dd')].map((one) => one.textContent ?? '');
      // The words of the place; the name of the row follows them.
      const words = section.querySelector('h3')?.firstChild?.textContent ?? '';
      sessionStorage.setItem(`asked ${JSON.stringify([words, mine, theirs])}`, '');
    }
  };
  new MutationObserver(asked).observe(document, { subtree: true, childList: true, characterData: true });
}

/** In the page: each third write is answered as the one before it was, and never sent. The queue lets go of what it took to be written. */
function breakQueue(): void {
  const send = globalThis.fetch;
  let count = 0;
  let before = '';
  globalThis.fetch = async (input, init) => {
    const isWrite = init?.method === 'PUT' && /\/drafts\/[^/]+\/rows\b/.test(String(input));
    if (!isWrite) return send(input, init);
    if (++count % 3 === 0 && before !== '')
      return new Response(before, { headers: { 'content-type': 'application/json' } });
    const answer = await send(input, init);
    if (answer.ok) before = await answer.clone().text();
    return answer;
  };
}

/** Reads which values were shown as in conflict. */
async function readConflicts({ page, conflicts }: Account): Promise<void> {
  const names = await page.evaluate(() => Object.keys(sessionStorage).filter((name) => name.startsWith('asked ')));
  for (const name of names) {
    const [words = '', mine = '', theirs = ''] = JSON.parse(name.slice('asked '.length)) as string[];
    const shown = { words, mine, theirs, isMineTaken: false };
    if (!conflicts.has(keyOf(shown))) conflicts.set(keyOf(shown), shown);
  }
}

const keyOf = ({ words, mine, theirs }: Shown): string => JSON.stringify([words, mine, theirs]);

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
    const isMineTaken = random(2) === 0;
    // Read and answered in one: an answer of the server may ask anew meanwhile.
    const [words = '', theirs = '', mine = ''] = await section.evaluate(
      (asked, name) => {
        const texts = [asked.querySelector('h3')?.firstChild, ...asked.querySelectorAll('dd')];
        [...asked.querySelectorAll('button')].find(({ textContent }) => textContent === name)?.click();
        return texts.map((text) => text?.textContent ?? '');
      },
      isMineTaken ? 'Put yours in' : 'Leave theirs',
    );
    const shown = { words, mine, theirs, isMineTaken };
    if (isMineTaken) conflicts.set(keyOf(shown), shown);
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
