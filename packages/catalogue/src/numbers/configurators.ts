import { type Configurator, type LintReport, lintInSteps, type Pausable } from '@millrace/configurator';
import type { Content, WrittenModelNumber } from '@millrace/contract/content';
import { type NumberReading, readerOf } from './reader.ts';
import { startsOf } from './starts.ts';

/** One configurator with its findings. Kept over recompiles while its data stays the same. */
export interface CompiledConfigurator {
  /** Its data; the same object over recompiles, so that the engine's memory of it stays. */
  readonly data: Configurator;
  readonly lint: LintReport;
  /** The beginnings of its numbers. */
  readonly starts: readonly string[];
  /** The reading of a number; remembered per number. */
  readonly read: (modelNumber: WrittenModelNumber) => NumberReading;
}

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
  return { data, lint: yield* lintInSteps(data), starts: startsOf(data), read: readerOf(data) };
}
