import type { CompiledGroup, CompiledOption } from '../compiled/compiled.ts';
import type { FieldPath } from '../data/evaluation.ts';

/** The path to a group of the configurator, or to a field below it. */
export const groupPlace = ({ index }: Pick<CompiledGroup, 'index'>, ...below: FieldPath): FieldPath => [
  'configGroups',
  index,
  ...below,
];

/** The path to an option of the configurator, or to a field below it. */
export const optionPlace = (
  { group, index }: Pick<CompiledOption, 'group' | 'index'>,
  ...below: FieldPath
): FieldPath => ['configGroups', group, 'options', index, ...below];

/**
 * The path from the whole to what stands in a part; without a part, in the whole. Parts are those of the whole, however deep they are
 * used.
 */
export const placeInPart = (part: string | undefined, path: FieldPath): FieldPath =>
  part === undefined || path[0] === 'parts' ? path : ['parts', part, ...path];

/** The path where so many groups more stand before those of the configurator. */
export function withoutFirstGroups(path: FieldPath, count: number): FieldPath {
  const [list, index, ...below] = path;
  return list === 'configGroups' && typeof index === 'number' ? [list, index - count, ...below] : path;
}
