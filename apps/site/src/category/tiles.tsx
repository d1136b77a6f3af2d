import type { ViewItem } from '@millrace/contract';
import type { ReactNode } from 'react';
import { viewItemPath } from '../addresses.ts';
import { Tile } from './tile.tsx';

interface TilesProps {
  items: readonly ViewItem[];
  level: 2 | 3;
  /** The number of tiles in the first screen, whose pictures are fetched at once. */
  eager: number;
}

/** Tiles in a grid that share their hairlines. */
export function Tiles({ items, level, eager }: TilesProps): ReactNode {
  return (
    <ul className="tiles">
      {items.map((item, index) => (
        <li key={viewItemPath(item)}>
          <Tile item={item} level={level} isEager={index < eager} />
        </li>
      ))}
    </ul>
  );
}
