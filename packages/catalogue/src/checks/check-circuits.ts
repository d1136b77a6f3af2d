import { type Circuit, type CircuitFault, checkCircuit, rulesOf } from '@millrace/circuits';
import { type Configurator, readRule } from '@millrace/configurator';
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
        for (const fault of ruleFaults(configurator, rule))
          yield error('circuit-rule', placeOf(id, circuit, rule), `${name}: ${rule}: ${fault}.`);
    for (const fault of circuitFaults(circuit))
      yield error('circuit', placeOfFault(id, circuit, fault), `${name}: ${fault.message}`);
  }
};

/** Kept as long as circuit and configurator are: a draft changes few of them, and each of its checks asks for all. */
const ofCircuits = new WeakMap<Circuit, readonly CircuitFault[]>();
const ofRules = new WeakMap<Configurator, Map<string, readonly string[]>>();

function circuitFaults(circuit: Circuit): readonly CircuitFault[] {
  const faults = ofCircuits.get(circuit) ?? checkCircuit(circuit);
  ofCircuits.set(circuit, faults);
  return faults;
}

function ruleFaults(configurator: Configurator, rule: string): readonly string[] {
  const known = ofRules.get(configurator) ?? new Map<string, readonly string[]>();
  ofRules.set(configurator, known);
  const faults = known.get(rule) ?? readRule(configurator, rule).faults;
  known.set(rule, faults);
  return faults;
}

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
