import { useEffect } from 'react';
import type { Builder } from '../building/builder.ts';
import { groupAt } from '../groups/group-id.ts';
import { jumpTo } from '../groups/jump-to.ts';
import type { Folding } from './folding.ts';

/** Opens the group that the anchor in the address leads to, as a click on its cell does: the click may have come before the script. */
export function useLedTo({ configurator }: Builder, folding: Folding): void {
  useEffect(() => {
    const open = (): void => {
      const { hash } = window.location;
      const group = groupAt(configurator.configGroups, hash);
      if (group === undefined) return;
      folding.open(group.name);
      requestAnimationFrame(() => jumpTo(hash.slice(1)));
    };
    open();
    window.addEventListener('hashchange', open);
    return () => window.removeEventListener('hashchange', open);
  }, [configurator, folding]);
}
