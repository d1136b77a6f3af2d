import {
  type ConfigGroup,
  type Configurator,
  editDistance,
  quoteCode,
  ruleNames,
  splitCodes,
  splitReference,
} from '@millrace/configurator';
import { type RuleFault, ruleFaults } from '../../sentences/rule-faults.ts';

/** The text with its first name or code that does not exist replaced by one that does, the nearest first. */
export function nearestNames(
  configurator: Configurator,
  text: string,
  group: ConfigGroup | undefined,
): readonly { words: string; text: string }[] {
  const [fault] = ruleFaults(configurator, text);
  const own = group?.options?.map(({ code }) => code) ?? [];
  const isCodeAlone = !text.includes('.') && splitReference(text, ruleNames(configurator)) === null;
  if (isCodeAlone) return nearest(text, own).map((code) => ({ words: `Take ${code} for ${text}`, text: code }));
  if (fault === undefined) return [];
  return nearest(fault.text, fault.known).map((name) => ({
    words: `Take ${name} for ${fault.text}`,
    text: text.slice(0, fault.from) + written(fault, name) + text.slice(fault.to),
  }));
}

/** The same for the codes of a cell. */
export function nearestInCell(cell: string, codes: readonly string[]): readonly { words: string; text: string }[] {
  const stated = splitCodes(cell);
  const unknown = stated.find((code) => !codes.includes(code));
  if (unknown === undefined) return [];
  return nearest(unknown, codes).map((code) => ({
    words: `Take ${code} for ${unknown}`,
    text: stated.map((one) => quoteCode(one === unknown ? code : one)).join('|'),
  }));
}

const written = ({ code }: RuleFault, name: string): string => (code === 'unknown-code' ? quoteCode(name) : name);

/** At most two, and none that has little of it. */
function nearest(text: string, known: readonly string[]): readonly string[] {
  const most = Math.max(1, Math.ceil(text.length / 2));
  return known
    .map((name) => ({ name, away: editDistance(text, name) }))
    .filter(({ name, away }) => name !== '' && away <= most)
    .sort((one, other) => one.away - other.away)
    .slice(0, 2)
    .map(({ name }) => name);
}
