import {
  type ConfigGroup,
  type ConfigOption,
  type Configurator,
  type Evaluation,
  evaluate,
  nearestValues,
  printValue,
  type StepBudget,
} from '@millrace/configurator';
import { evaluateWithin, isSpent, readWithin } from '../../numbers/reading-budget.ts';
import { begunPart, type Failure } from './begun-part.ts';
import { cellsOf, separatorOf } from './cells.ts';

/** One code that makes a whole number of a text that was none. */
export interface Mend {
  group: string;
  code: string;
  description: string;
  /** The place where the text goes on after the replaced part. */
  restFrom: number;
  evaluation: Evaluation;
}

const MOST_MENDS = 5;
/** Parses at most; each is well below a tenth of a millisecond. */
const MOST_TRIES = 40;
/** Longest code to replace when no separator shows its end. */
const MOST_CHARACTERS = 8;

/** The place where a text stopped reading, and the end of the last cell that read. */
interface Stopped {
  failure: Failure;
  budget: StepBudget;
  readTo: number;
}

/** Whole numbers made by another code at the place of the fault, or by adding the last code; closest first. */
export function mendNumber(configurator: Configurator, text: string, stopped: Stopped): Mend[] {
  const { failure, budget } = stopped;
  const mends = mendsOfPart(configurator, text, stopped);
  const ends = endsOf(configurator, text, failure.parsed);
  let tries = 0;
  for (const candidate of candidatesFor(configurator, text, failure)) {
    for (const restFrom of ends) {
      if (isSpent(budget) || tries >= MOST_TRIES || mends.length >= MOST_MENDS) return mends;
      tries += 1;
      const evaluation = readWhole(configurator, put(candidate, text, failure.parsed, restFrom), budget);
      if (evaluation === null) continue;
      mends.push({ ...candidate, restFrom, evaluation });
      break;
    }
  }
  return mends;
}

/** Whole numbers with the part that is begun where the text stops, made whole itself. */
function mendsOfPart(configurator: Configurator, text: string, { failure, budget, readTo }: Stopped): Mend[] {
  const begun = begunPart(configurator, text, failure, readTo);
  if (begun === null) return [];
  const { group, part, from, to, closedAt } = begun;
  const { name, close = ')' } = group;
  return wholeNumbers(part, text.slice(from, to), budget).flatMap(({ code, description }): Mend[] => {
    const evaluation = readWhole(configurator, text.slice(0, from) + code + close + text.slice(closedAt), budget);
    return evaluation === null ? [] : [{ group: name, code, description, restFrom: closedAt, evaluation }];
  });
}

/** The number itself where it is whole, else those that one code makes of it. */
function wholeNumbers(
  part: Configurator,
  text: string,
  budget: StepBudget,
): readonly Pick<Mend, 'code' | 'description'>[] {
  const { parsed, evaluation } = readWithin(part, text, budget);
  if (evaluation !== null) return [{ code: evaluation.itemNo, description: '' }];
  if (!('expected' in parsed)) return [];
  const read = cellsOf(part, evaluateWithin(part, parsed.selection, budget), text.slice(0, parsed.parsed));
  const readTo = read.at(-1)?.to ?? (part.prefix ?? '').length;
  return mendNumber(part, text, { failure: parsed, budget, readTo }).map(({ description, evaluation: whole }) => ({
    code: whole.itemNo,
    description,
  }));
}

interface Candidate {
  group: string;
  code: string;
  /** The text that the code prints here. */
  printed: string;
  /** Precedes it when the text does not end in a separator already. */
  separator: string;
  description: string;
}

const put = ({ printed, separator }: Candidate, text: string, at: number, restFrom: number): string =>
  text.slice(0, at) + separator + printed + text.slice(restFrom);

/** A number read whole, complete by its own rules; else null. */
function readWhole(configurator: Configurator, number: string, budget: StepBudget): Evaluation | null {
  const { evaluation } = readWithin(configurator, number, budget);
  return evaluation?.complete === true ? evaluation : null;
}

function* candidatesFor(configurator: Configurator, text: string, failure: Failure): Iterable<Candidate> {
  const token = text.slice(failure.parsed, endsOf(configurator, text, failure.parsed)[0]);
  const expected = failure.expected.flatMap(({ group, codes }) => codes.map((code) => ({ group, code })));
  const likely = failure.closest.filter((one) => expected.some((other) => isSame(one, other)));
  const others = expected.filter((one) => !likely.some((other) => isSame(one, other)));
  const all = [...likely, ...others].toSorted((a, b) => nearness(token, a.code) - nearness(token, b.code));
  const needsSeparator = failure.parsed === text.length && failure.parsed > 0;
  for (const { group, code } of all) {
    const option = groupNamed(configurator, group)?.options?.find((one) => one.code === code);
    if (option === undefined || code === '') continue;
    const candidate = { group, code, printed: printOption(option, token), description: option.description ?? '' };
    yield { ...candidate, separator: '' };
    if (needsSeparator) yield { ...candidate, separator: separatorOf(configurator, group) };
  }
  for (const { group } of failure.expected.filter(({ codes }) => codes.length === 0))
    for (const value of valuesNear(configurator, failure, group, token)) {
      const unit = groupNamed(configurator, group)?.unit ?? '';
      yield { group, code: value, printed: value, separator: '', description: `${Number(value)} ${unit}`.trim() };
    }
}

/**
 * Codes that differ from the typed one by a number only come first, the nearest number before others: for 5F 4F before
 * 3F.
 */
function nearness(typed: string, code: string): number {
  const isAlike = typed.replace(/\d+/, '') === code.replace(/\d+/, '');
  const apart = Math.abs(Number(/\d+/.exec(typed)?.[0] ?? Number.NaN) - Number(/\d+/.exec(code)?.[0] ?? Number.NaN));
  return isAlike && !Number.isNaN(apart) ? apart : Number.MAX_SAFE_INTEGER;
}

const isSame = (a: { group: string; code: string }, b: { group: string; code: string }): boolean =>
  a.group === b.group && a.code === b.code;

const groupNamed = ({ configGroups }: Configurator, name: string): ConfigGroup | undefined =>
  configGroups.find((group) => group.name === name);

/** With the typed quantity, when the number shows one. */
function printOption({ code, isQtyPrefix, isQtySuffix }: ConfigOption, token: string): string {
  if (isQtyPrefix === true) return `${/^\d+/.exec(token)?.[0] ?? 1}${code}`;
  return isQtySuffix === true ? `${code}${/\d+$/.exec(token)?.[0] ?? 1}` : code;
}

/** The values within bounds next to a number typed. */
function valuesNear(configurator: Configurator, { selection }: Failure, group: string, token: string): string[] {
  const typed = Number(/^\d+(?:\.\d+)?/.exec(token)?.[0] ?? Number.NaN);
  const bounds = evaluate(configurator, selection).groups.find(({ name }) => name === group)?.bounds ?? null;
  const data = groupNamed(configurator, group);
  if (Number.isNaN(typed) || bounds === null || data === undefined) return [];
  return nearestValues(data, bounds, typed).map((value) => printValue(value, data));
}

/** The possible ends of a wrong code: before the next separators, or anywhere near when there are none. */
function endsOf(configurator: Configurator, text: string, from: number): number[] {
  const own = configurator.configGroups.flatMap(({ optionSeparator }) => optionSeparator ?? []);
  const separators = [separatorOf(configurator), configurator.optionSeparator ?? '|', ...own].filter(
    (one) => one !== '',
  );
  const ends: number[] = [];
  for (let at = from; at < text.length; at += 1)
    if (separators.some((separator) => text.startsWith(separator, at))) ends.push(at);
  const near = Array.from({ length: MOST_CHARACTERS }, (_, index) => from + index + 1).filter((at) => at < text.length);
  const candidates = separatorOf(configurator) === '' ? near : ends.slice(0, 3);
  return [...candidates, text.length];
}
