import type { BuildingDrawing } from '../../drawing-spec.ts';
import type { Picture } from '../drawing/picture.ts';
import { type Drawn, d, path, rect, strokes } from '../drawing/shape.ts';
import { back } from '../figures/enclosure.ts';

const BAY = 132;
const HALL = 168;
const OFFICE = { width: 200, height: 224 } as const;
const DEPTH = 230;

/** The works: an office with its glass front, and a hall of so many bays, each with a dock door or windows. */
export function building(spec: BuildingDrawing): Picture {
  const hall = spec.bays * BAY;
  const [dx, dy] = back(DEPTH);
  const width = OFFICE.width + hall;
  const hallTop = OFFICE.height - HALL;
  return {
    drawn: [
      tree(-60, OFFICE.height, 1.1),
      tree(width + dx + 60, OFFICE.height + dy, 0.9),
      path(
        d`M${OFFICE.width} ${hallTop}L${OFFICE.width + dx} ${hallTop + dy}H${width + dx}L${width} ${hallTop}Z`,
        'outline light',
      ),
      path(
        d`M${width} ${hallTop}L${width + dx} ${hallTop + dy}V${OFFICE.height + dy}L${width} ${OFFICE.height}Z`,
        'outline shade',
      ),
      skylights(spec.bays, hallTop),
      rect(OFFICE.width, hallTop, hall, HALL, 'outline paper'),
      strokes(Math.floor(hall / 12) - 1, (index) => d`M${OFFICE.width + 12 * (index + 1)} ${hallTop + 14}v30`, 'fine'),
      path(d`M${OFFICE.width} ${hallTop + 14}H${width}M${OFFICE.width} ${hallTop + 44}H${width}`, 'fine'),
      Array.from({ length: spec.bays }, (_, bay) => bayFront(OFFICE.width + bay * BAY, bay)),
      office(),
      path(d`M-130 ${OFFICE.height}H${width}L${width + dx} ${OFFICE.height + dy}H${width + dx + 120}`, 'outline'),
      strokes(Math.floor((width + 190) / 46), (index) => d`M${-96 + index * 46} ${OFFICE.height + 18}h18`, 'fine'),
      path(d`M-130 ${OFFICE.height + 10}H${width + dx + 120}M-130 ${OFFICE.height + 34}H${width + dx + 120}`, 'detail'),
    ],
    box: { x: -130, y: -60, width: width + dx + 250, height: OFFICE.height + 116 },
    parts: {
      office: [OFFICE.width / 2, 30],
      hall: [OFFICE.width + hall / 2, hallTop + 20],
      dock: [OFFICE.width + BAY * 0.5, OFFICE.height - 30],
    },
    measures: [],
  };
}

/** Every other bay has a dock; the ones between have windows. */
function bayFront(x: number, bay: number): Drawn {
  const foot = OFFICE.height;
  if (bay % 2 === 1) {
    return [
      rect(x + 22, foot - 98, BAY - 44, 46, 'detail water', 1),
      path(d`M${x + 22 + (BAY - 44) / 3} ${foot - 98}v46M${x + 22 + ((BAY - 44) * 2) / 3} ${foot - 98}v46`, 'detail'),
    ];
  }
  return [
    rect(x + 26, foot - 98, BAY - 52, 98, 'detail light', 1),
    strokes(8, (index) => d`M${x + 26} ${foot - 87 + index * 11}H${x + BAY - 26}`, 'fine'),
    rect(x + 18, foot - 106, BAY - 36, 8, 'detail shade', 1),
    rect(x + 20, foot - 12, 8, 12, 'detail accent', 1),
    rect(x + BAY - 28, foot - 12, 8, 12, 'detail accent', 1),
  ];
}

function office(): Drawn {
  const { width, height } = OFFICE;
  const [dx, dy] = back(60);
  return [
    path(d`M0 0L${dx} ${dy}H${width + dx}L${width} 0Z`, 'outline light'),
    path(d`M${width} 0L${width + dx} ${dy}V${height - HALL + dy}L${width} ${height - HALL}Z`, 'outline shade'),
    rect(0, 0, width, height, 'outline paper'),
    rect(0, 0, width, 34, 'detail light'),
    mark(16, 7),
    path(d`M46 14h78M46 22h48`, 'detail'),
    [0, 1].map((floor) => [
      rect(14, 52 + floor * 82, width - 28, 56, 'detail water', 1),
      strokes(5, (index) => d`M${14 + ((width - 28) * (index + 1)) / 6} ${52 + floor * 82}v56`, 'detail'),
    ]),
    rect(width / 2 - 26, height - 64, 52, 64, 'outline paper', 1),
    path(
      d`M${width / 2} ${height - 64}v64M${width / 2 - 6} ${height - 30}v8M${width / 2 + 6} ${height - 30}v8`,
      'detail',
    ),
    rect(width / 2 - 38, height - 74, 76, 9, 'detail shade', 1),
  ];
}

const mark = (x: number, y: number): Drawn => [rect(x, y, 20, 20, 'line', 1), rect(x + 13, y + 5, 4, 4, 'accent', 2)];

const skylights = (bays: number, top: number): Drawn =>
  Array.from({ length: bays }, (_, bay) => OFFICE.width + bay * BAY + 70).map((x) =>
    path(d`M${x} ${top - 18}l26 -15h40l-26 15z`, 'detail water'),
  );

const tree = (x: number, foot: number, scale: number): Drawn => [
  path(d`M${x} ${foot}v${-70 * scale}`, 'outline'),
  path(
    d`M${x} ${foot - 150 * scale}C${x + 34 * scale} ${foot - 150 * scale} ${x + 36 * scale} ${foot - 52 * scale} ${x} ${foot - 52 * scale}C${x - 36 * scale} ${foot - 52 * scale} ${x - 34 * scale} ${foot - 150 * scale} ${x} ${foot - 150 * scale}Z`,
    'outline light',
  ),
  path(
    d`M${x} ${foot - 60 * scale}v${-56 * scale}M${x} ${foot - 78 * scale}l${12 * scale} ${-14 * scale}M${x} ${foot - 92 * scale}l${-12 * scale} ${-14 * scale}`,
    'fine',
  ),
];
