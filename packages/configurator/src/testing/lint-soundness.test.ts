import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { evaluate, type LintCode, lintConfigurator, parseModelNumber } from '../index.ts';
import { finishAnywhere } from './finish-anywhere.ts';
import { soundConfigurators, steps } from './random/arbitrary.ts';
import { withAssemblies } from './random/assembled.ts';
import { crossTabledConfigurators } from './random/cross-tabled.ts';
import { contexts, withContext } from './random/in-context.ts';
import { withWordsForNames } from './random/measured.ts';
import { withTyped } from './random/typed.ts';
import { runsOfSearch } from './runs-of-search.ts';
import { comparableAgain } from './second/numbers/comparable.ts';
import { wholeOf } from './second/whole.ts';
import { walkAnywhere } from './walk-anywhere.ts';

/** Findings that leave every number with one reading. */
const HARMLESS: ReadonlySet<LintCode> = new Set([
  'option-never-selectable',
  'group-never-shows',
  'limit-never-met',
  'table-without-row',
  'bounds-exclude-everything',
  'limit-without-attribute',
]);

const words = soundConfigurators().map(withWordsForNames);
const kinds = [
  ['texts and sequences', withTyped(words)],
  ['tables of sequences', crossTabledConfigurators(withTyped)],
  ['who asks', withContext(crossTabledConfigurators())],
  ['assemblies', withAssemblies(words)],
  ['all of it', withContext(withAssemblies(withTyped(words)))],
] as const;

test.each(kinds)(
  'a number that the publish check lets pass reads as what prints it, whoever asks: %s',
  (_, configurators) => {
    fc.assert(
      fc.property(configurators, steps(), contexts(), contexts(), (config, clicks, context, other) => {
        const { findings, exhaustive } = lintConfigurator(config);
        if (!exhaustive || findings.some(({ code, severity }) => severity === 'error' && !HARMLESS.has(code))) return;
        const asked = { config, context };
        const whole = wholeOf(config, context);
        for (const selection of [
          ...walkAnywhere(asked, clicks).slice(-3),
          finishAnywhere(asked, walkAnywhere(asked, clicks).at(-1) ?? []),
        ]) {
          const { complete, itemNo, itemNoAlt } = evaluate(config, selection, asked);
          if (!complete) continue;
          const printed = comparableAgain(config, selection, whole);
          for (const text of [itemNo, itemNoAlt]) {
            const parsed = parseModelNumber(config, text, asked);
            expect({ text, read: parsed.ok ? comparableAgain(config, parsed.selection, whole) : parsed }).toEqual({
              text,
              read: printed,
            });
            const elsewhere = parseModelNumber(config, text, { context: other });
            if (elsewhere.ok)
              expect(comparableAgain(config, elsewhere.selection, wholeOf(config, other))).toEqual(printed);
            else expect(elsewhere.code).toBe('context');
          }
        }
      }),
      runsOfSearch(8),
    );
  },
);
