import type { PanelDrawing, WetWellDrawing } from '../../drawing-spec.ts';
import type { Picture } from '../drawing/picture.ts';
import { at, type Drawn, d, group, path, rect, strokes, text } from '../drawing/shape.ts';
import { topAlarm } from '../figures/alarms.ts';
import { groundPost } from '../figures/ground-post.ts';
import { panel } from '../figures/panel.ts';
import { type Basin, basins, inlet, section, water } from './basin.ts';
import { pumping } from './pumps.ts';
import { type Hung, sensing } from './sensing.ts';

/** Height the switches take, as shares of the depth from the floor. */
const LOWEST = 0.24;
const HIGHEST = 0.76;
/** Room at the left for parts on the ground. */
const STAND = 250;
/** Of panels and alarms beside a basin, whose figures are drawn to the inch. */
export const GEAR_SCALE = 0.66;

/** A basin in section with pumps, switches and the panel that runs them. `reach` draws the ground further to the right. */
export function wetWell(spec: WetWellDrawing, reach = 0): Picture {
  const basin = basins[spec.basin];
  const { width, depth, wall, cover, buried } = basin;
  const surface = depth * (1 - spec.level * (cover === 'riser' ? 1 - buried / depth : 0.96));
  const levels = shares(Math.max(1, spec.floats)).map((share) => depth * (1 - share));
  const opening = cover === 'riser' ? (width + basin.neck) / 2 : width;
  const hung: Hung = {
    basin,
    surface,
    levels: spec.floats === 0 ? [] : levels,
    right: opening,
    top: cover === 'floor' ? 6 : -2,
  };
  const left = spec.panel === null ? -wall - 84 : -STAND - wall;
  const right = width + wall + (spec.labels.length > 0 ? 128 : 56);
  const top = spec.panel === null ? (cover === 'floor' ? -84 : -44) : TOPS[spec.panel];
  return {
    drawn: [
      section(basin, left, right + reach),
      water(basin, surface),
      spec.basin !== 'sump' && inlet(basin, cover === 'riser' ? buried + 46 : 68),
      pumping(basin, spec.pumps),
      sensing[spec.sensing](hung),
      levelMarks(spec, basin, levels),
      switchGear(spec, basin, hung),
    ],
    box: { x: left, y: top, width: right - left, height: depth + wall + 4 - top },
    parts: {
      water: [width / 2, (surface + depth) / 2],
      basin: [width + wall / 2, depth * 0.9],
      floats: [opening - 30, levels[0] ?? depth / 2],
    },
    measures: [],
  };
}

/** Highest point of what stands on the ground. */
const TOPS = { 'junction-post': -140, post: -212, wall: -212, alarm: -262 } as const;

const shares = (count: number): number[] =>
  Array.from({ length: count }, (_, index) =>
    count === 1 ? 0.5 : LOWEST + ((HIGHEST - LOWEST) * index) / (count - 1),
  );

/** Names of the levels, led to the right wall; with more than two, the topmost is the alarm's. */
function levelMarks(spec: WetWellDrawing, { width, depth, wall }: Basin, levels: readonly number[]): Drawn {
  const heights =
    spec.labels.length === levels.length ? levels : shares(spec.labels.length).map((share) => depth * (1 - share));
  return spec.labels.map((label, index) => {
    const y = heights[index] ?? 0;
    const isAlarm = index > 0 && index === spec.labels.length - 1;
    return [
      path(d`M${width + wall + 4} ${y}H${width + wall + 30}`, 'fine'),
      path(d`M${width + 4} ${y}l9 -5v10z`, isAlarm ? 'accent' : 'line'),
      text(width + wall + 36, y + 5.5, label, isAlarm ? 'text alarm' : 'text name', 'start'),
    ];
  });
}

/** Parts on the ground or the wall, and their cords. */
function switchGear(spec: WetWellDrawing, basin: Basin, { right, top }: Hung): Drawn {
  if (spec.panel === null) return null;
  const x = -STAND - basin.wall;
  const lead = (from: number, y: number): Drawn =>
    path(
      d`M${from} ${y}V6Q${from} 14 ${from + 10} 14H${basin.cover === 'riser' ? (basin.width - basin.neck) / 2 - 8 : -4}`,
      'lead',
    );
  const inside = path(
    d`M${basin.cover === 'riser' ? (basin.width - basin.neck) / 2 - 8 : -4} 14Q${right - 20} 18 ${right - 18} ${top + 4}`,
    'lead',
  );
  switch (spec.panel) {
    case 'post':
      return [
        [30, 112].map((post) => rect(x + post, -70, 14, 70, 'detail light')),
        path(d`M${x + 14} 0h126`, 'outline'),
        lead(x + 78, -30),
        inside,
        group(at(x + 4, -186, GEAR_SCALE), panel(panelOf(spec)).drawn),
      ];
    case 'wall':
      return [
        rect(x, -206, 12, 206, 'outline shade'),
        strokes(20, (index) => d`M${x} ${-196 + index * 10}l12 -10`, 'fine'),
        path(d`M${x + 64} -40V-14Q${x + 64} -6 ${x + 74} -6H-20Q-8 -6 0 8`, 'lead'),
        group(at(x + 13, -186, 0.62), panel(panelOf(spec)).drawn),
      ];
    case 'junction-post':
      return [
        lead(x + 176, -6),
        inside,
        group(
          at(x + 150, -112, 0.39),
          groundPost({
            kind: 'post',
            receptacle: false,
            beacon: spec.beacon,
            breakers: 0,
            height: 18,
            dimensions: false,
          }).drawn,
        ),
      ];
    case 'alarm': {
      const alarm = topAlarm({
        kind: 'alarm-top',
        horn: true,
        mount: 'post',
        antenna: false,
        accent: 'red',
        width: 6,
        height: 9,
        depth: 3.5,
        dimensions: false,
      });
      // The post stands on the ground, so that its own sign of it lies on that of the scene.
      const alarmFoot = (alarm.parts['post']?.[1] ?? 0) + 50;
      return [lead(x + 140, -20), inside, group(at(x + 78, -alarmFoot * GEAR_SCALE, GEAR_SCALE), alarm.drawn)];
    }
  }
}

const panelOf = (spec: WetWellDrawing): PanelDrawing => ({
  kind: 'panel',
  door: 'closed',
  pumps: spec.pumps,
  beacon: spec.beacon,
  horn: spec.beacon,
  display: spec.sensing === 'transducer',
  timer: spec.basin === 'dosing-tank',
  intrinsicallySafe: false,
  hubs: 1,
  width: spec.pumps > 1 ? 14 : 11,
  height: 16,
  depth: 6,
  floats: 0,
  modules: [],
  dimensions: false,
});
