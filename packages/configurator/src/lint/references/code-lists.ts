import type { Compiled, CompiledGroup, CompiledOption } from '../../compiled/compiled.ts';
import type { ConfigGroup, ConfigOption } from '../../data/configurator.ts';
import type { FieldPath, LintFinding } from '../../data/evaluation.ts';
import { findTarget } from '../../rules/compile.ts';
import { splitCodes, splitReference } from '../../written/rule-text.ts';
import { groupPlace, optionPlace } from '../places.ts';
import type { LintContext } from '../searching/context.ts';
import { isKnownBound } from './references.ts';

/** `disableCodes`, pairs, `overrideCodes` and bounds name what there is. */
export function* checkCodeLists({ compiled }: LintContext): Iterable<LintFinding> {
  for (const group of compiled.groups) {
    yield* unknownBounds(compiled, group);
    for (const option of group.options) yield* unknownCodes(compiled, group, option);
  }
}

function* unknownBounds(compiled: Compiled, group: CompiledGroup): Iterable<LintFinding> {
  const base = { code: 'unknown-group', severity: 'error', group: group.name } as const;
  for (const { bound, path } of boundsIn(group.data.limits ?? [])) {
    if (isKnownBound(bound, compiled)) continue;
    const message = `Group "${group.name}": limits: the bound names "${bound}", which is no number group.`;
    yield { ...base, path: groupPlace(group, ...path), message, witness: { rule: bound } };
  }
  for (const option of group.options)
    for (const { bound, path } of boundsIn(option.data.limits ?? [])) {
      if (isKnownBound(bound, compiled)) continue;
      const message = `Group "${group.name}", option "${option.code}": limits: the bound names "${bound}", which is no number group.`;
      yield { ...base, option: option.code, path: optionPlace(option, ...path), message, witness: { rule: bound } };
    }
}

type Limits = NonNullable<ConfigGroup['limits']> | NonNullable<ConfigOption['limits']>;

/** The bounds that name something. */
function* boundsIn(limits: Limits): Iterable<{ bound: string; path: FieldPath }> {
  for (const [at, limit] of limits.entries())
    for (const [field, bound] of Object.entries({ min: 'min' in limit ? limit.min : undefined, max: limit.max }))
      if (typeof bound === 'string') yield { bound, path: ['limits', at, field] };
}

/** Each unknown code of an option once, with all the places where it stands. */
function* unknownCodes(compiled: Compiled, group: CompiledGroup, option: CompiledOption): Iterable<LintFinding> {
  const unknown = new Map<string, { isOwn: boolean; places: FieldPath[] }>();
  for (const { text, isOwn, path } of codesIn(option.data)) {
    if (isOwn ? group.optionByCode.has(text) : findTarget(text, group, compiled) !== null) continue;
    const known = unknown.get(text) ?? { isOwn: false, places: [] };
    unknown.set(text, { isOwn: known.isOwn || isOwn, places: [...known.places, optionPlace(option, ...path)] });
  }
  for (const [text, { isOwn, places }] of unknown) {
    const what = !isOwn && splitReference(text, compiled.names) === null && text.includes('.') ? 'group' : 'code';
    const [path = optionPlace(option), ...also] = places;
    yield {
      code: `unknown-${what}`,
      severity: 'error',
      group: group.name,
      option: option.code,
      path,
      ...(also.length === 0 ? {} : { also }),
      message: `Group "${group.name}", option "${option.code}": names the unknown ${what} "${text}".`,
      witness: { rule: text },
    };
  }
}

/** The codes that an option names: those of its own group alone, or of any. */
function* codesIn(option: ConfigOption): Iterable<{ text: string; isOwn: boolean; path: FieldPath }> {
  const pairs = Object.entries(option.conditionalDisablePairs ?? {});
  for (const [key] of pairs)
    for (const text of splitCodes(key)) yield { text, isOwn: true, path: ['conditionalDisablePairs', key] };
  for (const text of Object.keys(option.overrideCodes ?? {}))
    yield { text, isOwn: true, path: ['overrideCodes', text] };
  for (const [at, text] of (option.disableCodes ?? []).entries())
    yield { text, isOwn: false, path: ['disableCodes', at] };
  for (const [key, codes] of pairs)
    for (const [at, text] of codes.entries()) yield { text, isOwn: false, path: ['conditionalDisablePairs', key, at] };
}
