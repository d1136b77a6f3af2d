import {
  type Configurator,
  choicesOfNumber,
  decodeShareCode,
  evaluate,
  initialSelection,
  type ParseResult,
  parseModelNumber,
  type Selection,
} from '@millrace/configurator';
import { codeWords } from '@millrace/configurator/words';
import type { NearNumber, NumberAnswer, PageQuery } from '@millrace/contract';
import { nearWords } from '../../number-answer/near-words.ts';
import { CHOICES_PARAMETER, NUMBER_PARAMETER } from './parameters.ts';

/** The outcome of the request in the address. */
export type Notice =
  | { code: 'stopped'; read: string; rest: string; expected: string; closest: readonly string[] }
  | { code: 'unfinished'; read: string; expected: string }
  | { code: 'two-readings'; number: string }
  /** A number under other facts about who asks. */
  | { code: 'not-offered'; number: string; facts: readonly string[] }
  /** Written otherwise, and read as this number. */
  | { code: 'read-as'; number: string }
  /** Written otherwise, and it may be any of these. */
  | { code: 'several'; typed: string; numbers: readonly string[] }
  | { code: 'near'; nearly: NearNumber; readAs: string | null }
  | { code: 'choices-ignored' }
  /** As far as they are still there, they are chosen. */
  | { code: 'choices-left-out' };

export interface Preloaded {
  selection: Selection;
  notice: Notice | null;
}

/** The number or the choices that an address asks for; '' for none. */
export type Asked = Pick<PageQuery<'family'>, typeof NUMBER_PARAMETER | typeof CHOICES_PARAMETER>;

/** The selection that an address asks for; null when it asks for none. Never throws. */
export function preload(configurator: Configurator, asked: Asked): Preloaded | null {
  const number = asked[NUMBER_PARAMETER];
  const choices = asked[CHOICES_PARAMETER];
  if (number !== '') {
    const printing = choices === '' ? null : choicesOfNumber(configurator, number, choices);
    return printing === null ? preloadNumber(configurator, number) : { selection: printing, notice: null };
  }
  if (choices === '') return null;
  const decoded = decodeShareCode(configurator, choices);
  if (decoded.ok) return { selection: decoded.selection, notice: null };
  if (decoded.selection !== undefined) return { selection: decoded.selection, notice: { code: 'choices-left-out' } };
  return { selection: initialSelection(configurator), notice: { code: 'choices-ignored' } };
}

/**
 * The same on a customer's page, whose numbers may begin differently. One of our numbers, as search finds it, means the
 * same choices there, if they fit.
 */
export function preloadForCustomer(
  configurator: Configurator,
  ours: Configurator | null,
  asked: Asked,
): Preloaded | null {
  const loaded = preload(configurator, asked);
  if (ours === null || loaded?.notice?.code !== 'stopped') return loaded;
  const read = preload(ours, asked);
  if (read === null || read.notice !== null) return loaded;
  const same = decodeShareCode(configurator, evaluate(ours, read.selection).urlOpts);
  return same.ok ? { selection: same.selection, notice: null } : loaded;
}

/** Returns the choices of a number that the configurator does not read as it stands; null where nothing is made of it. */
export function preloadReading(
  configurator: Configurator,
  typed: string,
  { readAs, readings, nearly }: NumberAnswer,
): Preloaded | null {
  if (readAs !== null && nearly === null) {
    const parsed = parseModelNumber(configurator, readAs);
    return parsed.ok ? { selection: parsed.selection, notice: { code: 'read-as', number: readAs } } : null;
  }
  if (readings.length > 1) {
    const numbers = readings.flatMap(({ modelNumber }) => modelNumber ?? []);
    return { selection: initialSelection(configurator), notice: { code: 'several', typed, numbers } };
  }
  const kept = nearly === null ? null : decodeShareCode(configurator, nearly.options);
  if (nearly === null || kept?.ok !== true) return null;
  return { selection: kept.selection, notice: { code: 'near', nearly, readAs } };
}

function preloadNumber(configurator: Configurator, number: string): Preloaded {
  const result = parseModelNumber(configurator, number);
  if (result.ok) {
    const notice: Notice | null = result.alias === undefined ? null : { code: 'read-as', number: result.alias };
    return { selection: result.selection, notice };
  }
  if (result.code === 'ambiguous') return { selection: result.readings[0], notice: { code: 'two-readings', number } };
  if (result.code === 'context')
    return {
      selection: initialSelection(configurator),
      notice: { code: 'not-offered', number, facts: result.context },
    };
  return { selection: withDefaults(configurator, result.selection), notice: stopNotice(configurator, number, result) };
}

/** The part of a number that was read, and after it the choices of a fresh page. */
function withDefaults(configurator: Configurator, read: Selection): Selection {
  const last = read.findLastIndex((list) => list.some((entry) => entry !== 0));
  const chosen = initialSelection(configurator).map((list, nth) => (nth > last ? list : (read[nth] ?? [])));
  const settled = decodeShareCode(configurator, evaluate(configurator, chosen).urlOpts);
  return settled.ok ? settled.selection : read;
}

function stopNotice(configurator: Configurator, number: string, result: Stopped): Notice {
  const read = number.slice(0, result.parsed);
  const rest = number.slice(result.parsed);
  const expected = result.expected[0]?.group ?? '';
  if (rest === '') return { code: 'unfinished', read, expected };
  const closest = result.closest.slice(0, CLOSEST_SHOWN).map(({ group, code }) => codeWords(configurator, group, code));
  return { code: 'stopped', read, rest, expected, closest };
}
type Stopped = Extract<ParseResult, { code: 'no-match' | 'incomplete' }>;
const CLOSEST_SHOWN = 3;

/** The notice in words: what was read, and what to do. */
export function noticeWords(notice: Notice): string {
  switch (notice.code) {
    case 'stopped': {
      const read = notice.read === '' ? 'Nothing of the number could be read' : `Read up to ${notice.read}`;
      const where = notice.expected === '' ? '' : ` at ${notice.expected}`;
      const near = notice.closest.length === 0 ? '' : ` Closest there: ${notice.closest.join(', ')}.`;
      return `${read}; “${notice.rest}” does not fit${where}.${near}`;
    }
    case 'unfinished':
      return notice.expected === ''
        ? `${notice.read} is not a complete number yet.`
        : `${notice.read} is not a complete number yet: ${notice.expected} comes next.`;
    case 'two-readings':
      return `${notice.number} can be read in two ways; this is the first. Check every choice.`;
    case 'not-offered':
      return `${notice.number} is not offered for your ${notice.facts.join(' and ')}. Start below.`;
    case 'read-as':
      return `Read as ${notice.number}.`;
    case 'several':
      return `${notice.typed} may be ${notice.numbers.join(' or ')}.`;
    case 'near':
      return nearWords(notice.nearly, notice.readAs);
    case 'choices-left-out':
      return 'Some choices in this link are not offered to you, and were left out.';
    case 'choices-ignored':
      return 'The choices in this link no longer fit this configurator. Start below.';
  }
}
