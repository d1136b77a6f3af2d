import type { FamilySpecs, SpecRow } from '@millrace/contract';
import type {
  ContentCategory,
  ContentCircuit,
  ContentDocument,
  ContentFamily,
  ContentFaq,
  ContentPicture,
  ContentProduct,
  CustomerFamily,
  Slug,
} from '@millrace/contract/content';
import type { CompiledConfigurator } from '../numbers/configurators.ts';

export interface FamilyTables {
  readonly all: readonly CompiledFamily[];
  readonly byId: ReadonlyMap<number, CompiledFamily>;
  readonly bySlug: ReadonlyMap<Slug, FamilyVariants>;
}

/** The families of one slug. */
export interface FamilyVariants {
  plain?: CompiledFamily;
  intrinsicallySafe?: CompiledFamily;
}

/** A family with everything it refers to. */
export interface CompiledFamily {
  readonly row: ContentFamily;
  /** As they are shown: made from attributes, and from words. */
  readonly specs: readonly FamilySpecs[];
  readonly head: readonly SpecRow[];
  readonly products: readonly ContentProduct[];
  readonly accessories: readonly ContentProduct[];
  readonly documents: readonly ContentDocument[];
  readonly faqs: readonly ContentFaq[];
  readonly configurator: CompiledConfigurator | null;
  /** Category paths that lead here by a view item, top first, in order of display. */
  readonly paths: readonly (readonly ContentCategory[])[];
  readonly customerFamilies: readonly CustomerFamily[];
  /** The wiring diagrams that are shown. */
  readonly circuits: readonly ContentCircuit[];
  /** The composed pictures that are shown, in order. */
  readonly pictures: readonly ContentPicture[];
}
