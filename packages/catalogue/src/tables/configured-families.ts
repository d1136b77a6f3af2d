import type { CompiledFamily, FamilyTables } from './family-tables.ts';

/** Families with a configurator, found by what their numbers can start with: so hundreds of them cost a search nothing. */
export interface ConfiguredFamilies {
  readonly startingLike: (text: string) => readonly CompiledFamily[];
}

export function configuredFamilies({ all }: FamilyTables): ConfiguredFamilies {
  const byStart = new Map<string, CompiledFamily[]>();
  for (const family of all)
    for (const start of family.configurator?.starts ?? []) byStart.set(start, [...(byStart.get(start) ?? []), family]);
  const lengths = [...new Set([...byStart.keys()].map(({ length }) => length))];
  return {
    startingLike: (text) => {
      const found = new Set<CompiledFamily>();
      for (const length of lengths)
        if (length <= text.length) for (const family of byStart.get(text.slice(0, length)) ?? []) found.add(family);
      return [...found];
    },
  };
}
