import { createHash } from 'node:crypto';
import { anonymous, answers, compile } from '@millrace/catalogue';
import type { NumberAnswer } from '@millrace/contract';
import { demoContent } from '@millrace/demo-content';
import { orderingGuides } from '@millrace/demo-content/guides';
import { readSheets } from '@millrace/exchange';
import { readGuide } from '@millrace/studio';
import { describe, expect, test } from 'vitest';
import { type SlipKind, seeded, slipKinds, slipped } from './slips.ts';

/** The least share of wrong numbers of each kind that are read as the right one, or are offered it. The rest may be another number. */
const LEAST: Readonly<Record<SlipKind, number>> = {
  changed: 0.85,
  dropped: 0.75,
  doubled: 0.93,
  swapped: 0.93,
  'look-alike': 0.98,
  unseparated: 0.98,
  'cut off': 0.55,
};
const SEEDS = [7, 99];
/** Numbers of each configurator. */
const NUMBERS = 3;

/** The families of the demo, and one for each ordering guide of other makers. */
async function contentOfMakers() {
  const content = demoContent();
  const [plain] = content.families;
  if (plain === undefined) throw new Error('There is no family.');
  const others = await Promise.all(
    orderingGuides.map(async ({ file, bytes, examples }, nth) => {
      const read = readSheets(file, await bytes());
      if (!read.ok) throw new Error(read.refusal.code);
      const { configurator } = readGuide({ sheets: read.file.sheets, decimals: [read.file.csv?.decimal] });
      const id = 90_000 + nth;
      const validNumbers = examples.map(({ number }) => ({ number, priceCents: null }));
      return { ...plain, id, slug: `maker-${nth}`, name: file, configurator, validNumbers, refusedNumbers: [] };
    }),
  );
  return { ...content, families: [...content.families, ...others] };
}

const content = await contentOfMakers();
const compiled = compile(content, { revision: 1 });
if (!compiled.ok) throw new Error(compiled.findings[0]?.message);
const { snapshot } = compiled;
const numbers = content.families
  .filter(({ configurator, isLive }) => configurator !== null && isLive)
  .flatMap(({ validNumbers }) => validNumbers.slice(0, NUMBERS).map(({ number }) => number));

/** Without what people change in a number, so that two spellings of one number are the same. */
const bare = (number: string): string =>
  number
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, '')
    .replace(/O/g, '0')
    .replace(/[IL]/g, '1');

const known = new Map<string, NumberAnswer | null>();
function answerTo(typed: string): NumberAnswer | null {
  const found = known.get(typed);
  if (found !== undefined) return found;
  const answer = answerToNew(typed);
  known.set(typed, answer);
  return answer;
}

function answerToNew(typed: string): NumberAnswer | null {
  const asked = { params: { number: typed }, query: { family: undefined, intrinsicallySafe: false } };
  const found = answers.number(snapshot, asked, anonymous);
  return found.ok ? found.answer : null;
}

const leadsTo = (answer: NumberAnswer | null, number: string): boolean =>
  answer !== null &&
  [...answer.readings, ...(answer.nearly?.offers ?? [])].some(({ modelNumber }) => modelNumber === number);

const isNumberItself = (answer: NumberAnswer | null, typed: string): boolean =>
  (answer?.readings ?? []).some(({ modelNumber }) => modelNumber === typed);

describe.each(SEEDS)('wrong numbers of all configurators, seed %i', (seed) => {
  test.each(slipKinds)('%s: the right number is read or offered', (kind) => {
    const random = seeded(seed);
    const asked = numbers.flatMap((number) => {
      const typed = slipped(number, kind, random);
      const answer = typed === null ? null : answerTo(typed);
      // A text that is another number as a whole is that number.
      return typed === null || isNumberItself(answer, typed) ? [] : [{ number, typed, answer }];
    });
    const missed = asked.filter(({ answer, number }) => !leadsTo(answer, number));
    const words = missed.map(({ number, typed }) => `${number} ${typed}`).join('\n');
    expect(asked.length).toBeGreaterThan(10);
    expect(1 - missed.length / asked.length, words).toBeGreaterThanOrEqual(LEAST[kind]);
  });

  test.each(slipKinds)('%s: none is read as another number unsaid', (kind) => {
    const random = seeded(seed);
    for (const number of numbers) {
      const typed = slipped(number, kind, random);
      const answer = typed === null ? null : answerTo(typed);
      if (typed === null || answer === null || answer.readAs !== null) continue;
      for (const { modelNumber, partNumber } of answer.readings)
        expect([bare(modelNumber ?? ''), bare(partNumber ?? '')], typed).toContain(bare(typed));
    }
  });
});

/** The reading of a number, and the offers instead: read which differ before the record is renewed (`vitest run -u`). */
const said = (answer: NumberAnswer | null): string => {
  if (answer === null) return 'nothing';
  const { readAs, readings, nearly } = answer;
  const hash = createHash('sha256').update(JSON.stringify(nearly)).digest('hex').slice(0, 12);
  const numbersOf = (all: readonly { modelNumber?: string | null; partNumber?: string | null }[]): string =>
    all.map((one) => one.modelNumber ?? one.partNumber).join(', ');
  return `read as ${readAs}: ${numbersOf(readings)}; offered: ${numbersOf(nearly?.offers ?? [])} ${hash}`;
};

test('every wrong number is read as what it was read as', async () => {
  const typed = SEEDS.flatMap((seed) =>
    slipKinds.flatMap((kind) => {
      const random = seeded(seed);
      return numbers.flatMap((number) => slipped(number, kind, random) ?? []);
    }),
  );
  const record = [...new Set([...numbers, ...typed])].map((one) => `${one} ${said(answerTo(one))}\n`);
  await expect(record.join('')).toMatchFileSnapshot('fixtures/recorded-readings.txt');
});
