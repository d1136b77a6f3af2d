import type { SpecGroup } from '@millrace/contract';

export interface Fact {
  key: string;
  value: string;
}

/**
 * The facts of the summary: the first row of each specification group under the group's title, then their second rows.
 */
export function familyFacts(specs: readonly SpecGroup[], count: number): Fact[] {
  const deepest = Math.max(0, ...specs.map((group) => group.kvo.length));
  const facts: Fact[] = [];
  for (let row = 0; row < deepest; row += 1) {
    for (const group of specs) {
      const entry = group.kvo[row];
      const fact = entry === undefined || row > 0 ? entry : { key: group.title, value: entry.value };
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
