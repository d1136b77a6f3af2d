import { isDeepStrictEqual } from 'node:util';
import type { Pausable } from '@millrace/configurator';
import { type Content, contentKindNames } from '@millrace/contract/content';

/** Rows compared between two pauses: nearly all are the same objects. */
const STEP = 512;

/** Whether two contents have the same rows in the same places. */
export function* isSameContent(one: Content, other: Content): Pausable<boolean> {
  for (const kind of contentKindNames) {
    const [rows, others]: readonly (readonly unknown[])[] = [one[kind], other[kind]];
    if (rows === others) continue;
    if (rows?.length !== others?.length) return false;
    for (const [nth, row] of (rows ?? []).entries()) {
      if (nth % STEP === 0) yield;
      const same = others?.[nth];
      if (row === same) continue;
      yield;
      if (!isDeepStrictEqual(row, same)) return false;
    }
  }
  return true;
}
