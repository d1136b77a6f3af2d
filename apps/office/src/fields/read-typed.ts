import { toCents } from '@millrace/configurator';
import type { Choice, Field } from '@millrace/contract/fields';
import { wordsOf } from '@millrace/contract/fields';
import { issueWords } from '@millrace/contract/office';
import { printing } from '../ui/printing.ts';

/** A value that was read; or one sentence why the text is none. */
export type Typed = { ok: true; value: unknown } | { ok: false; words: string };
/** The value by which a row is named that people know by these words; undefined: no row, or several. */
export type FindReference = (words: string) => string | number | undefined;

const NUMBER = /^[-+]?(?:\d{1,3}(?:,\d{3})+|\d+)?(?:\.\d+)?$/;
const CENTS_MOST = 2;

/**
 * Reads the text that somebody typed or pasted for a field, written as `printValue` writes it or as people do. A value of the right type
 * that the schema refuses is read all the same: `faultOfValue` says what is wrong with it.
 */
export function readTyped(field: Field, text: string, find: FindReference = () => undefined): Typed {
  const { widget, isNullable, isOptional } = field;
  const trimmed = text.trim();
  if (trimmed === '' && isNullable) return value(null);
  if (trimmed === '' && isOptional) return value(undefined);
  switch (widget.is) {
    case 'text':
    case 'media':
    case 'upload':
      return value(trimmed);
    case 'long-text':
    case 'rich-text':
      return value(text.replaceAll('\r\n', '\n'));
    case 'integer':
      return numberOf(trimmed, 'a whole number', 0);
    case 'decimal':
      return numberOf(trimmed, 'a number', null);
    case 'cents':
      return centsOf(trimmed);
    case 'yes-no':
      return yesOrNo(trimmed);
    case 'choice':
      return chosen(trimmed, widget.choices);
    case 'date':
      return dayOf(trimmed);
    case 'reference':
      return value(referred(trimmed, widget.to.by, find));
    case 'references':
      return value(
        listOf(trimmed, /[,;\n]/)
          .map((word) => referred(word, widget.to.by, find))
          .filter((one, at, all) => all.indexOf(one) === at),
      );
    case 'texts':
    case 'pictures':
      return value(listOf(text, '\n'));
    case 'entries':
      return entriesOf(text);
    case 'attributes':
    case 'objects':
    case 'object':
    case 'json':
      return json(trimmed, field);
  }
}

/** Says why the schema of a field refuses a value, to be read after its label; null: it takes it. */
export function faultOfValue({ schema, widget }: Field, given: unknown): string | null {
  const read = schema.safeParse(given);
  const issue = read.error?.issues[0];
  if (issue === undefined) return null;
  // A row that is known by its id was called by words that `find` did not know.
  const words =
    'to' in widget && widget.to.by === 'id' ? [given].flat().find((one) => typeof one === 'string') : undefined;
  if (words === undefined || !('to' in widget)) return issueWords(issue);
  return `“${words}” names no ${widget.to.kinds.map((kind) => wordsOf(kind).one).join(' or ')}, or several`;
}

const value = (read: unknown): Typed => ({ ok: true, value: read });
const refused = (text: string, wanted: string): Typed => ({
  ok: false,
  words: text === '' ? `It must be ${wanted}; nothing was typed.` : `“${text}” is not ${wanted}.`,
});

const plain = (text: string): string => text.replaceAll(',', '');

/**
 * A number as the maker's locale writes it, with the signs of American English, `1.188,00` as `1,188.00`. Where a comma is the sign of
 * decimals, a point that cannot part thousands is one too: that is how programs write.
 */
function inAmerican(text: string): string {
  if (printing().decimalSign === '.' || /^[-+]?\d*\.(?!\d{3}$)\d+$/.test(text)) return text;
  return text.replace(/[\s\u00a0\u202f’']/g, '').replace(/[.,]/g, (sign) => (sign === '.' ? ',' : '.'));
}

function numberOf(typed: string, wanted: string, decimals: number | null): Typed {
  const text = inAmerican(typed);
  const isNumber = NUMBER.test(text) && /\d/.test(text) && (decimals === null || !text.includes('.'));
  const read = Number(plain(text));
  return isNumber && (decimals === null || Number.isSafeInteger(read)) ? value(read) : refused(typed, wanted);
}

/** Exact: the digits are put together as text, never multiplied. */
function centsOf(text: string): Typed {
  const amount = inAmerican(text.replace(/^([-+]?)\s*\p{Sc}\s*/u, '$1').replace(/\s*\p{Sc}$/u, ''));
  const [, whole = '', part = ''] = /^([^.]*)\.?(.*)$/s.exec(plain(amount)) ?? [];
  if (!NUMBER.test(amount) || !/\d/.test(amount))
    return refused(text, `a price, such as ${printing().amount(toCents(1188))}`);
  if (part.length > CENTS_MOST) return refused(text, 'a price: it has parts of a cent');
  const cents = Number(`${whole}${part.padEnd(CENTS_MOST, '0')}`);
  return Number.isSafeInteger(cents) ? value(cents) : refused(text, 'a price that anybody pays');
}

const YES = ['yes', 'y', 'true', '1', 'x', '✓'];
const NO = ['no', 'n', 'false', '0', ''];
function yesOrNo(text: string): Typed {
  const word = text.toLowerCase();
  if (YES.includes(word)) return value(true);
  return NO.includes(word) ? value(false) : refused(text, 'yes or no');
}

function chosen(text: string, choices: readonly Choice[]): Typed {
  const word = text.toLowerCase();
  const found =
    choices.find((choice) => String(choice.value).toLowerCase() === word) ??
    choices.find(({ label }) => label.toLowerCase() === word);
  return found === undefined
    ? refused(text, `one of ${choices.map(({ label }) => label).join(', ')}`)
    : value(found.value);
}

/** A day as the row has it, or as the maker's locale writes it: `3/31/2027`, `31.3.2027`. */
function dayOf(text: string): Typed {
  const [, first, second, year] = /^(\d{1,2})[/.](\d{1,2})[/.](\d{4})$/.exec(text) ?? [];
  const [day, month] = printing().isDayFirst ? [first, second] : [second, first];
  const written =
    year === undefined ? text : `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
  const at = new Date(`${written}T00:00:00Z`);
  const isDay = /^\d{4}-\d\d-\d\d$/.test(written) && !Number.isNaN(at.getTime());
  return isDay && at.toISOString().startsWith(written) ? value(written) : refused(text, 'a day, such as 2027-01-31');
}

/** By its words, or the value itself. A text that names no row is kept: the check says that there is none. */
function referred(text: string, by: string, find: FindReference): string | number {
  const found = find(text);
  if (found !== undefined) return found;
  return by === 'id' && /^\d{1,15}$/.test(text) ? Number(text) : text;
}

const listOf = (text: string, by: RegExp | string): string[] =>
  text
    .split(by)
    .map((word) => word.trim())
    .filter((word) => word !== '');

function entriesOf(text: string): Typed {
  const entries = listOf(text, '\n').map((line) => /^([^:]+):(.*)$/.exec(line)?.slice(1) ?? [line]);
  const wrong = entries.find(([, words]) => words === undefined);
  if (wrong !== undefined) return refused(wrong.join(''), 'a line such as “name: words”');
  return value(Object.fromEntries(entries.map(([name = '', words = '']) => [name.trim(), words.trim()])));
}

function json(text: string, { isOptional, schema }: Field): Typed {
  try {
    return value(JSON.parse(text));
  } catch {
    // A setting may be a bare word.
    const isWord = !isOptional && schema.safeParse(text).success;
    return isWord ? value(text) : { ok: false, words: 'It is not JSON that can be read.' };
  }
}
