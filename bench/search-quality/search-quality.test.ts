import { compile } from '@millrace/catalogue';
import { demoContent } from '@millrace/demo-content';
import { expect, test } from 'vitest';
import type { Contender } from './contenders/contender.ts';
import { everythingSearch } from './contenders/everything-search.ts';
import { judge } from './judge.ts';
import { eighthList } from './questions/eighth-list.ts';
import { fifthList } from './questions/fifth-list.ts';
import { fourthList } from './questions/fourth-list.ts';
import { questions } from './questions/index.ts';
import { ninthList } from './questions/ninth-list.ts';
import { heldBack, secondList } from './questions/second-list.ts';
import { seventhList } from './questions/seventh-list.ts';
import { sixthList } from './questions/sixth-list.ts';
import { tenthList } from './questions/tenth-list.ts';
import { thirdList } from './questions/third-list.ts';

/** Below the aim of 85 % and 97 %, so that a change of the content does not break it. */
const LEAST = { first: 0.82, amongFive: 0.95 };

const compiled = compile(demoContent(), { revision: 1 });
if (!compiled.ok) throw new Error(compiled.findings[0]?.message);
const site = everythingSearch(compiled.snapshot);
const known = new Map<string, readonly string[]>();
/** Asks each question once, however many lists it is in. */
const search: Contender = {
  name: site.name,
  find: async (text) => {
    const found = known.get(text) ?? (await site.find(text));
    known.set(text, found);
    return [...found];
  },
};
const all = [
  questions,
  secondList,
  heldBack,
  thirdList,
  fourthList,
  fifthList,
  sixthList,
  seventhList,
  eighthList,
  ninthList,
  tenthList,
].flat();

test('the right page comes first, or among the first five', async () => {
  const { first, amongFive, misses } = await judge(search, questions);
  const missed = misses.map(({ text, place }) => `${place ?? '-'} ${text}`).join('\n');
  expect(first, missed).toBeGreaterThanOrEqual(LEAST.first * questions.length);
  expect(amongFive, missed).toBeGreaterThanOrEqual(LEAST.amongFive * questions.length);
  // Asked most at the phone desk: the alarms before a video on them, the sheet, and the question.
  for (const text of ['high water alarm', 'hight water alarm', 'data sheet tern', 'how to wire a float'])
    expect(misses.map((miss) => miss.text)).not.toContain(text);
});

test.each([
  ['second', [...secondList, ...heldBack], LEAST],
  ['third', thirdList, { first: 0.78, amongFive: 0.92 }],
  ['fourth', fourthList, { first: 0.77, amongFive: 0.9 }],
  ['fifth', fifthList, { first: 0.79, amongFive: 0.93 }],
  ['sixth', sixthList, { first: 0.8, amongFive: 0.93 }],
  ['seventh', seventhList, { first: 0.84, amongFive: 0.93 }],
  ['eighth', eighthList, { first: 0.86, amongFive: 0.94 }],
  ['ninth', ninthList, { first: 0.81, amongFive: 0.91 }],
  ['tenth', tenthList, { first: 0.79, amongFive: 0.92 }],
])('so it does for the questions of the %s list, which another hand wrote', async (_, asked, least) => {
  const { first, amongFive, misses } = await judge(search, asked);
  const missed = misses.map(({ text, place }) => `${place ?? '-'} ${text}`).join('\n');
  expect(first, missed).toBeGreaterThanOrEqual(least.first * asked.length);
  expect(amongFive, missed).toBeGreaterThanOrEqual(least.amongFive * asked.length);
});

test('of all questions together the right page comes first for 85 of 100, and among the first five for 95', async () => {
  const { asked, first, amongFive } = await judge(search, all);
  expect(first).toBeGreaterThanOrEqual(0.85 * asked);
  expect(amongFive).toBeGreaterThanOrEqual(0.95 * asked);
});

test.each(['float', 'float switch', 'float switches'])(
  '"%s" leads to the broadest family of floats, then a category',
  async (text) => {
    const found = await search.find(text);
    expect(found[0]).toBe('family:plover-tethered');
    expect(found.slice(0, 5)).toContain('page:/category/control-floats');
  },
);

/**
 * Weights are right when the questions are answered right, as above: read which answers differ before the record is renewed (`vitest run
 * -u`).
 */
test('every question finds what it found, in that order', async () => {
  const lines: string[] = [];
  for (const [text] of all) lines.push(`${text}: ${(await search.find(text)).join(' | ')}\n`);
  await expect(lines.join('')).toMatchFileSnapshot('fixtures/recorded-answers.txt');
});
