import {
  type Configurator,
  evaluate,
  type LintReport,
  lintInSteps,
  type ModelNumber,
  type Pausable,
  parseModelNumber,
} from '@millrace/configurator';
import type { Content } from '@millrace/contract/content';
import { startsOf } from './starts.ts';

/** One configurator with its findings. Kept over recompiles while its data stays the same. */
export interface CompiledConfigurator {
  /** Its data; the same object over recompiles, so that the engine's memory of it stays. */
  readonly data: Configurator;
  readonly lint: LintReport;
  /** The beginnings of its numbers. */
  readonly starts: readonly string[];
  /** The reading of a number; remembered per number. */
  readonly read: (modelNumber: string) => NumberReading;
}

export type NumberReading =
  | { ok: true; itemNo: ModelNumber; itemNoAlt: string; total: number | null; optionsDescription: readonly string[] }
  | { ok: false; code: 'unreadable' | 'incomplete' | 'ambiguous'; parsed: number }
  /** A number for others than the public. */
  | { ok: false; code: 'context' };

/** The identity of a configurator's data. */
export const configuratorText = (configurator: Configurator): string => {
  const known = texts.get(configurator);
  if (known !== undefined) return known;
  const text = JSON.stringify(configurator);
  texts.set(configurator, text);
  return text;
};
const texts = new WeakMap<Configurator, string>();

/** Every configurator of the content once, with what `previous` knew of it. */
export function* compileConfigurators(
  { families, customerFamilies }: Content,
  previous: ReadonlyMap<string, CompiledConfigurator>,
): Pausable<Map<string, CompiledConfigurator>> {
  const compiled = new Map<string, CompiledConfigurator>();
  for (const { configurator } of [...families, ...customerFamilies]) {
    if (configurator === null) continue;
    const text = configuratorText(configurator);
    if (!compiled.has(text)) compiled.set(text, previous.get(text) ?? (yield* compileConfigurator(configurator)));
    yield;
  }
  return compiled;
}

function* compileConfigurator(data: Configurator): Pausable<CompiledConfigurator> {
  const readings = new Map<string, NumberReading>();
  const read = (modelNumber: string): NumberReading => {
    const known = readings.get(modelNumber);
    if (known !== undefined) return known;
    const reading = readNumber(data, modelNumber);
    readings.set(modelNumber, reading);
    return reading;
  };
  return { data, lint: yield* lintInSteps(data), starts: startsOf(data), read };
}

/** A number read as its configurator prints it; complete by the configurator's own rules, whatever the catalogue carries. */
function readNumber(data: Configurator, modelNumber: string): NumberReading {
  const parsed = parseModelNumber(data, modelNumber);
  if (!parsed.ok) {
    if (parsed.code === 'context') return { ok: false, code: parsed.code };
    const code = parsed.code === 'no-match' ? 'unreadable' : parsed.code;
    return { ok: false, code, parsed: parsed.parsed };
  }
  const { itemNo, itemNoAlt, total, complete, optionsDescription } = evaluate(data, parsed.selection);
  return complete
    ? { ok: true, itemNo, itemNoAlt, total, optionsDescription }
    : { ok: false, code: 'incomplete', parsed: modelNumber.length };
}
