import { describe, expect, test } from 'vitest';
import { joinedWords, readWords } from './read-words.ts';

const heldBy = (text: string): string[] =>
  readWords(text)
    .filter(({ isHeld }) => !isHeld)
    .map(({ term }) => term);

describe('a number holds its unit, however it is written', () => {
  test.each([
    ['20 ft', ['20ft']],
    ['20ft', ['20ft']],
    ["20'", ['20ft']],
    ['20-foot cord', ['20ft', 'cord']],
    ['6"', ['6in']],
    ['10 or 20 ft', ['or', '10ft', '20ft']],
    ['120, 208 or 240 VAC', ['or', '120v', '208v', '240v']],
    ['240v', ['240v']],
    ['1/2 hp', ['1/2hp']],
    ['three-phase', ['3phase']],
    ['Phase: 1 or 3', ['1phase', 'or', '3phase']],
    ['NEMA 1, 3R or 4X', ['nema1', 'nema3r', 'or', 'nema4x']],
    ['nema4x', ['nema4x']],
    ['Class I, Division 1', ['class1', 'division1']],
    ['two pumps', ['2pump', 'pump']],
    ['20', ['20']],
    ['Three floats or four?', ['3float', 'float', 'or', '4float']],
    ['20 ft vs 30', ['20ft', 'vs', '30ft']],
    ['8 pins or eleven, plain', ['8pin', 'or', '11', 'plain']],
    ['3 metres', ['3m']],
    ['3 m or 4 meters', ['3m', 'or', '4m']],
    ['hour meter, 16 gauge', ['hour', 'meter', '16awg']],
    ['level gauge', ['level', 'gaug']],
  ])('%s', (text, terms) => {
    expect(heldBy(text)).toEqual(terms);
  });
});

test('forms of a word have one stem, and an apostrophe is no letter', () => {
  expect(heldBy('wiring wired wires')).toEqual(['wire', 'wire', 'wire']);
  expect(heldBy("won't")).toEqual(['wont']);
  expect(heldBy('Résumé')).toEqual(heldBy('resume'));
});

test('irregular forms of verbs are forms of their verb, and of nothing else', () => {
  expect(heldBy('rang stuck broken')).toEqual(heldBy('ring sticks breaks'));
  expect(heldBy('rang')).not.toEqual(heldBy('range'));
});

test('a limited warranty is no limit', () => {
  expect(heldBy('limited')).not.toEqual(heldBy('limit'));
});

test('letters with points are one word', () => {
  expect(heldBy('n.o. or N.C.?')).toEqual(['no', 'or', 'nc']);
  expect(heldBy('an h.o.a switch')).toEqual(['an', 'hoa', 'switch']);
  expect(heldBy('at 1.5 in. e.g. here')).toEqual(['at', '1.5in', 'eg', 'here']);
});

test('words joined by hyphens are also one word', () => {
  expect(joinedWords('a Wi-Fi sender, hand-off-auto')).toEqual(['wifi', 'handoffauto']);
});
