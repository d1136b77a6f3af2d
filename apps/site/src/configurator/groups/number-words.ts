import { type NumberBounds, printDecimal, type TableRanges, UNBOUNDED } from '@millrace/configurator';
import { isConverted, type UnitSystem, writtenDecimals } from '@millrace/contract';
import { convertedText, inOwnUnit } from '../../measures/own-unit.ts';

/**
 * A number in the units of a visitor who has others than its maker: `40 ft = 12.2 m`, and before one is given its bounds. It is typed, and
 * stands in the model number, in the maker's unit. '' where the units are the same.
 */
export function inUnits(
  system: UnitSystem,
  unit: string | undefined,
  { min, max, step }: NumberBounds,
  value: number | null,
): string {
  if (unit === undefined || !isConverted(unit)) return '';
  if (value === null) {
    const to = max === UNBOUNDED ? null : max;
    return convertedText({ from: min, to, unit, precision: writtenDecimals(step) }, system);
  }
  const text = inOwnUnit(value, unit, system);
  return text === '' ? '' : `${printDecimal(value)} ${unit} = ${text}`;
}

/** The values that a table leaves beside the other answers, a line for each table: `Made: up to 10 or 20 to 30`. */
export function rangesWords(tables: readonly TableRanges[]): readonly string[] {
  return tables.flatMap(({ ranges }) => {
    if (ranges.some(({ min, max }) => min === null && max === null)) return [];
    const words = ranges.map(rangeWords);
    const last = words.at(-1);
    if (last === undefined) return ['Not made with these choices'];
    return [`Made: ${words.length === 1 ? last : `${words.slice(0, -1).join(', ')} or ${last}`}`];
  });
}

function rangeWords({ min, max }: TableRanges['ranges'][number]): string {
  if (min === null) return max === null ? '' : `up to ${printDecimal(max)}`;
  if (max === null) return `from ${printDecimal(min)}`;
  return min === max ? printDecimal(min) : `${printDecimal(min)} to ${printDecimal(max)}`;
}

/** The text of a field for a value, `''` for none. */
export function fieldText(value: number | null): string {
  return value === null ? '' : printDecimal(value);
}

/**
 * Reads the number typed in a field, with a point or a comma; null for an empty field, and for text that is no number.
 */
export function typedNumber(text: string): number | null {
  const number = Number(text.replace(',', '.'));
  return text.trim() === '' || !Number.isFinite(number) ? null : number;
}
