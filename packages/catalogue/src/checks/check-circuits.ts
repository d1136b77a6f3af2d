import { type Circuit, type CircuitFault, checkCircuit, rulesOf } from '@millrace/circuits';
import { readRule } from '@millrace/configurator';
import { type Check, error, type Place } from './check.ts';
import { asPlaces, placesOfText } from './places-of-text.ts';

/** A circuit belongs to a family, its rules are of that family's configurator, and in no state does it short its supply. */
export const checkCircuits: Check = function* ({ content, families }) {
  for (const { id, familyId, circuit } of content.circuits) {
    yield;
    const family = families.byId.get(familyId);
    if (family === undefined) {
      const message = `${circuit.name} is of family ${familyId}, which does not exist.`;
      yield error('unknown-family', { kind: 'circuits', id, path: ['familyId'] }, message);
      continue;
    }
    const name = `${family.row.name}, ${circuit.name}`;
    const rules = rulesOf(circuit);
    const configurator = family.configurator?.data ?? null;
    if (configurator === null && rules[0] !== undefined) {
      const message = `${name}: it has rules, but the family has no configurator.`;
      yield error('circuit-rule', placeOf(id, circuit, rules[0]), message);
    }
    if (configurator !== null)
      for (const rule of rules)
        for (const fault of readRule(configurator, rule).faults)
          yield error('circuit-rule', placeOf(id, circuit, rule), `${name}: ${rule}: ${fault}.`);
    for (const fault of checkCircuit(circuit))
      yield error('circuit', placeOfFault(id, circuit, fault), `${name}: ${fault.message}`);
  }
};

/** A device is at fault where it is listed; what is not in the list, a mark or a terminal, where it is used. */
function placeOfFault(id: number, circuit: Circuit, { at }: CircuitFault): Place {
  if (!Object.hasOwn(circuit.devices, at)) return placeOf(id, circuit, at);
  return { kind: 'circuits', id, path: ['circuit', 'devices', at] };
}

const placeOf = (id: number, circuit: Circuit, text: string): Place => ({
  kind: 'circuits',
  id,
  ...asPlaces(placesOfText(circuit, text, ['circuit']), ['circuit']),
});
