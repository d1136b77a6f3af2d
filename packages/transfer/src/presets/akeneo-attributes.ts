import type { ValueColumn } from './akeneo-columns.ts';
import { type FoundAttribute, keyFrom, wordsOfCode } from './catalogue-sheets.ts';
import type { ForeignRow, Said } from './preset.ts';

/** Units of Akeneo's measurements, as the trade writes them. */
const UNITS: Readonly<Record<string, string>> = {
  ...{
    MILLIMETER: 'mm',
    CENTIMETER: 'cm',
    METER: 'm',
    KILOMETER: 'km',
    INCH: 'in',
    FEET: 'ft',
    FOOT: 'ft',
    MILE: 'mi',
  },
  ...{ GRAM: 'g', KILOGRAM: 'kg', TON: 't', OUNCE: 'oz', POUND: 'lb', LITER: 'L', GALLON: 'gal', CUBIC_METER: 'm³' },
  ...{
    WATT: 'W',
    KILOWATT: 'kW',
    HORSEPOWER: 'hp',
    VOLT: 'V',
    MILLIVOLT: 'mV',
    KILOVOLT: 'kV',
    AMPERE: 'A',
    MILLIAMPERE: 'mA',
  },
  ...{
    HERTZ: 'Hz',
    KILOHERTZ: 'kHz',
    CELSIUS: '°C',
    FAHRENHEIT: '°F',
    BAR: 'bar',
    PSI: 'psi',
    PASCAL: 'Pa',
    KILOPASCAL: 'kPa',
  },
  ...{
    SECOND: 's',
    MINUTE: 'min',
    HOUR: 'h',
    DECIBEL: 'dB',
    OHM: 'Ω',
    PERCENT: '%',
    SQUARE_METER: 'm²',
    SQUARE_FOOT: 'sq ft',
  },
  ...{ NEWTON_METER: 'N·m', GALLON_PER_MINUTE: 'gpm', LITER_PER_MINUTE: 'L/min', METER_PER_SECOND: 'm/s', DEGREE: '°' },
};
const unitOf = (code: string): string => UNITS[code.toUpperCase()] ?? code.toLowerCase().replaceAll('_', ' ');

const NUMBER = /^-?\d+(?:[.,]\d+)?$/;
const FILE = /\.(?:jpe?g|png|gif|webp|svg|pdf|tiff?|mp4|zip)$/i;
const WORDS_MAX = 200;
/** A code of a choice, or several with commas between them. */
const CODES = /^[a-z0-9]+(?:_[a-z0-9]+)*(?:,[a-z0-9]+(?:_[a-z0-9]+)*)*$/i;
const CHOICES_MAX = 60;

export interface ReadColumn {
  attribute: FoundAttribute;
  /** The value of a row as a cell of ours; '' none. */
  valueOf(row: ForeignRow): string;
}

/** Reads the type of an attribute from all of its values; null where it has none that we keep. */
export function readColumn(
  { code, column, unitColumn }: ValueColumn,
  rows: readonly ForeignRow[],
  heading: string,
  taken: Set<string>,
  say: (said: Said) => void,
): ReadColumn | null {
  const cell = (row: ForeignRow, at: number): string => row.cells[at]?.trim() ?? '';
  const filled = rows.filter((row) => cell(row, column) !== '');
  const texts = filled.map((row) => cell(row, column));
  const [first] = filled;
  if (first === undefined) return null;
  if (texts.every((text) => FILE.test(text))) {
    say({
      row: first.row,
      column: heading,
      words: 'It names files, which are not in the sheet: put them into the media library.',
      isRefused: false,
    });
    return null;
  }
  const made = (given: Partial<FoundAttribute>): FoundAttribute => ({
    ...{ key: keyFrom(code, taken), label: wordsOfCode(code), type: 'text', unit: '', precision: 0, choices: [] },
    ...given,
  });
  if (texts.every((text) => NUMBER.test(text)) && (unitColumn >= 0 || !texts.every((text) => /^[01]$/.test(text)))) {
    const unit = unitColumn < 0 ? '' : commonest(filled.map((row) => cell(row, unitColumn)));
    const precision = Math.max(...texts.map((text) => /[.,](\d*?)0*$/.exec(text)?.[1]?.length ?? 0));
    return {
      attribute: made({ type: 'number', unit: unit === '' ? '' : unitOf(unit), precision }),
      valueOf: (row) => {
        const text = cell(row, column).replace(',', '.');
        const own = unitColumn < 0 ? '' : cell(row, unitColumn);
        if (text === '' || own === unit || own === '') return text;
        say({
          row: row.row,
          column: heading,
          words: `${text} ${unitOf(own)} is left out: the other rows are in ${unitOf(unit)}.`,
          isRefused: false,
        });
        return '';
      },
    };
  }
  if (texts.every((text) => /^[01]$/.test(text)))
    return {
      attribute: made({ type: 'yesNo' }),
      valueOf: (row) => ({ '0': 'No', '1': 'Yes' })[cell(row, column)] ?? '',
    };
  const codes = [...new Set(texts.flatMap((text) => text.split(',')))];
  if (
    texts.every((text) => CODES.test(text)) &&
    codes.length <= CHOICES_MAX &&
    (codes.length < texts.length || texts.length === 1)
  )
    return {
      attribute: made({ type: 'choice', choices: [...new Set(codes.map(wordsOfCode))] }),
      valueOf: (row) => (cell(row, column) === '' ? '' : cell(row, column).split(',').map(wordsOfCode).join('\n')),
    };
  return {
    attribute: made({ type: 'text' }),
    valueOf: (row) => {
      const text = cell(row, column);
      if (text.length <= WORDS_MAX) return text;
      say({
        row: row.row,
        column: heading,
        words: `It is left out: an attribute has at most ${WORDS_MAX} signs.`,
        isRefused: false,
      });
      return '';
    },
  };
}

function commonest(texts: readonly string[]): string {
  const counts = [
    ...Map.groupBy(
      texts.filter((text) => text !== ''),
      (text) => text,
    ),
  ];
  return counts.sort(([, a], [, b]) => b.length - a.length)[0]?.[0] ?? '';
}
