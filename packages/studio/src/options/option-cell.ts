import { type ConfigOption, printDecimal } from '@millrace/configurator';
import { attributeOf, type OptionColumn } from './option-columns.ts';

/** Why a text is no value of a column. */
export type CellFault =
  | 'no-amount'
  | 'part-of-a-cent'
  | 'no-whole-number'
  | 'no-yes-or-no'
  | 'code-by-itself'
  | 'rules-by-itself';

const ON_REQUEST = 'on request';
const YES = ['yes', 'y', 'true', '1', 'x', '✓', '●'];
const NO = ['no', 'n', 'false', '0', '', '–', '-'];
const AMOUNT = /^-?(?:\d{1,3}(?:,\d{3})+|\d+)?(?:\.\d+)?$/;
const DECIMAL = /^-?\d+(?:\.\d+)?$/;

/** The value of a cell as it is typed and copied. */
export function optionCell(option: ConfigOption, column: OptionColumn): string {
  const attribute = attributeOf(column);
  const value = attribute === null ? fieldOf(option, column.key) : option.attributes?.[attribute];
  switch (column.is) {
    case 'amount':
      if (value === null) return ON_REQUEST;
      return typeof value === 'number' && Number.isFinite(value)
        ? value.toFixed(Math.max(2, decimalsOf(value)))
        : plain(value);
    case 'yes-no':
      return value === true ? 'yes' : value === false || value === undefined ? '' : plain(value);
    case 'list':
      return Array.isArray(value) ? value.join(', ') : plain(value);
    case 'rules':
      return '';
    default:
      return plain(value);
  }
}

/** The option with what was typed into a cell. An emptied cell leaves its field out. */
export function withOptionCell(option: ConfigOption, column: OptionColumn, text: string): ConfigOption | CellFault {
  const typed = text.trim();
  const attribute = attributeOf(column);
  if (attribute !== null) return withAttribute(option, attribute, typed);
  switch (column.is) {
    case 'code':
      return 'code-by-itself';
    case 'rules':
      return 'rules-by-itself';
    case 'amount':
      return withAmount(option, column.key, typed);
    case 'whole':
      if (typed === '') return withField(option, column.key, undefined);
      return /^\d{1,6}$/.test(typed) ? withField(option, column.key, Number(typed)) : 'no-whole-number';
    case 'yes-no': {
      const word = typed.toLowerCase();
      if (YES.includes(word)) return withField(option, column.key, true);
      return NO.includes(word) ? withField(option, column.key, undefined) : 'no-yes-or-no';
    }
    case 'list': {
      const words = typed.split(/[,;\n]/).map((word) => word.trim());
      const kept = [...new Set(words.filter((word) => word !== ''))];
      return withField(option, column.key, kept.length === 0 ? undefined : kept);
    }
    default: {
      const words = typed === '' ? undefined : typed;
      const next = withField(option, column.key, words);
      // A name that said the same goes on saying it.
      const isSaidTwice =
        column.key === 'description' && option.name !== undefined && option.name === option.description;
      return isSaidTwice ? withField(next, 'name', words) : next;
    }
  }
}

/** A price: with or without its sign and commas, or `on request`. */
function withAmount(option: ConfigOption, key: string, typed: string): ConfigOption | CellFault {
  if (typed === '') return withField(option, key, undefined);
  if (/^(?:on request|request|p\.?o\.?r\.?|c\/?f|call|ask)$/i.test(typed)) return withField(option, key, null);
  const bare = typed.replace(/^([-+]?)\s*\p{Sc}\s*/u, '$1').replace(/^\+/, '');
  if (!AMOUNT.test(bare) || !/\d/.test(bare)) return 'no-amount';
  const [, part = ''] = bare.split('.');
  if (part.replace(/0+$/, '').length > 2) return 'part-of-a-cent';
  return withField(option, key, Number(bare.replaceAll(',', '')));
}

/** A number where it reads as one, else a text. */
function withAttribute(option: ConfigOption, name: string, typed: string): ConfigOption {
  const { [name]: _, ...others } = option.attributes ?? {};
  if (typed === '') return withField(option, 'attributes', Object.keys(others).length === 0 ? undefined : others);
  const value = DECIMAL.test(typed) ? Number(typed) : typed;
  // An attribute that is there stays at its place among the others.
  return withField(option, 'attributes', { ...option.attributes, [name]: value });
}

/** The same option where the value is the one that it has; a field that is undefined is left out. */
function withField(option: ConfigOption, key: string, value: unknown): ConfigOption {
  if (JSON.stringify(fieldOf(option, key)) === JSON.stringify(value)) return option;
  const fields: Record<string, unknown> = { ...option };
  if (value === undefined) delete fields[key];
  else fields[key] = value;
  // Its code stays; each field is one of an option.
  return fields as unknown as ConfigOption;
}

const fieldOf = (option: ConfigOption, key: string): unknown =>
  Object.entries(option).find(([name]) => name === key)?.[1];
const decimalsOf = (value: number): number => printDecimal(value).split('.')[1]?.length ?? 0;

function plain(value: unknown): string {
  if (value === undefined || value === null) return '';
  if (typeof value === 'number') return printDecimal(value);
  return typeof value === 'string' ? value : JSON.stringify(value);
}
