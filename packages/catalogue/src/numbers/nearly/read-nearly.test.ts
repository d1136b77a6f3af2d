import type { ConfigGroup, Configurator } from '@millrace/configurator';
import { describe, expect, test } from 'vitest';
import { float, panel } from '../../testing/configurators.ts';
import { cellsOf, choice, groupsOf, missingOf, offersOf, read, signs } from '../../testing/near-readings.ts';
import { foldNumber } from '../lenient/folded-number.ts';
import { readingBudget } from '../reading-budget.ts';
import { readNearly, readWithWrongPrefix } from './read-nearly.ts';

/** A panel of which one finish costs more, and the other much less. */
const reduced: Configurator = {
  prefix: 'RP-',
  configGroups: [
    { name: 'Box', options: [{ code: 'S', price: 100 }] },
    {
      name: 'Finish',
      options: [
        { code: 'C', price: -50 },
        { code: 'P', price: 2 },
      ],
    },
  ],
};
/** A panel with defaults after what must be chosen, and a rule between two cells. */
const ruled: Configurator = {
  prefix: 'RP-',
  configGroups: [
    {
      name: 'Box',
      options: [
        { code: 'S', price: 10, attributes: { amps: 20 } },
        { code: 'M', price: 20, attributes: { amps: 40 } },
        { code: 'L', price: 40, attributes: { amps: 40 } },
      ],
    },
    {
      name: 'Amps',
      options: [{ code: '10' }, { code: '30', enableIf: ['Box.amps>=30'] }],
    },
    {
      name: 'Start',
      options: [
        { code: '', selected: true },
        { code: 'SS', price: 5 },
      ],
    },
    { name: 'Cord', options: [{ code: '6' }, { code: '9' }] },
    { name: 'Test', options: [{ code: 'T', selected: true }, { code: 'U' }] },
  ],
};

describe('what is right of a wrong number is kept', () => {
  const cases: [string, Configurator, string, string][] = [
    ['everything after the wrong cell', panel, 'TD-3-4X-5F-E-20', 'TD 3 4X 5F! E 20'],
    ['without hyphens too', panel, 'td34x5fe20', 'TD 3 4X 5f! E 20'],
    ['the cells of a number that is cut off', panel, 'TD-3-4X', 'TD 3 4X'],
    ['the number before what is too much', panel, 'TD-3-4X-4F-20-99', 'TD 3 4X 4F 20 99!'],
    ['both sides of a cell that is missing', panel, 'TD-3-4X-20', 'TD 3 4X 20'],
    ['where there are no separators', float, 'PF30NX', 'PF 30 NX!'],
    ['what rules refuse is the wrong cell', ruled, 'RP-S-30-SS-9-T', 'RP S 30! SS 9 T'],
    ['what waits for the wrong cell is not blamed', ruled, 'RP-X-30-SS-9-T', 'RP X! 30? SS 9 T'],
  ];
  test.each(cases)('%s', (_, configurator, typed, cells) => expect(cellsOf(configurator, typed)).toBe(cells));

  test('and the cell that is blamed is the wrong one', () => {
    expect(groupsOf(panel, 'TD-3-4X-5F-E-20')).toEqual(['Floats']);
    expect(groupsOf(panel, 'TD-3-4X-4F-E-25')).toEqual(['Cable']);
    expect(groupsOf(panel, 'TD-3-4X-4F-20-99')).toEqual(['']);
  });
  test('only what must be chosen is missing: the choices made beforehand stay', () => {
    expect(missingOf(panel, 'TD-3-4X-5F-E-20')).toEqual(['Floats']);
    expect(missingOf(ruled, 'RP-M')).toEqual(['Amps', 'Cord']);
    expect(read(ruled, 'RP-M')?.evaluation.itemNo).toBe('RP-M-T');
    expect(missingOf(ruled, 'RP-M-10-8-T')).toEqual(['Cord']);
  });
  test('a choice made beforehand that the number does not have is not kept', () => {
    const extra: Configurator = {
      configGroups: [
        choice('Series', ['AB']),
        { name: 'Extra', multiselect: true, options: [{ code: 'E', selected: true }, { code: 'F' }] },
        choice('Cord', ['6', '9']),
        choice('Plug', ['P', 'Q']),
      ],
    };
    expect(read(extra, 'AB-F-7-P')?.evaluation.itemNo).toBe('AB-F-P');
    expect(read(extra, 'AB-7-P')?.evaluation.itemNo).toBe('AB-P');
  });
});

test('a piece where an optional group must be answered is the wrong code of that group, not something too much', () => {
  const shown: Configurator = {
    configGroups: [
      choice('Series', ['AB']),
      choice('Supply', ['1', '3']),
      choice('Amps', ['040', '063'], { showIf: ['Supply.3'] }),
      choice('Cord', ['6', '9']),
    ],
  };
  expect([cellsOf(shown, 'AB-3-999-9'), groupsOf(shown, 'AB-3-999-9')]).toEqual(['AB 3 999! 9', ['Amps']]);
  expect(offersOf(shown, 'AB-3-999-9')).toEqual(['AB-3-063-9', 'AB-3-040-9']);
  expect(groupsOf(shown, 'AB-1-999-9')).toEqual(['']);
});

describe('words after the beginning of a series are no wrong number, unless most of it reads', () => {
  test.each([
    ['TD 3 pumps', ''],
    ['td 3 any', ''],
    ['TD 3 4X 4F beacons', 'TD 3 4X 4F beacons!'],
    ['TD 3 4X 4F beacon', 'TD 3 4X 4F beacon!'],
    ['TD 3 4X 5F', 'TD 3 4X 5F!'],
  ])('%s', (typed, cells) => expect(read(panel, typed) === null ? '' : cellsOf(panel, typed)).toBe(cells));
});

test('a wrong series is blamed before four cells that are all right, and not before fewer', () => {
  const codes = [
    choice('Supply', ['1', '3']),
    choice('Box', ['4X']),
    choice('Floats', ['3F', '4F']),
    choice('Cord', ['20']),
  ];
  const series: Configurator = { configGroups: [choice('Series', ['TD']), ...codes] };
  expect([cellsOf(series, 'XX-3-4X-4F-20'), offersOf(series, 'XX-3-4X-4F-20')]).toEqual([
    'XX! 3 4X 4F 20',
    ['TD-3-4X-4F-20'],
  ]);
  for (const other of ['XX-3-4X-9F-20', 'XX-3-4X-4F', 'XX']) expect(read(series, other)).toBe(null);
});

test('a wrong literal beginning is blamed before three cells that are all right and whole, one like the right one before two', () => {
  const codes = [choice('Length', ['10', '20']), choice('Contact', ['NO', 'NC']), choice('Plug', ['P', 'X'])];
  const plover: Configurator = { prefix: 'PF-', configGroups: codes };
  const withPrefix = (configurator: Configurator, typed: string) => {
    const folded = foldNumber(typed);
    const reading = folded && readWithWrongPrefix(configurator, folded, readingBudget());
    return (
      reading && [reading.cells.map(({ text, state }) => text + signs[state]).join(' '), reading.offers()[0]?.itemNo]
    );
  };
  expect(withPrefix(plover, 'RF-20-NO-P')).toEqual(['RF! 20 NO P', 'PF-20-NO-P']);
  expect(withPrefix({ ...plover, prefix: 'PF-S-' }, 'RF-5-20-NO-P')).toEqual(['RF-5! 20 NO P', 'PF-S-20-NO-P']);
  for (const other of ['RF-20-NO', 'RF-25-NO-P', 'RF-20-NO-P-9', 'PF-20-NO-P', 'RF20NOP'])
    expect(withPrefix(plover, other)).toBe(null);
  expect(withPrefix({ configGroups: codes }, 'RF-20-NO-P')).toBe(null);
  const short: Configurator = { prefix: 'SN-30-', configGroups: codes.slice(0, 2) };
  expect(withPrefix(short, 'SN-31-20-NO')).toEqual(['SN-31! 20 NO', 'SN-30-20-NO']);
  for (const other of ['XX-31-20-NO', 'SN-31-20', 'SN-31-20-NX']) expect(withPrefix(short, other)).toBe(null);
});

test('of codes that look nothing like what was written, that of a number of the catalogue is offered first', () => {
  const folded = foldNumber('TD-3-4X-ZZ-20');
  const offers = (carried: string) =>
    folded && readNearly(panel, folded, readingBudget(), (itemNo) => itemNo === carried)?.offers();
  for (const carried of ['TD-3-4X-3F-20', 'TD-3-4X-4F-20']) expect(offers(carried)?.[0]?.itemNo).toBe(carried);
});

describe('whole numbers are offered', () => {
  const labelled: Configurator = {
    prefix: 'LP-',
    configGroups: [choice('Size', ['S', 'M']), choice('Alarm', ['A0', 'AR', 'AB']), choice('Cord', ['6', '9'])],
  };
  const cases: [string, Configurator, string, string[]][] = [
    ['the code most like it first', panel, 'TD-3-4X-5F-E|2S-20', ['TD-3-4X-4F-E|2S-20', 'TD-3-4X-3F-E|2S-20']],
    [
      'a code that looks like it before one that is near by its number',
      labelled,
      'LP-S-A8-9',
      ['LP-S-AB-9', 'LP-S-A0-9', 'LP-S-AR-9'],
    ],
    ['a wrong code of several is mended alone', panel, 'TD-3-4X-4F-E|3S-20', ['TD-3-4X-4F-E|2S-20']],
    ['for the last cell', panel, 'TD-3-4X-4F-E-25', ['TD-3-4X-4F-E-20', 'TD-3-4X-4F-E-30']],
    ['for the one cell that is missing', panel, 'TD-3-4X-20', ['TD-3-4X-3F-20', 'TD-3-4X-4F-20']],
    ['the nearest price first, where nothing else tells', panel, 'TD-3-4X-4F', ['TD-3-4X-4F-20', 'TD-3-4X-4F-30']],
    ['the nearest price first, though another takes more off', reduced, 'RP-S-X', ['RP-S-P', 'RP-S-C']],
    ['without what is too much', panel, 'TD-3-4X-4F-20-99', ['TD-3-4X-4F-20']],
    [
      'also by changing the cell that stands against a right code, if that is one cell',
      ruled,
      'RP-S-30-SS-9-T',
      ['RP-M-30-SS-9-T', 'RP-S-10-SS-9-T'],
    ],
    ['with what waited for the mended cell', ruled, 'RP-X-30-SS-9-T', ['RP-M-30-SS-9-T', 'RP-L-30-SS-9-T']],
    ['none where two cells are missing', panel, 'TD-3-4X', []],
    ['none where two cells are wrong', panel, 'TD-3-4X-5F-25', []],
  ];
  test.each(cases)('%s', (_, configurator, typed, offers) => expect(offersOf(configurator, typed)).toEqual(offers));

  test('values beside the one that was typed', () => {
    const timed: Configurator = {
      prefix: 'LC-',
      configGroups: [
        choice('Pumps', ['P', 'R']),
        { name: 'Delay', kind: 'number', min: 10, max: 250, step: 5, digits: 3, unit: 's' },
        choice('Cable', ['20']),
      ],
    };
    expect(offersOf(timed, 'LC-P-300-20')).toEqual(['LC-P-030-20', 'LC-P-250-20']);
    expect(offersOf(timed, 'LC-P-013-20')).toEqual(['LC-P-015-20', 'LC-P-010-20']);
  });
});

describe('of options in another order than the number has them', () => {
  const options = (more: Partial<ConfigGroup> = {}): Configurator => ({
    prefix: 'M-',
    configGroups: [
      choice('Size', ['S', 'L']),
      choice('Extras', ['A', 'B', 'C', 'D'], { multiselect: true, ...more }),
      choice('Cord', ['20', '30']),
    ],
  });
  test.each([
    ['M-S-B|A-20', 'M-S-A|B-20'],
    ['m-s-ba-20', 'M-S-A|B-20'],
    ['M-S-D|A|C-20', 'M-S-A|C|D-20'],
  ])('%s: the same options are offered first', (typed, right) => {
    const offers = offersOf(options(), typed) ?? [];
    expect(offers[0]).toBe(right);
    expect(offers.filter((one) => one === right)).toHaveLength(1);
  });
  test('with their quantities', () => {
    const counted = options({ options: [{ code: 'A', isQtyPrefix: true, maxQty: 3 }, { code: 'B' }] });
    expect(offersOf(counted, 'M-S-B|2A-20')?.[0]).toBe('M-S-2A|B-20');
  });
  test('beside a blank code, which no text reads as', () => {
    const blank = options({ options: [{ code: '' }, { code: 'A' }, { code: 'B' }] });
    expect(offersOf(blank, 'M-S-B|A-20')?.[0]).toBe('M-S-A|B-20');
    expect(offersOf(blank, 'M-S-B|A|X-20')).not.toContain('M-S-A|B|X-20');
  });
  test('not before others where one is written twice', () => {
    expect(offersOf(options(), 'M-S-B|A|B-20')?.[0]).not.toBe('M-S-A|B-20');
  });
  test.each([
    ['more than the group takes', { limits: [{ max: 1 }] }],
    ['of a group that takes one', { multiselect: false }],
  ])('not %s', (_, more) => expect(offersOf(options(more), 'M-S-B|A-20')).not.toContain('M-S-A|B-20'));
});
test.each(['', 'float', 'TD', 'TD-', '20', 'PF', 'duplex 4x', 'TD-9-9-9-9', 'XX-3-4X-4F-20', '7204418'])(
  'no number nearly: %s',
  (typed) => expect(read(panel, typed)).toBeNull(),
);
test('nor a whole one', () => expect(read(panel, 'TD-3-4X-4F-20')).toBeNull());

describe('a number with a sequence and a text', () => {
  const rail: Configurator = {
    prefix: 'RB-',
    configGroups: [
      choice('Rail', ['K', 'R', 'T'], { kind: 'sequence', max: 4, fill: 'X', optionSeparator: '' }),
      { name: 'Tag', kind: 'text', max: 6, characters: 'A-Z0-9', upperCase: true, optional: true },
      choice('Size', ['S', 'L']),
    ],
  };

  test('keeps what is right of both', () => {
    expect(cellsOf(rail, 'RB-KRXX-PUMP1-Z')).toBe('RB KRXX PUMP1 Z!');
    expect(offersOf(rail, 'RB-KRXX-PUMP1-Z')).toEqual(['RB-KRXX-PUMP1-S', 'RB-KRXX-PUMP1-L']);
  });

  test('offers the entries that were read, alone and with one more', () => {
    expect(cellsOf(rail, 'RB-KRZ-PUMP1-S')).toBe('RB KRZ! PUMP1 S');
    expect(offersOf(rail, 'RB-KRZ-PUMP1-S')?.toSorted()).toEqual([
      'RB-KRKX-PUMP1-S',
      'RB-KRRX-PUMP1-S',
      'RB-KRTX-PUMP1-S',
      'RB-KRXX-PUMP1-S',
    ]);
  });
});

describe('a number with the number of a part in it', () => {
  const set: Configurator = {
    prefix: 'SC-',
    configGroups: [
      choice('Size', ['S', 'L']),
      { name: 'Backup float', kind: 'assembly', part: 'float', optional: true },
      choice('Lid', ['A', 'B']),
    ],
    parts: { float: { ...panel, prefix: 'TD-' } },
  };

  test('is kept around it, with the wrong number of the part as one cell', () => {
    expect(cellsOf(set, 'SC-S-(TD-3-4X-5F-20)-A')).toBe('SC S TD-3-4X-5F-20! A');
    expect(cellsOf(set, 'SC-S-(TD-3-4X-4F-20)-Z')).toBe('SC S (TD-3-4X-4F-20) Z!');
    expect(groupsOf(set, 'SC-S-(TD-3-4X-5F-20)-A')).toEqual(['Backup float']);
  });

  test('is offered with each number that the part nearly has', () => {
    expect(offersOf(set, 'SC-S-(TD-3-4X-5F-20)-A')).toEqual(['SC-S-(TD-3-4X-4F-20)-A', 'SC-S-(TD-3-4X-3F-20)-A']);
    expect(offersOf(set, 'SC-S-(TD-3-4X-4F-20)-Z')).toEqual(['SC-S-(TD-3-4X-4F-20)-A', 'SC-S-(TD-3-4X-4F-20)-B']);
    expect(offersOf(set, 'SC-S-(QQQQ)-A')).toEqual([]);
  });

  test('is no fault while it is right as far as it goes: what it lacks is still to choose', () => {
    expect(cellsOf(set, 'SC-S-(TD-3-4X-4F')).toBe('SC S TD-3-4X-4F');
    expect(missingOf(set, 'SC-S-(TD-3-4X-4F')).toEqual(['Backup float', 'Lid']);
    expect(cellsOf(set, 'SC-S-(TD-3-4X-4F)-A')).toBe('SC S TD-3-4X-4F A');
    expect(offersOf(set, 'SC-S-(TD-3-4X-4F)-A')).toEqual(['SC-S-(TD-3-4X-4F-20)-A', 'SC-S-(TD-3-4X-4F-30)-A']);
    expect(cellsOf(set, 'SC-S-(TD')).toBe('SC S TD');
    expect(cellsOf(set, 'SC-S-(TD-3)-Z')).toBe('SC S TD-3 Z!');
    expect(cellsOf(set, 'SC-S-(TD-9')).toBe('SC S TD-9!');
  });

  test('in brackets of its own as well, and without brackets it has no end of its own', () => {
    const within = (open: string, close: string): Configurator => ({
      ...set,
      configGroups: set.configGroups.map((group) => (group.kind === 'assembly' ? { ...group, open, close } : group)),
    });
    expect(cellsOf(within('<', '>'), 'SC-S-<TD-3-4X-5F-20>-A')).toBe('SC S TD-3-4X-5F-20! A');
    expect(cellsOf(within('[[', ']]'), 'SC-S-[[TD-3-4X-5F-20]]-A')).toBe('SC S TD-3-4X-5F-20! A');
    for (const [open, close] of [
      ['', ''],
      ['', ')'],
      ['(', ''],
    ] as const)
      expect(cellsOf(within(open, close), 'SC-S-QQQQ-A')).toBe('SC S QQQQ! A');
  });

  test('also in a part of a part', () => {
    const outer: Configurator = {
      prefix: 'OU-',
      configGroups: [choice('Kind', ['K']), { name: 'Set', kind: 'assembly', part: 'set' }],
      parts: { set, float: panel },
    };
    expect(offersOf(outer, 'OU-K-(SC-S-(TD-3-4X-5F-20)-A)')).toEqual([
      'OU-K-(SC-S-(TD-3-4X-4F-20)-A)',
      'OU-K-(SC-S-(TD-3-4X-3F-20)-A)',
    ]);
    expect(cellsOf(outer, 'OU-K-(SC-S-(TD-3-4X')).toBe('OU K SC-S-(TD-3-4X');
  });
});

test('a piece among optional groups that it may be of is offered as the codes like it, and left out', () => {
  const optional: Configurator = {
    configGroups: [
      choice('Series', ['AB']),
      choice('Door', ['V1', 'V5'], { optional: true }),
      choice('Hub', ['UE', 'UA'], { optional: true }),
      choice('Cord', ['6', '9']),
      choice('Lamp', ['V8'], { optional: true }),
    ],
  };
  expect(groupsOf(optional, 'AB-V9-6')).toEqual(['']);
  expect(offersOf(optional, 'AB-V9-6')).toEqual(['AB-V5-6', 'AB-V1-6', 'AB-6']);
  expect(offersOf(optional, 'AB-UX-6')).toEqual(['AB-UE-6', 'AB-UA-6', 'AB-6']);
  expect(offersOf(optional, 'AB-QQ-6')).toEqual(['AB-6']);
});

describe('a wrong code is told by the codes that it is like, not by a letter that is read as a digit', () => {
  const door: Configurator = {
    configGroups: [
      choice('Series', ['AB']),
      choice('Options', ['E', 'I'], { optional: true, multiselect: true }),
      choice('Lights', ['L1', 'L2', 'L8'], { optional: true, multiselect: true }),
      choice('Cord', ['6', '9']),
    ],
  };
  test.each(['AB-L0-6', 'AB-LO-6'])('%s: no I with more behind it, but a light', (typed) =>
    expect(offersOf(door, typed)).toEqual(['AB-L1-6', 'AB-L2-6', 'AB-L8-6', 'AB-6']),
  );
  test('AB-L10-6: no L1 with more behind it alone, but the nearest light first', () => {
    expect(groupsOf(door, 'AB-L10-6')).toEqual(['Lights']);
    expect(offersOf(door, 'AB-L10-6')).toEqual(['AB-L8-6', 'AB-L2-6', 'AB-L1-6', 'AB-L1|L2-6', 'AB-L1|L8-6']);
  });
  test('AB-E9-6: an option with something behind it that is like no other', () =>
    expect(groupsOf(door, 'AB-E9-6')).toEqual(['Options']));
});
