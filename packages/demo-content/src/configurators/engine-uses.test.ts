import { expect, test } from 'vitest';
import { demoContent } from '../content.ts';
import { engineUses } from './engine-uses.ts';

/** All that section 2.2 adds beside fields; null: the demo's trade uses it, else why it does not. */
const USES: Readonly<Record<string, string | null>> = {
  'measure: an attribute': null,
  'measure: count': null,
  'measure: value': null,
  'measure: quantity': 'pieces weigh by their attributes, which a sum multiplies already',
  'measure: what a table gives': null,
  'measure: a fact': null,
  'measure: a fact of a part': 'its one assembly is a float on a cord, which asks nothing of the controller',
  sum: null,
  'sum: several terms': null,
  'sum: less': 'loads and weights are added up',
  'sum: a number': null,
  'sum: a factor': null,
  'sum: an attribute alone': null,
  'rule: a measure on either side': null,
  'rule: a text attribute': null,
  'rule: codes of who asks': null,
  'rule: codes of a text fact': null,
  'rule: codes of a sequence': 'pilot devices are drilled in any order, and exclude nothing',
  'table: a choice column': null,
  'table: a number column': null,
  'table: a sequence column': 'as the rule',
  'table: a column of who asks': 'an agreement is a price by rule',
  'table: any': null,
  'table: a range': null,
  'table: several codes': null,
  'table: an empty cell': 'what is asked in its tables is always answered',
  'table: nothing given': null,
  'table: a price': null,
  'table: a price per': null,
  'table: a rating': null,
  'limit: of a number': null,
  'limit: of a text': 'a nameplate has one width',
  'limit: of a sequence': null,
  'limit: of a multi-select': null,
  'limit: of a single choice': 'ratings are rules at the option, with words for the visitor',
  'limit: by a measure': null,
  'bounds: of a number': null,
  'bounds: of a text': null,
  'bounds: of a sequence': null,
  'alias: from and to': null,
  'alias: a beginning': 'as from and to, in short',
  'fact: a measure': null,
  'fact: a string': null,
  'fact: a number': 'its numbers follow from attributes',
  'always: limits': null,
  'always: requires': 'a need has a reason',
  'always: prices': 'a price that always holds is the price',
  'always: values': 'a value is stated while its group is answered',
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
