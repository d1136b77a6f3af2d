import type { Pausable } from '@millrace/configurator';
import { numberAt } from './number-at.ts';

/** Keys looked at between two pauses. */
const STEP = 2048;
/** So many words are sorted at once: two milliseconds. */
const RUN = 32_768;
/** Fewer texts than this are compared with each other. */
const FEW = 24;
/** A word of 64 bits holds the first letters of a text above, and the place of the text below. */
const PLACE_BITS = 24;
const LETTER_BITS = 40;
const BYTE = 256;

/**
 * Sorts places of texts by code units, with pauses. The first letters of each are packed into a number, numbers are sorted by the engine
 * itself, and only texts that begin alike are looked at further: a hundred thousand texts are not compared with each other.
 */
export function* sortTexts(texts: readonly string[], places: Int32Array): Pausable<Int32Array> {
  if (places.length >= 2 ** PLACE_BITS) throw new RangeError(`${places.length} texts are too many to be sorted.`);
  const letters = yield* lettersOf(texts, places);
  yield* sortFrom({ texts, letters }, places, 0);
  return places;
}

const textAt = (texts: readonly string[], place: number): string => texts[place] ?? '';

interface Texts {
  texts: readonly string[];
  letters: Letters;
}

/** The letters of all texts: each by its place in their order, from 1 up; 0 is the end of a text. */
interface Letters {
  placeOf: Uint16Array;
  base: number;
  /** Letters that a word has room for. */
  perWord: number;
}

function* lettersOf(texts: readonly string[], places: Int32Array): Pausable<Letters> {
  const placeOf = new Uint16Array(2 ** 16);
  for (let nth = 0; nth < places.length; nth += 1) {
    if (nth % STEP === 0) yield;
    const text = textAt(texts, numberAt(places, nth));
    for (let at = 0; at < text.length; at += 1) placeOf[text.charCodeAt(at)] = 1;
  }
  let base = 1;
  for (let code = 0; code < placeOf.length; code += 1) if (placeOf[code] === 1) placeOf[code] = base++;
  return { placeOf, base, perWord: Math.max(1, Math.floor(LETTER_BITS / Math.log2(Math.max(2, base)))) };
}

/** Sorts places of texts that are equal up to a letter. */
function* sortFrom(given: Texts, places: Int32Array, equalTo: number): Pausable<void> {
  const { texts, letters } = given;
  if (places.length < FEW) {
    places.sort((a, b) => compare(textAt(texts, a), textAt(texts, b)));
    return;
  }
  const from = yield* equalUpTo(texts, places, equalTo);
  const words = yield* wordsOf(given, places, from);
  const sorted = yield* sortWords(words);
  const before = places.slice();
  for (let nth = 0; nth < before.length; nth += 1) {
    if (nth % STEP === 0) yield;
    places[nth] = numberAt(before, placeIn(sorted, nth));
  }
  let start = 0;
  for (let nth = 1; nth <= before.length; nth += 1) {
    if (nth % STEP === 0) yield;
    if (nth < before.length && isSame(sorted, nth, start)) continue;
    const isOver = textAt(texts, numberAt(places, start)).length < from + letters.perWord;
    if (nth - start > 1 && !isOver) yield* sortFrom(given, places.subarray(start, nth), from + letters.perWord);
    start = nth;
  }
}

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/** How far these texts are equal. */
function* equalUpTo(texts: readonly string[], places: Int32Array, from: number): Pausable<number> {
  const first = textAt(texts, numberAt(places, 0));
  let end = first.length;
  for (let nth = 1; nth < places.length && end > from; nth += 1) {
    if (nth % STEP === 0) yield;
    const text = textAt(texts, numberAt(places, nth));
    let at = from;
    while (at < end && text.charCodeAt(at) === first.charCodeAt(at)) at += 1;
    end = at;
  }
  return end;
}

/** Pairs of 32 bits: the lower one first, as the machine has words of 64. */
function* wordsOf(
  { texts, letters: { placeOf, base, perWord } }: Texts,
  places: Int32Array,
  from: number,
): Pausable<Uint32Array<ArrayBuffer>> {
  const words = new Uint32Array(2 * places.length);
  for (let nth = 0; nth < places.length; nth += 1) {
    if (nth % STEP === 0) yield;
    const text = textAt(texts, numberAt(places, nth));
    let word = 0;
    for (let at = from; at < from + perWord; at += 1)
      word = word * base + (at < text.length ? numberAt(placeOf, text.charCodeAt(at)) : 0);
    words[2 * nth] = (word % BYTE) * 2 ** PLACE_BITS + nth;
    words[2 * nth + 1] = Math.floor(word / BYTE);
  }
  return words;
}

const placeIn = (words: Uint32Array, nth: number): number => numberAt(words, 2 * nth) % 2 ** PLACE_BITS;
const isSame = (words: Uint32Array, nth: number, other: number): boolean =>
  words[2 * nth + 1] === words[2 * other + 1] &&
  numberAt(words, 2 * nth) >>> PLACE_BITS === numberAt(words, 2 * other) >>> PLACE_BITS;

/** Runs are sorted by the engine without a comparison of ours, and merged in pairs. */
function* sortWords(words: Uint32Array<ArrayBuffer>): Pausable<Uint32Array> {
  const count = words.length / 2;
  for (let start = 0; start < count; start += RUN) {
    new BigUint64Array(words.buffer, 8 * start, Math.min(RUN, count - start)).sort();
    yield;
  }
  let from: Uint32Array = words;
  let to: Uint32Array = count > RUN ? new Uint32Array(words.length) : words;
  for (let width = RUN; width < count; width *= 2) {
    for (let start = 0; start < count; start += 2 * width)
      yield* mergeWords(from, to, start, Math.min(count, start + width), Math.min(count, start + 2 * width));
    [from, to] = [to, from];
  }
  return from;
}

function* mergeWords(from: Uint32Array, to: Uint32Array, start: number, middle: number, end: number): Pausable<void> {
  let [left, right] = [start, middle];
  for (let at = start; at < end; at += 1) {
    if (at % (4 * STEP) === 0) yield;
    const [highLeft, highRight] = [numberAt(from, 2 * left + 1), numberAt(from, 2 * right + 1)];
    const isBelow =
      highLeft < highRight || (highLeft === highRight && numberAt(from, 2 * left) < numberAt(from, 2 * right));
    const taken = right >= end || (left < middle && isBelow) ? left++ : right++;
    to[2 * at] = numberAt(from, 2 * taken);
    to[2 * at + 1] = numberAt(from, 2 * taken + 1);
  }
}
