import { type Circuit, rulesOf } from '@millrace/circuits';
import { expect, test } from 'vitest';
import { choicesOf, everyChoice, groupsAsked, mayHave } from './every-choice.ts';
import { holdsIn } from './holds-in.ts';
import { circuitsByFamily } from './index.ts';

/** Groups of which no option changes a wire. */
const WITHOUT_WIRES: ReadonlySet<string> = new Set([
  'Series',
  'Enclosure',
  'Door',
  'Conduit hubs',
  'Labels',
  'Cord length',
  'Cable',
  'Float cable',
  'Mounting',
  'Float mounting',
  'Motor amps',
  'Spare parts',
  'Documents',
  'Packing',
  'Factory test',
]);

/** Options of the other groups that the drawing rightly does without, by their family. */
const PLAIN: Readonly<Record<string, readonly string[]>> = {
  'wren-indoor': ['Features.Q'],
  'wren-outdoor': ['Output.N', 'Float.15', 'Float.20', 'Float.30', 'Float.50', 'Float.00'],
  'harrier-simplex': ['Options.G', 'Options.I'],
  'tern-duplex': ['Alternation.N0', 'Options.G', 'Options.I'],
};

/** Options with which a number has no diagram: their wiring is not certain, or depends on what others bring. */
const UNDRAWN: Readonly<Record<string, readonly string[]>> = {
  'plover-tethered': ['Plug.PL'],
  'sora-narrow-angle': ['Contact.DT'],
  'sora-gold-contact': ['Contact.NN'],
  'wren-indoor': ['Float.PR'],
  'harrier-simplex': ['Floats.1P', 'Floats.NF'],
  'tern-duplex': ['Floats.LT', 'Floats.NF'],
};

const all = everyChoice();
const wired = Object.entries(circuitsByFamily);

/** Options that may be chosen with each circuit of a family, and those that some rule of it asks. */
function optionsOf(key: string): { group: string; code: string; isAsked: boolean; isDrawn: boolean }[] {
  const circuits = circuitsByFamily[key] ?? [];
  const rules = circuits.flatMap(rulesOf);
  return Object.entries(choicesOf(key)).flatMap(([group, codes]) =>
    codes.map((code) => ({
      group,
      code,
      isAsked: rules.some((rule) => holdsIn({ [group]: [code] })(rule)),
      isDrawn: circuits.some((circuit) => mayHave(circuit, group, code)),
    })),
  );
}

test('an option changes the diagram, is said not to be on it, or changes no wire', () => {
  const silent = wired.map(([key]) => [
    key,
    optionsOf(key).flatMap(({ group, code, isAsked, isDrawn }) =>
      isAsked || !isDrawn || WITHOUT_WIRES.has(group) ? [] : [`${group}.${code}`],
    ),
  ]);
  expect(Object.fromEntries(silent.filter(([, some]) => (some ?? []).length > 0))).toEqual(PLAIN);
});

test('a number goes without a diagram for these options alone', () => {
  const undrawn = wired.map(([key]) => [
    key,
    optionsOf(key).flatMap(({ group, code, isDrawn }) => (isDrawn ? [] : [`${group}.${code}`])),
  ]);
  expect(Object.fromEntries(undrawn.filter(([, some]) => (some ?? []).length > 0))).toEqual(UNDRAWN);
});

test('each circuit is simulated with each option that it may have and that its rules ask', () => {
  const tried = new Map<Circuit, Set<string>>();
  for (const { of, picks } of all) {
    const options = tried.get(of) ?? new Set();
    tried.set(of, options);
    for (const one of picks)
      for (const [group, codes] of Object.entries(one)) for (const code of codes) options.add(`${group}.${code}`);
  }
  let pairs = 0;
  for (const [key, circuits] of wired)
    for (const circuit of circuits)
      for (const group of groupsAsked(key, circuit))
        for (const code of choicesOf(key)[group] ?? []) {
          if (!mayHave(circuit, group, code)) continue;
          const isTried = tried.get(circuit)?.has(`${group}.${code}`);
          expect(isTried, `${key}, ${circuit.name}: ${group}.${code}`).toBe(true);
          pairs += 1;
        }
  expect(pairs).toBeGreaterThan(5000);
});

test('the light for high level is drawn with the alarm, and said to be missing without one', () => {
  const lit = all.filter(({ picks }) => picks.every((one) => one['Pilot lights']?.includes('L7')));
  expect(lit.length).toBeGreaterThan(50);
  for (const { circuit, told } of lit) {
    const isDrawn = JSON.stringify(circuit.supplies).includes('"HL7"');
    const isSaid = (circuit.notes ?? []).some(({ words }) => words.includes('(L7)'));
    expect(isDrawn, told).toBe(!isSaid);
    expect(isDrawn, told).toBe(JSON.stringify(circuit.supplies).includes('"CRA"'));
  }
});
