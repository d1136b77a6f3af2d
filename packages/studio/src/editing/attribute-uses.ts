import type { Configurator } from '@millrace/configurator';
import type { Part } from '../sentences/part.ts';
import { statementToParts } from '../sentences/statement.ts';
import { type PlacedStatement, statementsOf } from '../sentences/statements-of.ts';

/**
 * Every statement that asks for an attribute of a group's options: by the group's name, in a sum over all groups, or in a limit of its
 * own.
 */
export const attributeUses = (configurator: Configurator, group: string, attribute: string): PlacedStatement[] =>
  [...statementsOf(configurator)].filter((placed) => {
    const { statement } = placed;
    if (statement.does === 'limit' && placed.group === group && statement.of === attribute) return true;
    return statementToParts(configurator, statement).some(
      (part, at, parts) => part.is === 'attribute' && part.name === attribute && isOf(group, parts, at),
    );
  });

/** Named after its group; in a sum it may stand without one, and means every group then. In a limit it is of the group that has it. */
function isOf(group: string, parts: readonly Part[], at: number): boolean {
  const before = parts[at - 1];
  if (before?.is === 'group') return before.name === group;
  return before?.is === 'words';
}
