import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type Context,
  decideContext,
  decodeShareCode,
  type Evaluation,
  encodeShortCode,
  evaluate,
  parseModelNumber,
  type Selection,
} from '../index.ts';
import { finishAnywhere } from './finish-anywhere.ts';
import { soundConfigurators, steps } from './random/arbitrary.ts';
import { withAssemblies } from './random/assembled.ts';
import { crossTabledConfigurators } from './random/cross-tabled.ts';
import { configuratorsOfEveryKind } from './random/every-kind.ts';
import { configuratorsWithFacts } from './random/facts-anywhere.ts';
import { contexts, withContext } from './random/in-context.ts';
import { measuredConfigurators, withWordsForNames } from './random/measured.ts';
import { withNothingUnprinted } from './random/nothing-unprinted.ts';
import { configuratorsWithOlderForms, olderWritings } from './random/older-forms.ts';
import { withTyped } from './random/typed.ts';
import { reasonsIn } from './reasons-in.ts';
import { runsOfSearch } from './runs-of-search.ts';
import { enter, enterQuantity, start, toggle } from './second/change.ts';
import { evaluateAgain, rangesAgain, reasonsAgain } from './second/evaluate.ts';
import { comparableAgain } from './second/numbers/comparable.ts';
import { readInStages } from './second/numbers/stages.ts';
import { wholeOf } from './second/whole.ts';
import { type Asked, type Change, walkAnywhere } from './walk-anywhere.ts';

const runs = runsOfSearch(15);
const manyRuns = runsOfSearch(30);

const words = soundConfigurators().map(withWordsForNames);
const nobody = fc.constant({});
const kinds = [
  ['texts and sequences', withTyped(measuredConfigurators()), nobody],
  ['texts and sequences, asked by tables', crossTabledConfigurators(withTyped), nobody],
  ['who asks', withContext(crossTabledConfigurators()), contexts()],
  ['assemblies', withAssemblies(fc.oneof(words, measuredConfigurators())), nobody],
  ['texts, sequences, facts and who asks', withContext(withTyped(configuratorsWithFacts())), contexts()],
  ['all of it', configuratorsOfEveryKind(), contexts()],
] as const;

describe.each(kinds)(
  'a second implementation, written from the text alone, agrees with the engine: %s',
  (_, configs, who) => {
    const asked = fc.record({ config: configs, context: who });

    test('on every selection of a walk', () => {
      fc.assert(
        fc.property(asked, steps(), (one, clicks) => {
          expect(walkAnywhere(one, clicks, startAgain(one), changeAgain)).toEqual(walkAnywhere(one, clicks));
        }),
        manyRuns,
      );
    });

    test('on numbers, prices, words, reasons, what is missing, and the state of groups and options', () => {
      fc.assert(
        fc.property(asked, steps(), (one, clicks) => {
          const { config } = one;
          const whole = wholeOf(config, one.context);
          for (const selection of walkAnywhere(one, clicks).slice(-6)) {
            const evaluation = evaluate(config, selection, one);
            expect(evaluation).toMatchObject(evaluateAgain(config, selection, whole));
            expect(reasonsIn(evaluation)).toEqual(reasonsAgain(config, selection, whole).sort());
            for (const code of [evaluation.urlOpts, encodeShortCode(config, selection)])
              expect(decodeShareCode(config, code, one)).toEqual({ ok: true, selection });
            expect(valuesIn(evaluation)).toEqual(rangesAgain(config, selection, PROBES, whole).sort());
          }
        }),
        runs,
      );
    });

    test('also when what it says of others was decided before it was sent', () => {
      fc.assert(
        fc.property(asked, steps(), (one, clicks) => {
          const sent = decideContext(one.config, one.context);
          for (const selection of walkAnywhere({ config: sent, context: {} }, clicks).slice(-4)) {
            const again = evaluateAgain(one.config, selection, wholeOf(one.config, one.context));
            // The price of an option that is for others is not sent.
            const groups = again.groups.map(({ options, ...group }) => ({
              ...group,
              ...(options === undefined
                ? {}
                : { options: options.map(({ price, ...option }) => (option.enabled ? { ...option, price } : option)) }),
            }));
            expect(evaluate(sent, selection)).toMatchObject({ ...again, groups });
          }
        }),
        runs,
      );
    });

    test('on what a number reads as, also with a character left out or doubled', () => {
      fc.assert(
        fc.property(asked, steps(), fc.nat(100), who, ({ config: stated, context }, clicks, at, other) => {
          const config = withNothingUnprinted(stated);
          const one = { config, context };
          const { itemNo, itemNoAlt } = evaluate(
            config,
            finishAnywhere(one, walkAnywhere(one, clicks).at(-1) ?? []),
            one,
          );
          const cut = at % Math.max(1, itemNo.length);
          const read: [text: string, context: Context][] = [
            [itemNo, context],
            [itemNo, other],
            [itemNoAlt, context],
            [itemNo.slice(0, cut) + itemNo.slice(cut + 1), context],
            [itemNo.slice(0, cut) + itemNo.slice(cut - 1), context],
          ];
          for (const [text, known] of read) {
            const staged = readInStages(config, text, wholeOf(config, known));
            if (staged === null) continue;
            const reader = { config, context: known };
            const expected = staged.context ?? different(reader, staged.readings);
            expect({ text, known, read: readBy(reader, text) }).toEqual({ text, known, read: expected });
          }
        }),
        runs,
      );
    });
  },
);

test('numbers in older forms are read in the same stage, whoever asks, and answer the number of today', () => {
  const configurators = withContext(withTyped(configuratorsWithOlderForms()));
  fc.assert(
    fc.property(configurators, steps(), fc.nat(100), contexts(), (config, clicks, at, context) => {
      const one = { config, context };
      const { itemNo } = evaluate(config, finishAnywhere(one, walkAnywhere(one, clicks).at(-1) ?? []), one);
      const texts = olderWritings(itemNo, config.optionSeparator ?? '|');
      const text = texts[at % texts.length] ?? itemNo;
      const staged = readInStages(config, text, wholeOf(config, context));
      if (staged === null) return;
      expect({ text, read: readBy(one, text) }).toEqual({
        text,
        read: staged.context ?? different(one, staged.readings),
      });
      const parsed = parseModelNumber(config, text, one);
      if (parsed.ok)
        expect(parsed.alias).toBe(staged.isOlder ? evaluate(config, parsed.selection, one).itemNo : undefined);
    }),
    manyRuns,
  );
});

/** Values on both sides of what cells have. */
const PROBES = [4.5, 5, 10, 12, 15, 35, 40, 60, 61, 95];

function valuesIn({ ranges, groups }: Evaluation): readonly string[] {
  const shown = ranges.filter(({ group }) => groups.some(({ name, visible }) => visible && name === group));
  return shown
    .flatMap(({ group, table, ranges: all }) =>
      PROBES.filter((value) =>
        all.some(({ min, max }) => (min === null || min <= value) && (max === null || value <= max)),
      ).map((value) => `${table}, ${group}: ${value}`),
    )
    .sort();
}

function startAgain({ config, context }: Asked): Selection {
  return start(config, wholeOf(config, context));
}

function changeAgain({ config, context }: Asked, selection: Selection, change: Change): Selection {
  const whole = wholeOf(config, context);
  if (change.kind === 'toggle') return toggle(config, selection, change, whole);
  return change.kind === 'list'
    ? enter(config, selection, change, whole)
    : enterQuantity(config, selection, change, whole);
}

type Readings = readonly string[] | 'ambiguous';

function different({ config, context }: Asked, readings: readonly Selection[]): Readings {
  const whole = wholeOf(config, context);
  const compared = new Set(readings.map((selection) => JSON.stringify(comparableAgain(config, selection, whole))));
  return compared.size > 1 ? 'ambiguous' : [...compared];
}

/** Readings, or the names of the facts under which there would be one. */
function readBy(asked: Asked, text: string): Readings {
  const parsed = parseModelNumber(asked.config, text, asked);
  if (parsed.ok) return different(asked, [parsed.selection]);
  if (parsed.code === 'context') return parsed.context;
  return parsed.code === 'ambiguous' ? 'ambiguous' : [];
}
