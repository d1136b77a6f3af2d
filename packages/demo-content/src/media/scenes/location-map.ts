import type { MapDrawing } from '../../drawing-spec.ts';
import type { Picture } from '../drawing/picture.ts';
import { textWidth } from '../drawing/set-type.ts';
import { circle, type Drawn, d, type Point, path, rect, strokes, text } from '../drawing/shape.ts';

const FROM: Point = [110, 330];
const TO: Point = [690, 118];
/** Control points of the road between the cities. */
const BEND: readonly [Point, Point] = [
  [280, 330],
  [470, 150],
];

/** The place on the road between two cities, with the river and the country roads that cross it. */
export function locationMap(spec: MapDrawing): Picture {
  const place = onRoad(spec.at);
  const sign = onRoad(spec.at < 0.5 ? 0.76 : 0.26);
  const road = d`M20 336L${FROM[0]} ${FROM[1]}C${BEND[0][0]} ${BEND[0][1]} ${BEND[1][0]} ${BEND[1][1]} ${TO[0]} ${TO[1]}L780 104`;
  return {
    drawn: [
      rect(0, 0, 800, 440, 'wash'),
      fields(),
      path('M-2 90C120 60 150 190 270 190S420 320 520 330S690 300 802 380', 'stream'),
      country('M210 -2C220 120 240 260 230 442'),
      country('M400 -2C392 140 404 300 420 442'),
      country('M590 -2C600 120 572 300 600 442'),
      country('M-2 210C200 226 500 240 802 236'),
      path(road, 'road'),
      path(road, 'lane'),
      city(FROM, spec.from, 18, -62),
      city(TO, spec.to, 18, 52),
      shield(sign, spec.road),
      pin(place),
      label(place[0], place[1] + 34, spec.place),
      rect(0.5, 0.5, 799, 439, 'rule'),
      northArrow(752, 384),
    ],
    box: { x: 0, y: 0, width: 800, height: 440 },
    parts: { place, from: FROM, to: TO },
    measures: [],
  };
}

/** A point of the road, 0 at the first city, 1 at the second. */
function onRoad(t: number): Point {
  const u = 1 - t;
  const mix = (axis: 0 | 1): number =>
    u ** 3 * FROM[axis] + 3 * u * u * t * BEND[0][axis] + 3 * u * t * t * BEND[1][axis] + t ** 3 * TO[axis];
  return [mix(0), mix(1)];
}

const country = (data: string): Drawn => path(data, 'rule');

const fields = (): Drawn => [
  strokes(9, (index) => d`M${250 + index * 14} 24l-30 92`, 'rule'),
  strokes(8, (index) => d`M${636 + index * 15} 268l10 84`, 'rule'),
  strokes(8, (index) => d`M${52 + index * 14} 374l24 60`, 'rule'),
];

const city = ([x, y]: Point, name: string, radius: number, above: number): Drawn => [
  rect(x - 34, y - 26, 68, 52, 'detail light', 2),
  path(d`M${x - 12} ${y - 26}v52M${x + 12} ${y - 26}v52M${x - 34} ${y - 8}h68M${x - 34} ${y + 10}h68`, 'fine'),
  circle(x, y, radius * 0.4, 'detail line'),
  label(x, y + above, name),
];

/** A name on a paper tag, so that it reads over roads. */
function label(x: number, y: number, words: string): Drawn {
  const width = textWidth(words, 'name') + 20;
  const left = Math.min(Math.max(x - width / 2, 6), 794 - width);
  return [rect(left, y - 15, width, 30, 'detail paper', 2), text(left + width / 2, y + 6, words, 'text name')];
}

const shield = ([x, y]: Point, road: string): Drawn => {
  const width = Math.max(34, textWidth(road, 'code') + 14);
  return [rect(x - width / 2, y - 12, width, 24, 'detail paper', 6), text(x, y + 4.5, road, 'text code')];
};

const pin = ([x, y]: Point): Drawn => [
  path(
    d`M${x} ${y}C${x - 8} ${y - 16} ${x - 20} ${y - 24} ${x - 20} ${y - 40}A20 20 0 0 1 ${x + 20} ${y - 40}C${x + 20} ${y - 24} ${x + 8} ${y - 16} ${x} ${y}Z`,
    'outline accent',
  ),
  circle(x, y - 40, 7, 'detail paper'),
];

const northArrow = (x: number, y: number): Drawn => [
  path(d`M${x} ${y - 24}l9 26l-9 -6l-9 6z`, 'detail line'),
  text(x, y + 20, 'N', 'text code'),
];
