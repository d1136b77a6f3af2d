import { foldAddress, type Snapshot } from '@millrace/catalogue';
import type { RedirectHits } from '@millrace/contract/office';
import type { RedirectUse } from '@millrace/database';

/** Each redirect in force with how often it was asked for, the most used first; for office and terminal. */
export function redirectHits({ content }: Pick<Snapshot, 'content'>, uses: readonly RedirectUse[]): RedirectHits[] {
  const known = new Map(uses.map((use) => [use.from, use]));
  return content.redirects
    .map(({ id, from, to }) => {
      const use = known.get(foldAddress(from));
      return { id, from, to, hits: use?.hits ?? 0, lastDay: use?.lastDay ?? null };
    })
    .sort((a, b) => b.hits - a.hits);
}
