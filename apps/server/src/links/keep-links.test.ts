import { type Content, emptyContent } from '@millrace/contract/content';
import type { LinkFault } from '@millrace/contract/office';
import { clear, openTestDatabase, type TestDatabase } from '@millrace/database/testing';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { demo } from '../testing/test-content.ts';
import type { AskOutside } from './ask-outside.ts';
import { keepLinks, type LinkRounds } from './keep-links.ts';
import { SILENT_TIMES, silentLinks } from './silent-links.ts';

const OWN = 'https://maker.example';
const HOUR_MS = 3_600_000;
const [faq] = demo.rows().faqs;
if (faq === undefined) throw new Error('The demo has questions.');
const content = (answer: string): Content => ({
  ...emptyContent(),
  faqs: [{ ...faq, isLive: true, id: 7, question: 'Who else?', answer }],
});
const A = 'https://a.example/';
const B = 'https://b.example/';
const warn = vi.fn();

let database: TestDatabase;
let now: Date;
let inForce: { content: Content; revision: number } | null;
let asked: string[];
let faults: Record<string, LinkFault>;
let links: LinkRounds;
const open = (ask: AskOutside): LinkRounds =>
  keepLinks({ database, snapshot: () => inForce, publicUrl: OWN, ask, clock: () => now, log: { warn }, pauseMs: 0 });
const later = (hours: number): void => {
  now = new Date(now.getTime() + hours * HOUR_MS);
};
beforeAll(async () => {
  database = await openTestDatabase();
});
beforeEach(async () => {
  await clear(database);
  warn.mockClear();
  now = new Date('2026-11-23T12:00:00Z');
  inForce = { content: content(`${A} ${B}`), revision: 1 };
  asked = [];
  faults = {};
  links = open(async (address) => {
    asked.push(address);
    return faults[address] ?? null;
  });
});
afterEach(() => links.stop());
afterAll(() => database.close());

test('what answers is asked each week, what does not each day', async () => {
  faults = { [B]: 'not-found' };
  await links.round();
  await links.round();
  expect(asked).toEqual([A, B]);
  later(25);
  await links.round();
  expect(asked).toEqual([A, B, B]);
  later(6 * 24);
  await links.round();
  expect(asked.slice(3).sort()).toEqual([A, B]);
  expect(warn).not.toHaveBeenCalled();
});
test('what is silent three times in a row is told, with where it stands, until it answers or nothing leads there', async () => {
  faults = { [A]: 'time-out', [B]: 'not-found' };
  const told = () => silentLinks(database, { content: inForce?.content ?? emptyContent() }, OWN);
  const begun = now.toISOString();
  for (let times = 0; times < SILENT_TIMES; times++) {
    expect(await told()).toEqual([]);
    await links.round();
    later(25);
  }
  const silent = { address: A, fault: 'time-out', since: begun, places: [{ kind: 'faqs', id: 7, name: 'Who else?' }] };
  expect(await told()).toMatchObject([silent, { address: B, fault: 'not-found', since: begun }]);
  faults = { [B]: 'not-found' };
  await links.round();
  expect(await told()).toMatchObject([{ address: B }]);
  inForce = { content: content(A), revision: 2 };
  expect(await told()).toEqual([]);
  later(25);
  asked = [];
  await links.round();
  expect(asked).toEqual([]);
});
test('a few are asked in one round, and nothing before there is content', async () => {
  inForce = null;
  await links.round();
  expect(asked).toEqual([]);
  const many = Array.from({ length: 23 }, (_, nth) => `https://${nth}.example/`);
  inForce = { content: content(many.join(' ')), revision: 1 };
  for (const sum of [10, 20, 23, 23]) {
    await links.round();
    expect(asked).toHaveLength(sum);
  }
  expect(new Set(asked)).toEqual(new Set(many));
});
test('a stop ends the question in hand, which is asked again later', async () => {
  await links.stop();
  const hangs = open(
    (_, signal) =>
      new Promise((_, fail) => {
        asked.push('in hand');
        signal.addEventListener('abort', () => fail(signal.reason));
      }),
  );
  const round = hangs.round();
  await expect.poll(() => asked).toEqual(['in hand']);
  await hangs.stop();
  await round;
  expect(warn).not.toHaveBeenCalled();
  later(1);
  asked = [];
  links = open(async (address) => {
    asked.push(address);
    return null;
  });
  await links.round();
  expect(asked.sort()).toEqual([A, B]);
});
