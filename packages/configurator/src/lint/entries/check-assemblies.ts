import type { Configurator } from '../../data/configurator.ts';
import type { FieldPath, LintFinding } from '../../data/evaluation.ts';
import { MOST_DEEP, partConfigurator } from '../../written/part-configurator.ts';
import { groupPlace, placeInPart } from '../places.ts';
import type { LintContext } from '../searching/context.ts';

/** Assemblies name parts that there are; one with nothing to close it is last. */
export function* checkAssemblies({ compiled: { data, groups } }: LintContext): Iterable<LintFinding> {
  for (const { index, name, data: group, kind, printed } of groups) {
    if (kind !== 'assembly') continue;
    if (!Object.hasOwn(data.parts ?? {}, group.part ?? '')) {
      const message = `Group "${name}": there is no part "${group.part ?? ''}".`;
      const path = groupPlace({ index }, 'part');
      yield { code: 'unknown-part', severity: 'error', group: name, path, message };
    }
    if (group.close !== '' || !printed || !groups.some((later) => later.index > index && later.printed)) continue;
    const message = `Group "${name}": an assembly with nothing to close it has to be the last group.`;
    const path = groupPlace({ index }, 'close');
    yield { code: 'assembly-without-end', severity: 'error', group: name, path, message };
  }
}

/** No part is its own, and none stands too deep. Walks down from the groups of the whole. */
export function* checkDepth({ compiled: { data: whole } }: LintContext): Iterable<LintFinding> {
  const circles = new Map<string, Chain>();
  const deep = new Map<string, Chain>();
  const visit = (configurator: Configurator, path: readonly string[]): void => {
    for (const [index, { kind, part = '' }] of configurator.configGroups.entries()) {
      const own = kind === 'assembly' && Object.hasOwn(whole.parts ?? {}, part) ? whole.parts?.[part] : undefined;
      if (own === undefined) continue;
      const next = [...path, part];
      const place = groupPlace({ index }, 'part');
      const at = placeInPart(path.at(-1), place);
      if (path.includes(part)) circles.set(part, { at, names: next.slice(path.indexOf(part)) });
      else if (path.length >= MOST_DEEP) deep.set(part, { at, names: next });
      else visit(own, next);
    }
  };
  visit(whole, []);
  for (const { at, names } of circles.values()) {
    const message = `Parts run in a circle: ${names.join(' → ')}.`;
    yield { code: 'cycle', severity: 'error', path: at, message, witness: { path: names } };
  }
  for (const { at, names } of deep.values()) {
    const message = `Parts stand more than ${MOST_DEEP} deep: ${names.join(' → ')}.`;
    yield { code: 'parts-too-deep', severity: 'error', path: at, message, witness: { path: names } };
  }
}

/** Names of parts, each used in the one before it, and where the last is named. */
interface Chain {
  at: FieldPath;
  names: readonly string[];
}

/** Every part that the groups of the whole lead to, once, as it is within it. */
export function partsWithin(whole: Configurator): ReadonlyMap<string, Configurator> {
  const parts = new Map<string, Configurator>();
  const visit = (configurator: Configurator): void => {
    for (const group of configurator.configGroups) {
      const part = group.kind === 'assembly' ? partConfigurator(configurator, group) : null;
      if (part === null || group.part === undefined || parts.has(group.part)) continue;
      parts.set(group.part, part);
      visit(part);
    }
  };
  visit(whole);
  return parts;
}
