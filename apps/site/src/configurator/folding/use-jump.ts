import { useCallback } from 'react';
import { flushSync } from 'react-dom';
import type { Builder } from '../building/builder.ts';
import { partBuilder } from '../building/part-builder.ts';
import { useBuilder } from '../building/use-builder.ts';
import { nextGroup } from '../groups/group-hint.ts';
import { groupId } from '../groups/group-id.ts';
import { jumpTo } from '../groups/jump-to.ts';
import type { Folding } from './folding.ts';
import { useFolding } from './folding-context.ts';

/** Returns what opens a group and leads to it, by its name; in an assembly to what is to be chosen next in its part. */
export function useJump(): (group: string) => void {
  const builder = useBuilder();
  const folding = useFolding();
  return useCallback((group) => leadTo(builder, folding, group), [builder, folding]);
}

/** Opens a group and leads to it at once. */
export function leadTo(builder: Builder, folding: Folding, group: string): void {
  // An element must be open before it can be in view and have the focus.
  const id = flushSync(() => openTo(builder, folding, group));
  jumpTo(id);
}

function openTo(builder: Builder, folding: Folding, group: string): string {
  const index = builder.configurator.configGroups.findIndex(({ name }) => name === group);
  folding.open(group);
  const part = partBuilder(builder, index);
  const inside = folding.partAt(index);
  const next = part === null ? null : nextGroup(part.getState().evaluation);
  if (part === null || inside === null || next === null) return groupId(index, builder.anchor);
  return openTo(part, inside, next);
}
