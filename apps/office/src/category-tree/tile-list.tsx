import { type KeyboardEvent, type ReactNode, useState } from 'react';
import { FindingTexts } from '../inputs/findings/finding-text.tsx';
import { moved } from '../inputs/list-steps.ts';
import { PageLink } from '../navigation/here.tsx';
import { TILE } from './tree-list.tsx';
import { findingsOfPlace, type PlaceFinding } from './use-place-findings.ts';

export interface Tile {
  id: number;
  version: string;
  change: 'added' | 'changed' | 'removed' | undefined;
  title: string;
  summary: string;
  type: string;
  slug: string;
  imgUrl: string;
  adURL: string;
  position: number;
  isLive: boolean;
  isObsolete: boolean;
}

interface TileListProps<Own extends Tile> {
  category: { id: number; name: string; slug: string };
  tiles: readonly Own[];
  isPending: boolean;
  findings: readonly PlaceFinding[];
  /** With the tiles in their new order, the title of the moved one, and its place from 0. */
  onOrder(tiles: readonly Own[], moved: string, at: number): void;
}

const STEPS: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowLeft: -1, ArrowDown: 1, ArrowRight: 1 };

/** The tiles of a category as its page shows them, ordered by drag and by keys. */
export function TileList<Own extends Tile>({
  category,
  tiles,
  isPending,
  findings,
  onOrder,
}: TileListProps<Own>): ReactNode {
  const [dragged, setDragged] = useState<number | null>(null);
  const [over, setOver] = useState<number | null>(null);
  const move = (from: number, to: number): void => {
    const next = moved(tiles, from, to);
    const tile = tiles[from];
    if (next === tiles || tile === undefined) return;
    onOrder(next, tile.title, to);
    requestAnimationFrame(() => document.getElementById(`tile-${tile.id}`)?.focus());
  };
  const keyed = (event: KeyboardEvent, at: number): void => {
    const step = STEPS[event.key];
    if (!event.altKey || step === undefined) return;
    event.preventDefault();
    move(at, at + step);
  };
  const own = findingsOfPlace(findings, 'categories', category.id);
  return (
    <>
      <header className="pane-title">
        <PageLink className="pane-back" href="/office/category-tree">
          All categories
        </PageLink>
        <div>
          <h2>{category.name}</h2>
          <p className="soft">
            {tiles.length === 1 ? '1 tile' : `${tiles.length} tiles`} on the page /category/{category.slug}
          </p>
        </div>
        <PageLink className="button" href={`/office/rows/categories/${category.id}`}>
          Open its form
        </PageLink>
        <PageLink className="button" href="/office/rows/viewitems/new">
          Add a tile
        </PageLink>
      </header>
      <div className="pane-body">
        <FindingTexts findings={own} />
        {tiles.length === 0 && !isPending ? (
          <p className="pane-nothing">No tile is on this page yet. Add one, or drop one of another page on it.</p>
        ) : null}
        <ol className="tree-tiles" aria-label={`Tiles of ${category.name}`}>
          {tiles.map((tile, at) => {
            const faults = findingsOfPlace(findings, 'viewItems', tile.id);
            return (
              <li
                key={tile.id}
                className={dragged === at ? 'tree-tile is-dragged' : 'tree-tile'}
                data-over={
                  over === at && dragged !== null && dragged !== at ? (dragged < at ? 'after' : 'before') : undefined
                }
                data-fault={faults.some(({ severity }) => severity === 'error') ? 'error' : undefined}
                draggable
                onDragStart={(event) => {
                  event.dataTransfer.setData(TILE, String(tile.id));
                  event.dataTransfer.effectAllowed = 'move';
                  setDragged(at);
                }}
                onDragEnd={() => {
                  setDragged(null);
                  setOver(null);
                }}
                onDragOver={(event) => {
                  if (dragged === null) return;
                  event.preventDefault();
                  setOver(at);
                }}
                onDrop={(event) => {
                  event.preventDefault();
                  if (dragged !== null) move(dragged, at);
                  setDragged(null);
                  setOver(null);
                }}
              >
                <button
                  id={`tile-${tile.id}`}
                  className="form-grip"
                  type="button"
                  aria-label={`${tile.title}, place ${at + 1} of ${tiles.length}; Alt and an arrow move it`}
                  aria-keyshortcuts="Alt+ArrowUp Alt+ArrowDown"
                  onKeyDown={(event) => keyed(event, at)}
                >
                  ⠿
                </button>
                <span className="tree-picture">
                  {tile.imgUrl === '' ? null : (
                    <img src={`/media/${tile.imgUrl}`} alt="" loading="lazy" decoding="async" draggable={false} />
                  )}
                </span>
                <span className="tree-tile-words">
                  <PageLink href={`/office/rows/viewitems/${tile.id}`} draggable={false}>
                    {tile.title === '' ? `Tile ${tile.id}` : tile.title}
                  </PageLink>
                  <span>{tile.summary}</span>
                  <span className="soft">
                    {tile.adURL === '' ? `${tile.type} ${tile.slug}` : tile.adURL}
                    {tile.isLive ? '' : ' · not live'}
                    {tile.isObsolete ? ' · obsolete' : ''}
                    {tile.change === undefined ? '' : ' · changed in the draft'}
                  </span>
                  {faults.map(({ message, severity }) => (
                    <span key={message} className={severity === 'error' ? 'fault' : 'warning'}>
                      {message}
                    </span>
                  ))}
                </span>
              </li>
            );
          })}
        </ol>
      </div>
    </>
  );
}
