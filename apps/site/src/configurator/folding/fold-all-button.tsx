import { useSyncExternalStore } from 'react';
import { useFolding } from './folding-context.ts';

/** Opens all groups, or folds those that need no choice. */
export function FoldAllButton() {
  const folding = useFolding();
  const areAllOpen = useSyncExternalStore(folding.subscribe, folding.isAllOpen, folding.isAllOpen);
  return (
    <p className="cfg-all">
      <button className="button-link" type="button" onClick={() => folding.foldAll(!areAllOpen)}>
        {areAllOpen ? 'Fold answered groups' : 'Show all groups'}
      </button>
    </p>
  );
}
