import { expect, test } from 'vitest';
import { demoContent } from '../content.ts';
import { engineUses } from './engine-uses.ts';

/** All that section 2.2 adds beside fields; null: the demo's trade uses it, else why it does not. */
const USES: Readonly<Record<string, string | null>> = {
  'measure: an attribute': null,
  'measure: count': null,
  'measure: value': null,
  'measure: quantity': null,
  'measure: what a table gives': null,
  'measure: a fact': null,
  'measure: a fact of a part': null,
  sum: null,
  'sum: several terms': null,
  'sum: less': null,
  'sum: a number': null,
  'sum: a factor': null,
  'sum: an attribute alone': null,
  'rule: a measure on either side': null,
  'rule: a text attribute': null,
  'rule: codes of who asks': null,
  'rule: codes of a text fact': null,
  'rule: codes of a sequence': null,
  'table: a choice column': null,
  'table: a number column': null,
  'table: a sequence column':
    'a device in the door needs another beside it, by one rule; no list of combinations is kept',
  'table: a column of who asks': 'its one agreement is about one price, which is a rule at the option',
  'table: any': null,
  'table: a range': null,
  'table: several codes': null,
  'table: an empty cell': null,
  'table: nothing given': null,
  'table: a price': null,
  'table: a price per': null,
  'table: a rating': null,
  'limit: of a number': null,
  'limit: of a text': null,
  'limit: of a sequence': null,
  'limit: of a multi-select': null,
  'limit: of a single choice':
    'which enclosure carries which motor is stated at the motor, where the highest voltage has a say too',
  'limit: by a measure': null,
  'bounds: of a number': null,
  'bounds: of a text': null,
  'bounds: of a sequence': null,
  'alias: from and to': null,
  'alias: a beginning': null,
  'fact: a measure': null,
  'fact: a string': null,
  'fact: a number': null,
  'always: limits': null,
  'always: requires': null,
  'always: prices': 'a price that always holds is the price',
  'always: values': null,
};

const demo = demoContent();
const used = new Set(
  [...demo.families, ...demo.customerFamilies].flatMap(({ configurator }) =>
    configurator === null
      ? []
      : [configurator, ...Object.values(configurator.parts ?? {})].flatMap((one) => [...engineUses(one)]),
  ),
);

test('the demo maker uses each new thing of the engine at least once where its trade does', () => {
  const wanted = Object.keys(USES).filter((use) => USES[use] === null);
  expect([...used].sort()).toEqual(wanted.sort());
});
