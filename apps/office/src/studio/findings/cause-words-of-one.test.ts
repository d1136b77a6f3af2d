import type { Configurator } from '@millrace/configurator';
import { causesOf } from '@millrace/studio';
import { expect, test } from 'vitest';
import type { StudioFinding } from '../ground/use-studio-findings.ts';
import { causeWords, sentenceOf } from './cause-words.ts';

const configurator: Configurator = {
  configGroups: [
    {
      name: 'Floats',
      showIf: ['Supply.3'],
      options: [
        { code: '4F', enableIf: ['Supply.1'], disableIf: ['Supply.3'] },
        { code: '' },
        { code: '5F', enableIf: [] },
      ],
    },
    { name: 'Supply', options: [{ code: '1' }, { code: '3' }] },
  ],
};
const found = (code: string, path: StudioFinding['path'], message = 'Tern: Told so.'): StudioFinding =>
  ({ severity: 'error', code, kind: 'families', id: 4, path, message }) as StudioFinding;
const group = (at: number) => ['configurator', 'configGroups', at];
const option = (at: number) => [...group(0), 'options', at];
const [ONLY, NOT] = ['only with Supply is 1', 'not with Supply is 3'];

test.each<[string, StudioFinding['path'], string, string | null]>([
  ['option-never-selectable', option(0), 'Floats 4F can never be chosen', `It is ${ONLY}, and ${NOT}.`],
  ['option-never-selectable', option(1), 'Floats (blank code) can never be chosen', 'Told so.'],
  ['option-never-selectable', option(2), 'Floats 5F can never be chosen', 'Told so.'],
  ['option-never-selectable', group(0), 'Told so.', null],
  ['group-never-shows', group(0), 'Floats can never show', 'It is shown only while Supply is 3.'],
  ['group-never-shows', group(1), 'Supply can never show', 'Told so.'],
  ['group-never-shows', group(9), 'Told so.', null],
  ['blocked-unanswered', option(0), 'Floats 4F is off from the start', `It is ${ONLY}, and ${NOT}. No answer speaks`],
  ['blocked-unanswered', option(2), 'Floats 5F is off from the start', ' No answer speaks'],
  ['blocked-unanswered', option(9), 'Told so.', null],
  ['unknown-code', option(0), 'Told so.', null],
  ['option-never-selectable', ['validNumbers', 0], 'Told so.', null],
])('%s at %j is told in words', (code, path, heading, detail) => {
  const [cause] = causesOf([found(code, path)]);
  if (cause === undefined) throw new Error('There is no cause.');
  const words = causeWords(configurator, cause, 'Tern');
  expect(words.heading).toBe(heading);
  if (detail === null) expect(words.detail).toBeNull();
  else expect(words.detail?.startsWith(detail)).toBe(true);
});

test.each([
  ['model-number-price', '2 products have another price than their number'],
  ['model-number-unreadable', '2 products have a number that is refused'],
  ['model-number-incomplete', '2 products have a number that is not complete'],
  ['duplicate-model-number', '2 products carry the number of another'],
  ['known-number-refused', '2 known numbers must be valid, and are refused'],
  ['known-number-price', '2 known numbers have another price'],
  ['known-number-taken', '2 known numbers must be refused, and are read'],
  ['of-another-kind', 'Told so.'],
])('several %s are one line', (code, heading) => {
  const findings = [found(code, ['a']), found(code, ['b'])] as [StudioFinding, StudioFinding];
  expect(causeWords(configurator, { code, findings } as never, 'Tern')).toEqual({ heading, detail: null });
});

test.each([
  ['Tern: a. Tern: b.', 'Tern', 'a. Tern: b.'],
  ['Ternary: a.', 'Tern', 'Ternary: a.'],
  ['Group "Floats": showIf: no.', 'Tern', 'Floats, “shown only while”: no.'],
  ['Group "Floats", option "4F": enableIf: no.', 'Tern', 'Floats 4F, “only with”: no.'],
  ['Group "Floats", option "": selectIf: no.', 'Tern', 'Floats (blank code), “always with”: no.'],
  ['Group "Floats": hideIf: no.', 'Tern', 'Floats, “hidden while”: no.'],
  ['See Group "Floats": no.', 'Tern', 'See Group "Floats": no.'],
])('the sentence of “%s” of %s is “%s”', (message, name, sentence) => {
  expect(sentenceOf({ message }, name)).toBe(sentence);
});
