import { describe, expect, test } from 'vitest';
import { codesOf, noneCodesOf, readClause, readFootnote, ruleWords } from './footnote-rules.ts';
import type { GatheredGroup } from './gathered-groups.ts';
import { gathered } from './testing/gathered.ts';

const someGroups = () => [
  gathered('Motor', ['A axial', 'B bax']),
  gathered('Volt', ['24 DC', '230 AC', '400 three-phase']),
  gathered('Lid', ['S steel', 'T tin', 'N none']),
  gathered('Extras', ['X extra', 'Y yes'], { several: true }),
];
const mark = (groups: readonly GatheredGroup[], code: string, sign = '1') => {
  for (const { options } of groups) for (const option of options) if (option.code === code) option.marks.push(sign);
};
const note = (text: string, sign = '1') => ({ at: { sheet: 0, row: 0, column: 0 }, mark: sign, text });

describe('a clause about what carries the mark', () => {
  /** About the axial motor. */
  const about = (clause: string) => {
    const groups = someGroups();
    const [motor] = groups;
    const carriers = motor === undefined ? [] : [{ group: motor, options: motor.options.slice(0, 1) }];
    return readClause(clause, carriers, groups).map(ruleWords);
  };
  test.each<[string, string[]]>([
    ['only with 24', ['Motor A only with Volt 24']],
    ['only available with 24 or 230', ['Motor A only with Volt 24 or 230']],
    ['requires steel', ['Motor A only with Lid S']],
    ['requires steel and 24', ['Motor A only with Lid S and Volt 24']],
    ['nur mit 24', ['Motor A only with Volt 24']],
    ['24 only', ['Motor A only with Volt 24']],
    ['available with 24 only', ['Motor A only with Volt 24']],
    ['not with 24', ['Motor A not with Volt 24']],
    ['not available with 24 and steel', ['Motor A not with Volt 24 or Lid S']],
    ['24 not available', ['Motor A not with Volt 24']],
    ['not with lid', ['Motor A not with Lid']],
    ['without 24', ['Motor A not with Volt 24']],
    ['cannot be combined with 24', ['Motor A not with Volt 24']],
    ['nicht mit 24', ['Motor A not with Volt 24']],
    ['not with gizmo', []],
    ['not with', []],
    ['steel', []],
    ['not with B', []],
    ['only with B', []],
  ])('%s', (clause, rules) => expect(about(clause)).toEqual(rules));
});

describe('a clause that names its subject', () => {
  test.each<[string, string[]]>([
    ['Axial only with 24', ['Motor A only with Volt 24']],
    ['Axial is not available with 24', ['Motor A not with Volt 24']],
    ['Motor requires steel', ['Motor only with Lid S']],
    ['Axial and steel only with 24', []],
    ['Gizmo only with 24', []],
    ['only with 24', []],
    ['X not with Y', ['Extras X not with Extras Y']],
    ['X not with X', []],
    ['X only with Y', []],
    ['Axial not with bax', []],
  ])('%s', (clause, rules) => expect(readClause(clause, [], someGroups()).map(ruleWords)).toEqual(rules));
});

describe('a footnote', () => {
  const read = (text: string, code = 'A', isOfCells = false) => {
    const groups = someGroups();
    mark(groups, code);
    const { carriers, rules, saysOfGroup, isOpen } = readFootnote(note(text), groups, isOfCells);
    return {
      groups,
      carriers: carriers.map(({ group }) => group.name),
      rules: rules.map(ruleWords),
      saysOfGroup,
      isOpen,
    };
  };

  test('is about all that carry its mark', () => {
    const groups = someGroups();
    mark(groups, 'A');
    mark(groups, 'S');
    expect(readFootnote(note('Only with 24.'), groups).rules.map(ruleWords)).toEqual([
      'Motor A only with Volt 24',
      'Lid S only with Volt 24',
    ]);
    expect(readFootnote(note('Only with 24.', '2'), groups)).toMatchObject({ carriers: [], rules: [], isOpen: true });
    expect(readFootnote(note('Axial only with 24.', ''), groups).rules.map(ruleWords)).toEqual([
      'Motor A only with Volt 24',
    ]);
  });

  test('is read clause by clause, and open where one is not understood', () => {
    expect(read('Only with 24; not with steel.')).toMatchObject({
      rules: ['Motor A only with Volt 24', 'Motor A not with Lid S'],
      isOpen: false,
    });
    expect(read('Only with 24. Not with tin.\nHello world')).toMatchObject({
      rules: ['Motor A only with Volt 24', 'Motor A not with Lid T'],
      isOpen: true,
    });
    expect(read('')).toMatchObject({ rules: [], isOpen: false });
  });

  test('says that what carries it may be left out', () => {
    const { groups, saysOfGroup, isOpen } = read('Leave out if not required');
    expect(groups.map(({ optional }) => optional)).toEqual([true, false, false, false]);
    expect([saysOfGroup, isOpen]).toEqual([['Motor may be left out'], false]);
  });

  test('of a group says that it may have several answers, and of an option does not', () => {
    const groups = someGroups();
    groups[1]?.marks.push('1');
    expect(readFootnote(note('Any combination'), groups).saysOfGroup).toEqual(['Volt may have several answers']);
    expect(groups.map(({ several }) => several)).toEqual([false, true, false, true]);
    expect(read('Any combination')).toMatchObject({ saysOfGroup: [], isOpen: true });
  });

  test('of the cells of a table is left to that, unless something else carries its mark', () => {
    expect(read('Only with 24', 'none of them', true)).toMatchObject({ rules: [], isOpen: false });
    expect(read('Only with 24', 'A', true).rules).toEqual(['Motor A only with Volt 24']);
  });
});

test('a group as a whole is all of its answers but those for none', () => {
  const [, , lid] = someGroups();
  if (lid === undefined) throw new Error('no lid');
  expect(codesOf({ group: lid, options: 'any' })).toEqual(['S', 'T']);
  expect(noneCodesOf(lid)).toEqual(['N']);
  expect(codesOf({ group: lid, options: lid.options })).toEqual(['S', 'T', 'N']);
  for (const option of lid.options) option.isTaken = option.code === 'T';
  expect(codesOf({ group: lid, options: 'any' })).toEqual(['T']);
  expect(codesOf({ group: lid, options: lid.options })).toEqual(['T']);
  expect(noneCodesOf(lid)).toEqual([]);
});
