import { expect, test } from 'vitest';
import { type ConfigOption, type Configurator, type DisabledReason, evaluate, initialSelection } from '../index.ts';
import { choice, click, configurator, several } from '../testing/build.ts';
import { type ChosenIn, chosenIn, lackOf, misfitsAmong, misfitsOf, ruledOutBy } from './misfits.ts';

const config: Configurator = configurator([
  choice('Motor', [
    { code: 'm', name: 'motor', attributes: { amps: 10, kind: 'AC' } },
    { code: 'n', name: 'other motor', attributes: { amps: 20 } },
  ]),
  choice('Box', [{ code: 'b', name: 'box', attributes: { size: 5 } }, { code: 'c' }]),
  several('Extra', [{ code: 'x', attributes: { amps: 3 } }]),
]);
const optionOf = (group: string, code: string): ConfigOption | null =>
  config.configGroups.find(({ name }) => name === group)?.options?.find((option) => option.code === code) ?? null;
/** `Motor.m Box.b` is chosen. */
const chosen =
  (words: string): ChosenIn =>
  (group) => {
    const word = words.split(' ').find((one) => one.startsWith(`${group}.`));
    return word === undefined ? null : optionOf(group, word.slice(group.length + 1));
  };
const wordsOf = (misfits: readonly { group: string; words: string }[] | null): string | null =>
  misfits === null ? null : misfits.map(({ group, words }) => `${group}: ${words}`).join('; ');

test.each<[string, readonly string[], string, string | null]>([
  ['a choice that is too large', ['Motor.amps>=10'], 'Motor.m', 'Motor: Motor is too large'],
  ['not one that is below', ['Motor.amps>10'], 'Motor.m', ''],
  ['a choice that is too small', ['Motor.amps<=10'], 'Motor.m', 'Motor: Motor is too small'],
  ['not one that is above', ['Motor.amps<10'], 'Motor.m', ''],
  ['a choice without the attribute is none', ['Box.size>1'], 'Box.c', ''],
  ['nothing chosen is none', ['Motor.amps>=10'], '', ''],
  [
    'of several alternatives each',
    ['Motor.amps>=10:Box.size<6'],
    'Motor.m Box.b',
    'Motor: Motor is too large; Box: Box is too small',
  ],
  [
    'of several rules each',
    ['Motor.amps>=10', 'Box.size<6'],
    'Motor.m Box.b',
    'Motor: Motor is too large; Box: Box is too small',
  ],
  ['equal amounts are no too much', ['Motor.amps=10'], 'Motor.m', null],
  ['other amounts are passed over', ['Motor.amps=11'], 'Motor.m', ''],
  ['a code that is chosen', ['Motor.m:Box.size<6'], 'Motor.m Box.b', null],
  ['a code that is not chosen is passed over', ['Motor.n:Box.size<6'], 'Motor.m Box.b', 'Box: Box is too small'],
  ['a code where nothing is chosen', ['Motor.n:Box.size<6'], 'Box.b', null],
  ['a text', ['Motor.kind>1'], 'Motor.m', null],
  ['a sum', ['sum(Motor.amps)>1'], 'Motor.m', null],
  ['two choices', ['Motor.amps>Box.size'], 'Motor.m Box.b', null],
  ['a value', ['Motor.value>1'], 'Motor.m', null],
])('a disableIf is blamed on %s', (_, rules, words, blamed) => {
  expect(wordsOf(ruledOutBy(config, rules, chosen(words)))).toBe(blamed);
});

test.each<[readonly string[], string, string]>([
  [['Motor.amps>=10:Extra.x'], 'Motor.m', 'Motor: Motor is too large'],
  [['Motor.amps<=10:Box.b'], 'Motor.m Box.b', 'Motor: Motor is too small'],
  [['Motor.amps=10:Box.b'], 'Motor.m Box.b', ''],
  [['Motor.amps>10'], 'Motor.m', ''],
  [['Motor.amps>=10'], '', ''],
  [['Motor.amps>=10', 'Box.b'], 'Motor.m Box.b', ''],
  [[], 'Motor.m', ''],
])('among %j, with %s: %s', (rules, words, blamed) => {
  expect(wordsOf(misfitsAmong(config, rules, chosen(words)))).toBe(blamed);
});

test.each<[string, string, string | null]>([
  ['Motor.amps>=10', 'Motor.m', 'holds'],
  ['Motor.amps>10', 'Motor.m', 'Motor is too small'],
  ['Motor.amps<10', 'Motor.m', 'Motor is too large'],
  ['Motor.amps=11', 'Motor.m', 'Motor is too small'],
  ['Motor.amps=9', 'Motor.m', 'Motor is too large'],
  ['Motor.amps>10:Box.b', 'Motor.m', null],
  ['Motor.amps>10', '', null],
  ['Box.size>1', 'Box.c', null],
  ['Motor.m', 'Motor.m', null],
])('%s, with %s: %s', (rule, words, lack) => {
  const found = lackOf(config, rule, chosen(words));
  expect(found === null || found === 'holds' ? found : found.words).toBe(lack);
});

const lacking = (...rules: string[]): DisabledReason => ({ code: 'enable-if', rules });
test.each<[string, readonly DisabledReason[], string | null]>([
  ['what it lacks, not what holds', [lacking('Motor.amps>=10', 'Motor.amps>15')], 'Motor: Motor is too small'],
  ['nothing where something else is lacking', [lacking('Motor.amps>15', 'Box.b')], null],
  ['nothing where all holds', [lacking('Motor.amps>=10')], null],
  [
    'both kinds',
    [lacking('Motor.amps>15'), { code: 'disable-if', rules: ['Motor.amps<15'], causes: [] }],
    'Motor: Motor is too small; Motor: Motor is too small',
  ],
  [
    'its single choice is passed over',
    [{ code: 'single-choice', causes: [] }, lacking('Motor.amps>15')],
    'Motor: Motor is too small',
  ],
  ['its single choice alone is none', [{ code: 'single-choice', causes: [] }], null],
  ['nothing beside another reason', [lacking('Motor.amps>15'), { code: 'full', max: 2 }], null],
])('of reasons, %s', (_, reasons, blamed) => {
  expect(wordsOf(misfitsOf(config, reasons, chosen('Motor.m')))).toBe(blamed);
});

test('an evaluation tells what a single choice is, and nothing of several', () => {
  const evaluated = evaluate(config, click(config, ['Motor.n', 'Extra.x']));
  expect(chosenIn(config, evaluated)('Motor')).toBe(optionOf('Motor', 'n'));
  expect(chosenIn(config, evaluated)('Box')).toBeNull();
  expect(chosenIn(config, evaluated)('Extra')).toBeNull();
  expect(chosenIn(config, evaluated)('Nothing')).toBeNull();
  expect(chosenIn(config, evaluate(config, initialSelection(config)))('Motor')).toBeNull();
});
