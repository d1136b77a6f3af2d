import { expect, test } from 'vitest';
import type { ConfigGroup, GroupLimit } from '../index.ts';
import { lintConfigurator } from '../index.ts';
import { choice, configurator, several } from '../testing/build.ts';

const amps = (code: string, value: number) => ({ code, attributes: { amps: value }, maxQty: 2 });
/** At most 4 amps of a and 6 of b. */
const loads = (limit: GroupLimit): ConfigGroup => several('Loads', [amps('a', 2), amps('b', 3)], { limits: [limit] });
const rating = (limit: GroupLimit): ConfigGroup => choice('Rating', [amps('a', 2), amps('b', 3)], { limits: [limit] });

test.each<[string, ConfigGroup, readonly string[]]>([
  ['a min that all pieces of all options reach', loads({ of: 'amps', min: 10 }), []],
  ['a min beyond all pieces', loads({ of: 'amps', min: 10.5 }), ['asks for 10.5, and there is at most 10']],
  ['as many options as there are', loads({ min: 2 }), []],
  ['more options than there are', loads({ min: 3 }), ['asks for 3, and there is at most 2']],
  ['a min that one option of a single choice has', rating({ of: 'amps', min: 3 }), []],
  ['a min beyond each of them', rating({ of: 'amps', min: 4 }), ['asks for 4, and there is at most 3']],
  ['a max that one piece fits under', loads({ of: 'amps', max: 2 }), []],
  ['a max below every piece', loads({ of: 'amps', max: 1.5 }), ['leaves nothing to choose under 1.5']],
  ['one option', loads({ max: 1 }), []],
  ['no option', loads({ max: 0 }), ['leaves nothing to choose under 0']],
  ['a min as large as the max', loads({ of: 'amps', min: 4, max: 4 }), []],
  ['a min above the max', loads({ of: 'amps', min: 5, max: 4 }), ['asks for at least 5 and at most 4']],
  ['an attribute that no option has', loads({ of: 'watts', max: 1 }), ['bounds "watts", which no option has']],
  ['a single choice without an attribute', rating({ max: 1 }), ['needs "of", the attribute that it bounds']],
  ['a limit that never holds', loads({ if: [], max: 1 }), ['never comes into force']],
])('the publish check judges the limit of a choice group: %s', (_, group, expected) => {
  const found = lintConfigurator(configurator([group, choice('End', ['z'])])).findings;
  const ofLimits = found.filter(({ code }) => code.startsWith('limit-'));
  expect(ofLimits.map(({ message }) => message)).toEqual(
    expected.map((what) => `Group "${group.name}": limit 1 ${what}.`),
  );
});
