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

/** Says what is wrong with a picture by itself: one sentence for each fault. */
export function checkPicture({ width, height, layers, balloons, measures }: LayeredPicture): string[] {
  const isOutside = ([x, y]: Point): boolean => x < 0 || y < 0 || x > width || y > height;
  const names = layers.map(({ name }) => name);
  return [
    ...new Set(
      names.filter((name, nth) => names.indexOf(name) !== nth).map((name) => `there are two layers "${name}".`),
    ),
    ...layers
      .filter(({ drawing }) => !isBalanced(drawing))
      .map(({ name }) => `the groups of layer "${name}" do not close.`),
    ...balloons
      .filter(({ at }) => isOutside(at))
      .map(({ group, at }) => `the balloon of ${group} points outside the picture, at ${at.join(', ')}.`),
    ...measures
      .filter(({ from, to }) => isOutside(from) || isOutside(to))
      .map(({ words }) => `the dimension "${words}" lies outside the picture.`),
  ];
}

function isBalanced(drawing: string): boolean {
  let depth = 0;
  for (const [tag] of drawing.matchAll(/<g[\s>]|<\/g>/g)) {
    depth += tag === '</g>' ? -1 : 1;
    if (depth < 0) return false;
  }
  return depth === 0;
}
