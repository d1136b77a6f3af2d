import type { Configurator, StepBudget } from '@millrace/configurator';
import { describe, expect, test } from 'vitest';
import { readNumber } from '../asked-numbers/read-number.ts';
import { readingBudget, STEPS_OF_CALL } from '../numbers/reading-budget.ts';
import { decodeNumber } from '../searching/decoding/decode-number.ts';
import { generatedResults } from '../searching/generated-results.ts';
import { spellingsOf } from '../searching/search-page.ts';
import type { Snapshot } from '../snapshot.ts';
import { published } from '../tables/shown.ts';
import { anonymous } from '../tables/viewer.ts';
import { family, product } from '../testing/rows.ts';
import { snapshotOf } from '../testing/snapshot-of.ts';
import { answers } from './index.ts';

/** Sound as printed; without its hyphens a text of ones has more readings than can be tried. */
const knotty: Configurator = {
  configGroups: [
    ...Array.from({ length: 12 }, (_, index) => ({
      name: `G${index}`,
      options: [{ code: '1' }, { code: '11' }, { code: '1O1' }],
    })),
    { name: 'End', options: [{ code: 'A' }, { code: 'B', enableIf: ['G0.1O1'] }] },
  ],
};
/** The end asks for another beginning, so each of its many forms is refused. */
const MANY_FORMS = `${'1'.repeat(18)}B`;
/** A plain one after all those, and a number of it. */
const plain: Configurator = {
  configGroups: [
    { name: 'Series', options: [{ code: 'ZQ' }] },
    { name: 'Size', options: [{ code: '7' }] },
  ],
};
const snapshot = snapshotOf({
  families: [
    ...Array.from({ length: 200 }, (_, index) =>
      family({ id: index + 1, slug: `knotty-${index}`, configurator: knotty }),
    ),
    family({ id: 300, slug: 'plain', configurator: plain }),
  ],
  products: [product({ id: 1, familyId: 300, partNumber: '11-11-11-11-11-11-11-11-11' })],
});

const query = { ...published, intrinsicallySafe: false };
/** The dearest that a budget may run over: what one evaluation and one parse weigh, and a settling within its search. */
const OVERRUN = 200;
const spentBy = (budget: StepBudget, read: () => unknown): number => {
  const { left } = budget;
  read();
  return left - budget.left;
};
const byNumber = (typed: string, budget = readingBudget()): number =>
  spentBy(budget, () => {
    const read = readNumber(snapshot, typed, null, budget);
    if (read !== 'given-up') read?.nearly?.reading.offers();
  });
const bySearch = (watched: Snapshot, typed: string): number => {
  const spellings = spellingsOf(watched, typed);
  const [first] = spellings;
  if (first === undefined) throw new Error('there is a spelling');
  return spentBy(first.budget, () => {
    generatedResults(watched, spellings);
    decodeNumber(watched, spellings);
  });
};

describe('one call reads no longer than its steps, with 200 configurators', () => {
  const dear = [
    `${'1'.repeat(20)}A`,
    MANY_FORMS,
    '1'.repeat(120),
    '1O1'.repeat(30),
    '1-1o1-11'.repeat(8),
    `${'1'.repeat(20)}E`,
    '11x1',
  ];
  test.each(dear)('%s', (typed) => {
    expect(byNumber(typed)).toBeLessThan(STEPS_OF_CALL + OVERRUN);
    expect(bySearch(snapshot, typed)).toBeLessThan(STEPS_OF_CALL + OVERRUN);
  });
  test('and without that bound it would read much longer', () => {
    expect(byNumber(`${'1'.repeat(20)}A`, { left: 4 * STEPS_OF_CALL })).toBeGreaterThan(3 * STEPS_OF_CALL);
  });
});

describe('a number that was not tried wholly', () => {
  const number = (typed: string) =>
    answers.number(snapshot, { params: { number: typed }, query: { intrinsicallySafe: false } }, anonymous);
  test('is not nearly a number, and no cell of it is called wrong', () => {
    const budget = readingBudget();
    expect(readNumber(snapshot, MANY_FORMS, null, budget)).toBe('given-up');
    expect(budget.left).toBeLessThanOrEqual(0);
    expect(decodeNumber(snapshot, spellingsOf(snapshot, `${'1-'.repeat(11)}2-A`))).toBeNull();
  });
  test('is refused in words that do not say it is none', () => {
    const refused = number(MANY_FORMS);
    expect(refused.ok ? '' : refused.refusal.message).toContain('not all were tried');
    const none = number('QZ-1');
    expect(none.ok ? '' : none.refusal.message).toBe('QZ-1 is no number of the catalogue.');
  });
  test.each([
    [
      'familyByModel',
      (typed: string) => answers.familyByModel(snapshot, { params: { model: typed }, query }, anonymous),
    ],
    [
      'searchConfigurator',
      (typed: string) => answers.searchConfigurator(snapshot, { params: { config: typed }, query: {} }, anonymous),
    ],
  ])('%s does not say that no family makes it', (_, ask) => {
    const [refused, none] = [ask(`${'1-'.repeat(12)}B`), ask('QZ-1')];
    expect(refused.ok ? '' : refused.refusal).toMatchObject({
      code: 'not-found',
      message: expect.stringContaining('not all were tried'),
    });
    expect(none.ok ? '' : none.refusal.message).toBe('No family makes QZ-1.');
    expect(ask('ZQ-7')).toMatchObject({ ok: true, answer: { slug: 'plain' } });
  });
  test('is read as a part of the catalogue all the same', () => {
    const found = readNumber(snapshot, '1'.repeat(18), null, readingBudget());
    const named = found === 'given-up' ? [] : (found?.named ?? []);
    expect(named.map(({ product }) => product?.partNumber)).toContain('11-11-11-11-11-11-11-11-11');
  });
  test('leaves a number of today as it is, whatever else begins alike', () => {
    expect(number('ZQ-7')).toMatchObject({ answer: { readAs: null, readings: [{ modelNumber: 'ZQ-7' }] } });
    expect(number('zq7')).toMatchObject({ answer: { readAs: 'ZQ-7' } });
  });
});
