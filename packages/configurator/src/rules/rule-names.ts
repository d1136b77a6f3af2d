import type { Configurator } from '../data/configurator.ts';
import { compile } from './compile.ts';

/** The names that rules of a configurator may use, of its groups and tables, the longest first, as `parseRule` takes them. */
export function ruleNames(configurator: Configurator): readonly string[] {
  return compile(configurator).names;
}
