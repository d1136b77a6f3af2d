import { type DragEvent, type KeyboardEvent, type ReactNode, useState } from 'react';
import type { Branch, CategoryPlace } from './tree.ts';
import { findingsOfPlace, type PlaceFinding } from './use-place-findings.ts';

interface TreeCategory extends CategoryPlace {
  isLive: boolean;
  change?: 'added' | 'changed' | 'removed' | undefined;
}

/** The place where a dragged category would land, counted from the one that the pointer is over. */
type Landing = { id: number; as: 'before' | 'within' | 'after' };

interface TreeListProps {
  branches: readonly Branch<TreeCategory>[];
  present: number | null;
  findings: readonly PlaceFinding[];
  onOpen(id: number): void;
  /** Returns whether anything has changed. */
  onMove(id: number, parentId: number | null, at: number): boolean;
  /** A tile was dropped on a category. */
  onTile(tile: number, category: number): void;
}

const CATEGORY = 'application/x-millrace-category';
/** The type of a dragged tile, for a category that takes it. */
export const TILE = 'application/x-millrace-tile';
/** The upper and the lower part of a row, in which a drop puts a category beside it. */
const EDGE = 0.3;

/** The tree of categories. Arrows go through it, Alt with an arrow moves the one that has the cursor. */
export function TreeList({ branches, present, findings, onOpen, onMove, onTile }: TreeListProps): ReactNode {
  const [closed, setClosed] = useState<ReadonlySet<number>>(new Set());
  const [landing, setLanding] = useState<Landing | null>(null);
  const shown = branches.filter((branch) => !isBelowClosed(branch, branches, closed));
  const focus = (id: number | undefined): void => {
    if (id !== undefined) requestAnimationFrame(() => document.getElementById(`category-${id}`)?.focus());
  };
  const toggle = (id: number, isClosed: boolean): void => {
    const next = new Set(closed);
    if (isClosed) next.add(id);
    else next.delete(id);
    setClosed(next);
  };
  /** The step that a key takes without Alt; null: none. */
  const stepOf = (key: string, { category, hasChildren }: Branch<TreeCategory>, place: number): (() => void) | null => {
    const { id, parentId } = category;
    const isOpen = hasChildren && !closed.has(id);
    switch (key) {
      case 'ArrowDown':
        return () => focus(shown[place + 1]?.category.id);
      case 'ArrowUp':
        return () => focus(shown[place - 1]?.category.id);
      case 'Home':
        return () => focus(shown[0]?.category.id);
      case 'End':
        return () => focus(shown.at(-1)?.category.id);
      case 'ArrowRight':
        return isOpen ? () => focus(shown[place + 1]?.category.id) : () => toggle(id, false);
      case 'ArrowLeft':
        return isOpen ? () => toggle(id, true) : () => focus(parentId ?? undefined);
      case 'Enter':
      case ' ':
        return () => onOpen(id);
      default:
        return null;
    }
  };
  const keyed = (event: KeyboardEvent, branch: Branch<TreeCategory>): void => {
    const { key, altKey, ctrlKey, metaKey } = event;
    if (ctrlKey || metaKey) return;
    const { category } = branch;
    const place = shown.indexOf(branch);
    if (altKey) {
      const target = targetOfKey(key, branch, branches);
      if (target === null) return;
      event.preventDefault();
      if (target.parentId !== null) toggle(target.parentId, false);
      if (onMove(category.id, target.parentId, target.at)) focus(category.id);
      return;
    }
    const go = stepOf(key, branch, place);
    if (go === null) return;
    event.preventDefault();
    go();
  };
  const over = (event: DragEvent, id: number): void => {
    const { types } = event.dataTransfer;
    if (!types.includes(CATEGORY) && !types.includes(TILE)) return;
    event.preventDefault();
    const box = event.currentTarget.getBoundingClientRect();
    const at = (event.clientY - box.top) / box.height;
    const as = types.includes(TILE) || (at > EDGE && at < 1 - EDGE) ? 'within' : at <= EDGE ? 'before' : 'after';
    if (landing?.id !== id || landing.as !== as) setLanding({ id, as });
  };
  const drop = (event: DragEvent, branch: Branch<TreeCategory>): void => {
    event.preventDefault();
    const tile = Number(event.dataTransfer.getData(TILE));
    const id = Number(event.dataTransfer.getData(CATEGORY));
    const { category, siblings } = branch;
    if (tile > 0) onTile(tile, category.id);
    else if (id > 0 && landing?.as === 'within')
      onMove(id, category.id, branches.filter((one) => one.category.parentId === category.id).length);
    else if (id > 0 && landing !== null) {
      const others = siblings.filter((one) => one.id !== id);
      onMove(id, category.parentId, others.indexOf(category) + (landing.as === 'after' ? 1 : 0));
    }
    setLanding(null);
  };
  const entry = shown.some(({ category }) => category.id === present) ? present : (shown[0]?.category.id ?? null);
  return (
    <div className="tree" role="tree" aria-label="Categories">
      {shown.map((branch) => {
        const { category, depth, siblings, hasChildren, isLost } = branch;
        const own = findingsOfPlace(findings, 'categories', category.id);
        const isFault = own.some(({ severity }) => severity === 'error');
        return (
          <div
            key={category.id}
            id={`category-${category.id}`}
            className="tree-item"
            role="treeitem"
            aria-level={depth + 1}
            aria-setsize={siblings.length}
            aria-posinset={siblings.indexOf(category) + 1}
            aria-selected={category.id === present}
            aria-expanded={hasChildren ? !closed.has(category.id) : undefined}
            aria-keyshortcuts="Alt+ArrowUp Alt+ArrowDown Alt+ArrowLeft Alt+ArrowRight"
            tabIndex={category.id === entry ? 0 : -1}
            style={{ paddingLeft: 8 + depth * 18 }}
            data-landing={landing?.id === category.id ? landing.as : undefined}
            draggable
            onKeyDown={(event) => keyed(event, branch)}
            onClick={() => onOpen(category.id)}
            onDragStart={(event) => {
              event.dataTransfer.setData(CATEGORY, String(category.id));
              event.dataTransfer.effectAllowed = 'move';
            }}
            onDragEnd={() => setLanding(null)}
            onDragOver={(event) => over(event, category.id)}
            onDragLeave={() => setLanding(null)}
            onDrop={(event) => drop(event, branch)}
          >
            <span
              className="tree-mark"
              aria-hidden="true"
              onClick={(event) => {
                if (!hasChildren) return;
                event.stopPropagation();
                toggle(category.id, !closed.has(category.id));
              }}
            >
              {hasChildren ? (closed.has(category.id) ? '▸' : '▾') : ''}
            </span>
            <span className="tree-name">{category.name === '' ? `Category ${category.id}` : category.name}</span>
            {category.change === undefined ? null : <i className="tree-changed" role="img" aria-label="changed" />}
            {category.isLive ? null : <span className="soft">not live</span>}
            {isLost ? <span className="finding-mark is-error">no way to it</span> : null}
            {own.length === 0 ? null : (
              <span
                className={`finding-mark is-${isFault ? 'error' : 'warning'}`}
                title={own.map(({ message }) => message).join(' ')}
              >
                {isFault ? 'fault' : 'warning'}
              </span>
            )}
          </div>
        );
      })}
    </div>
  );
}

function isBelowClosed(
  branch: Branch<TreeCategory>,
  branches: readonly Branch<TreeCategory>[],
  closed: ReadonlySet<number>,
): boolean {
  const parents = new Map(branches.map(({ category }) => [category.id, category.parentId]));
  const seen = new Set<number>();
  let at = branch.category.parentId;
  while (at !== null && !seen.has(at)) {
    if (closed.has(at)) return true;
    seen.add(at);
    at = parents.get(at) ?? null;
  }
  return false;
}

/** The place that Alt with an arrow gives a category; null: none. */
function targetOfKey(
  key: string,
  { category, siblings }: Branch<TreeCategory>,
  branches: readonly Branch<TreeCategory>[],
): { parentId: number | null; at: number } | null {
  const at = siblings.indexOf(category);
  const { parentId } = category;
  if (key === 'ArrowUp') return at > 0 ? { parentId, at: at - 1 } : null;
  if (key === 'ArrowDown') return at < siblings.length - 1 ? { parentId, at: at + 1 } : null;
  const before = siblings[at - 1];
  if (key === 'ArrowRight' && before !== undefined)
    return { parentId: before.id, at: branches.filter((one) => one.category.parentId === before.id).length };
  const parent = branches.find((one) => one.category.id === parentId);
  if (key === 'ArrowLeft' && parent !== undefined)
    return { parentId: parent.category.parentId, at: parent.siblings.indexOf(parent.category) + 1 };
  return null;
}
