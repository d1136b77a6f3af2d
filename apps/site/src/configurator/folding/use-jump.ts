import { useCallback } from 'react';
import { flushSync } from 'react-dom';
import { useBuilder } from '../building/use-builder.ts';
import { groupId } from '../groups/group-id.ts';
import { jumpTo } from '../groups/jump-to.ts';
import { useFolding } from './folding-context.ts';

/** Returns what opens a group and leads to it, by its name. */
export function useJump(): (group: string) => void {
  const { configurator } = useBuilder();
  const folding = useFolding();
  return useCallback(
    (group) => {
      // An element must be open before it can be in view and have the focus.
      flushSync(() => folding.open(group));
      jumpTo(groupId(configurator.configGroups.findIndex(({ name }) => name === group)));
    },
    [configurator, folding],
  );
}
