import { describe, expect, test } from 'vitest';
import { parseModelNumber } from '../index.ts';
import { choice, chosen, configurator, number, several } from '../testing/build.ts';

const panel = configurator([
  choice('Series', ['TD', 'TS']),
  choice('Phase', ['1', '3']),
  choice('Enclosure', ['4X', '12', '3R']),
  several('Options', ['E', '2S', 'H']),
  choice('Cord', ['20', '50']),
]);

/** The choices that a number reads as, or the refusal. */
function read(config: typeof panel, text: string): readonly string[] | string {
  const result = parseModelNumber(config, text);
  if (result.ok) return chosen(config, result.selection);
  return result.code === 'ambiguous' || result.code === 'context' ? result.code : `${result.code} at ${result.parsed}`;
}

const all = ['Series.TD', 'Phase.3', 'Enclosure.4X', 'Options.E', 'Options.2S', 'Cord.20'];

describe('parsing is the inverse of building', () => {
  test.each([
    ['as ordered', 'TD-3-4X-E|2S-20', all],
    ['as on a label', 'TD-3-4X-E2S-20', all],
    ['an optional group left out', 'TD-3-4X-20', all.filter((c) => !c.startsWith('Options'))],
    ['codes of one group only in option order', 'TD-3-4X-2S|E-20', 'no-match at 11'],
    ['not half ordered, half label', 'TD-3-4X-E|2SH-20', 'no-match at 12'],
    ['codes are case-sensitive', 'td-3-4X-20', 'no-match at 0'],
    ['nothing', '', 'incomplete at 0'],
    ['a beginning', 'TD-3', 'incomplete at 4'],
    ['a beginning with its separator', 'TD-3-', 'incomplete at 5'],
    ['an unknown code', 'TD-3-9Z-20', 'no-match at 5'],
    ['a required group left out', 'TD-3-20', 'no-match at 5'],
    ['too much', 'TD-3-4X-20-50', 'no-match at 10'],
    ['a doubled separator', 'TD--3', 'no-match at 3'],
    ['a code twice', 'TD-3-4X-E|E-20', 'no-match at 10'],
  ] as const)('%s', (_, text, expected) => {
    expect(read(panel, text)).toEqual(expected);
  });

  test('it does not prune too early: a code that is the beginning of another', () => {
    const config = configurator([choice('A', ['A', 'AB']), choice('B', ['BC', 'D'])], { groupSeparator: '' });
    expect(read(config, 'ABC')).toEqual(['A.A', 'B.BC']);
    expect(read(config, 'ABD')).toEqual(['A.AB', 'B.D']);
    expect(read(config, 'ABBC')).toEqual(['A.AB', 'B.BC']);
  });

  test('a read-only code reads where a later group selects it, and nowhere else', () => {
    const options = [{ code: 'x', isReadonly: true, selectIf: ['C.on'] }, 'y'];
    for (const own of [choice('B', options), several('B', options)]) {
      const config = configurator([choice('A', ['a', 'b']), own, choice('C', ['on', 'off'])]);
      expect(read(config, 'a-x-on')).toEqual(['A.a', 'B.x', 'C.on']);
      expect(read(config, 'a-x-off')).toBe('no-match at 4');
      expect(read(config, 'a-y-off')).toEqual(['A.a', 'B.y', 'C.off']);
    }
  });

  test('a code may be legal only through a later group', () => {
    const config = configurator([choice('A', ['a', { code: 'b', enableIf: ['C.on'] }]), choice('C', ['on', 'off'])]);
    expect(read(config, 'b-on')).toEqual(['A.b', 'C.on']);
    expect(read(config, 'b-off')).toBe('no-match at 2');
    const later = configurator([choice('A', ['a'], { showIf: ['B.on'] }), choice('B', ['on', 'off'])]);
    expect(read(later, 'a-on')).toEqual(['A.a', 'B.on']);
    expect(read(later, 'off')).toEqual(['B.off']);
    expect(read(later, 'a-off')).toBe('no-match at 2');
    expect(read(later, 'on')).toBe('no-match at 0');
  });

  test('two ways to one place of a group are told apart where a later rule asks which', () => {
    const config = configurator(
      [several('A', ['1', '12', '23', '3', 'C']), choice('B', ['Y', { code: 'Z', enableIf: ['A.12'] }])],
      { groupSeparator: '' },
    );
    expect(read(config, '123CZ')).toEqual(['A.12', 'A.3', 'A.C', 'B.Z']);
    expect(read(config, '123CY')).toBe('ambiguous');
  });

  test('only visible groups are read', () => {
    const config = configurator([
      choice('A', ['1', '2']),
      choice('B', ['x'], { showIf: ['A.1'] }),
      choice('C', ['x', 'y']),
    ]);
    expect(read(config, '1-x-y')).toEqual(['A.1', 'B.x', 'C.y']);
    expect(read(config, '2-x')).toEqual(['A.2', 'C.x']);
    expect(read(config, '2-x-y')).toBe('no-match at 3');
  });

  test('an option that ends the number', () => {
    const config = configurator([choice('A', ['a', { code: 'z', isLast: true }]), choice('B', ['b'])]);
    expect(read(config, 'z')).toEqual(['A.z']);
    expect(read(config, 'a')).toBe('incomplete at 1');
    expect(read(config, 'z-b')).toBe('no-match at 1');
  });

  test('a read-only option is read only where it is selected', () => {
    const config = configurator([
      several('A', [{ code: 'fix', isReadonly: true, selected: true }, { code: 'never', isReadonly: true }, 'x']),
      choice('B', ['b']),
    ]);
    expect(read(config, 'fix-b')).toEqual(['A.fix', 'B.b']);
    expect(read(config, 'fix|x-b')).toEqual(['A.fix', 'A.x', 'B.b']);
    expect(read(config, 'x-b')).toBe('no-match at 0');
    expect(read(config, 'fix|never-b')).toBe('no-match at 4');
  });

  test('a number no selection makes is refused: over the limit, or against disableCodes', () => {
    const config = configurator([
      several('A', ['a', 'b', { code: 'c', disableCodes: ['a'] }], { maxSelect: 2 }),
      choice('B', ['z']),
    ]);
    expect(read(config, 'a|b-z')).toEqual(['A.a', 'A.b', 'B.z']);
    expect(parseModelNumber(config, 'a|b|c-z').ok).toBe(false);
    expect(parseModelNumber(config, 'a|c-z').ok).toBe(false);
    expect(read(config, 'b|c-z')).toEqual(['A.b', 'A.c', 'B.z']);
  });
});

describe('prefix, separators, blanks and literals', () => {
  test('prefix and own separators', () => {
    const config = configurator([choice('A', ['a', 'b']), choice('B', ['1', '2'], { separator: '/' })], {
      prefix: 'HS-',
    });
    expect(read(config, 'HS-a/2')).toEqual(['A.a', 'B.2']);
    expect(read(config, 'a/2')).toBe('no-match at 0');
    expect(read(config, 'HS')).toBe('incomplete at 2');
    expect(read(config, 'HS-a-2')).toBe('no-match at 4');
  });

  test('a separator of its own stands even before the first part', () => {
    const config = configurator([choice('A', ['a'], { separator: '=', optional: true }), choice('B', ['b'])]);
    expect(read(config, '=a-b')).toEqual(['A.a', 'B.b']);
    expect(read(config, 'a-b')).toBe('no-match at 0');
    expect(read(config, 'b')).toEqual(['B.b']);
  });

  test('a blank code prints nothing, not even its separator', () => {
    const config = configurator([choice('A', ['a']), choice('B', ['', 'H']), choice('C', ['c'])]);
    expect(read(config, 'a-c')).toEqual(['A.a', 'B.', 'C.c']);
    expect(read(config, 'a-H-c')).toEqual(['A.a', 'B.H', 'C.c']);
  });

  test('the literal of a hidden group', () => {
    const config = configurator([
      choice('A', ['1', '2', { code: 'end', isLast: true }]),
      choice('B', ['x'], { showIf: ['A.1'], whenHidden: '0' }),
      choice('C', ['c'], { optional: true }),
    ]);
    expect(read(config, '1-x')).toEqual(['A.1', 'B.x']);
    expect(read(config, '2-0')).toEqual(['A.2']);
    expect(read(config, '2-0-c')).toEqual(['A.2', 'C.c']);
    expect(read(config, '2-c')).toBe('no-match at 2');
    expect(read(config, '1-0')).toBe('no-match at 2');
    expect(read(config, 'end')).toEqual(['A.end']);
    expect(read(config, 'end-0')).toBe('no-match at 3');
  });

  test('another option separator is part of the label too', () => {
    const config = configurator([several('A', ['a', 'b'])], { optionSeparator: '/' });
    expect(read(config, 'a/b')).toEqual(['A.a', 'A.b']);
    expect(read(config, 'ab')).toBe('no-match at 1');
    const none = configurator([several('A', ['a', 'b'])], { optionSeparator: '' });
    expect(read(none, 'ab')).toEqual(['A.a', 'A.b']);
  });

  test('a code may contain the separators', () => {
    const config = configurator([several('A', ['a|b', 'c-d']), choice('B', ['z'])]);
    expect(read(config, 'a|b|c-d-z')).toEqual(['A.a|b', 'A.c-d', 'B.z']);
    expect(read(config, 'a|bc-d-z')).toEqual(['A.a|b', 'A.c-d', 'B.z']);
  });
});

describe('quantities', () => {
  const wires = configurator([
    several('Floats', [{ code: 'F', isQtyPrefix: true, maxQty: 12 }, { code: 'S', isQtySuffix: true }, 'P']),
    choice('End', ['26C1B0', { code: 'Z', isQtyPrefix: true }]),
  ]);

  test.each([
    ['a prefix', '3F-26C1B0', ['Floats.F ×3', 'End.26C1B0']],
    ['of two digits', '12F-26C1B0', ['Floats.F ×12', 'End.26C1B0']],
    ['above its maximum', '13F-26C1B0', 'no-match at 0'],
    ['1 is written too', 'F-26C1B0', 'no-match at 0'],
    ['no zero', '0F-26C1B0', 'no-match at 0'],
    ['no leading zero', '03F-26C1B0', 'no-match at 0'],
    ['a suffix', 'S20-26C1B0', ['Floats.S ×20', 'End.26C1B0']],
    ['never above the cap', 'S21-26C1B0', 'no-match at 2'],
    ['digits at the start of a part may simply be a code', 'P-26C1B0', ['Floats.P', 'End.26C1B0']],
    ['digits are a quantity where such an option matches', 'P-2Z', ['Floats.P', 'End.Z ×2']],
  ] as const)('%s', (_, text, expected) => {
    expect(read(wires, text)).toEqual(expected);
  });

  test('a quantity that is not printed reads as qty', () => {
    const config = configurator([choice('A', [{ code: 'a', qty: 3 }])]);
    expect(read(config, 'a')).toEqual(['A.a ×3']);
  });

  test('a fixed quantity is the only one', () => {
    const config = configurator([choice('A', [{ code: 'a', qty: 3, isQtyReadonly: true, isQtyPrefix: true }])]);
    expect(read(config, '3a')).toEqual(['A.a ×3']);
    expect(read(config, '2a')).toBe('no-match at 0');
  });
});

describe('numbers', () => {
  test('an exact width, or the shortest form', () => {
    const padded = configurator([number('L', { digits: 3, max: 200 }), choice('B', ['5X', 'X'])], {
      groupSeparator: '',
    });
    expect(read(padded, '0205X')).toEqual(['L=20', 'B.5X']);
    expect(read(padded, '2015X')).toBe('no-match at 0');
    const shortest = configurator([number('L', { max: 200, step: 5 }), choice('B', ['a'])]);
    expect(read(shortest, '20-a')).toEqual(['L=20', 'B.a']);
    expect(read(shortest, '020-a')).toBe('no-match at 1');
    expect(read(shortest, '21-a')).toBe('no-match at 0');
  });

  test('a value beyond a limit in force does not match', () => {
    const config = configurator([
      choice('A', ['s', 'l']),
      number('L', { max: 50, limits: [{ if: ['A.s'], max: 20 }] }),
    ]);
    expect(read(config, 's-20')).toEqual(['A.s', 'L=20']);
    expect(read(config, 's-21')).toBe('no-match at 3');
    expect(read(config, 'l-21')).toEqual(['A.l', 'L=21']);
  });
});

describe('what is refused tells how far it got', () => {
  const refused = (config: typeof panel, text: string) => {
    const result = parseModelNumber(config, text);
    if (result.ok || !('expected' in result)) throw new Error('expected a refusal');
    return { ...result, selection: chosen(config, result.selection) };
  };

  test('the choices that parsed, what could go on there, and the closest codes', () => {
    expect(refused(panel, 'TD-3-4Y-20')).toEqual({
      ok: false,
      code: 'no-match',
      parsed: 5,
      selection: ['Series.TD', 'Phase.3'],
      expected: [{ group: 'Enclosure', codes: ['4X', '12', '3R'] }],
      closest: [
        { group: 'Enclosure', code: '4X' },
        { group: 'Enclosure', code: '12' },
        { group: 'Enclosure', code: '3R' },
      ],
    });
  });

  test('every group that could go on is expected', () => {
    expect(refused(panel, 'TD-3-4X-?').expected).toEqual([
      { group: 'Options', codes: ['E', '2S', 'H'] },
      { group: 'Cord', codes: ['20', '50'] },
    ]);
  });

  test('within a multi-select group the codes that can still follow', () => {
    expect(refused(panel, 'TD-3-4X-E|?').expected).toEqual([{ group: 'Options', codes: ['2S', 'H'] }]);
  });

  test('an incomplete number expects what is missing', () => {
    expect(refused(panel, 'TD-3')).toMatchObject({
      code: 'incomplete',
      expected: [{ group: 'Enclosure' }],
      closest: [],
      selection: ['Series.TD', 'Phase.3'],
    });
  });

  test('a case alone is the closest', () => {
    expect(refused(panel, 'TD-3-4x').closest[0]).toEqual({ group: 'Enclosure', code: '4X' });
  });

  test('a code that a rule excludes there is neither expected nor close', () => {
    const config = configurator([choice('A', ['a', 'b']), choice('B', ['x', { code: 'y', disableIf: ['A.a'] }])]);
    expect(refused(config, 'a-y')).toMatchObject({
      parsed: 2,
      expected: [{ group: 'B', codes: ['x'] }],
      closest: [{ code: 'x' }],
    });
  });

  test('nor one that a multi-select group does not offer after these answers', () => {
    const offered = several('B', ['x', { code: 'y', enableIf: ['A.b'] }]);
    const config = configurator([choice('A', ['a', 'b']), offered, choice('C', ['z'])]);
    expect(refused(config, 'a-y').expected[0]).toEqual({ group: 'B', codes: ['x'] });
    expect(refused(config, 'b-!').expected[0]).toEqual({ group: 'B', codes: ['x', 'y'] });
  });

  test('of several ways to the place where it stops, one that still prints what was read fills the page', () => {
    const first = choice('A', [{ code: 'A', enableIf: ['C.on'] }, 'AB']);
    const config = configurator([first, choice('B', ['B', 'D']), choice('C', ['on'])], { groupSeparator: '' });
    expect(refused(config, 'AB?')).toMatchObject({ parsed: 2, selection: ['A.AB'] });
    expect(refused(config, 'AD?')).toMatchObject({ parsed: 2, selection: ['B.D'] });
  });

  test('of many codes the five closest are named', () => {
    const config = configurator([choice('A', ['11', '12', '13', '14', '15', '16', '17'])]);
    expect(refused(config, '18').closest.map(({ code }) => code)).toEqual(['11', '12', '13', '14', '15']);
  });

  test('in the midst of a part the closest are those like the whole part', () => {
    const config = configurator([choice('A', ['4', '4XG', '12']), choice('B', ['z'])]);
    expect(refused(config, '4XB-z').closest[0]).toEqual({ group: 'A', code: '4XG' });
  });

  test('two readings are both shown', () => {
    const config = configurator([choice('A', ['A', 'AB']), choice('B', ['BC', 'C'])], { groupSeparator: '' });
    const result = parseModelNumber(config, 'ABC');
    if (result.ok || result.code !== 'ambiguous') throw new Error('expected two readings');
    expect(result.readings.map((reading) => chosen(config, reading))).toEqual([
      ['A.A', 'B.BC'],
      ['A.AB', 'B.C'],
    ]);
  });

  test('a way that an option chosen on it bars bars no other way to the same place', () => {
    const groups = [
      several('G', ['A', 'B']),
      several('H', ['A', { code: 'BA', disableCodes: ['G.A'] }, ''], { showIf: ['G.A'] }),
    ];
    const config = configurator(groups, { groupSeparator: '' });
    // After A, also BA and then the blank reach the end, but BA disables A.
    expect(parseModelNumber(config, 'ABA')).toMatchObject({ ok: false, code: 'ambiguous' });
  });
});

test.each([null, undefined, 5, {}, ['1']])('%j is no number, and is refused like one that cannot be read', (text) => {
  const config = configurator([choice('A', ['1', '2'])]);
  const parsed: unknown = Reflect.apply(parseModelNumber, undefined, [config, text]);
  expect(parsed).toEqual({
    ok: false,
    code: 'no-match',
    parsed: 0,
    selection: [[0, 0]],
    expected: [{ group: 'A', codes: ['1', '2'] }],
    closest: [],
  });
});

describe('a number reads with the first of the options that a rule selects', () => {
  const selects = { selectIf: ['Phase.3'] };
  const limits = (max: number) => [{ if: ['Phase.3'], max }];
  const starter = (max: number) =>
    configurator([
      choice('Phase', ['1', '3']),
      choice('Starter', ['D', { code: 'S', ...selects, limits: limits(max) }, { code: 'V', ...selects }]),
    ]);

  test('though its own limit could take it away', () => {
    expect(read(starter(1), '3-S')).toEqual(['Phase.3', 'Starter.S']);
    expect(read(starter(1), '3-V')).toBe('no-match at 2');
  });
  test('or with the next, where the limit does', () => {
    expect(read(starter(0), '3-V')).toEqual(['Phase.3', 'Starter.V']);
    expect(read(starter(0), '3-S')).toBe('no-match at 2');
  });
});
