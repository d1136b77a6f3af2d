import { expect, test } from 'vitest';
import { type Configurator, evaluate, setQuantity, setValue, toggleOption } from '../index.ts';
import { answerWords, unfoldWord } from './answer-words.ts';

const configurator: Configurator = {
  configGroups: [
    { name: 'Series', options: [{ code: 'TD', description: 'Duplex panel', selected: true, isReadonly: true }] },
    { name: 'Supply', options: [{ code: '1', description: 'single-phase' }, { code: '3' }] },
    {
      name: 'Options',
      multiselect: true,
      optional: true,
      options: [
        { code: 'E', description: 'elapsed-time meters' },
        { code: 'S', description: 'seal-fail relay', maxQty: 2 },
      ],
    },
    { name: 'Length', kind: 'number', unit: 'ft', max: 100 },
  ],
};
const answers = (selection: Parameters<typeof evaluate>[1]): string[] =>
  evaluate(configurator, selection).groups.flatMap((state, at) => {
    const group = configurator.configGroups[at];
    return group === undefined ? [] : [`${answerWords(configurator, group, state)} · ${unfoldWord(group, state)}`];
  });

test('a folded group says its answer and what can be done', () => {
  expect(answers([])).toEqual(['Duplex panel · Show', 'To choose · Choose', 'None · Choose', 'To choose · Choose']);
  let selection = toggleOption(configurator, [], 'Supply', '1');
  for (const code of ['E', 'S']) selection = toggleOption(configurator, selection, 'Options', code);
  selection = setQuantity(configurator, selection, 'Options', 'S', 2);
  selection = setValue(configurator, selection, 'Length', 30);
  expect(answers(selection)).toEqual([
    'Duplex panel · Show',
    'Single-phase · Change',
    'Elapsed-time meters, 2 × Seal-fail relay · Change',
    '30 ft · Change',
  ]);
});

test('a folded text is told as it stands, a sequence entry by entry', () => {
  const config: Configurator = {
    configGroups: [
      { name: 'Tag', kind: 'text' },
      {
        name: 'Rail',
        kind: 'sequence',
        options: [
          { code: 'K', description: 'contactor' },
          { code: 'R', description: 'relay' },
        ],
      },
    ],
  };
  const told = (selection: Parameters<typeof evaluate>[1]) =>
    evaluate(config, selection).groups.flatMap((state, at) => {
      const group = config.configGroups[at];
      return group === undefined ? [] : [`${answerWords(config, group, state)} · ${unfoldWord(group, state)}`];
    });
  expect(told([['P 1'], ['R', 'K', 'R']])).toEqual(['P 1 · Change', 'Relay, Contactor, Relay · Change']);
  expect(told([[], []])).toEqual(['To choose · Choose', 'To choose · Choose']);
});

test('a folded assembly is the number of its part, and says where that is not complete', () => {
  const part: Configurator = { configGroups: ['P', 'Q'].map((name) => ({ name, options: [{ code: name }] })) };
  const group = { name: 'Float', kind: 'assembly', part: 'part', optional: true } as const;
  const config: Configurator = { parts: { part }, configGroups: [group] };
  const told = (selection: Parameters<typeof evaluate>[1]) =>
    evaluate(config, selection).groups.map(
      (state) => `${answerWords(config, group, state)} · ${unfoldWord(group, state)}`,
    );
  expect(told([[[[1], [1]]]])).toEqual(['P-Q · Change']);
  expect(told([[[[1], [0]]]])).toEqual(['P, not complete · Choose']);
  expect(told([[]])).toEqual(['None · Choose']);
});
