/** Two units of one measure, and how many of the second the first is. */
const pairs = [
  ['m', 'ft', 3.2808],
  ['cm', 'in', 0.3937],
  ['mm', 'in', 0.03937],
  ['kw', 'hp', 1.341],
] as const;

const MEASURE = /^(\d+(?:\.\d+)?)([a-z]+)$/;
/** People round: 3 m are 10 ft. */
const NEAR = 0.05;
const fractions: readonly (readonly [string, number])[] = [
  ['1/4', 1 / 4],
  ['1/3', 1 / 3],
  ['1/2', 1 / 2],
  ['3/4', 3 / 4],
];

/** A measure in the other units that it may be written in, as terms: `10ft` for `3m`. */
export function inOtherUnits(term: string): string[] {
  const [, number, unit] = MEASURE.exec(term) ?? [];
  return pairs.flatMap(([one, other, times]) => {
    if (unit === one) return valuesNear(Number(number) * times).map((value) => value + other);
    return unit === other ? valuesNear(Number(number) / times).map((value) => value + one) : [];
  });
}

/** As people write a value: whole, with one decimal, or as a fraction. */
function valuesNear(value: number): string[] {
  const written: (readonly [string, number])[] = [
    [String(Math.round(value)), Math.round(value)],
    [value.toFixed(1), Number(value.toFixed(1))],
    ...fractions,
  ];
  const near = written.filter(([, meant]) => Math.abs(meant - value) <= NEAR * value).map(([text]) => text);
  return [...new Set(near)];
}
