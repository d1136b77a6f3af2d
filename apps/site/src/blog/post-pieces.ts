/** A part of a post: text, or a model number that is drawn as its plate. */
export type PostPiece = { html: string } | { number: string; to: string };

/** A paragraph that is nothing but a link to a configured number. */
const PLATE = /<p>\s*<a href="(\/family\/[^"?]+\?(?:[^"]*&amp;)?configurator=[^"]+)">([^<]+)<\/a>\s*<\/p>/g;

/** A post's text, taken apart at its plates. Wherever else the text is shown, a plate is the link it is written as. */
export function postPieces(html: string): PostPiece[] {
  const pieces: PostPiece[] = [];
  let from = 0;
  for (const match of html.matchAll(PLATE)) {
    const [whole, to = '', number = ''] = match;
    pieces.push({ html: html.slice(from, match.index) }, { number: number.trim(), to: to.replaceAll('&amp;', '&') });
    from = match.index + whole.length;
  }
  pieces.push({ html: html.slice(from) });
  return pieces.filter((piece) => !('html' in piece) || piece.html.trim() !== '');
}

/** The model numbers that a post shows as plates. */
export const numbersOf = (html: string): string[] =>
  postPieces(html).flatMap((piece) => ('number' in piece ? piece.number : []));
