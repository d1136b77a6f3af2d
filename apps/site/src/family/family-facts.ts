import type { FamilySpecs, SpecRow } from '@millrace/contract';

/**
 * The facts of the summary: what the maker puts into the head. Where that is nothing, the first row of each group of the specifications
 * under the group's title, then their second rows.
 */
export function familyFacts(
  { head, specs }: { head?: readonly SpecRow[]; specs: readonly FamilySpecs[] },
  count: number,
): SpecRow[] {
  if (head !== undefined && head.length > 0) return head.slice(0, count);
  const deepest = Math.max(0, ...specs.map((group) => group.kvo.length));
  const facts: SpecRow[] = [];
  for (let row = 0; row < deepest; row += 1) {
    for (const group of specs) {
      const entry = group.kvo[row];
      const fact = entry === undefined || row > 0 ? entry : { ...entry, key: group.title };
      if (fact !== undefined && !facts.some((known) => known.key === fact.key)) facts.push(fact);
      if (facts.length === count) return facts;
    }
  }
  return facts;
}

/** Replacement part numbers of an alert: a list separated by commas. */
export function replacementParts(prodRep: string | null): string[] {
  return (prodRep ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
}
