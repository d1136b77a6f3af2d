import { settingsFrom } from '@millrace/contract';
import type { Content, WrittenModelNumber } from '@millrace/contract/content';
import type { Candidate } from './checks/check.ts';
import { type Diagnostic, isError } from './checks/diagnostic.ts';
import { diagnose } from './checks/index.ts';
import { compileConfigurators } from './numbers/configurators.ts';
import { configuredFamilies } from './numbers/configured-families.ts';
import { compileSearch } from './search/search.ts';
import type { FamilyTables } from './snapshot/family-tables.ts';
import { customerTables } from './snapshot/private-label.ts';
import type { ProductTables, Snapshot } from './snapshot/snapshot.ts';
import { categoryTables, familyTables, orderContent, partNumberTable } from './snapshot/tables.ts';

export interface CompileOptions {
  revision: number;
  /** The time of publication; absent for content that nobody published. */
  publishedAt?: Date | null;
  /** The snapshot before: what it knows of configurators that have not changed is kept. */
  previous?: Snapshot;
}

export type Compiled =
  | { ok: true; snapshot: Snapshot; warnings: Diagnostic[] }
  | { ok: false; diagnostics: Diagnostic[] };

/** Content of one revision, checked as a whole, to one immutable snapshot; or everything that is wrong with it. */
export function compile(content: Content, { revision, publishedAt = null, previous }: CompileOptions): Compiled {
  const ordered = orderContent(content);
  const configurators = compileConfigurators(ordered, previous?.configurators ?? new Map());
  const categories = categoryTables(ordered);
  const families = familyTables(ordered, categories, configurators);
  const candidate: Candidate = { content: ordered, categories, families, configurators };
  const diagnostics = diagnose(candidate);
  if (diagnostics.some(isError)) return { ok: false, diagnostics };
  const products = productTables(candidate.content, families);
  return {
    ok: true,
    snapshot: {
      revision,
      publishedAt,
      content: ordered,
      categories,
      families,
      products,
      customers: customerTables(ordered),
      configurators,
      configured: configuredFamilies(families),
      settings: settingsFrom(ordered.settings),
      search: compileSearch(families),
    },
    warnings: diagnostics,
  };
}

/** A live product's number goes before that of one that is not; a number as ordered before one as on the label. */
function productTables({ products }: Content, { byId }: FamilyTables): ProductTables {
  const byModelNumber: Map<WrittenModelNumber, (typeof products)[number]> = new Map();
  const numbered = products.filter(({ configModelNo }) => configModelNo !== null);
  const live = [...numbered.filter(({ isLive }) => isLive), ...numbered.filter(({ isLive }) => !isLive)];
  for (const form of ['itemNo', 'itemNoAlt'] as const)
    for (const product of live) {
      const written = product.configModelNo ?? '';
      const reading = byId.get(product.familyId)?.configurator?.read(written);
      for (const number of [written, reading?.ok === true ? reading[form] : written])
        if (!byModelNumber.has(number)) byModelNumber.set(number, product);
    }
  return { byPartNumber: partNumberTable(products), byModelNumber };
}
