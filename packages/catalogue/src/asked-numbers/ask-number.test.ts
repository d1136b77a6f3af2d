import { expect, test } from 'vitest';
import type { Snapshot } from '../snapshot.ts';
import { published } from '../tables/shown.ts';
import { ask, usual } from '../testing/ask.ts';
import { float, panel } from '../testing/configurators.ts';
import { family, product } from '../testing/rows.ts';
import { snapshotOf } from '../testing/snapshot-of.ts';
import { askNumber } from './ask-number.ts';

const snapshot = snapshotOf({
  families: [
    family({ id: 1, slug: 'tern', configurator: panel }),
    family({ id: 2, slug: 'petrel', configurator: float }),
    family({ id: 3, slug: 'quail', configurator: { ...float, adderPrice: 1 }, isLive: false }),
  ],
  products: [product({ id: 1, familyId: 2, partNumber: 'A-1', configModelNo: 'PF20NO' })],
});

/** The texts that were parsed, each as often as it was. */
function parsedBy(question: (watched: Snapshot) => unknown): string[] {
  const parsed: string[] = [];
  const startingLike: Snapshot['configured']['startingLike'] = (text) => {
    parsed.push(text);
    return snapshot.configured.startingLike(text);
  };
  question({ ...snapshot, configured: { startingLike } });
  return parsed;
}

test.each([
  ['a whole number', 'PF30NO', ['PF30NO']],
  ['a whole number in small letters', 'pf30no', ['pf30no', 'PF30NO']],
  ['a number that is nearly one', 'TD-1-4X-5F', ['TD-1-4X-5F']],
  ['a word', 'float', ['float', 'FLOAT']],
])('a search for %s parses each spelling once', (_, search, expected) => {
  const parsed = parsedBy((watched) =>
    ask(watched, 'search', { params: {}, query: { search, page: 1, pageSize: 10 } }),
  );
  expect(parsed).toEqual(expected);
});

test.each([
  ['made by a family', 'PF30NO', ['PF30NO']],
  ['made by none', 'PF30XX', ['PF30XX']],
  ['that a product carries as written', 'PF20NO', []],
])('the family of a number %s is found with at most one parse', (_, model, expected) => {
  const parsed = parsedBy((watched) => ask(watched, 'familyByModel', { params: { model }, query: usual }));
  expect(parsed).toEqual(expected);
});

test('nothing is parsed before a reading is asked for, and the readings are remembered', () => {
  let parses = 0;
  const asked = askNumber(
    {
      configured: {
        startingLike: (text) => {
          parses += 1;
          return snapshot.configured.startingLike(text);
        },
      },
    },
    'PF30NO',
    published,
  );
  expect(parses).toBe(0);
  expect(asked.readings()).toBe(asked.readings());
  expect(parses).toBe(1);
});

test('families that the query does not select read nothing', () => {
  const slugs = (query: typeof published) =>
    askNumber(snapshot, 'PF30NO', query)
      .readings()
      .map(({ family: { row } }) => row.slug);
  expect(slugs(published)).toEqual(['petrel']);
  expect(slugs({ ...published, isLive: false })).toEqual(['petrel', 'quail']);
});

test('a number that is cut off reads, but is not whole', () => {
  const wholes = (text: string) =>
    askNumber(snapshot, text, published)
      .readings()
      .map(({ whole }) => whole?.itemNo ?? null);
  expect(wholes('PF30NO')).toEqual(['PF30NO']);
  expect(wholes('PF30')).toEqual([null]);
});
