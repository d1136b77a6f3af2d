import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { decodeShareCode, parseModelNumber } from './index.ts';
import { askEverything } from './testing/ask-everything.ts';
import { soundConfigurators } from './testing/random/arbitrary.ts';
import { withAssemblies } from './testing/random/assembled.ts';
import { hostileConfigurators, hostileContexts, hostileSelections } from './testing/random/hostile.ts';
import { withContext } from './testing/random/in-context.ts';
import { measuredConfigurators } from './testing/random/measured.ts';
import { withTyped } from './testing/random/typed.ts';
import { runsOfSearch } from './testing/runs-of-search.ts';

const sound = withContext(withAssemblies(withTyped(fc.oneof(soundConfigurators(), measuredConfigurators()))));

test.each([
  ['a configurator of the right shape in which nothing makes sense', hostileConfigurators, 60],
  ['a sound one with groups of every kind', sound, 30],
] as const)('any JSON is taken for a selection, an answer and facts by %s', (_, configurators, runs) => {
  fc.assert(
    fc.property(
      configurators,
      hostileSelections,
      hostileSelections,
      hostileContexts,
      (config, selection, entry, context) => {
        for (const evaluation of askEverything(config, { selection, entry, context })) {
          expect(evaluation.total === null || Number.isInteger(evaluation.total)).toBe(true);
          // The answers go to browsers as JSON and come back as they were.
          expect(JSON.parse(JSON.stringify(evaluation))).toEqual(evaluation);
        }
      },
    ),
    runsOfSearch(runs),
  );
});

test.each([null, undefined, 5, {}, [1], ['[[1]]']])('%j is neither a share code nor a number', (text) => {
  const config = { configGroups: [{ name: 'A', options: [{ code: 'a' }] }] };
  expect(decodeShareCode(config, text as never)).toEqual({ ok: false, code: 'malformed' });
  expect(parseModelNumber(config, text as never)).toMatchObject({ ok: false, code: 'no-match' });
});
