import { ownBounds, UNBOUNDED } from '../../bounds/number-bounds.ts';
import type { Compiled, CompiledGroup } from '../../compiled/compiled.ts';
import { printValue, stepsAround, stepsOf } from '../../decimals/steps.ts';
import { constraintsOf } from '../../parsing/constraints.ts';
import { compile } from '../../rules/compile.ts';
import { closeOf } from '../../written/part-configurator.ts';
import { areAllSampled } from '../searching/sample-parts.ts';
import { sampleValues } from '../searching/sample-values.ts';
import { mayStandIn } from './printing.ts';

/**
 * Whether samples stand for the values of a number that can merge with digits beside it, or for the parts of an assembly that differ to the
 * rest: then not every number was tried. When nothing can merge with it, each value has one reading.
 */
export function triesOnlySamples(compiled: Compiled): boolean {
  return compiled.groups.some(
    (group) =>
      isRead(compiled, group) ||
      isSampled(compiled, group) ||
      (group.isNumber &&
        group.printed &&
        takesDigits(compiled, group) &&
        valueCount(group) > sampleValues(compiled, group).length),
  );
}

/** A printed text, or a sequence of more than a few, beside which nothing separates it from what it may be mixed up with. */
function isRead(compiled: Compiled, group: CompiledGroup): boolean {
  const { kind, index, printed } = group;
  if (!printed || (kind !== 'text' && kind !== 'sequence')) return false;
  const next = compiled.groups.find((other) => other.printed && other.index > index);
  const isBare = next !== undefined && separatorBefore(compiled, next) === '';
  return (
    isBare ||
    (separatorBefore(compiled, group) === '' && compiled.groups.some((other) => other.printed && other.index < index))
  );
}

/** Not every part is tried, and another may differ to the rest: its number may hold what closes it, or rules ask for it. */
function isSampled(compiled: Compiled, { part, index, data, printed }: CompiledGroup): boolean {
  if (part === null || areAllSampled(part)) return false;
  const [first] = closeOf(data);
  if (printed && first !== undefined && mayStandIn(compile(part), first)) return true;
  return constraintsOf(compiled).some(({ values }) => values.includes(index));
}

/** Digits before it can make its value longer, or digits after it; those after do not where its width is fixed. */
function takesDigits(compiled: Compiled, group: CompiledGroup): boolean {
  const { min, max } = ownBounds(group.data);
  const value = printValue(min, group.data);
  const others = compiled.groups.filter((other) => other.printed && other.index !== group.index);
  const before = others.filter(({ index }) => index < group.index && separatorBefore(compiled, group) === '');
  const after = others.filter((other) => other.index > group.index && separatorBefore(compiled, other) === '');
  const fits = (longer: string): boolean => Number(longer) <= max;
  const grows = (run: string, longer: string): boolean =>
    run !== '' && (group.data.digits !== undefined || fits(longer));
  if (textsOf(before).some((text) => grows(runAt(text, /[\d.]+$/), `${runAt(text, /\d+$/)}${value}`))) return true;
  if (group.data.digits !== undefined) return false;
  return textsOf(after).some((text) => grows(runAt(text, /^[\d.]+/), `${value}${runAt(text, /^\d+/)}`));
}

function separatorBefore({ groupSeparator }: Compiled, { data }: CompiledGroup): string {
  return data.separator ?? groupSeparator;
}

const runAt = (text: string, pattern: RegExp): string => pattern.exec(text)?.[0] ?? '';

/** The texts that groups may print, with 1 for each quantity and each value. */
function textsOf(groups: readonly CompiledGroup[]): readonly string[] {
  return groups.flatMap(({ isNumber, options, data }) => [
    ...(isNumber ? ['1'] : []),
    ...options.map(
      ({ code, data: { isQtyPrefix, isQtySuffix } }) => `${isQtyPrefix ? 1 : ''}${code}${isQtySuffix ? 1 : ''}`,
    ),
    data.whenHidden ?? '',
  ]);
}

function valueCount({ data }: CompiledGroup): number {
  const { max } = ownBounds(data);
  return max === UNBOUNDED ? Number.POSITIVE_INFINITY : stepsAround(stepsOf(data), max).below + 1;
}
