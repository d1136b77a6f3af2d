import type { Circuit, Node } from '@millrace/circuits';
import { z } from 'zod';
import { id, position } from './fields.ts';

const words = z.string().trim().min(1).max(300);
/** Of a device, a terminal or a conductor. */
const label = z.string().min(1).max(12);
const mark = z.string().min(1).max(6);
const rules = z.array(z.string().min(1).max(500)).max(20);
const when = { when: rules.exactOptional() };
const normally = { normally: z.enum(['open', 'closed']).exactOptional() };
const pair = z.tuple([mark, mark]);
const many = 60;

const device = z.strictObject({
  kind: z.enum([
    'float',
    'probe',
    'thermal-switch',
    'selector',
    'button',
    'breaker',
    'disconnect',
    'fuse',
    'protector',
    'plug',
    'timer',
    'ammeter',
    'relay',
    'delay-relay',
    'alternator',
    'monitor',
    'contactor',
    'soft-starter',
    'drive',
    'capacitor',
    'voltage-relay',
    'fault-contact',
    'transformer',
    'power-supply',
    'motor',
    'lamp',
    'horn',
    'meter',
    'heater',
    'sender',
  ]),
  words,
  positions: z.array(label).min(1).max(6).exactOptional(),
  changes: z.enum(['on-release', 'by-clock']).exactOptional(),
  senses: z
    .strictObject({ contact: label, terminals: pair, ...normally, operates: z.enum(['closed', 'open']) })
    .exactOptional(),
  phases: z.union([z.literal(1), z.literal(3)]).exactOptional(),
  colour: z.string().length(1).exactOptional(),
});

const across = z.strictObject({ device: label, poles: z.array(mark).min(1).max(5), ...normally, ...when });

const contact = z.strictObject({
  contact: label,
  ...normally,
  position: label.exactOptional(),
  terminals: pair.exactOptional(),
  ...when,
});
const loadOf = z.strictObject({ load: label, terminals: pair.exactOptional(), ...when });

/** How deep series and parallels lie in each other at most; a ladder on paper has no more. */
const DEPTH = 8;
function nodeOf(depth: number): z.ZodType<Node> {
  if (depth === 0) return z.union([contact, loadOf]);
  const nodes = z
    .array(nodeOf(depth - 1))
    .min(1)
    .max(many);
  return z.union([
    contact,
    loadOf,
    z.strictObject({ series: nodes, ...when }),
    z.strictObject({ parallel: nodes, ...when }),
  ]);
}

const ladder = z.strictObject({
  words,
  feeds: z
    .array(
      z.strictObject({
        from: pair,
        fuses: z.tuple([z.string().max(12), z.string().max(12)]),
        through: label.exactOptional(),
        secondary: label.exactOptional(),
        volts: z.string().min(1).max(30),
        ...when,
      }),
    )
    .min(1)
    .max(10),
  sections: z
    .array(
      z.strictObject({
        fuse: label.exactOptional(),
        rungs: z.array(z.strictObject({ of: nodeOf(DEPTH), ...when })).max(many),
        ...when,
      }),
    )
    .max(10),
  ...when,
});

const starDelta = z.strictObject({
  star: label,
  delta: label,
  windings: z.array(z.strictObject({ ends: pair, delta: mark })).length(3),
  ...when,
});

const supply = z.strictObject({
  name: z.string().min(1).max(60),
  words,
  conductors: z.array(mark).min(2).max(6),
  incoming: z.array(across).max(10).exactOptional(),
  standby: z.strictObject({ words, incoming: z.array(across).min(1).max(10), ...when }).exactOptional(),
  branches: z
    .array(
      z.strictObject({
        lines: z.array(mark).min(1).max(5),
        through: z.array(across).max(10),
        load: label,
        terminals: z.record(mark, mark).exactOptional(),
        starDelta: starDelta.exactOptional(),
        capacitors: z
          .strictObject({ run: label, start: label, relay: label, leads: z.tuple([mark, mark, mark]), ...when })
          .exactOptional(),
        ...when,
      }),
    )
    .max(20)
    .exactOptional(),
  ladders: z.array(ladder).max(5).exactOptional(),
  ...when,
});

/** A circuit as written by staff: unknown fields are refused, so that a misspelt condition is never silently ignored. */
const stated = z.strictObject({
  name: words,
  ...when,
  devices: z.record(label, device),
  supplies: z.array(supply).max(4),
  interlocks: z
    .array(z.tuple([label, label]))
    .max(4)
    .exactOptional(),
  dryContacts: z
    .array(z.strictObject({ contact: label, ...normally, terminals: pair, words, ...when }))
    .max(many)
    .exactOptional(),
  notes: z
    .array(z.strictObject({ words: z.string().trim().min(1).max(500), ...when }))
    .max(40)
    .exactOptional(),
});

/** Inferred as the simulator's own, immutable data, so that it passes between the two unchanged. */
const circuit: z.ZodType<Circuit> = stated.refine(
  ({ supplies, dryContacts = [] }) => supplies.length + dryContacts.length > 0,
  { error: 'A circuit needs a supply or a dry contact.' },
);

type Stated = z.infer<typeof stated>;
/** The compiler proves here that the schema and the simulator's own statement of the data agree, both ways. @public */
export const circuitStatesTheSame: [
  Stated extends Circuit ? true : never,
  Mutable<Circuit> extends Stated ? true : never,
] = [true, true];
type Mutable<T> = [Node] extends [T] ? T : T extends object ? { -readonly [K in keyof T]: Mutable<T[K]> } : T;

/** One wiring diagram of a family. */
export const contentCircuit = z.object({ id, familyId: id, circuit, isLive: z.boolean(), position });
export type ContentCircuit = z.infer<typeof contentCircuit>;
