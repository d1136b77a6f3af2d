import { expect, test } from 'vitest';
import { mentionsOfFact } from './compiled/measures.ts';
import { inContext } from './context/in-context.ts';
import { present } from './data/present.ts';
import { stepsOf } from './decimals/steps.ts';
import { type Configurator, decideContext, initialSelection } from './index.ts';
import { addedUp } from './lint/searching/added-up.ts';
import { sampleParts } from './lint/searching/sample-parts.ts';
import { aliasesOf } from './parsing/aliases.ts';
import { planOf } from './parsing/plan.ts';
import { compile } from './rules/compile.ts';
import { remember, stateOf } from './settling/picked.ts';
import { choice, configurator, number, text } from './testing/build.ts';
import { charactersOf } from './written/characters.ts';
import { partConfigurator } from './written/part-configurator.ts';
import { ruleNames } from './written/rule-names.ts';

const made = (): Configurator =>
  configurator(
    [choice('A', ['a', 'b']), number('N', { max: 9 }), text('T'), { name: 'P', kind: 'assembly', part: 'p' }],
    {
      parts: { p: configurator([choice('Q', ['q'])]) },
      context: [{ name: 'market', values: ['US', 'CA'], default: 'US' }],
      facts: [{ name: 'amps', values: [{ measure: 'sum(N.value)' }] }],
      aliases: [{ from: 'X', to: 'a' }],
    },
  );
const canadian = { market: 'CA' };

/** Each click asks for all of it again. */
test.each<[string, (config: Configurator) => unknown]>([
  ['a compiled configurator', compile],
  ['its plan of parsing', (config) => planOf(compile(config))],
  ['its aliases', aliasesOf],
  ['the attributes that are added up', (config) => addedUp(compile(config))],
  ['the samples of a part', sampleParts],
  ['the characters of a text', ({ configGroups }) => charactersOf(present(configGroups[2]))],
  ['the steps of a number', ({ configGroups }) => stepsOf(present(configGroups[1]))],
  ['the names in rules', ruleNames],
  ['a configurator in another context', (config) => inContext(config, { context: canadian })],
  ['what is shown to one of whom is known where', (config) => decideContext(config, canadian)],
  ['a part', (config) => partConfigurator(config, { part: 'p' })],
  ['the mentions of a fact', (config) => mentionsOfFact(present(compile(config).facts[0]))],
])('%s is made once for a configurator', (_, make) => {
  const config = made();
  const first = make(config);
  expect(first).toBeTypeOf('object');
  expect(make(config)).toBe(first);
  expect(make(made())).not.toBe(first);
});

test('a part is made once by its name', () => {
  const config = { ...made(), parts: { p: configurator([choice('Q', ['q'])]), q: configurator([choice('Q', ['r'])]) } };
  const [p, q] = [partConfigurator(config, { part: 'p' }), partConfigurator(config, { part: 'q' })];
  expect(partConfigurator(config, { part: 'p' })).toBe(p);
  expect(q).not.toBe(p);
  expect(partConfigurator(config, { part: 'r' })).toBeNull();
});

test('the latest four states of a configurator are kept, for their own selections', () => {
  const config = made();
  const selections = [0, 1, 2, 3, 4].map((value) => stateOf(config, [[], [value]]).selection);
  const states = selections.slice(1).map((selection) => stateOf(config, selection));
  expect(states.map(({ selection }) => selection)).toEqual(selections.slice(1));
  // Asked again, none is settled anew: a state holds the very selection that it is asked by.
  for (const [at, selection] of selections.slice(1).entries()) expect(stateOf(config, selection)).toBe(states[at]);
  const [oldest] = selections;
  expect(stateOf(config, present(oldest)).selection).not.toBe(oldest);
  // That one took the place of the oldest of the four.
  expect(stateOf(config, present(selections[2]))).toBe(states[1]);
  expect(stateOf(config, present(selections[1]))).not.toBe(states[0]);
});

test('a remembered state is found by its selection', () => {
  const config = made();
  const compiled = compile(config);
  const state = { ...stateOf(config, initialSelection(config)), selection: Object.freeze([]) };
  expect(stateOf(config, state.selection)).not.toBe(state);
  expect(remember(compiled, state)).toBe(state);
});
