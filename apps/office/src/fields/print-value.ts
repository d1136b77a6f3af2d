import { brand, type Cents } from '@millrace/configurator';
import type { Choice, Field } from '@millrace/contract/fields';
import { printing } from '../ui/printing.ts';

/** Words of a row that a value names; undefined: not known. */
export type WordsOfReference = (value: unknown) => string | undefined;

/** A value as it is typed: `readTyped` reads it back as the same value. */
export function printValue({ widget }: Pick<Field, 'widget'>, value: unknown): string {
  if (value === null || value === undefined) return '';
  switch (widget.is) {
    case 'cents':
      return typeof value === 'number' && Number.isSafeInteger(value) ? printCents(brand<Cents>(value)) : asText(value);
    case 'decimal':
      return typeof value === 'number' ? String(value).replace('.', printing().decimalSign) : asText(value);
    case 'yes-no':
      return value === true ? 'yes' : value === false ? 'no' : asText(value);
    case 'references':
      return isWords(value) ? value.join(', ') : asText(value);
    case 'texts':
    case 'pictures':
      return isWords(value) ? value.join('\n') : asText(value);
    case 'entries':
      return isRecord(value)
        ? Object.entries(value)
            .map(([name, words]) => `${name}: ${asText(words)}`)
            .join('\n')
        : asText(value);
    case 'json':
      return typeof value === 'string' ? jsonWord(value) : asText(value);
    default:
      return asText(value);
  }
}

/** A value as a person reads it in a list or a difference: a row by its words, a list by how many it has. */
export function showValue(
  field: Pick<Field, 'widget'>,
  value: unknown,
  wordsOf: WordsOfReference = () => undefined,
): string {
  const { widget } = field;
  if (value === null || value === undefined) return '';
  if (widget.is === 'choice') return choiceWords(widget.choices, value);
  if (widget.is === 'reference') return wordsOf(value) ?? asText(value);
  if (widget.is === 'references' && isWords(value)) return value.map((one) => wordsOf(one) ?? asText(one)).join(', ');
  if (widget.is === 'objects' && Array.isArray(value)) return value.length === 0 ? '' : `${value.length}`;
  if (isRecord(value) && widget.is === 'attributes')
    return Object.entries(value)
      .map(([key, one]) => `${key}: ${attributeWords(one)}`)
      .join(' · ');
  if (isRecord(value) && widget.is !== 'entries') {
    const parts = Object.values(value);
    return parts.every(isWord) ? parts.join(', ') : 'there';
  }
  return printValue(field, value).replaceAll('\n', ' · ');
}

/** A value of an attribute without its unit: a list, a range, or as it stands. */
function attributeWords(value: unknown): string {
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (isWords(value)) return value.join(', ');
  if (!isRecord(value)) return asText(value);
  const { from = '', to = '' } = value;
  return `${String(from)}–${String(to)}`;
}

/** Whole cents with thousands, as the maker's locale has them: 118800 is `1,188.00`. A minus is the sign of keyboards. */
const printCents = (cents: Cents): string => printing().amount(cents).replace('−', '-');

const choiceWords = (choices: readonly Choice[], value: unknown): string =>
  choices.find((choice) => choice.value === value)?.label ?? asText(value);

/** A text that could be read as other JSON is written as JSON. */
function jsonWord(text: string): string {
  try {
    JSON.parse(text);
    return JSON.stringify(text);
  } catch {
    return text.trim() === text && text !== '' ? text : JSON.stringify(text);
  }
}

const asText = (value: unknown): string => (typeof value === 'string' ? value : (JSON.stringify(value) ?? ''));
const isWord = (value: unknown): value is string | number => typeof value === 'string' || typeof value === 'number';
const isWords = (value: unknown): value is (string | number)[] => Array.isArray(value) && value.every(isWord);
const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
