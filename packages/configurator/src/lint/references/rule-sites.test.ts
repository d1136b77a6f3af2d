import { expect, test } from 'vitest';
import { choice, configurator, number } from '../../testing/build.ts';
import { ruleSites } from './rule-sites.ts';

test('every list of rules is found, with its place in words and its path', () => {
  const config = configurator(
    [
      choice('A', [
        {
          code: 'a',
          enableIf: ['e'],
          disableIf: ['d'],
          selectIf: ['s'],
          prices: [{ if: ['p'], price: 1 }, { price: 2 }],
          limits: [{ max: 1 }, { if: ['o'], max: 2 }],
        },
      ]),
      number('N', { showIf: ['show'], hideIf: ['hide'], limits: [{ max: 1 }, { if: ['l'], max: 2 }] }),
    ],
    {
      facts: [{ name: 'F', values: [{ value: 1 }, { if: ['f'], value: 2 }] }],
      requires: [{ then: ['t'] }, { if: ['i'], then: ['u'] }],
    },
  );
  const sites = [...ruleSites(config)].filter(({ rules }) => rules.length > 0);
  expect(sites.map(({ place, path, rules }) => `${rules}: ${place} (${path.join(' ')})`)).toEqual([
    'e: Group "A", option "a": enableIf (configGroups 0 options 0 enableIf)',
    'd: Group "A", option "a": disableIf (configGroups 0 options 0 disableIf)',
    's: Group "A", option "a": selectIf (configGroups 0 options 0 selectIf)',
    'p: Group "A", option "a": prices (configGroups 0 options 0 prices 0 if)',
    'o: Group "A", option "a": limits (configGroups 0 options 0 limits 1 if)',
    'show: Group "N": showIf (configGroups 1 showIf)',
    'hide: Group "N": hideIf (configGroups 1 hideIf)',
    'l: Group "N": limits (configGroups 1 limits 1 if)',
    'f: Fact "F": if (facts 0 values 1 if)',
    't: requires: then (requires 0 then)',
    'i: requires: if (requires 1 if)',
    'u: requires: then (requires 1 then)',
  ]);
  expect(sites.map(({ group, option }) => [group, option])).toEqual([
    ...Array.from({ length: 5 }, () => ['A', 'a']),
    ...Array.from({ length: 3 }, () => ['N', undefined]),
    ...Array.from({ length: 4 }, () => [undefined, undefined]),
  ]);
});
