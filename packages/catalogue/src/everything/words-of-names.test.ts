import { expect, test } from 'vitest';
import { thingsIn, wholeThingsIn, withoutLooseWords } from './words-of-names.ts';

test.each<[string, string[]]>([
  ['Float Trees', ['Trees']],
  ['Plover Pump Floats, Series 1', ['Floats']],
  ['Vertical Switches with High-Level Sensor', ['Switches']],
  ['Batteries and Power Supplies', ['Batteries', 'Supplies']],
  ['Conduit Seals & Hubs', ['Seals', 'Hubs']],
  ['Annunciators', ['Annunciators']],
  ['', []],
])('the name %s says that it is %s', (name, things) => {
  expect(thingsIn(name)).toEqual(things);
});

test('a thing is whole with the words before it', () => {
  expect(wholeThingsIn('Elapsed-time meter, 120 V')).toEqual(['Elapsed-time meter']);
  expect(wholeThingsIn('Junction boxes and splice kits for floats')).toEqual(['Junction boxes', 'splice kits']);
});

const FLOAT = 1;
const TREE = 2;
const TERN = 3;
const DUPLEX = 4;
const PANEL = 5;
const HOW = 6;

test('a word that most names have as the thing itself counts in no name that has it before another thing', () => {
  const names = [[TERN, FLOAT], [FLOAT], [FLOAT, TREE]];
  expect(withoutLooseWords(names, [new Set([FLOAT]), new Set([FLOAT]), new Set([TREE])])).toEqual([
    [TERN, FLOAT],
    [FLOAT],
    [TREE],
  ]);
});

test('a word that seldom is the thing counts wherever it stands, and a name without a thing keeps its words', () => {
  const names = [
    [TERN, DUPLEX, PANEL],
    [DUPLEX, PANEL],
    [TERN, DUPLEX],
    [HOW, DUPLEX, PANEL],
  ];
  const things = [new Set([PANEL]), new Set([PANEL]), new Set([DUPLEX]), new Set<number>()];
  expect(withoutLooseWords(names, things)).toEqual(names);
});
