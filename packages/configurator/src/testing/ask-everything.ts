import {
  type Configurator,
  canReach,
  comparableSelection,
  decideContext,
  decodeShareCode,
  type Evaluation,
  encodeShortCode,
  evaluate,
  explainDisabled,
  findRemedy,
  initialSelection,
  lintConfigurator,
  numberParts,
  parseModelNumber,
  setAssembly,
  setQuantity,
  setSequence,
  setText,
  setValue,
  switchOption,
  toggleOption,
} from '../index.ts';

/** Values from outside, whatever their types say. */
export interface Outside {
  selection: unknown;
  context: unknown;
  /** An answer, a code, a number, or what stands for one. */
  entry: unknown;
}

const STEPS = 300;
/** So many disabled options are asked why. */
const MOST_ASKED = 3;

/** Makes every call of the engine with what comes from outside, and returns what followed from its selections. */
export function askEverything(config: Configurator, { selection, context, entry }: Outside): readonly Evaluation[] {
  const options = { context: asGiven(context) };
  const outside = asGiven(entry);
  const names = [...config.configGroups.map(({ name }) => name), 'nobody', outside];
  const changes = names.flatMap((name) => [
    setText(config, asGiven(selection), name, outside, options),
    setValue(config, asGiven(selection), name, outside, options),
    setSequence(config, asGiven(selection), name, outside, options),
    setAssembly(config, asGiven(selection), name, outside, options),
    ...['a', '', '__proto__', outside].flatMap((code) => [
      toggleOption(config, asGiven(selection), name, code, options),
      switchOption(config, asGiven(selection), name, code, options),
      setQuantity(config, asGiven(selection), name, code, outside, options),
    ]),
  ]);
  const start = initialSelection(config, options);
  const evaluations = [asGiven(selection), start, ...changes.slice(-2)].map((one) => evaluate(config, one, options));
  for (const evaluation of evaluations) {
    numberParts(config, evaluation);
    comparableSelection(config, evaluation.selection, options);
    decodeShareCode(config, evaluation.urlOpts, options);
    decodeShareCode(config, encodeShortCode(config, evaluation.selection), options);
    for (const text of [evaluation.itemNo, evaluation.itemNoAlt, `${evaluation.itemNo}x`, outside])
      parseModelNumber(config, text, options);
    const off = evaluation.groups.flatMap(({ name, options: all }) =>
      all.flatMap(({ code, enabled }) => (enabled ? [] : [{ name, code }])),
    );
    for (const { name, code } of off.slice(0, MOST_ASKED)) {
      explainDisabled(config, evaluation.selection, name, code, options);
      findRemedy(config, evaluation.selection, name, code, options);
    }
  }
  decodeShareCode(config, outside, options);
  decideContext(config, options.context);
  canReach(config, outside, { steps: STEPS, ...options });
  lintConfigurator(config, { steps: STEPS });
  return evaluations;
}

/** JSON has no types: what is asked for is taken for what came. */
const asGiven = (value: unknown): never => value as never;
