import type { Cents } from '@millrace/configurator';
import { type CodeRange, rangeCode, rangeWords, readCode, readRange, stepOf, withoutMarks } from './cells/codes.ts';
import {
  isBlankCode,
  saysAside,
  saysGone,
  saysInOrder,
  saysNone,
  saysOptional,
  saysReserved,
  saysSeveral,
} from './cells/lexicon.ts';
import { lengthIn, priceOfLength, type Rate, readRate, unitsIn } from './cells/rates.ts';
import { type GuideNote, type Place, placeKey } from './guide.ts';
import type { RawGroup, RawOption } from './raw-groups.ts';

/** A group while the guide is read. */
export interface GatheredGroup {
  key: string;
  name: string;
  at: Place | null;
  marks: string[];
  /** Its place in the number, where the guide says it. */
  position: number | null;
  optional: boolean;
  several: boolean;
  /** Its several answers stand one after the other, so many, and may come again. */
  sequence?: { min: number; max: number };
  isTaken: boolean;
  options: GatheredOption[];
  /** The note in brackets after its name, such as its unit. */
  unit?: string;
  /** Numbers of a range that is too long to be options. */
  range?: CodeRange & { step: number; words: string; at: Place; rate?: Rate };
}

export interface GatheredOption {
  code: string;
  marks: string[];
  words: string;
  /** null is on request, undefined where nothing is said. */
  price: Cents | null | undefined;
  isBase: boolean;
  at: Place;
  isTaken: boolean;
  leftOut?: string;
}

/** More values than these are a number, not options. */
const MOST_OPTIONS_OF_RANGE = 60;

/** Makes a group of the rows of a table: codes without marks, ranges as their codes, rows that are no option left out with the reason. */
export function gatheredGroup(raw: RawGroup, notes: GuideNote[]): GatheredGroup {
  const { name, marks, position, aside } = readTitle(raw.title);
  const first = raw.options[0]?.at;
  const group: GatheredGroup = {
    key: placeKey(raw.at ?? first ?? { sheet: 0, row: 0, column: 0 }),
    name,
    at: raw.at,
    marks,
    position,
    optional: saysOptional(aside) || /^optional\b/i.test(name),
    several: saysSeveral(aside),
    isTaken: true,
    options: [],
    unit: aside,
  };
  if (saysInOrder(aside)) Object.assign(group, { several: true, sequence: countsIn(aside) });
  for (const option of withZeros(withoutSeparator(raw.options), notes)) addOption(group, option, notes);
  return group;
}

/** Whether a number may have nothing of a group. */
export const mayBeEmpty = ({ optional, several, sequence, options }: GatheredGroup): boolean =>
  optional || (several && sequence === undefined) || options.some(({ code, isTaken }) => code === '' && isTaken);

/** The most answers of a sequence whose guide does not say it. */
const SEQUENCE_MOST = 20;

/** How many answers words such as `1 to 5` or `up to 5` speak of. */
function countsIn(words: string): { min: number; max: number } {
  const [, low, high] =
    /(?:(\d{1,2})\s*(?:to|[-–—…]|\.{2,3}|bis|à)|up to|max\.?|bis(?: zu)?|jusqu['’]à)\s*(\d{1,2})\b/i.exec(words) ?? [];
  const [min, max] = [Number(low ?? 1), Number(high ?? SEQUENCE_MOST)];
  return max > 0 && min <= max ? { min: Math.max(1, min), max } : { min: 1, max: SEQUENCE_MOST };
}

/** A separator that all codes of a group begin with is none of their own. */
function withoutSeparator(options: readonly RawOption[]): readonly RawOption[] {
  const coded = options.filter(({ printed }) => !isBlankCode(printed) && printed !== '');
  const [sign] = coded[0]?.printed ?? '';
  const isShared =
    sign !== undefined &&
    '-/._'.includes(sign) &&
    coded.every(({ printed }) => printed.startsWith(sign) && printed.length > 1);
  return isShared
    ? options.map((option) => ({
        ...option,
        printed: coded.includes(option) ? option.printed.slice(1) : option.printed,
      }))
    : options;
}

/** Codes of digits that a spreadsheet took for numbers are as long as those beside them that kept their zeros. */
function withZeros(options: readonly RawOption[], notes: GuideNote[]): readonly RawOption[] {
  const codes = options.map(({ printed }) => readCode(printed).code).filter((code) => code !== '');
  const length = Math.max(0, ...codes.map((code) => code.length));
  const padded = (code: string): string => code.padStart(length, '0');
  const isShort = (code: string): boolean => code.length < length && /^[1-9]\d*$/.test(code);
  if (
    !codes.some(isShort) ||
    !codes.some((code) => code.length === length && code.startsWith('0')) ||
    !codes.every((code) => isShort(code) || (code.length === length && /^\d+$/.test(code))) ||
    new Set(codes.map(padded)).size < codes.length
  )
    return options;
  return options.map((option) => {
    const { code } = readCode(option.printed);
    if (!isShort(code)) return option;
    notes.push({
      at: option.at,
      text: `${code} is read as ${padded(code)}: the other codes beside it have their zeros.`,
    });
    return { ...option, printed: option.printed.replace(code, padded(code)) };
  });
}

/** A title such as `4  Alarm (leave out where none) ‡`: its position, name, what stands in brackets, and marks. */
export function readTitle(title: string): { name: string; marks: string[]; position: number | null; aside: string } {
  const { text, marks } = withoutMarks(
    title
      .replaceAll('\n', ' ')
      .replace(LADDER, '')
      .replace(/^[①-⑳]/u, (sign) => `${sign.charCodeAt(0) - 0x245f} `),
  );
  const asides = [...text.matchAll(/[([]([^)\]]*)[)\]]/g)].map(([, aside = '']) => aside);
  const bare = text.replaceAll(/[([][^)\]]*[)\]]/g, ' ');
  const numbered =
    /^(?:(?:pos(?:ition)?|stelle|step|digits?|table|field|group|section)n?\.?\s*)?#?(\d{1,2}|[IVX]{1,4})\s*(?:[.):–—-]|\s)\s*(?=\p{L})/iu.exec(
      bare,
    ) ?? PLACES.exec(bare);
  const [outer = ''] = numbered ?? [];
  const inner = withoutMarks(bare.slice(outer.length));
  const name = inner.text
    // Initials are one word: in rules a point stands after the name of a group.
    .replaceAll(/\b(\p{L})\.(?=\p{L}\.)/gu, '$1')
    .replaceAll(/[.|:<>=@*"“”;,!?]+/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .replace(/\s*-\s*$/, '')
    .trim();
  const digits = Number(numbered?.[1] ?? numbered?.[2]);
  const split = name.split(/\s[–—-]\s/);
  const optionalTail = split.length > 1 && saysOptional(split.at(-1) ?? '');
  return {
    name: isShouted(name) ? calm(name) : optionalTail ? split.slice(0, -1).join(' ') : name,
    marks: [...inner.marks, ...marks],
    position: Number.isInteger(digits) && digits > 0 ? digits : null,
    aside: [...asides, ...(optionalTail ? [split.at(-1) ?? ''] : [])].join('; '),
  };
}

/** Lines drawn to the name, from the place in a number that it is of. */
const LADDER = /^[\s|+`'└├┗┣╰│┃]*[+`'└├┗┣╰][\s\-–—_─━>]*/u;

/** Several places, such as `Digits 2-3: Port`. */
const PLACES =
  /^(?:(?:pos(?:ition)?|stelle|digit|field)[sn]?\.?\s*(\d{1,2})\s*[-–—/&+]\s*\d{1,2}\s*[.):–—-]?|(\d{1,2})\s*[-–—/]\s*\d{1,2}\s*[.):])\s*(?=\p{L})/iu;

const isShouted = (name: string): boolean => /^[^a-z]*[A-Z]{4,}[^a-z]*$/.test(name);
const calm = (name: string): string => name.charAt(0) + name.slice(1).toLowerCase();

function addOption(group: GatheredGroup, raw: RawOption, notes: GuideNote[]): void {
  const { code, marks, aside } = readCode(raw.printed);
  const words = withoutMarks(raw.words.replaceAll('\n', ' '));
  const price = raw.price === null ? undefined : raw.price.cents;
  if (
    code === '' &&
    (words.text === '' || saysNone(words.text) || isBlankCode(words.text) || saysOptional(words.text)) &&
    (price ?? 0) === 0
  ) {
    group.optional = true;
    return;
  }
  if (code === '' && raw.printed === '') {
    // Words without a code go on from the row above.
    const above = group.options.at(-1);
    if (saysAside(words.text)) {
      notes.push({
        at: raw.wordsAt ?? raw.at,
        text: `“${words.text}” stands between the options of ${group.name}. It is left out.`,
      });
      return;
    }
    if (above === undefined ? words.text !== '' : price !== undefined && above.price !== undefined) {
      // With a price of its own it is an answer that prints nothing.
      pushOption(group, optionOf(raw, '', marks, words, price), notes);
      return;
    }
    if (above !== undefined) {
      above.words = `${above.words} ${words.text}`.trim();
      above.marks.push(...words.marks);
      if (above.price === undefined) above.price = price;
      above.isBase ||= raw.price?.isBase ?? false;
    }
    return;
  }
  const option = optionOf(raw, code, marks, words, price);
  const leftOut = reasonToLeaveOut(words.text, aside, code);
  if (leftOut !== null) Object.assign(option, { isTaken: false, leftOut });
  const range = readRange(code, words.text);
  const rate = price === undefined ? rateOf(group, raw, words.text, notes) : null;
  if (range !== null) pushRange(group, option, range, rate, notes);
  else {
    const length = rate === null ? null : lengthIn(words.text, rate.unit);
    pushOption(
      group,
      length === null || rate === null ? option : { ...option, price: priceOfLength(rate, length) },
      notes,
    );
  }
}

/** The price by the unit of a row, beside it or in its words; null where it says none, or the row counts in another unit. */
function rateOf(
  group: GatheredGroup,
  { rate: beside, at, priceAt }: RawOption,
  words: string,
  notes: GuideNote[],
): Rate | null {
  const rate = beside ?? readRate(words, '.');
  if (rate === null) return null;
  const units = unitsIn(`${group.name} ${group.unit ?? ''} ${words.replace(/[$€£].*$/, '')}`);
  if (units.length === 0 || units.includes(rate.unit)) return rate;
  notes.push({
    at: priceAt ?? at,
    text: `A price by the ${rate.unit} stands beside codes in ${units.join(', ')}. It is not used.`,
  });
  return null;
}

/** Words that say of the price that it is asked for. */
const ASK =
  /\s*[-–—,;:(]+\s*(?:(?:please )?(?:consult|contact|call) (?:the )?(?:factory|us|for (?:a )?price)|(?:price )?on request|p\.?o\.?a\.?|(?:preis )?auf anfrage|(?:prix )?sur demande|nous consulter)\)?\.?$/i;

function optionOf(
  { price: amount, at }: RawOption,
  code: string,
  marks: readonly string[],
  words: { text: string; marks: readonly string[] },
  price: Cents | null | undefined,
): GatheredOption {
  const isAsked = price === undefined && ASK.test(words.text);
  return {
    code,
    marks: [...marks, ...words.marks],
    words: isAsked ? words.text.replace(ASK, '') : words.text,
    price: isAsked ? null : price,
    isBase: amount?.isBase ?? false,
    at,
    isTaken: true,
  };
}

function reasonToLeaveOut(words: string, aside: string, code: string): string | null {
  if (saysReserved(words)) return 'the guide says that it is not available';
  if (saysGone(aside) || saysGone(words)) return 'the guide says that it is not made any more';
  if (/^(?:sub)?total$|^sum$/i.test(code)) return 'it is a sum';
  return null;
}

function pushRange(
  group: GatheredGroup,
  option: GatheredOption,
  range: CodeRange,
  rate: Rate | null,
  notes: GuideNote[],
): void {
  const step = stepOf(option.words);
  const count = Math.floor((range.to - range.from) / step) + 1;
  // Parts of a unit are values of a number, whatever their count.
  if (count > MOST_OPTIONS_OF_RANGE || !Number.isInteger(step)) {
    if (group.options.length === 0) {
      const isExact = rate !== null && Number.isInteger(Number((rate.cents * rate.included).toFixed(6)));
      if (rate !== null && !isExact)
        notes.push({
          at: option.at,
          text: 'What is included of a length comes to parts of a cent here. The price by the unit is not used.',
        });
      group.range = { ...range, step, words: option.words, at: option.at, ...(isExact && { rate }) };
      return;
    }
    notes.push({ at: option.at, text: `${option.code} stands for ${count} codes beside others. It is left out.` });
    Object.assign(option, { isTaken: false, leftOut: 'it stands for too many codes' });
    pushOption(group, option, notes);
    return;
  }
  const isSame = rangeWords(option.words, range, range.from) === rangeWords(option.words, range, range.to);
  for (let value = range.from; value <= range.to; value += step) {
    const words = rangeWords(option.words, range, value);
    pushOption(
      group,
      {
        ...option,
        marks: [...option.marks],
        code: rangeCode(range, value),
        // Words that say nothing of the values would be the same for all.
        words: isSame && words !== '' ? `${words}: ${value}` : words,
        price: rate === null ? option.price : priceOfLength(rate, value),
      },
      notes,
    );
  }
}

function pushOption(group: GatheredGroup, option: GatheredOption, notes: GuideNote[]): void {
  const same = group.options.find(({ code, isTaken }) => code === option.code && isTaken);
  if (same === undefined || !option.isTaken) {
    group.options.push(option);
    return;
  }
  if (same.words === option.words) {
    same.price ??= option.price;
    return;
  }
  notes.push({
    at: option.at,
    text: `${option.code} stands twice in ${group.name || 'this group'}: also for “${same.words}”. The second is left out.`,
  });
  group.options.push({ ...option, isTaken: false, leftOut: 'its code stands twice' });
}
