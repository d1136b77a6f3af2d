import { type Configurator, evaluate, initialSelection, switchOption } from '@millrace/configurator';
import type { NumberAnswer } from '@millrace/contract';
import { expect, test } from 'vitest';
import { preloadReading } from './preload.ts';

const configurator: Configurator = {
  configGroups: [
    { name: 'Supply', options: [{ code: '1' }, { code: '3' }] },
    { name: 'Floats', options: [{ code: '3F' }, { code: '4F' }] },
    { name: 'Test', options: [{ code: 'T', selected: true }] },
  ],
};
const nothing: NumberAnswer = { readAs: null, readings: [], nearly: null };
const printed = (answer: NumberAnswer) => {
  const loaded = preloadReading(configurator, 'typed', answer);
  return loaded && [evaluate(configurator, loaded.selection).itemNo, loaded.notice?.code];
};

test('a number that was read is filled in', () =>
  expect(printed({ ...nothing, readAs: '3-4F-T' })).toEqual(['3-4F-T', 'read-as']));
test('what is kept of one that is nearly right is filled in', () => {
  const kept = switchOption(configurator, initialSelection(configurator), 'Supply', '3');
  const nearly = {
    family: { name: 'Tern', slug: 'tern', intrinsicallySafe: false },
    cells: [],
    options: evaluate(configurator, kept).urlOpts,
    missing: ['Floats'],
    offers: [],
  };
  expect(printed({ ...nothing, nearly })).toEqual(['3-T', 'near']);
  expect(printed({ ...nothing, nearly, readAs: '3-5F-T' })).toEqual(['3-T', 'near']);
  expect(printed({ ...nothing, nearly: { ...nearly, options: '!' } })).toBeNull();
});
test('nothing is made of no reading, or of another configurator’s', () => {
  expect(printed(nothing)).toBeNull();
  expect(printed({ ...nothing, readAs: '9-4F-T' })).toBeNull();
});
