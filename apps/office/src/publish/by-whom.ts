import type { DraftChangeAnswer } from '@millrace/contract/office';

/** Names who changed the rows of a draft, with how many each, who changed most first: `Anna 13, Dana 1`. */
export function byWhom(
  changes: readonly Pick<DraftChangeAnswer, 'changedBy'>[],
  who: (id: string | null) => string,
): string {
  const counts = Map.groupBy(changes, ({ changedBy }) => changedBy);
  if (counts.size === 1) return who(changes[0]?.changedBy ?? null);
  return [...counts]
    .map(([by, own]) => ({ by, count: own.length }))
    .sort((one, other) => other.count - one.count)
    .map(({ by, count }) => `${who(by)} ${count}`)
    .join(', ');
}
