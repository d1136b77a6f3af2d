import { type Circuit, chooseParts, type Holds, rulesOf } from '@millrace/circuits';
import {
  type Configurator,
  choicesOfNumber,
  decodeShareCode,
  type Evaluation,
  evaluate,
  initialSelection,
  parseModelNumber,
  readRule,
  ruleAsker,
  type Selection,
} from '@millrace/configurator';
import type { ContentCircuit, WrittenModelNumber } from '@millrace/contract/content';
import type { CompiledFamily } from '../tables/family-tables.ts';

/** A number of a family, or choices that are none yet: as text, as a page's address has them. */
export interface WiredNumber {
  configurator?: WrittenModelNumber | undefined;
  /** The share code; beside a number it counts where it prints that number. */
  options?: string | undefined;
}

export interface Diagrams {
  /** The name that heads them: the whole number, or the family. */
  title: string;
  /** The whole number; null while there is none. */
  number: string | null;
  /** With the parts that the number has; it may be wired in several ways. */
  circuits: readonly Circuit[];
  /** The groups that must be answered before there is a diagram, where one may come. */
  undecided: readonly string[];
}

/**
 * Finds the wiring diagrams of a number. A diagram is shown only where it is certain: none of its rules asks a group that waits for a
 * choice, or one that a choice may still bring. A family without a configurator has all of its diagrams.
 */
export function diagramsOf({ row, configurator, circuits }: CompiledFamily, number: WiredNumber): Diagrams {
  const family = { title: row.name, number: null };
  if (configurator === null)
    return { ...family, circuits: circuits.map(({ circuit }) => chooseParts(circuit, () => false)), undecided: [] };
  const { data } = configurator;
  const selection = selectionOf(data, number);
  if (selection === null) return { ...family, circuits: [], undecided: [] };
  const state = evaluate(data, selection);
  const holds = ruleAsker(data, state);
  const open = openGroups(data, state);
  const possible = circuits.filter(({ circuit }) => mayBePresent(data, circuit, holds, open));
  const waiting = possible.map((one) => ({ one, groups: asked(data, rulesOf(one.circuit), open.waiting) }));
  const isCertain = ({ circuit }: ContentCircuit): boolean =>
    asked(data, rulesOf(circuit), new Set([...open.waiting, ...open.hidden])).length === 0;
  const certain = open.isUnsure ? [] : possible.filter(isCertain);
  return {
    ...(state.complete ? { title: state.itemNo, number: state.itemNo } : family),
    circuits: certain.map(({ circuit }) => chooseParts(circuit, holds)),
    undecided:
      certain.length > 0
        ? []
        : inOrder(
            data,
            waiting.flatMap(({ groups }) => groups),
          ),
  };
}

/** The selection that a text means; null for a text that is not read as it stands: wiring is never guessed. */
function selectionOf(configurator: Configurator, { configurator: number, options }: WiredNumber): Selection | null {
  const text = number?.trim() ?? '';
  if (text !== '') {
    const printing = options === undefined ? null : choicesOfNumber(configurator, text, options);
    if (printing !== null) return printing;
    const parsed = parseModelNumber(configurator, text);
    return parsed.ok ? parsed.selection : null;
  }
  if (options === undefined || options === '') return initialSelection(configurator);
  const decoded = decodeShareCode(configurator, options);
  return decoded.ok ? decoded.selection : null;
}

/** Groups whose answer may still change the wiring. */
interface Open {
  waiting: ReadonlySet<string>;
  /** Not there now; a choice that is still to come may bring them. */
  hidden: ReadonlySet<string>;
  /** Something other than a group is wrong, such as a limit that is passed. */
  isUnsure: boolean;
}

function openGroups({ configGroups }: Configurator, { missing, groups }: Evaluation): Open {
  const waiting = new Set(missing.flatMap((one) => ('group' in one ? [one.group] : [])));
  const hidden = configGroups.flatMap(({ name }, nth) => (groups[nth]?.visible === false ? [name] : []));
  return {
    waiting,
    hidden: new Set(waiting.size === 0 ? [] : hidden),
    isUnsure: missing.some((one) => !('group' in one)),
  };
}

/** Returns whether no answered group speaks against the circuit. */
const mayBePresent = (configurator: Configurator, { when = [] }: Circuit, holds: Holds, open: Open): boolean =>
  when.every(
    (rule) => holds(rule) || asked(configurator, [rule], new Set([...open.waiting, ...open.hidden])).length > 0,
  );

/** The groups among the given ones that the rules ask. */
const asked = (configurator: Configurator, rules: readonly string[], among: ReadonlySet<string>): string[] =>
  rules.flatMap((rule) => readRule(configurator, rule).groups.filter((group) => among.has(group)));

const inOrder = ({ configGroups }: Configurator, groups: readonly string[]): string[] =>
  configGroups.flatMap(({ name }) => (groups.includes(name) ? [name] : []));
