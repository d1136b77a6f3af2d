import { checkCircuit, rulesOf } from '@millrace/circuits';
import { readRule } from '@millrace/configurator';
import { type Check, error } from './check.ts';

/** A circuit belongs to a family, its rules are of that family's configurator, and in no state does it short its supply. */
export const checkCircuits: Check = function* ({ content, families }) {
  for (const { id, familyId, circuit } of content.circuits) {
    yield;
    const where = { kind: 'circuits', id, field: 'circuit' } as const;
    const family = families.byId.get(familyId);
    if (family === undefined) {
      yield error(
        'unknown-family',
        { ...where, field: 'familyId' },
        `${circuit.name} is of family ${familyId}, which does not exist.`,
      );
      continue;
    }
    const name = `${family.row.name}, ${circuit.name}`;
    const rules = rulesOf(circuit);
    const configurator = family.configurator?.data ?? null;
    if (configurator === null && rules.length > 0)
      yield error('circuit-rule', where, `${name}: it has rules, but the family has no configurator.`);
    if (configurator !== null)
      for (const rule of rules)
        for (const fault of readRule(configurator, rule).faults)
          yield error('circuit-rule', where, `${name}: ${rule}: ${fault}.`);
    for (const { message } of checkCircuit(circuit)) yield error('circuit', where, `${name}: ${message}`);
  }
};
