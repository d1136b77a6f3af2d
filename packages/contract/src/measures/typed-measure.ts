import { type DecimalSign, plainNumber } from '../printing/printing.ts';
import { shownIn } from './print-measure.ts';
import { type UnitSystem, unitSystems } from './units.ts';

/** A field for a number that the maker has in one unit and the visitor reads and types in another. */
export interface TypedMeasure {
  /** The visitor's unit. */
  readonly unit: string;
  /** Prints the maker's number as it is typed: without thousands' separators. */
  show(makers: number): string;
  /** Returns a typed text in the maker's unit; a text that is no number as it is. */
  read(typed: string): string;
}

/** Typed numbers between two of the maker's keep so many decimals more. */
const FINER = 3;

/** A text that was shown is read as the number it was shown for. */
export function typedMeasure(
  unit: string,
  precision: number,
  system: UnitSystem,
  decimalSign: DecimalSign = '.',
): TypedMeasure {
  const shown = shownIn({ from: 0, to: 1, unit, precision }, system);
  const inLocale = (number: string): string => number.replace('.', decimalSign);
  if (shown.unit === unit)
    return {
      unit,
      show: (makers) => inLocale(String(makers)),
      read: (typed) => (decimalSign === '.' ? typed : plainNumber(typed, decimalSign)),
    };
  const offset = shown.from ?? 0;
  const factor = (shown.to ?? 1) - offset;
  const converted = (makers: number): string => rounded(makers * factor + offset, shown.precision);
  const read = (typed: string): string => {
    const text = plainNumber(typed, decimalSign);
    const value = Number(text);
    if (text === '' || !Number.isFinite(value)) return typed;
    const makers = (value - offset) / factor;
    const plain = rounded(makers, precision);
    return converted(Number(plain)) === String(value) ? plain : rounded(makers, precision + FINER);
  };
  return { unit: shown.unit, show: (makers) => inLocale(converted(makers)), read };
}

/** The units that a number is typed in: the maker's first, then those that a system shows it in. */
export const typedUnits = (unit: string): string[] => [
  ...new Set([unit, ...unitSystems.map((system) => shownIn({ from: 0, to: 0, unit, precision: 0 }, system).unit)]),
];

/** A number that is typed in one of these units, as the maker has it; null: the maker's number is in no such unit. */
export function measureTypedIn(typedUnit: string, unit: string, precision: number): TypedMeasure | null {
  const measures = unitSystems.map((system) => typedMeasure(unit, precision, system));
  return measures.find((measure) => measure.unit === typedUnit) ?? null;
}

const rounded = (value: number, decimals: number): string => String(Number(value.toFixed(decimals)));
