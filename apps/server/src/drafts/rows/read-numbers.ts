import type { Snapshot } from '@millrace/catalogue';
import {
  type Configurator,
  evaluate,
  GROUP_SEPARATOR,
  numberParts,
  type Pausable,
  parseModelNumber,
} from '@millrace/configurator';
import { configurator as statedConfigurator, type WrittenModelNumber } from '@millrace/contract/content';
import type { NumberOfFamily, NumberRead } from '@millrace/contract/office';
import type { DraftRows } from './draft-rows.ts';

/** Steps of the engine for one number; one that takes more is not read. */
const STEPS_MOST = 200_000;

/**
 * Reads model numbers by the configurators of their families, as a draft has them, in the order given. null: the family has no
 * configurator, or none that is sound, or the number takes too long to read.
 */
export function* readNumbers(
  snapshot: Snapshot,
  draft: DraftRows,
  numbers: readonly NumberOfFamily[],
): Pausable<(NumberRead | null)[]> {
  const read: (NumberRead | null)[] = [];
  for (const { familyId, modelNumber } of numbers) {
    const configurator = configuratorOf(snapshot, draft, familyId);
    read.push(configurator === null ? null : readOne(configurator, modelNumber));
    yield;
  }
  return read;
}

function configuratorOf({ families }: Snapshot, draft: DraftRows, familyId: number): Configurator | null {
  const change = draft.byKind.get('families')?.get(familyId);
  if (change === undefined) return families.byId.get(familyId)?.configurator?.data ?? null;
  return change.row === null ? null : soundConfigurator(change.row);
}

/** The engine remembers what it made of a configurator by its object: the same row gives the same one. */
const sound = new WeakMap<object, Configurator | null>();

function soundConfigurator(row: Readonly<Record<string, unknown>>): Configurator | null {
  const known = sound.get(row);
  if (known !== undefined) return known;
  const stated = statedConfigurator.safeParse(row['configurator']);
  const found = stated.success ? stated.data : null;
  sound.set(row, found);
  return found;
}

function readOne(configurator: Configurator, modelNumber: WrittenModelNumber): NumberRead | null {
  const budget = { left: STEPS_MOST };
  const parsed = parseModelNumber(configurator, modelNumber, { budget });
  if (!parsed.ok) {
    if (budget.left <= 0) return null;
    return refused(configurator, modelNumber, 'parsed' in parsed ? parsed.parsed : modelNumber.length);
  }
  const evaluation = evaluate(configurator, parsed.selection);
  if (!evaluation.complete) return refused(configurator, modelNumber, modelNumber.length);
  const parts = numberParts(configurator, evaluation).filter(({ text }) => text !== '');
  const printed = parts.map(({ separator, text }) => separator + text).join('');
  if (evaluation.itemNo !== modelNumber || !modelNumber.endsWith(printed))
    return { parts: splitParts(configurator, modelNumber, null), priceCents: evaluation.total, isRefused: false };
  const prefix = modelNumber.slice(0, modelNumber.length - printed.length).replace(/[^\p{L}\p{N}]+$/u, '');
  const cells = parts.map(({ text, group, words }) => ({ text, words: words === '' ? group : `${group}: ${words}` }));
  return {
    parts: prefix === '' ? cells : [{ text: prefix, words: '' }, ...cells],
    priceCents: evaluation.total,
    isRefused: false,
  };
}

/** A number that its configurator does not make; the part at which reading it ended is the wrong one. */
const refused = (configurator: Configurator, modelNumber: WrittenModelNumber, parsed: number): NumberRead => ({
  parts: splitParts(configurator, modelNumber, parsed),
  priceCents: null,
  isRefused: true,
});

function splitParts(
  { groupSeparator = GROUP_SEPARATOR }: Configurator,
  modelNumber: WrittenModelNumber,
  wrongAt: number | null,
): NumberRead['parts'] {
  const texts = groupSeparator === '' ? [modelNumber] : modelNumber.split(groupSeparator);
  let end = -groupSeparator.length;
  let isFound = wrongAt === null;
  return texts.map((text) => {
    end += groupSeparator.length + text.length;
    if (isFound || end <= (wrongAt ?? 0)) return { text, words: '' };
    isFound = true;
    return { text, words: '', isWrong: true };
  });
}
