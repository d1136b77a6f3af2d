import {
  type Configurator,
  type Evaluation,
  evaluate,
  initialSelection,
  partConfigurator,
} from '@millrace/configurator';

/** The part of an assembly, and what follows from it as it stands. */
export interface PartSoFar {
  configurator: Configurator;
  evaluation: Evaluation;
}

/** The part that a group has in it, as it starts while nothing of it is chosen; null for any other group. */
export function partSoFar(configurator: Configurator, evaluation: Evaluation, name: string): PartSoFar | null {
  const index = configurator.configGroups.findIndex((group) => group.name === name);
  const group = configurator.configGroups[index];
  const part = group?.kind === 'assembly' ? partConfigurator(configurator, group) : null;
  if (part === null) return null;
  return {
    configurator: part,
    evaluation: evaluation.groups[index]?.assembly ?? evaluate(part, initialSelection(part)),
  };
}

/** The groups that are to be answered by a choice, in order; those of a part after its group: `Probe: Cord`. */
export function toChoose(configurator: Configurator, evaluation: Evaluation): readonly string[] {
  return evaluation.missing.flatMap((missing) => {
    if (missing.code !== 'choose' && missing.code !== 'assembly') return [];
    const part = partSoFar(configurator, evaluation, missing.group);
    const inside = part === null ? [] : toChoose(part.configurator, part.evaluation);
    if (inside.length > 0) return inside.map((name) => `${missing.group}: ${name}`);
    return missing.code === 'choose' ? [missing.group] : [];
  });
}
