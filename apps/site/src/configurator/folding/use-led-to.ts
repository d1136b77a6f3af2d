import { useEffect } from 'react';
import type { Builder } from '../building/builder.ts';
import { groupAt } from '../groups/group-id.ts';
import type { Folding } from './folding.ts';
import { leadTo } from './use-jump.ts';

/** Opens the group that the anchor in the address leads to, as a click on its cell does: the click may have come before the script. */
export function useLedTo(builder: Builder, folding: Folding): void {
  useEffect(() => {
    const open = (): void => {
      const group = groupAt(builder.configurator.configGroups, window.location.hash);
      if (group !== undefined) requestAnimationFrame(() => leadTo(builder, folding, group.name));
    };
    open();
    window.addEventListener('hashchange', open);
    return () => window.removeEventListener('hashchange', open);
  }, [builder, folding]);
}
