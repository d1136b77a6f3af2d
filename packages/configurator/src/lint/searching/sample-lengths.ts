import { ownBounds } from '../../bounds/number-bounds.ts';
import { sampleText } from '../../bounds/sample-text.ts';
import type { CompiledGroup } from '../../compiled/compiled.ts';

/** Beyond so many lengths the longest stands for the rest. */
const MOST_LENGTHS = 100;

/** The lengths of a text that stand for all: without limits the least, else every one. Empty where no text has any. */
export function sampleLengths({ data, limits }: Pick<CompiledGroup, 'data' | 'limits'>): readonly number[] {
  const { min, max } = ownBounds(data);
  const first = Math.max(1, Math.ceil(min));
  const last = Math.floor(max);
  if (first > last || sampleText(data, first) === null) return [];
  if (limits.length === 0) return [first];
  const count = Math.min(last - first + 1, MOST_LENGTHS);
  const lengths = Array.from({ length: count }, (_, at) => first + at);
  return [...new Set([...lengths, last])];
}
