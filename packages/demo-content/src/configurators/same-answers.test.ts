import { createHash } from 'node:crypto';
import {
  type Configurator,
  type Context,
  decideContext,
  encodeShortCode,
  evaluate,
  explainDisabled,
  initialSelection,
  type LintFinding,
  lintConfigurator,
  parseModelNumber,
  type Selection,
  setQuantity,
  setValue,
  switchOption,
  toggleOption,
} from '@millrace/configurator';
import {
  configuratorsOfEveryKind,
  finish,
  finishAnywhere,
  largeConfigurator,
  soundConfigurators,
  walkAnywhere,
} from '@millrace/configurator/testing';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { demoContent } from '../content.ts';

/**
 * The engine's answers to the same questions, as recorded: a configurator that uses nothing new keeps its numbers, prices, reasons and
 * findings, byte for byte. Each record is named after its configurator's data, so that changed data begins a new one (`vitest -u`).
 */
const CLICKS = 40;
const GENERATED = 60;

const demo = demoContent();
const questions: [name: string, configurator: Configurator][] = [
  ...[...demo.families, ...demo.customerFamilies].flatMap(({ name, configurator }): [string, Configurator][] =>
    configurator === null ? [] : [[name, configurator]],
  ),
  ...fc
    .sample(soundConfigurators(), { seed: 16, numRuns: GENERATED })
    .map((configurator, at): [string, Configurator] => [`generated ${at}`, configurator]),
  ['large', largeConfigurator({ groups: 20, options: 160 })],
];

test.each(questions.map(([name, configurator]) => [`${name}, ${hashOf(configurator)}`, configurator] as const))(
  'the same answers: %s',
  (name, configurator) => {
    const { findings, exhaustive } = lintConfigurator(configurator, { steps: 20_000 });
    const record = { walk: hashOf(answersOf(configurator)), lint: hashOf([findings.map(withoutPlaces), exhaustive]) };
    expect(record, name).toMatchSnapshot();
  },
);

const entered = [
  ...questions.filter(([, configurator]) => asksMore(configurator)),
  ...fc
    .sample(configuratorsOfEveryKind(), { seed: 17, numRuns: GENERATED })
    .map((configurator, at): [string, Configurator] => [`generated ${at}`, configurator]),
];

test.each(entered.map(([name, configurator]) => [`${name}, ${hashOf(configurator)}`, configurator] as const))(
  'the same answers where texts, sequences and parts are entered, whoever asks: %s',
  (name, configurator) => {
    const asking = contextsOf(configurator);
    expect(
      asking.map((context) => hashOf(answersTo(configurator, context))),
      name,
    ).toMatchSnapshot();
  },
);

/** Whether the walk above leaves something of it alone. */
function asksMore({ configGroups, context = [] }: Configurator): boolean {
  return context.length > 0 || configGroups.some(({ kind = 'choice' }) => kind !== 'choice' && kind !== 'number');
}

/** Nobody known, and one of whom each fact is known. */
function contextsOf({ context = [] }: Configurator): readonly Context[] {
  const known = Object.fromEntries(context.map(({ name, values }) => [name, values.at(-1) ?? '']));
  return context.length === 0 ? [{}] : [{}, known];
}

/** All that the engine says to one who asks, on a walk through groups of every kind. */
function answersTo(config: Configurator, context: Context): unknown[] {
  const draw = drawing();
  const asked = { config, context };
  const sent = decideContext(config, context);
  const steps = Array.from({ length: CLICKS }, () => ({
    group: draw(config.configGroups.length),
    option: draw(8),
    quantity: draw(3) === 0 ? draw(9) : null,
  }));
  return walkAnywhere(asked, steps).flatMap((selection) => {
    const whole = evaluate(config, finishAnywhere(asked, selection), asked);
    const cut = whole.itemNo.slice(0, draw(whole.itemNo.length + 1));
    const said = evaluate(config, selection, asked);
    const off = said.groups.flatMap(({ name, options }) =>
      options.filter(({ enabled }) => !enabled).map(({ code }) => [name, code]),
    );
    const [group = '', code = ''] = off[draw(Math.max(off.length, 1))] ?? [];
    const read = [whole.itemNo, whole.itemNoAlt, cut].map((text) => parseModelNumber(config, text, asked));
    const explained = explainDisabled(config, selection, group, code, asked);
    return [said, whole.itemNo, read, encodeShortCode(config, selection), explained, evaluate(sent, selection).itemNo];
  });
}

/** A finding as it was recorded. Its places are tested where they are made (`finding-paths.test.ts`). */
function withoutPlaces({ path, also, ...said }: LintFinding): Omit<LintFinding, 'path' | 'also'> {
  return said;
}

/** All that the engine says on a walk which is the same each time. */
function answersOf(configurator: Configurator): unknown[] {
  const draw = drawing();
  const answers: unknown[] = [];
  let selection = initialSelection(configurator);
  for (let click = 0; click < CLICKS; click += 1) {
    selection = clicked(configurator, selection, draw);
    const { itemNo, itemNoAlt, total, complete, missing, optionsDescription, urlOpts, groups } = evaluate(
      configurator,
      selection,
    );
    const rest = { itemNoAlt, total, complete, missing, optionsDescription, urlOpts, groups };
    const whole = evaluate(configurator, finish(configurator, selection));
    const cut = whole.itemNo.slice(0, draw(whole.itemNo.length + 1));
    answers.push(selection, itemNo, rest, whole.itemNo, parseModelNumber(configurator, whole.itemNo));
    answers.push(parseModelNumber(configurator, whole.itemNoAlt), parseModelNumber(configurator, cut));
    const off = rest.groups.flatMap(({ name, options }) =>
      options.filter((o) => !o.enabled).map((o) => [name, o.code]),
    );
    const [group = '', code = ''] = off[draw(Math.max(off.length, 1))] ?? [];
    answers.push(explainDisabled(configurator, selection, group, code));
  }
  return answers;
}

function clicked(configurator: Configurator, selection: Selection, draw: (below: number) => number): Selection {
  const group = configurator.configGroups[draw(configurator.configGroups.length)];
  if (group === undefined) return selection;
  if (group.kind === 'number') {
    const { min = 0, step = 1 } = group;
    return setValue(configurator, selection, group.name, draw(8) === 0 ? null : min + step * draw(30));
  }
  const code = group.options?.[draw(group.options.length)]?.code ?? '';
  const kind = draw(3);
  if (kind === 0) return toggleOption(configurator, selection, group.name, code);
  if (kind === 1) return switchOption(configurator, selection, group.name, code);
  const toggled = toggleOption(configurator, selection, group.name, code);
  return setQuantity(configurator, toggled, group.name, code, draw(9));
}

/** Whole numbers below a bound, the same in each run (a linear congruential generator). */
function drawing(): (below: number) => number {
  let state = 20_261_122;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

function hashOf(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, 16);
}
