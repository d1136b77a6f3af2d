/** One mark of a drawing, in units of the drawing. */
export type Shape =
  | { tag: 'path'; style: LineStyle; d: string }
  | { tag: 'circle'; style: LineStyle; x: number; y: number; r: number }
  | { tag: 'rect'; style: LineStyle; x: number; y: number; width: number; height: number }
  | { tag: 'text'; style: TextStyle; x: number; y: number; anchor: Anchor; words: string };

/** `field` is wired on site, so it is dashed; `dot` is a junction; `linked` ties the poles of one device. */
export type LineStyle = 'wire' | 'symbol' | 'field' | 'linked' | 'dot' | 'terminal';
export type TextStyle = keyof typeof textStyles;
export type Anchor = 'start' | 'middle' | 'end';

/** Sizes in units, which are CSS pixels at full size: none below 11, so that all can be read. */
export const textStyles = {
  title: { face: 'sans', weight: 600, size: 17 },
  head: { face: 'sans', weight: 600, size: 12.5 },
  words: { face: 'sans', weight: 400, size: 12 },
  label: { face: 'mono', weight: 600, size: 12 },
  small: { face: 'mono', weight: 500, size: 11 },
  mark: { face: 'mono', weight: 500, size: 11 },
} as const satisfies Record<string, { face: 'sans' | 'mono'; weight: 400 | 500 | 600; size: number }>;

/** Marks, and lists of them. */
export type Drawn = Shape | readonly Drawn[];

export function flatten(drawn: Drawn): Shape[] {
  return isList(drawn) ? drawn.flatMap(flatten) : [drawn];
}
const isList = (drawn: Drawn): drawn is readonly Drawn[] => Array.isArray(drawn);

/** Path data with its numbers rounded to a tenth. */
export function d(words: TemplateStringsArray, ...numbers: readonly number[]): string {
  return words.reduce((data, word, nth) => data + round(numbers[nth - 1] ?? 0) + word);
}
const round = (value: number): number => Math.round(value * 10) / 10;

export const path = (style: LineStyle, data: string): Shape => ({ tag: 'path', style, d: data });
export const line = (x1: number, y1: number, x2: number, y2: number, style: LineStyle = 'wire'): Shape =>
  path(style, d`M${x1} ${y1}L${x2} ${y2}`);
export const circle = (style: LineStyle, x: number, y: number, r: number): Shape => ({ tag: 'circle', style, x, y, r });
export const rect = (x: number, y: number, width: number, height: number): Shape => ({
  tag: 'rect',
  style: 'symbol',
  x,
  y,
  width,
  height,
});
export const text = (style: TextStyle, x: number, y: number, words: string, anchor: Anchor = 'middle'): Shape => ({
  tag: 'text',
  style,
  x,
  y,
  anchor,
  words,
});
/** A dot where wires are joined; wires that cross without one are not. */
export const dot = (x: number, y: number): Shape => circle('dot', x, y, 3);
export const terminal = (x: number, y: number): Shape => circle('terminal', x, y, 4);

/** Advance of a letter as a share of its size: exact in the monospaced face, an upper mean in the other. */
const ADVANCE = { mono: 0.6, sans: 0.54 } as const;

/** The width to keep free for words. */
export function widthOf(words: string, style: TextStyle): number {
  const { face, size } = textStyles[style];
  return words.length * size * ADVANCE[face];
}

/** Words in lines of at most so many units. */
export function linesOf(words: string, style: TextStyle, width: number): string[] {
  const lines: string[] = [''];
  for (const word of words.split(' ')) {
    const last = lines.at(-1) ?? '';
    const longer = last === '' ? word : `${last} ${word}`;
    if (last !== '' && widthOf(longer, style) > width) lines.push(word);
    else lines[lines.length - 1] = longer;
  }
  return lines;
}
