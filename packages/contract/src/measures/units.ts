/** The two ways in which measures are shown. */
export const unitSystems = ['us', 'metric'] as const;
export type UnitSystem = (typeof unitSystems)[number];

/** Until a maker says otherwise. */
export const DEFAULT_UNITS = 'us';

export const isUnitSystem = (word: unknown): word is UnitSystem => unitSystems.some((system) => system === word);

/** The system that a setting names; a word that names none is as no setting. */
export const unitSystemOf = (word: unknown): UnitSystem => (isUnitSystem(word) ? word : DEFAULT_UNITS);

/** A unit of one system and the unit of the other in its place: `other = value × factor + offset`. */
export interface Conversion {
  readonly to: string;
  readonly system: UnitSystem;
  readonly factor: number;
  readonly offset: number;
}

/** Unit in US customary, unit in metric, how many of the second are one of the first. Exact where the definition is. */
const PAIRS: readonly (readonly [us: string, metric: string, factor: number, offset?: number])[] = [
  ['in', 'mm', 25.4],
  ['ft', 'm', 0.3048],
  ['mi', 'km', 1.609344],
  ['sq ft', 'm²', 0.09290304],
  ['lb', 'kg', 0.45359237],
  ['oz', 'g', 28.349523125],
  ['gal', 'L', 3.785411784],
  ['gpm', 'L/min', 3.785411784],
  ['psi', 'bar', 0.0689475729],
  ['lb-ft', 'N·m', 1.3558179483],
  ['lb-in', 'N·cm', 11.2984829],
  ['°F', '°C', 5 / 9, -160 / 9],
];
/** Converted in one direction: the other unit is as usual in both countries, or its pair above is more so. */
const ONE_WAY: readonly (readonly [from: string, to: string, system: UnitSystem, factor: number])[] = [
  ['hp', 'kW', 'us', 0.745699872],
  ['cm', 'in', 'metric', 1 / 2.54],
  ['kPa', 'psi', 'metric', 0.1450377377],
];

const conversions: ReadonlyMap<string, Conversion> = new Map([
  ...PAIRS.flatMap(([us, metric, factor, offset = 0]): [string, Conversion][] => [
    [us, { to: metric, system: 'us', factor, offset }],
    [metric, { to: us, system: 'metric', factor: 1 / factor, offset: -offset / factor }],
  ]),
  ...ONE_WAY.map(([from, to, system, factor]): [string, Conversion] => [from, { to, system, factor, offset: 0 }]),
]);

/** How a unit is shown in a system; null: as it is. Designations such as AWG, NEMA or NPT are in no system. */
export function conversionTo(system: UnitSystem, unit: string): Conversion | null {
  const known = conversions.get(unit);
  return known === undefined || known.system === system ? null : known;
}

/** Whether a unit is shown otherwise in one of the systems. */
export const isConverted = (unit: string): boolean => unitSystems.some((system) => conversionTo(system, unit) !== null);
