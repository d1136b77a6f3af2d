/** Units by the ways to write them: after a number, with or without a blank. */
export const units: ReadonlyMap<string, string> = new Map(
  Object.entries({
    ft: 'ft foot feet',
    in: 'in inch inches',
    m: 'metre metres',
    cm: 'cm',
    mm: 'mm',
    v: 'v volt volts vac vdc',
    a: 'a amp amps ampere amperes',
    ma: 'ma milliamp milliamps',
    hp: 'hp horsepower',
    w: 'w watt watts',
    kw: 'kw',
    hz: 'hz hertz',
    lb: 'lb lbs pound pounds',
    db: 'db decibel decibels',
    gal: 'gal gallon gallons',
    psi: 'psi',
    awg: 'awg',
    npt: 'npt',
    phase: 'phase phases ph',
    pin: 'pin pins',
    channel: 'channel channels',
  }).flatMap(([unit, words]) => words.split(' ').map((word): [string, string] => [word, unit])),
);

/** Words that are a unit only after a number: a meter alone counts hours, a gauge shows a level. */
export const unitsAfterNumbers: ReadonlyMap<string, string> = new Map([
  ...units,
  ...['m', 'meter', 'meters'].map((word): [string, string] => [word, 'm']),
  ['gauge', 'awg'],
]);

/** A counted thing: a number holds it too (`2pump`), and it stands as a word of its own besides. */
export const counted: ReadonlyMap<string, string> = new Map(
  ['pump', 'float', 'level', 'contact', 'point', 'lamp', 'probe'].flatMap((word): [string, string][] => [
    [word, word],
    [`${word}s`, word],
  ]),
);

/** Words that stand before their number: `NEMA 1, 3R or 4X`, `series 2`, `Phase: 1 or 3`. */
export const marks: ReadonlyMap<string, string> = new Map([
  ['nema', 'nema'],
  ['series', 'series'],
  ['phase', 'phase'],
  ['class', 'class'],
  ['division', 'division'],
  ['div', 'division'],
]);

/** Numbers as they are written after marks. */
export const romanNumbers: ReadonlyMap<string, string> = new Map([
  ['i', '1'],
  ['ii', '2'],
  ['iii', '3'],
]);

/** Words between numbers that share a unit. */
export const joiners: ReadonlySet<string> = new Set(['or', 'to', 'and', 'vs', 'versus']);

/** Numbers that are written as words. */
export const numberWords: ReadonlyMap<string, string> = new Map(
  [
    [1, 'one single'],
    [2, 'two double dual twin'],
    [3, 'three triple'],
    [4, 'four'],
    [5, 'five'],
    [6, 'six'],
    [7, 'seven'],
    [8, 'eight'],
    [9, 'nine'],
    [10, 'ten'],
    [11, 'eleven'],
    [12, 'twelve'],
  ].flatMap(([number, words]) =>
    String(words)
      .split(' ')
      .map((word): [string, string] => [word, String(number)]),
  ),
);
