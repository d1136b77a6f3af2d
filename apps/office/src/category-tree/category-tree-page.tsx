import { request } from '@millrace/contract';
import { officeCalls, type StaffSession } from '@millrace/contract/office';
import { type ReactNode, useState } from 'react';
import { faultWords, officeTransport } from '../api/office-transport.ts';
import { useDraft } from '../draft/draft-context.tsx';
import { useAllRows } from '../draft/use-all-rows.ts';
import { goTo, PageLink, useQuestion } from '../navigation/here.tsx';
import { useTellUnknown } from '../navigation/unknown-asked.tsx';
import { Panes } from '../panes/panes.tsx';
import { Fault } from '../ui/fault.tsx';
import { TileList } from './tile-list.tsx';
import { branchesOf, movedCategory, placesFor } from './tree.ts';
import { TreeList } from './tree-list.tsx';
import { Unplaced } from './unplaced.tsx';
import { usePlaceFindings } from './use-place-findings.ts';
import './category-tree.css';

const text = (value: unknown): string => (typeof value === 'string' ? value : '');
const number = (value: unknown): number => (typeof value === 'number' ? value : 0);

/** `/office/category-tree?category=3`: the tree of categories, and the tiles on the page of one, in their order. */
export function CategoryTreePage(_: { session: StaffSession }): ReactNode {
  const { values, with: addressWith } = useQuestion();
  const { id: draft, writeMany } = useDraft();
  const [told, setTold] = useState('');
  const categories = useAllRows('categories', '', (row) => ({
    name: text(row['name']),
    slug: text(row['slug']),
    parentId: typeof row['parentId'] === 'number' ? row['parentId'] : null,
    position: number(row['position']),
    isLive: row['isLive'] === true,
  }));
  const places = categories.rows.map(({ id, version, change, row }) => ({ ...row, id, version, change }));
  const branches = branchesOf(places);
  const wanted = Number(values['category']);
  const isThere = categories.isPending || values['category'] === undefined || places.some(({ id }) => id === wanted);
  useTellUnknown('category', isThere ? null : (values['category'] ?? null));
  const present = places.find(({ id }) => id === wanted) ?? branches[0]?.category ?? null;
  const tiles = useAllRows(
    'viewItems',
    JSON.stringify({ categoryId: present?.id ?? 0 }),
    (row) => ({
      title: text(row['title']),
      summary: text(row['summary']),
      type: text(row['type']),
      slug: text(row['slug']),
      imgUrl: text(row['imgUrl']),
      adURL: text(row['adURL']),
      categoryId: number(row['categoryId']),
      position: number(row['position']),
      isLive: row['isLive'] === true,
      isObsolete: row['isObsolete'] === true,
    }),
    present !== null,
  );
  const shownTiles = tiles.rows
    .map(({ id, version, change, row }) => ({ ...row, id, version, change }))
    .filter(({ categoryId }) => categoryId === present?.id)
    .sort((a, b) => a.position - b.position || a.id - b.id);
  const findings = usePlaceFindings(draft);

  const moveCategory = (id: number, parentId: number | null, at: number): boolean => {
    const changes = movedCategory(places, id, parentId, at);
    const name = places.find((one) => one.id === id)?.name ?? '';
    if (changes === null) {
      setTold(`${name} cannot lie within itself.`);
      return false;
    }
    if (changes.length === 0) return false;
    writeMany(
      changes.flatMap((change) => {
        const row = places.find((one) => one.id === change.id);
        return row === undefined ? [] : [{ kind: 'categories' as const, version: row.version, ...change }];
      }),
    );
    const parent = places.find((one) => one.id === parentId)?.name;
    setTold(`${name} stands at place ${at + 1} ${parent === undefined ? 'of the top' : `below ${parent}`}.`);
    return true;
  };
  const orderTiles = (order: readonly (typeof shownTiles)[number][], moved: string, at: number): void => {
    writeMany(
      placesFor(order).flatMap(({ id, position }) => {
        const tile = order.find((one) => one.id === id);
        return tile === undefined
          ? []
          : [{ kind: 'viewItems' as const, id, version: tile.version, fields: { position } }];
      }),
    );
    setTold(`${moved} stands at place ${at + 1} of ${order.length}.`);
  };
  /** A tile that is dropped on a category goes to the end of its page. */
  const takeTile = async (tileId: number, categoryId: number): Promise<void> => {
    const tile = shownTiles.find(({ id }) => id === tileId);
    const name = places.find(({ id }) => id === categoryId)?.name ?? '';
    if (tile === undefined || categoryId === present?.id) return;
    try {
      const position = 1 + (await lastPlace(categoryId, draft));
      writeMany([{ kind: 'viewItems', id: tile.id, version: tile.version, fields: { categoryId, position } }]);
      setTold(`${tile.title} is now on the page of ${name}, as the last one.`);
    } catch (fault) {
      setTold(faultWords(fault));
    }
  };
  const error = categories.error ?? tiles.error;
  return (
    <Panes title="Category tree" hasSelected={values['category'] !== undefined} kind="tree-panes">
      <section aria-label="Categories">
        <header className="pane-head">
          <h2>Categories</h2>
          <span className="soft figures">{categories.isPending ? '' : places.length}</span>
          <PageLink className="button tree-add" href="/office/rows/categories/new">
            Add
          </PageLink>
        </header>
        <Fault words={error === null ? null : faultWords(error)} />
        {categories.isPending ? <p className="pane-nothing">Reading …</p> : null}
        <TreeList
          branches={branches}
          present={present?.id ?? null}
          findings={findings}
          onOpen={(id) => goTo(addressWith({ category: String(id) }))}
          onMove={moveCategory}
          onTile={(tile, category) => void takeTile(tile, category)}
        />
        <p className="tree-keys soft">
          Drag, or <kbd>Alt</kbd> with <kbd>↑</kbd> <kbd>↓</kbd> for the order, <kbd>→</kbd> into the one above,{' '}
          <kbd>←</kbd> out again. <kbd>Ctrl Z</kbd> takes it back.
        </p>
      </section>
      <section aria-label="Tiles">
        <p className="tree-told" role="status">
          {told}
        </p>
        {present === null ? null : (
          <TileList
            key={present.id}
            category={present}
            tiles={shownTiles}
            isPending={tiles.isPending}
            findings={findings}
            onOrder={orderTiles}
          />
        )}
        <Unplaced
          findings={findings}
          category={present}
          after={Math.max(0, ...shownTiles.map(({ position }) => position))}
        />
      </section>
    </Panes>
  );
}

/** The last place that a tile of a category has; 0: it has none. */
async function lastPlace(categoryId: number, draft: string | null): Promise<number> {
  const { rows } = await request(officeTransport, officeCalls.officeRows, {
    params: { kind: 'viewItems' },
    query: {
      filter: JSON.stringify({ categoryId }),
      sort: '-position',
      page: 1,
      pageSize: 1,
      ...(draft === null ? {} : { draft }),
    },
  });
  return number(rows[0]?.row?.['position']);
}
