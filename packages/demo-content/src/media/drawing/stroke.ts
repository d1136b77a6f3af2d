import { type TextName, texts, type Weight, weights } from './ink.ts';
import type { Matrix, Shape } from './shape.ts';

/** The words of a shape's style, each a class of the file. */
export const styleWords = ({ style }: Shape): string[] =>
  (style ?? '').split(' ').filter((word) => word !== '' && word !== 'text');

export const isWeight = (word: string): word is Weight => word in weights;
export const isTextName = (word: string): word is TextName => word in texts;

/** The width of a shape's line in CSS pixels; null without one. */
export function strokeWidth(shape: Shape, isSmall: boolean): number | null {
  const word = styleWords(shape).find(isWeight);
  if (word === undefined) return null;
  return isSmall ? weights[word].small : weights[word].width;
}

/** Whether a shape would only blur at thumbnail size. */
export const isTooFine = (shape: Shape): boolean =>
  styleWords(shape).some((word) => word === 'fine' || (shape.tag === 'text' && isTextName(word) && texts[word].isFine));

/** The enlargement of a matrix, on the average of its directions. */
export const scaleOf = ([a, b, c, d]: Matrix): number => Math.sqrt(Math.abs(a * d - b * c));
