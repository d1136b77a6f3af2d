import { type Composed, lines, type PlacedBalloon, palettes } from '@millrace/pictures';
import { Circle, G, Path, Text } from '@react-pdf/renderer';
import { isValidElement, type ReactNode } from 'react';
import { expect, test } from 'vitest';
import { pictureFigure } from './picture-figure.ts';

const inks = palettes.light;
const empty: Composed = { width: 400, height: 300, alt: '', layers: [], balloons: [], measures: [], note: null };
const drawing = '<path class="outline paper" d="M0 0h9"/><path class="fine" d="M0 5h9"/>';
const layer = (isUndecided: boolean) => ({ name: 'box', drawing, isUndecided, groups: [] });
const balloon: PlacedBalloon = { group: 'A', text: 'XS', isOpen: false, x: 100, y: 50, width: 40, at: [200, 80] };

interface Props {
  children?: ReactNode;
  fill?: string;
  stroke?: string;
  strokeWidth?: number;
  strokeDasharray?: string;
}
/** The properties of all elements of one kind, however deep. */
function all(kind: unknown, node: ReactNode): Props[] {
  if (Array.isArray(node)) return node.flatMap((one) => all(kind, one));
  if (!isValidElement<Props>(node)) return [];
  return [...(node.type === kind ? [node.props] : []), ...all(kind, node.props.children)];
}

test.each([
  ['right', [200, 80], 'M120 50L200 80'],
  ['left', [20, 10], 'M80 50L20 10'],
] as const)('a balloon is led from its side to a dot on a part at the %s', (_, at, line) => {
  const figure = pictureFigure({ ...empty, balloons: [{ ...balloon, at }] }, 300, ['Codes']);
  expect(all(Path, figure)).toMatchObject([{ d: line }]);
  expect(all(Circle, figure)).toMatchObject([{ cx: at[0], cy: at[1] }]);
  expect(all(Text, figure)).toMatchObject([{ children: 'XS', x: 100 }]);
});

test('the lines below a sheet stand below it, and the page has room for them', () => {
  const figure = pictureFigure({ ...empty, below: ['14 in (356 mm)', '8 in (203 mm)'] }, 340, ['Codes']);
  expect(figure.props).toMatchObject({ viewBox: '0 0 400 340', width: 400, height: 340 });
  expect(all(Text, figure)).toMatchObject([
    { children: '14 in (356 mm)', x: 10, y: 315 },
    { children: '8 in (203 mm)', x: 10, y: 335 },
  ]);
});

test('what is to be known of a drawing stands in its corner', () => {
  const figure = pictureFigure({ ...empty, note: 'Not to scale' }, 300, ['Codes']);
  expect(all(Text, figure)).toMatchObject([{ children: 'Not to scale', x: 10, y: 290 }]);
});

test('a decided part has its lines and surfaces; of an undecided one the outline is dashed and fine lines are left out', () => {
  const strokes = (isUndecided: boolean) =>
    all(Path, pictureFigure({ ...empty, layers: [layer(isUndecided)] }, 300, ['Codes'])).map((path) => [
      path.fill,
      path.stroke,
      path.strokeDasharray,
    ]);
  expect(strokes(false)).toEqual([
    [inks.paper, inks.line, undefined],
    ['none', inks.line, undefined],
  ]);
  expect(strokes(true)).toEqual([
    [inks.paper, inks.amber, '5 4'],
    ['none', undefined, undefined],
  ]);
});

test.each([
  ['as large as it is drawn', 300, 'translate(3 4)', 1],
  ['half as large', 150, 'rotate(90)', 2],
  ['in a part that is enlarged', 300, 'matrix(2 0 0 2 0 0)', 0.5],
  ['in a part that is turned and enlarged', 300, 'matrix(0, 3, -3, 0, 7, 7)', 1 / 3],
])('lines keep their width on paper: %s', (_, high, transform, times) => {
  const layers = [{ ...layer(false), drawing: `<g transform="${transform}"><path class="outline" d="M0 0h9"/></g>` }];
  const figure = pictureFigure({ ...empty, layers }, high, ['Codes']);
  expect(all(G, figure).length).toBeGreaterThan(1);
  const [path] = all(Path, figure);
  expect(Number(path?.strokeWidth) / (lines.outline.width * 0.62)).toBeCloseTo(times);
});
