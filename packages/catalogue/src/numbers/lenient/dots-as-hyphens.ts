/** More dots than a number with a fraction has, and no other separator of parts. */
const DOTTED = /^[\p{L}\p{N}|()/]+(?:\.[\p{L}\p{N}|()/]+){2,}$/u;

/** Returns a number whose parts stand between dots with hyphens in their place; null for any other text. Blanks and a last dot do not count. */
export function dotsAsHyphens(text: string): string | null {
  const bare = text.replace(/[\s\p{Cf}]+/gu, '').replace(/\.$/, '');
  return DOTTED.test(bare) ? bare.replaceAll('.', '-') : null;
}
