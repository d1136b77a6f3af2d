import {
  type ConfigGroup,
  type ConfigOption,
  type Configurator,
  charactersOf,
  GROUP_SEPARATOR,
  OPTION_SEPARATOR,
} from '@millrace/configurator';
import { canPrintNothing } from '../starts.ts';
import { foldCode } from './folded-number.ts';
import { partReader } from './part-pieces.ts';
import type { Bare, Piece, Printing, PrintingGroup, ReadPieces } from './piece.ts';

export function printingOf(configurator: Configurator): Printing {
  const known = printings.get(configurator);
  if (known !== undefined) return known;
  const { prefix = '', configGroups } = configurator;
  const printing = {
    prefix: foldCode(prefix),
    groups: configGroups.map((data) => ({
      data,
      mayBeEmpty: canPrintNothing(data),
      piecesAt: data.printed === false ? () => NOTHING : readerOf(data, configurator),
      ends: ({ chosen }: Piece) =>
        chosen.some(({ code }) => data.options?.some((option) => option.code === code && option.isLast === true)),
    })),
  };
  printings.set(configurator, printing);
  return printing;
}
const printings = new WeakMap<Configurator, Printing>();

const NOTHING: readonly Piece[] = [];

/** A separator may have letters too: the `L` of `/L24`. */
function readerOf(group: ConfigGroup, configurator: Configurator): PrintingGroup['piecesAt'] {
  const { groupSeparator = GROUP_SEPARATOR, optionSeparator = OPTION_SEPARATOR } = configurator;
  const literal = literalReader(group.whenHidden ?? '');
  const own = READERS[group.kind ?? 'choice'](group, group.optionSeparator ?? optionSeparator, configurator);
  const between = group.separator ?? groupSeparator;
  const first = group.separator ?? '';
  const folded = { between: foldCode(between), first: foldCode(first) };
  return (text, at, isFirst) => {
    const before = isFirst ? folded.first : folded.between;
    if (!text.startsWith(before, at)) return NOTHING;
    const from = at + before.length;
    const separator = isFirst ? first : between;
    return [...own(text, from), ...literal(text, from)].map((piece) => ({ ...piece, separator }));
  };
}

const literalReader = (literal: string): ReadPieces => {
  const folded = foldCode(literal);
  return (text, at) =>
    folded !== '' && text.startsWith(folded, at)
      ? [{ end: at + folded.length, printed: literal, chosen: [], value: null }]
      : [];
};

/** Most characters of a value whose digits are not counted. */
const DIGITS_MAX = 8;

function numberReader({ digits }: ConfigGroup): ReadPieces {
  return (text, at) => {
    const run = /^\d*(?:\.\d{1,4})?/.exec(text.slice(at))?.[0] ?? '';
    const pieces: Bare[] = [];
    for (let length = digits ?? 1; length <= Math.min(run.length, digits ?? DIGITS_MAX); length += 1) {
      const printed = run.slice(0, length);
      if (!printed.endsWith('.')) pieces.push({ end: at + length, printed, chosen: [], value: Number(printed) });
    }
    return pieces;
  };
}

type Reader = (group: ConfigGroup, optionSeparator: string, configurator: Configurator) => ReadPieces;

const READERS: Readonly<Record<NonNullable<ConfigGroup['kind']>, Reader>> = {
  choice: (group, separator) => optionReader(group, separator),
  number: numberReader,
  text: textReader,
  sequence: sequenceReader,
  assembly: (group, _, configurator) => partReader(group, configurator, printingOf),
};

/** A text as far as a folded number shows one: in large letters and without its blanks. */
function textReader({ min = 1, max = TEXT_MAX, ...group }: ConfigGroup): ReadPieces {
  const { allows } = charactersOf(group);
  return (text, at) => {
    const pieces: Bare[] = [];
    for (let end = at + 1; end <= Math.min(text.length, at + max) && allows(text.charAt(end - 1)); end += 1) {
      const printed = text.slice(at, end);
      if (printed.length >= min) pieces.unshift({ end, printed, chosen: [], value: null, text: printed });
    }
    return pieces;
  };
}
/** The longest text, where a group does not say (decisions 2.2). */
const TEXT_MAX = 40;

/** Entry after entry; once it may end, what fills its empty places. */
function sequenceReader(
  { options = [], min = 1, max = ENTRIES_MAX, fill = '' }: ConfigGroup,
  separator: string,
): ReadPieces {
  const readers = options.map(({ code }) => optionPiecesAt({ code }));
  return (text, at) => {
    const pieces: Bare[] = [];
    const extend = (before: Bare | null): void => {
      if ((before?.chosen.length ?? 0) >= max || pieces.length >= PIECES_MAX) return;
      for (const piece of readers.flatMap((read) => read(text, before?.end ?? at))) {
        const longer = before === null ? piece : joined(before, piece, separator);
        if (longer.chosen.length >= min) pieces.push(...filled(longer, text, { fill, separator, max }));
        extend(longer);
      }
    };
    extend(null);
    return pieces;
  };
}
/** The most entries, where a group does not say (decisions 2.2). */
const ENTRIES_MAX = 20;

function filled(
  piece: Bare,
  text: string,
  { fill, separator, max }: { fill: string; separator: string; max: number },
): readonly Bare[] {
  if (fill === '') return [piece];
  const places = max - piece.chosen.length;
  const folded = foldCode(fill).repeat(places);
  if (!text.startsWith(folded, piece.end)) return [];
  return [{ ...piece, end: piece.end + folded.length, printed: piece.printed + (separator + fill).repeat(places) }];
}

/** Most pieces of a group that takes several: a text rarely allows more than two. */
const PIECES_MAX = 40;

function optionReader({ options = [], multiselect }: ConfigGroup, optionSeparator: string): ReadPieces {
  const readers = options.map(optionPiecesAt);
  return (text, at) => {
    const pieces: Bare[] = [];
    const extend = (from: number, before: Bare | null): void => {
      for (let index = from; index < readers.length && pieces.length < PIECES_MAX; index += 1)
        for (const piece of readers[index]?.(text, before?.end ?? at) ?? []) {
          const longer = before === null ? piece : joined(before, piece, optionSeparator);
          pieces.push(longer);
          if (multiselect === true) extend(index + 1, longer);
        }
    };
    extend(0, null);
    return pieces;
  };
}

const joined = (before: Bare, piece: Bare, separator: string): Bare => ({
  end: piece.end,
  printed: before.printed + separator + piece.printed,
  chosen: [...before.chosen, ...piece.chosen],
  value: null,
});

/** A quantity has two digits at most: the cap is 20 (specification 9). */
const QUANTITY = /^[1-9]\d?/;

function optionPiecesAt({ code, isQtyPrefix, isQtySuffix }: ConfigOption): ReadPieces {
  const folded = foldCode(code);
  const isCounted = isQtyPrefix === true || isQtySuffix === true;
  if (!isCounted)
    return (text, at) =>
      folded !== '' && text.startsWith(folded, at)
        ? [{ end: at + folded.length, printed: code, chosen: [{ code, quantity: null }], value: null }]
        : [];
  return (text, at) => {
    const from = isQtyPrefix === true ? at : at + folded.length;
    if (isQtyPrefix !== true && !text.startsWith(folded, at)) return [];
    const digits = QUANTITY.exec(text.slice(from))?.[0] ?? '';
    return [...digits]
      .map((_, index) => index)
      .flatMap((index): Bare[] => {
        const quantity = digits.slice(0, index + 1);
        const end = from + quantity.length;
        const chosen = [{ code, quantity: Number(quantity) }];
        if (isQtyPrefix !== true) return [{ end, printed: code + quantity, chosen, value: null }];
        if (!text.startsWith(folded, end)) return [];
        return [{ end: end + folded.length, printed: quantity + code, chosen, value: null }];
      });
  };
}
