import { createHash, randomBytes } from 'node:crypto';
import { findPreviewLink, type Queries } from '@millrace/database';
import { type ProblemError, refused } from '../problems/problem-error.ts';

interface LinkedPreview {
  draftId: string;
  /** The customer that the site is seen as; null: a visitor without an account. */
  customerId: number | null;
}
export interface PreviewLinks {
  /** Returns what a key leads to; null: nothing, or its link has ended. */
  find(key: string): Promise<LinkedPreview | null>;
}

/** 256 bits. */
const KEY_BYTES = 32;
const KEY = /^[\w-]{43}$/;
/**
 * A page asks for its pictures and answers with the same key: it is looked up once for all of them. A link that is taken back ends so
 * late.
 */
const KNOWN_FOR_MS = 2000;
const KNOWN_MOST = 100;

export const newPreviewKey = (): string => randomBytes(KEY_BYTES).toString('base64url');
export const hashOfKey = (key: string): string => createHash('sha256').update(key).digest('base64url');

export const previewEnded = (): ProblemError =>
  refused('not-found', 'This preview has ended, or its link was taken back. Please ask for another link.');

/** Finds the drafts of links by their keys. */
export function previewLinks(queries: Queries, clock: () => number = Date.now): PreviewLinks {
  const known = new Map<string, { to: LinkedPreview; until: number }>();
  return {
    find: async (key) => {
      if (!KEY.test(key)) return null;
      const hash = hashOfKey(key);
      const kept = known.get(hash);
      if (kept !== undefined && clock() < kept.until) return kept.to;
      known.delete(hash);
      const link = await findPreviewLink(queries, hash);
      if (link === undefined) return null;
      if (known.size >= KNOWN_MOST) known.clear();
      const to = { draftId: link.draftId, customerId: link.customerId };
      known.set(hash, { to, until: clock() + KNOWN_FOR_MS });
      return to;
    },
  };
}
