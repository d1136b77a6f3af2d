import { useEffect } from 'react';
import type { Builder } from '../building/builder.ts';
import { groupAt } from '../groups/group-id.ts';
import type { Folding } from './folding.ts';

/** Opens the group that the anchor in the address leads to. */
export function useLedTo({ configurator }: Builder, folding: Folding): void {
  useEffect(() => {
    const open = (): void => {
      const { hash } = window.location;
      const group = groupAt(configurator.configGroups, hash);
      if (group === undefined) return;
      folding.open(group.name);
      requestAnimationFrame(() =>
        document.querySelector(hash)?.scrollIntoView({ block: 'start', behavior: 'instant' }),
      );
    };
    open();
    window.addEventListener('hashchange', open);
    return () => window.removeEventListener('hashchange', open);
  }, [configurator, folding]);
}
