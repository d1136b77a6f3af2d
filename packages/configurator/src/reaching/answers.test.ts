import { expect, test } from 'vitest';
import type { ConfigGroup } from '../data/configurator.ts';
import { present } from '../data/present.ts';
import { compile } from '../rules/compile.ts';
import { choice, configurator, number, sequence, several, text } from '../testing/build.ts';
import { answersOf, plainAnswer } from './answers.ts';

const codes = (count: number): string[] => Array.from({ length: count }, (_, at) => `${'abcdefghijklm'[at]}`);

/** The answers of a group of which rules look at the wanted options, and count those of `counted`. */
function asked(data: ConfigGroup, wanted: string, counted = '') {
  const compiled = compile(configurator([data]));
  const group = present(compiled.groups[0]);
  const ids = (all: string) => new Set(group.options.filter(({ code }) => all.includes(code)).map(({ id }) => id));
  const component = { groups: [group], requires: [], tables: [], mentioned: ids(wanted), pieces: ids(counted) };
  const { choices, isPartial } = answersOf(compiled, component, group);
  const texts = choices.map(wordOf);
  return isPartial ? [...texts, '…'] : texts;
}

function wordOf({ options, value }: ReturnType<typeof plainAnswer>): string {
  if (value !== null) return `=${value}`;
  return options.map(([{ code }, quantity]) => code + (quantity > 1 ? quantity : '')).join('') || '-';
}

test.each<[string, ConfigGroup, string, string, string[]]>([
  ['each option that rules look at, one other, and none', choice('A', codes(5)), 'bd', '', ['b', 'd', 'a', '-']],
  ['not an option that nothing selects', choice('A', [{ code: 'a', isReadonly: true }, 'b']), 'ab', '', ['b', '-']],
  ['of several every set, and one other', several('A', codes(4)), 'ab', '', ['-', 'a', 'b', 'ab', 'c']],
  [
    'quantities where rules count them, the usual first',
    choice('A', [
      { code: 'a', qty: 2, maxQty: 3 },
      { code: 'b', maxQty: 3 },
    ]),
    'ab',
    'a',
    ['a2', 'a', 'a3', 'b', '-'],
  ],
  [
    'one quantity where it is fixed',
    choice('A', [{ code: 'a', qty: 2, maxQty: 3, isQtyReadonly: true }]),
    'a',
    'a',
    ['a2', '-'],
  ],
  ['every value of a short number', number('N', { min: 2, max: 9, step: 3 }), '', '', ['=2', '=8', '=5', '-']],
  ['the length of a text', text('T', { min: 2, max: 4 }), '', '', ['=2', '-']],
  [
    'each length that limits tell apart',
    text('T', { min: 2, max: 4, limits: [{ max: 3 }] }),
    '',
    '',
    ['=2', '=3', '=4', '-'],
  ],
  ['a sequence with each option, and one other', sequence('S', codes(3), { max: 3 }), 'a', '', ['b', 'a', 'ba', '-']],
  [
    'a sequence of which another option does not reach',
    sequence('S', ['a', { code: 'b', maxQty: 1 }, 'c'], { max: 3 }),
    'a',
    '',
    ['b', 'a', 'ba', '-', '…'],
  ],
  [
    'a sequence with one other alone, however seldom it may stand',
    sequence('S', ['a', { code: 'b', maxQty: 1 }], { max: 3 }),
    'a',
    '',
    ['b', 'a', 'ba', '-'],
  ],
  [
    'a sequence whose others stand as often as it is long',
    sequence('S', ['a', { code: 'b', maxQty: 3 }, 'c'], { max: 3 }),
    'a',
    '',
    ['b', 'a', 'ba', '-'],
  ],
  [
    'a sequence that is counted, in every way',
    sequence('S', ['a', 'b'], { max: 2 }),
    'a',
    'a',
    ['a', 'b', 'a2', 'ba', 'b2', '-'],
  ],
])('reaching tries %s', (_, group, wanted, counted, words) => {
  const tried = asked(group, wanted, counted);
  expect(tried.toSorted()).toEqual(words.toSorted());
  expect(tried.at(-1)).toBe(words.at(-1));
});

test.each<[string, number, boolean]>([
  ['10 options', 10, false],
  ['11 options', 11, true],
])('of %s every set is tried, of more some', (_, count, isPartial) => {
  const tried = asked(several('A', codes(count)), codes(count).join(''));
  expect(tried.includes('…')).toBe(isPartial);
  expect(tried.length > 1024).toBe(!isPartial);
});

test.each<[string, ConfigGroup, number, boolean]>([
  ['200 values are all tried', number('N', { max: 199 }), 201, false],
  ['201 are not', number('N', { max: 200 }), 3, true],
  ['nor are those without an end', number('N'), 3, true],
])('%s', (_, group, count, isPartial) => {
  const tried = asked(group, '').filter((word) => word !== '…');
  expect(tried).toHaveLength(count);
  expect(asked(group, '').includes('…')).toBe(isPartial);
});

test.each<[number, boolean]>([
  [2, false],
  [3, true],
])('of %d options that count to ten, quantities are left out: %j', (count, isPartial) => {
  const group = several(
    'A',
    codes(count).map((code) => ({ code, maxQty: 10 })),
  );
  expect(asked(group, codes(count).join(''), codes(count).join('')).includes('…')).toBe(isPartial);
});

test.each<[string, ConfigGroup, string]>([
  ['the first option that can be selected', choice('A', [{ code: 'a', isReadonly: true }, 'b', 'c']), 'b'],
  ['nothing where it is not printed', choice('A', ['a'], { printed: false }), '-'],
  ['nothing where nothing can be selected', choice('A', [{ code: 'a', isReadonly: true }]), '-'],
  ['the least value', number('N', { min: 3, max: 9 }), '=3'],
  ['the least length', text('T', { min: 3, max: 9 }), '=3'],
  ['nothing for a text that takes nothing', text('T', { min: 3, max: 2 }), '-'],
  ['a sequence of the first option, long enough', sequence('S', ['a', 'b'], { min: 2, max: 4 }), 'a2'],
  [
    'of the next where the first stands seldom',
    sequence('S', [{ code: 'a', maxQty: 1 }, 'b'], { min: 3, max: 4 }),
    'ab2',
  ],
  ['nothing of a sequence that is not printed', sequence('S', ['a'], { min: 2, printed: false }), '-'],
  ['nothing for an assembly without a part', { name: 'F', kind: 'assembly', part: 'none' }, '-'],
])('the plain answer is %s', (_, group, word) => {
  expect(wordOf(plainAnswer(present(compile(configurator([group])).groups[0])))).toBe(word);
});
