import type { Cents } from '../data/brand.ts';
import type { FreeingChange } from '../data/evaluation.ts';

/** A change that lets a disabled option be had, with what it costs and what it makes worse. */
export interface Remedy {
  change: FreeingChange;
  /** The cents that it adds to the total; `on-request` where the total is on request after it; null where it was before. */
  costs: Cents | 'on-request' | null;
  /** The ratings that it makes worse, then those by which it is of another kind. */
  losses: readonly Loss[];
}

/** A rating of a group that is worse after a change; `same`: of another kind, told only in the maker's words. */
export interface Loss {
  group: string;
  /** The attribute. */
  of: string;
  better: 'more' | 'less' | 'same';
  /** The maker's words for it. */
  text?: string;
}
