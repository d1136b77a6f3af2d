import type { Configurator } from '@millrace/configurator';
import { causesOf } from '@millrace/studio';
import { expect, test } from 'vitest';
import type { StudioFinding } from '../ground/use-studio-findings.ts';
import { causeWords, sentenceOf } from './cause-words.ts';

const configurator: Configurator = {
  configGroups: [{ name: 'Floats', options: [{ code: '4F', enableIf: ['Floats.4F'] }] }],
};
const found = (given: Partial<StudioFinding>): StudioFinding => ({
  severity: 'error',
  code: 'unknown-code',
  kind: 'families',
  id: 4,
  path: ['configurator', 'configGroups', 0, 'options', 0],
  message: 'Tern: nothing.',
  ...given,
});
const words = (...findings: StudioFinding[]) =>
  causesOf(findings).map((cause) => causeWords(configurator, cause, 'Tern'));

test('places stand as the studio names them, without the name of the row', () => {
  const message = 'Tern: Group "Floats", option "4F": disableIf: the rule names an unknown group: "Suply.3".';
  expect(sentenceOf({ message }, 'Tern')).toBe('Floats 4F, “not with”: the rule names an unknown group: "Suply.3".');
  expect(sentenceOf({ message: 'Group "A", option "": x.' }, 'Tern')).toBe('A (blank code): x.');
});

test('an option that can never be chosen is told with its rules', () => {
  expect(words(found({ code: 'option-never-selectable' }))).toEqual([
    { heading: 'Floats 4F can never be chosen', detail: 'It is only with Floats is 4F.' },
  ]);
});

test('several with one cause are counted', () => {
  const price = (id: number) => found({ code: 'model-number-price', kind: 'products', id, path: ['priceCents'] });
  expect(words(price(1), price(2))).toEqual([
    { heading: '2 products have another price than their number', detail: null },
  ]);
});
