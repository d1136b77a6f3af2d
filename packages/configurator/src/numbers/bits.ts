import { present } from '../data/present.ts';
import { printDecimal } from '../decimals/decimal.ts';
import { ALPHABET } from './base64url.ts';

/** Writes bits, the highest first, and returns them as base64url: six to a sign, zeros at the end left out. */
export interface BitWriter {
  flag(value: boolean): void;
  number(value: number, width: number): void;
  /** A decimal number as its digits, four bits each; null for none. */
  decimal(value: number | null): void;
  /** Characters, after how many there are: eight bits each in ASCII, else 22. */
  characters(text: string): void;
  text(): string;
}

export interface BitReader {
  flag(): boolean;
  number(width: number): number;
  decimal(): number | null;
  characters(): string;
  /** Whether something that was read is no number. */
  isBroken(): boolean;
}

const SIGN_BITS = 6;
const DIGIT_BITS = 4;
/** The last of them ends a decimal number. */
const DIGITS = '0123456789.- ';
const END = DIGITS.length - 1;
const ASCII = 128;
const ASCII_BITS = 7;
const POINT_BITS = 21;
const LAST_POINT = 0x10ffff;
/** No text of a group is longer: a longer one is a code that is damaged. */
const MOST_CHARACTERS = 4_000;
/** The longest decimal text of a number within the engine's bounds is far shorter. */
const MOST_DIGITS = 400;

export function writeBits(): BitWriter {
  const bits: boolean[] = [];
  const flag = (value: boolean): void => void bits.push(value);
  const number = (value: number, width: number): void => {
    for (let place = width - 1; place >= 0; place -= 1) flag(Math.floor(value / 2 ** place) % 2 === 1);
  };
  const decimal = (value: number | null): void => {
    for (const digit of value === null ? '' : printDecimal(value)) number(DIGITS.indexOf(digit), DIGIT_BITS);
    number(END, DIGIT_BITS);
  };
  return {
    flag,
    number,
    decimal,
    characters: (text) => {
      const points = Array.from(text, (character) => present(character.codePointAt(0)));
      decimal(points.length);
      for (const point of points) {
        flag(point >= ASCII);
        number(point, point < ASCII ? ASCII_BITS : POINT_BITS);
      }
    },
    text: () => {
      const used = bits.slice(0, bits.lastIndexOf(true) + 1);
      let text = '';
      for (let at = 0; at < used.length; at += SIGN_BITS) text += ALPHABET.charAt(signAt(used, at));
      return text;
    },
  };
}

const signAt = (bits: readonly boolean[], from: number): number =>
  Array.from({ length: SIGN_BITS }, (_, place) => bits[from + place] === true).reduce(
    (value, bit) => value * 2 + (bit ? 1 : 0),
    0,
  );

/** null for text that is no base64url. */
export function readBits(text: string): BitReader | null {
  const values = Array.from(text, (sign) => ALPHABET.indexOf(sign));
  if (values.includes(-1)) return null;
  let at = 0;
  let isBroken = false;
  const flag = (): boolean => {
    const value = values[Math.floor(at / SIGN_BITS)] ?? 0;
    const bit = Math.floor(value / 2 ** (SIGN_BITS - 1 - (at % SIGN_BITS))) % 2 === 1;
    at += 1;
    return bit;
  };
  const number = (width: number): number => {
    let value = 0;
    for (let place = 0; place < width; place += 1) value = value * 2 + (flag() ? 1 : 0);
    return value;
  };
  const decimal = (): number | null => {
    let digits = '';
    for (let count = 0; count < MOST_DIGITS; count += 1) {
      const digit = number(DIGIT_BITS);
      if (digit === END) return finite(digits);
      digits += DIGITS.charAt(digit) || 'x';
    }
    return finite('x');
  };
  const finite = (digits: string): number | null => {
    if (digits === '') return null;
    const value = Number(digits);
    if (Number.isFinite(value)) return value;
    isBroken = true;
    return null;
  };
  const characters = (): string => {
    const length = decimal() ?? 0;
    if (!(Number.isInteger(length) && length >= 0 && length <= MOST_CHARACTERS)) {
      isBroken = true;
      return '';
    }
    const points = Array.from({ length }, () => number(flag() ? POINT_BITS : ASCII_BITS));
    if (points.every((point) => point <= LAST_POINT)) return String.fromCodePoint(...points);
    isBroken = true;
    return '';
  };
  return { flag, number, decimal, characters, isBroken: () => isBroken };
}
