import { describe, expect, test } from 'vitest';
import { lostValues, type Place, type Shown, type Told, type TypedValue, toldOfPlaces } from './judge-two-people.ts';

const NAME: Place = { input: 'name', labels: ['Name'], path: ['name'] };
const HOW_MUCH: Place = {
  input: 'specs-0-kvo-0-value',
  labels: ['Specifications', null, 'Rows', null, 'How much'],
  path: ['specs', 0, 'kvo', 0, 'value'],
};
const value = (by: string, text: string, seen: string, place = NAME): TypedValue => ({ place, value: text, seen, by });
const asked = (mine: string, theirs: string, isMineTaken = false, words = 'Name'): Shown => ({
  words,
  mine,
  theirs,
  isMineTaken,
});
/** `unheard`: of what was typed, that whose answer never came. */
const told = (name: string, typed: TypedValue[], unheard: TypedValue[] = [], questions: Shown[] = []): Told => ({
  name,
  typed,
  acknowledged: new Set(typed.filter((one) => !unheard.includes(one))),
  asked: questions,
});

describe('a value is lost', () => {
  test('that was acknowledged and is nowhere', () => {
    const one = value('a', 'a001.', 'first');
    expect(lostValues([told('a', [one]), told('b', [])], { name: 'first' })).toEqual([
      '“a001.” of a at name, typed over “first”, acknowledged',
    ]);
  });
  test('that was never acknowledged and is nowhere, as in a queue that forgot it', () => {
    const one = value('a', 'a001.', 'first');
    expect(lostValues([told('a', [one], [one])], { name: 'first' })).toEqual([
      '“a001.” of a at name, typed over “first”, not acknowledged',
    ]);
  });
  test('that another wrote over without having seen it', () => {
    const [mine, theirs] = [value('a', 'a001.', 'first'), value('b', 'b001.', 'first')];
    expect(lostValues([told('a', [mine]), told('b', [theirs])], { name: 'b001.' })).toEqual([
      '“a001.” of a at name, typed over “first”, acknowledged',
    ]);
  });
  test('that its writer was asked about in words of another place', () => {
    const one = value('a', 'a001.', 'first');
    const people = [told('a', [one], [], [asked('a001.', 'b001.', false, 'Notice')])];
    expect(lostValues(people, { name: 'b001.' })).toHaveLength(1);
  });
  test('that stands at another place of the row', () => {
    const one = value('a', 'a001.', 'first', HOW_MUCH);
    const row = { name: 'a001.', specs: [{ kvo: [{ value: 'first' }, { value: 'a001.' }] }] };
    expect(lostValues([told('a', [one])], row)).toHaveLength(1);
  });
  test('whose place is gone from the row', () => {
    const one = value('a', 'a001.', 'first', HOW_MUCH);
    for (const row of [{ specs: [] }, {}, null, undefined]) expect(lostValues([told('a', [one])], row)).toHaveLength(1);
  });
  test('that was typed over by a value which itself never arrived', () => {
    const mine = value('a', 'a001.', 'first');
    const over = value('b', 'b001.', 'a001.');
    expect(lostValues([told('a', [mine]), told('b', [over], [over])], { name: 'first' })).toEqual([
      '“a001.” of a at name, typed over “first”, acknowledged',
      '“b001.” of b at name, typed over “a001.”, not acknowledged',
    ]);
  });
  test('each of many, whoever typed it', () => {
    const typed = (by: string) => Array.from({ length: 20 }, (_, at) => value(by, `${by}${at}.`, 'first'));
    const [ofA, ofB] = [typed('a'), typed('b')];
    // All but one of each were written over unseen.
    const lost = lostValues([told('a', ofA), told('b', ofB)], { name: 'a19.' });
    expect(lost).toHaveLength(39);
    expect(lost).not.toContainEqual(expect.stringContaining('“a19.”'));
  });
});

describe('a value is kept', () => {
  test('that is in the row at its place', () => {
    const one = value('a', 'a001.', 'first', HOW_MUCH);
    expect(lostValues([told('a', [one], [one])], { specs: [{ kvo: [{ value: 'a001.' }] }] })).toEqual([]);
  });
  test('that was shown in conflict to its writer, whatever they chose', () => {
    const one = value('a', 'a001.', 'first');
    for (const isMineTaken of [true, false])
      expect(lostValues([told('a', [one], [one], [asked('a001.', 'b001.', isMineTaken)])], { name: 'b001.' })).toEqual(
        [],
      );
  });
  test('that stands in a list which was asked about as a whole', () => {
    const one = value('a', 'a001.', 'first', HOW_MUCH);
    const question = asked('Cord: a001.', 'nothing', false, 'Specifications');
    expect(lostValues([told('a', [one], [one], [question])], { specs: [] })).toEqual([]);
  });
  test('that another saw and typed over, and that value arrived', () => {
    const [mine, over] = [value('a', 'a001.', 'first'), value('b', 'b001.', 'a001.')];
    expect(lostValues([told('a', [mine]), told('b', [over])], { name: 'b001.' })).toEqual([]);
  });
  test('that its writer typed over before it left', () => {
    const [first, second] = [value('a', 'a001.', 'first'), value('a', 'a001+', 'a001.')];
    expect(lostValues([told('a', [first, second], [first])], { name: 'a001+' })).toEqual([]);
  });
  test('that another was shown as theirs, and put their own in its place', () => {
    const [mine, theirs] = [value('a', 'a001.', 'first'), value('b', 'b001.', 'first')];
    const taken = told('b', [theirs], [theirs], [asked('b001.', 'a001.', true)]);
    expect(lostValues([told('a', [mine]), taken], { name: 'b001.' })).toEqual([]);
    const left = told('b', [theirs], [theirs], [asked('b001.', 'a001.')]);
    expect(lostValues([told('a', [mine]), left], { name: 'first' })).toHaveLength(1);
  });
});

test('one value taken out of a sound record is named, and no other', () => {
  const chain = Array.from({ length: 12 }, (_, at) =>
    value(
      at % 2 === 0 ? 'a' : 'b',
      `${at % 2 === 0 ? 'a' : 'b'}${at}.`,
      at === 0 ? 'first' : `${at % 2 === 0 ? 'b' : 'a'}${at - 1}.`,
    ),
  );
  const people = ['a', 'b'].map((name) =>
    told(
      name,
      chain.filter(({ by }) => by === name),
    ),
  );
  expect(lostValues(people, { name: 'b11.' })).toEqual([]);
  // The last value of the chain is replaced by what it was typed over, as a broken queue would leave it.
  expect(lostValues(people, { name: 'a10.' })).toEqual(['“b11.” of b at name, typed over “a10.”, acknowledged']);
});

test('of a lost value it is told what was typed at its place, and what was asked there', () => {
  const [mine, theirs] = [value('a', 'a001.', 'first'), value('b', 'b001.', 'first')];
  const people = [
    told('a', [mine, value('a', 'a002.', 'one', HOW_MUCH)], [mine]),
    told('b', [theirs], [], [asked('b001.', 'a001.')]),
  ];
  const lost = lostValues(people, { name: 'b001.', specs: [{ kvo: [{ value: 'a002.' }] }] });
  expect(lost).toEqual(['“a001.” of a at name, typed over “first”, not acknowledged']);
  expect(toldOfPlaces(people, lost)).toEqual([
    'a typed “a001.” at name over “first”, not acknowledged',
    'b was asked of Name: “b001.” or “a001.”, and did not take their own',
    'b typed “b001.” at name over “first”',
    'b was asked of Name: “b001.” or “a001.”, and did not take their own',
  ]);
});
