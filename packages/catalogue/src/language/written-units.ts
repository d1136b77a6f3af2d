import { units } from './units.ts';

/** A number with its unit, in one or apart: `20ft`, `20 feet`. */
const NUMBER_AND_UNIT = /(?<![\p{L}\p{N}.-])(\d+(?:[./]\d+)?)\s?(\p{L}+)(?![\p{L}\p{N}-])/gu;

/** The text with feet and inches as words where it has their marks: `20 ft` for `20'`. */
export const marksAsUnits = (text: string): string =>
  text.replace(/(\d)\s?(?:′′|''|["”″])(?![\p{L}\p{N}])/gu, '$1 in').replace(/(\d)\s?['’′](?![\p{L}\p{N}])/gu, '$1 ft');

/** The text with each unit after its number in the short form, a blank between them: `20 ft` for `20ft` and `20 feet`. */
export const shortUnits = (text: string): string =>
  text.replace(NUMBER_AND_UNIT, (whole, number: string, word: string) => {
    const unit = units.get(word.toLowerCase());
    return unit === undefined ? whole : `${number} ${unit}`;
  });
