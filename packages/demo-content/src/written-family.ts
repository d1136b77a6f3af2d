import type { Configurator } from '@millrace/configurator';
import type { DocumentType } from '@millrace/contract';
import type { AttributeValues } from '@millrace/contract/content';
import type { DrawingSpec } from './drawing-spec.ts';

/** A family as it is written down here; ids are given when all families are put together. */
export interface WrittenFamily {
  slug: string;
  /** The intrinsically-safe variant has the slug of the plain family. */
  intrinsicallySafe?: true;
  name: string;
  description: string;
  /** By the keys of attributes; products have more or others. */
  attributes?: AttributeValues;
  /** Facts that are no attributes. */
  specs: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** Keys of its questions; see faqs/. */
  faqs: readonly string[];
  /** Part numbers. */
  accessories: readonly string[];
  configurator?: Configurator;
  isObsolete?: true;
  isLive?: false;
  isVizzy?: true;
  alert?: { type: string; message: string; effective: string | null; replacements: readonly string[] };
}

/** Names a family among all: its slug, and `-is` after it for the intrinsically-safe variant. */
export type FamilyKey = string;
export const familyKey = (family: Pick<WrittenFamily, 'slug' | 'intrinsicallySafe'>): FamilyKey =>
  family.intrinsicallySafe ? `${family.slug}-is` : family.slug;

/** An amount in dollars; null or 0 is a price on request. */
export type Dollars = number | null;

export interface WrittenProduct {
  partNumber: string;
  name: string;
  description: string;
  price: Dollars;
  configModelNo?: string;
  attributes?: AttributeValues;
  /** Part number, and what to know about it. */
  replacedBy?: string;
  replacedNote?: string;
  /** Paths below /media/. */
  pictures?: readonly string[];
  isObsolete?: true;
  isLive?: false;
}

/** The views a family may have, in the order of the gallery. */
export const views = ['front', 'open', 'dimensions', 'wiring', 'application'] as const;
export interface WrittenPicture {
  /** Under the picture, and its alternative text. */
  text: string;
  shows: DrawingSpec;
}
export type FamilyPictures = Partial<Record<(typeof views)[number], WrittenPicture>>;

/** One document of a family, or of none: `TDS-0412-RevC.pdf`. */
export interface WrittenDocument {
  type: DocumentType;
  number: string;
  revision: string;
  revisedOn: string;
  supersedes?: string;
  name: string;
  /** Category on the Support page; null keeps it off that page. */
  category: string | null;
  /** Wiki guides stand elsewhere. */
  address?: string;
  isLive?: false;
}

export interface WrittenVideo {
  /** On the outside video host. */
  id: string;
  name: string;
  /** Day it was put on the host. */
  uploaded: string;
  poster: Exclude<DrawingSpec, { kind: 'poster' } | { kind: 'step' }>;
}
