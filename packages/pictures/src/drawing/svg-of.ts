import type { Composed } from '../composing/compose-picture.ts';
import { BALLOON_HEIGHT, CODE_SIZE, type PlacedBalloon } from '../composing/place-balloons.ts';
import type { Measure } from '../data/picture.ts';
import { drawnBelow, drawnMeasure, drawnNote, fileHeight } from './drawn-measure.ts';
import { type Ink, lines, palettes, surfaces } from './inks.ts';

/** The outlines of words in the site's face, from a start at 0, 0. */
export type Typesetter = (
  words: string,
  face: { face: 'sans' | 'mono'; weight: number; size: number },
) => { width: number; letters: readonly { path: string; x: number }[] };

/** Draws a composed picture as a stand-alone file: its colours inside, its words outlines, and nothing that runs or loads. */
export function svgOf(
  composed: Composed,
  { title, typeset, scheme = 'system' }: { title: string; typeset: Typesetter; scheme?: 'system' | 'light' },
): string {
  const { width, height, alt, layers, balloons, measures, note, below = [] } = composed;
  const high = fileHeight(composed);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${high}" viewBox="0 0 ${width} ${high}" role="img" aria-labelledby="t d">`,
    `<title id="t">${escaped(title)}</title><desc id="d">${escaped([alt, ...below].join(' '))}</desc>`,
    `<style>${styleSheet(scheme)}</style>`,
    ...layers.map(({ drawing, isUndecided }) => `<g${isUndecided ? ' class="undecided"' : ''}>${drawing}</g>`),
    ...measures.map((measure) => measureOf(measure, typeset)),
    ...balloons.map((balloon) => balloonOf(balloon, typeset)),
    ...(note === null ? [] : [wordsAt(note, drawnNote({ height }), typeset)]),
    ...below.map((words, nth) => wordsAt(words, drawnBelow({ height }, nth), typeset)),
    '</svg>\n',
  ].join('\n');
}

const code = { face: 'mono', weight: 600, size: CODE_SIZE } as const;

function balloonOf({ text, isOpen, x, y, width, at }: PlacedBalloon, typeset: Typesetter): string {
  const from = at[0] > x ? x + width / 2 : x - width / 2;
  const set = typeset(text, code);
  return [
    `<path class="detail" d="M${from} ${y}L${at[0]} ${at[1]}"/><circle class="ink" cx="${at[0]}" cy="${at[1]}" r="2.4"/>`,
    `<rect class="detail ${isOpen ? 'open' : 'paper'}" x="${x - width / 2}" y="${y - BALLOON_HEIGHT / 2}" width="${width}" height="${BALLOON_HEIGHT}" rx="${BALLOON_HEIGHT / 2}"/>`,
    lettersOf(set, x - set.width / 2, y + CODE_SIZE * 0.35, isOpen ? 'amber' : 'ink'),
  ].join('');
}

function measureOf(measure: Measure, typeset: Typesetter): string {
  const { path, x, y, turn, size } = drawnMeasure(measure);
  const set = typeset(measure.words, { face: 'mono', weight: 500, size });
  return `<path class="detail" d="${path}"/><g transform="translate(${x} ${y}) rotate(${turn})">${lettersOf(set, -set.width / 2, 0, 'ink')}</g>`;
}

const wordsAt = (words: string, { x, y, size }: ReturnType<typeof drawnNote>, typeset: Typesetter): string =>
  lettersOf(typeset(words, { face: 'mono', weight: 500, size }), x, y, 'ink');

const lettersOf = ({ letters }: ReturnType<Typesetter>, x: number, y: number, ink: string): string =>
  letters
    .map((one) => `<path class="${ink}" transform="translate(${round(x + one.x)} ${round(y)})" d="${one.path}"/>`)
    .join('');

function styleSheet(scheme: 'system' | 'light'): string {
  const still = [
    'path,rect,circle,ellipse{fill:none;stroke-linecap:round;stroke-linejoin:round;vector-effect:non-scaling-stroke}',
    ...Object.entries(lines).map(([name, { width }]) => `.${name}{stroke-width:${width}px}`),
    '.undecided :is(.outline,.detail,.cord,.lead),.open{stroke-dasharray:5 4}.undecided .fine{display:none}',
  ].join('');
  const inked = (inks: Readonly<Record<Ink, string>>): string =>
    [
      ...Object.entries(lines).map(([name, { ink }]) => `.${name}{stroke:${inks[ink]}}`),
      ...surfaces.map((name) => `.${name}{fill:${inks[name]}}`),
      `.ink{fill:${inks.line}}.amber{fill:${inks.amber}}.open{fill:${inks.wash};stroke:${inks.amber}}`,
      `.undecided :is(.outline,.detail,.cord,.lead){stroke:${inks.amber}}.undecided :is(${surfaces.map((name) => `.${name}`).join()}){fill:${inks.paper}}`,
    ].join('');
  if (scheme === 'light') return still + inked(palettes.light);
  return `${still}${inked(palettes.light)}@media (prefers-color-scheme:dark){${inked(palettes.dark)}}`;
}

const round = (value: number): number => Math.round(value * 100) / 100;
const escaped = (words: string): string =>
  words.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
