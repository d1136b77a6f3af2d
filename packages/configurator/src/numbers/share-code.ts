import { entered } from '../bounds/number-bounds.ts';
import { type InContext, inContext } from '../context/in-context.ts';
import type { Configurator, Selection } from '../data/configurator.ts';
import { stateOf } from '../settling/picked.ts';
import { partConfigurator } from '../written/part-configurator.ts';
import { decodeBase64Url, encodeBase64Url } from './base64url.ts';
import { isSame } from './selection-lists.ts';
import { readShortCode, SHORT_MARK } from './short-code.ts';

type ShareCodeResult =
  | { ok: true; selection: Selection }
  /** `selection`: what is left of it where the offer depends on who asks. */
  | { ok: false; code: 'malformed' | 'stale'; selection?: Selection };

/** base64url of the JSON of the selection. */
export function encodeShareCode(selection: Selection): string {
  return encodeBase64Url(JSON.stringify(selection));
}

/**
 * Reads a share code or a short code. `malformed`: it is neither. `stale`: it does not fit this configurator, or its rules no longer
 * allow it.
 */
export function decodeShareCode(stated: Configurator, text: string, options?: InContext): ShareCodeResult {
  const configurator = inContext(stated, options);
  const given: unknown = text;
  if (typeof given !== 'string') return { ok: false, code: 'malformed' };
  const lists = text.startsWith(SHORT_MARK) ? readShortCode(configurator, text) : listsOf(text);
  if (lists === 'stale') return { ok: false, code: lists };
  if (lists === null || !isOfKinds(configurator, lists)) return { ok: false, code: 'malformed' };
  const { selection } = stateOf(configurator, lists);
  if (isSame(withExactValues(configurator, lists), selection)) return { ok: true, selection };
  return { ok: false, code: 'stale', ...((configurator.context ?? []).length === 0 ? {} : { selection }) };
}

/** Other entries than numbers stand only in groups of other kinds than choices and numbers. */
function isOfKinds({ configGroups }: Configurator, lists: Selection): boolean {
  return lists.every((list, index) => {
    const kind = configGroups[index]?.kind ?? 'choice';
    return (kind !== 'choice' && kind !== 'number') || list.every((entry) => typeof entry === 'number');
  });
}

/** A code that was made before values were exact may hold 0.30000000000000004 for 0.3. */
function withExactValues(configurator: Configurator, lists: Selection): Selection {
  return lists.map((list, index) => {
    const group = configurator.configGroups[index];
    if (group?.kind === 'number')
      return list.map((value) => (typeof value === 'number' ? entered(value, group) : value));
    const part = group?.kind === 'assembly' ? partConfigurator(configurator, group) : null;
    return part === null
      ? list
      : list.map((entry) => (typeof entry === 'object' ? withExactValues(part, entry) : entry));
  });
}

function listsOf(text: string): Selection | null {
  const json = decodeBase64Url(text);
  return json === null ? null : readLists(json);
}

function readLists(json: string): Selection | null {
  try {
    const lists: unknown = JSON.parse(json);
    return isListOfLists(lists) ? lists : null;
  } catch {
    return null;
  }
}

function isListOfLists(value: unknown): value is Selection {
  return Array.isArray(value) && value.every((list) => Array.isArray(list) && list.every(isEntry));
}

function isEntry(value: unknown): boolean {
  return typeof value === 'number' || typeof value === 'string' || isListOfLists(value);
}
