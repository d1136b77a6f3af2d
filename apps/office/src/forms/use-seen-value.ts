import type { ContentKind } from '@millrace/contract/content';
import { contentKinds } from '@millrace/contract/content';
import { mergeRows } from '@millrace/drafts';
import { useEffect, useRef } from 'react';

const TYPED_IN = 'input, textarea, [contenteditable]';
const TICKED = '[type="checkbox"], [type="radio"], [type="file"]';

/** A value of a field, and the version of the row that it was made from. */
interface Made {
  version: string;
  value: unknown;
}

/**
 * Returns a function that makes a value that is typed from what its writer saw. A field shows what was typed into it as long as the cursor
 * is in it, whatever others write meanwhile: so the value is made from the version in which it was seen at the first key, and of a list
 * that goes on changing beside it, from the list of then. `seenIn`: the version that a field is seen in now.
 */
export function useSeenValue(
  kind: ContentKind,
  seenIn: (field: string) => string,
): (field: string, shown: unknown, typed: unknown) => Made {
  const held = useRef<(Made & { in: Element; field: string }) | null>(null);
  useEffect(() => {
    const left = (): void => {
      held.current = null;
    };
    addEventListener('focusout', left);
    return () => removeEventListener('focusout', left);
  }, []);
  return (field, shown, typed) => {
    const { activeElement } = document;
    const isTyped = activeElement?.matches(TYPED_IN) === true && !activeElement.matches(TICKED);
    if (!isTyped) return { version: seenIn(field), value: typed };
    const before = held.current?.in === activeElement && held.current.field === field ? held.current : null;
    const value =
      before === null ? typed : carriedOver(kind, field, { base: shown, mine: typed, theirs: before.value });
    held.current = { in: activeElement, field, version: before?.version ?? seenIn(field), value };
    return held.current;
  };
}

/** An edit of one list, as a change of another; where both differ, as it was typed. */
export function carriedOver(
  kind: ContentKind,
  field: string,
  { base, mine, theirs }: { base: unknown; mine: unknown; theirs: unknown },
): unknown {
  const sides = { base: { [field]: base }, mine: { [field]: mine }, theirs: { [field]: theirs } };
  return mergeRows<Record<string, unknown>>(contentKinds[kind].lists, sides).row[field];
}
