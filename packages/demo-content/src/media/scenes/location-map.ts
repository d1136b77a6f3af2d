import type { MapDrawing } from '../../drawing-spec.ts';
import type { Picture } from '../drawing/picture.ts';
import { textWidth } from '../drawing/set-type.ts';
import { circle, type Drawn, d, type Point, path, rect, strokes, text } from '../drawing/shape.ts';

/** North is up: the first city lies in the south, at the foot of the sheet. */
const FROM: Point = [210, 362];
const TO: Point = [246, 74];
/** Control points of the road between the cities. */
const BEND: readonly [Point, Point] = [
  [236, 260],
  [196, 180],
];
/** From the exit to the place, along the local road. */
const OFF = 330;

/** The place off the road between two cities, as the directions say it, with the river and the country roads that cross. */
export function locationMap(spec: MapDrawing): Picture {
  const exit = onRoad(spec.at);
  const [ex, ey] = exit;
  const place: Point = [ex + OFF, ey - 22];
  const road = d`M186 446C192 420 200 396 ${FROM[0]} ${FROM[1]}C${BEND[0][0]} ${BEND[0][1]} ${BEND[1][0]} ${BEND[1][1]} ${TO[0]} ${TO[1]}C256 44 262 20 264 -6`;
  const local = d`M${ex} ${ey}L${ex + OFF + 90} ${ey}L802 ${ey - 26}`;
  return {
    drawn: [
      rect(0, 0, 800, 440, 'wash'),
      fields(),
      path('M118 -2C60 90 150 150 96 236S60 360 104 442', 'stream'),
      country('M400 -2C392 140 404 300 396 442'),
      country('M690 -2C700 120 682 300 696 442'),
      country('M-2 120C200 112 500 130 802 104'),
      country('M-2 330C200 340 500 318 802 336'),
      path(local, 'road'),
      path(local, 'lane'),
      path(road, 'road'),
      path(road, 'lane'),
      city(FROM, spec.from),
      city(TO, spec.to),
      shield(onRoad((1 + spec.at) / 2), spec.road),
      circle(ex, ey, 8, 'detail paper'),
      waterTower(place[0] - 62, ey - 12),
      label(ex + OFF / 2 - 20, ey + 26, `${spec.turn.road}, ${spec.turn.distance}`),
      pin(place),
      label(place[0], ey + 26, spec.place),
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
  strokes(9, (index) => d`M${430 + index * 14} 24l-16 66`, 'rule'),
  strokes(8, (index) => d`M${440 + index * 15} 352l10 74`, 'rule'),
  strokes(4, (index) => d`M${12 + index * 12} 374l16 60`, 'rule'),
];

const city = ([x, y]: Point, name: string): Drawn => [
  rect(x - 34, y - 26, 68, 52, 'detail light', 2),
  path(d`M${x - 12} ${y - 26}v52M${x + 12} ${y - 26}v52M${x - 34} ${y - 8}h68M${x - 34} ${y + 10}h68`, 'fine'),
  circle(x, y, 7, 'detail line'),
  label(x + 44 + (textWidth(name, 'name') + 20) / 2, y, name),
];

/** Stands before the place for those who come from the exit. */
const waterTower = (x: number, y: number): Drawn => [
  path(d`M${x - 10} ${y}l4 -26M${x + 10} ${y}l-4 -26M${x} ${y}v-26M${x - 8} ${y - 12}h16`, 'fine'),
  path(d`M${x - 15} ${y - 26}v-14a15 9 0 0 1 30 0v14z`, 'detail light'),
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
