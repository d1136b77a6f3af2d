import { useVirtualizer } from '@tanstack/react-virtual';
import { createElement, useRef } from 'react';
import { createRoot } from 'react-dom/client';

/**
 * Runs in a browser: as many rows as the list of the office, by the same library, with cells of plain text and nothing else. The place of
 * the list says how many rows and columns.
 */
const ROW = 32;
const COLUMN = 150;
const OVERSCAN = 8;

function BareList({ rows, columns }: { rows: number; columns: number }) {
  const scroller = useRef<HTMLDivElement>(null);
  const virtual = useVirtualizer({
    count: rows,
    getScrollElement: () => scroller.current,
    estimateSize: () => ROW,
    overscan: OVERSCAN,
  });
  const shown = virtual.getVirtualItems().map(({ index, start }) =>
    createElement(
      'div',
      { key: index, style: { position: 'absolute', display: 'flex', transform: `translateY(${start}px)` } },
      Array.from({ length: columns }, (_, at) =>
        createElement('div', { key: at, style: { width: COLUMN, height: ROW } }, `Row ${index}, cell ${at}`),
      ),
    ),
  );
  return createElement(
    'div',
    { ref: scroller, tabIndex: 0, 'data-list': '', style: { height: '100%', overflow: 'auto', contain: 'strict' } },
    createElement('div', { style: { position: 'relative', height: virtual.getTotalSize() } }, shown),
  );
}

const place = document.getElementById('list');
if (place !== null) {
  const { rows, columns } = place.dataset;
  createRoot(place).render(createElement(BareList, { rows: Number(rows), columns: Number(columns) }));
}
