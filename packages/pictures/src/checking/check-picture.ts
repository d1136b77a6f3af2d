import type { Conditional, LayeredPicture, Point } from '../data/picture.ts';

/** The parts that have rules, the picture itself among them. */
const conditionals = (picture: LayeredPicture): readonly Conditional[] => [
  picture,
  ...picture.layers,
  ...picture.balloons,
  ...picture.measures,
];

/** Every rule of a picture, once. */
export const rulesOf = (picture: LayeredPicture): string[] => [
  ...new Set(conditionals(picture).flatMap(({ when }) => when ?? [])),
];

/** One fault of a picture, with the way to the part that has it. */
export interface PictureFault {
  path: readonly (string | number)[];
  /** The rest of a sentence for the author. */
  message: string;
}

/** Says what is wrong with a picture by itself. */
export function checkPicture({ width, height, layers, balloons, measures }: LayeredPicture): PictureFault[] {
  const isOutside = ([x, y]: Point): boolean => x < 0 || y < 0 || x > width || y > height;
  const names = layers.map(({ name }) => name);
  const isSecond = (name: string, index: number): boolean =>
    names.slice(0, index).filter((one) => one === name).length === 1;
  return [
    ...layers.flatMap(({ name }, index) =>
      isSecond(name, index) ? [fault(['layers', index, 'name'], `there are two layers "${name}".`)] : [],
    ),
    ...layers.flatMap(({ name, drawing }, index) =>
      isBalanced(drawing) ? [] : [fault(['layers', index, 'drawing'], `the groups of layer "${name}" do not close.`)],
    ),
    ...balloons.flatMap(({ group, at }, index) =>
      isOutside(at)
        ? [fault(['balloons', index, 'at'], `the balloon of ${group} points outside the picture, at ${at.join(', ')}.`)]
        : [],
    ),
    ...measures.flatMap(({ words, from, to }, index) =>
      isOutside(from) || isOutside(to)
        ? [
            fault(
              ['measures', index, isOutside(from) ? 'from' : 'to'],
              `the dimension "${words}" lies outside the picture.`,
            ),
          ]
        : [],
    ),
  ];
}

const fault = (path: PictureFault['path'], message: string): PictureFault => ({ path, message });

function isBalanced(drawing: string): boolean {
  let depth = 0;
  for (const [tag] of drawing.matchAll(/<g[\s>]|<\/g>/g)) {
    depth += tag === '</g>' ? -1 : 1;
    if (depth < 0) return false;
  }
  return depth === 0;
}
