import { expect, test } from 'vitest';
import {
  type ConfigOption,
  type Configurator,
  evaluate,
  initialSelection,
  setQuantity,
  setSequence,
  setText,
  setValue,
} from '../index.ts';
import { choice, click, configurator, number, sequence, several, text } from '../testing/build.ts';
import { numberParts } from './number-parts.ts';

const told = (config: Configurator, selection = initialSelection(config)): string[] =>
  numberParts(config, evaluate(config, selection)).map(
    ({ group, separator, text: part, words }) => `${group} ${separator}${part}: ${words}`,
  );

test('each part of a number has its group, its separator and its words; what prints nothing is none', () => {
  const config = configurator(
    [
      choice('A', [{ code: 'a', description: 'Axial' }, { code: 'b', description: 'Both' }, 'c']),
      choice('Blank', [{ code: '', description: 'Nothing' }]),
      several('B', [
        { code: 'x', description: 'Extra', maxQty: 3, isQtyPrefix: true },
        { code: 'y', description: 'Yes' },
        'z',
      ]),
      number('N', { max: 99, unit: 'ft', separator: '/' }),
      number('M', { max: 99, step: 0.5 }),
      text('T', { max: 9 }),
      sequence('S', [{ code: 'r', description: 'Red' }, { code: 'g' }], { max: 4 }),
    ],
    { prefix: 'P-' },
  );
  const words = setText(
    config,
    setValue(config, setValue(config, click(config, ['A.a', 'Blank.', 'B.x', 'B.y', 'B.z']), 'N', 5), 'M', 2.5),
    'T',
    'AB',
  );
  const whole = setSequence(config, setQuantity(config, words, 'B', 'x', 2), 'S', ['r', 'g', 'r']);
  expect(told(config, whole)).toEqual([
    'A a: Axial',
    'B -2x|y|z: 2 × Extra, Yes',
    'N /5: 5 ft',
    'M -2.5: 2.5',
    'T -AB: AB',
    'S -r|g|r: Red, Red',
  ]);
  expect(told(config)).toEqual([]);
});

test('a literal of a hidden group has no words', () => {
  const config = configurator([
    choice('A', ['a']),
    choice('B', [{ code: 'x', description: 'Extra' }], { showIf: ['A.b'], whenHidden: '0' }),
  ]);
  expect(told(config, click(config, ['A.a']))).toEqual(['A a: ', 'B -0: ']);
});

test('an assembly has the words of its part', () => {
  const part = configurator([choice('Q', [{ code: 'q', description: 'Quiet' }])]);
  const config = configurator([{ name: 'P', kind: 'assembly', part: 'p' }], { parts: { p: part } });
  expect(told(config, [[click(part, ['Q.q'])]])).toEqual(['P (q): Quiet']);
});

test.each<[ConfigOption, string, string]>([
  [{ code: 'x' }, '', ''],
  [{ code: 'x', name: 'Name' }, 'Name', 'Name'],
  [{ code: 'x', name: 'Name', description: 'Words' }, 'Words', 'Words'],
  [{ code: 'x', name: 'Name', description: 'Words', displayName: 'Shown' }, 'Shown', 'Shown'],
  [{ code: 'x', description: 'Words', altDescription: 'Of others' }, 'Words', 'Of others'],
  [{ code: 'x', altDescription: 'Of others' }, '', 'Of others'],
])('%j is called “%s”, and “%s” under a private label', (option, own, alt) => {
  const wordsOf = (privateLabel: boolean) => {
    const config = configurator([choice('A', [option])], { privateLabel });
    return numberParts(config, evaluate(config, click(config, ['A.x'])))[0]?.words;
  };
  expect([wordsOf(false), wordsOf(true)]).toEqual([own, alt]);
});
