import type { ContentKind } from '@millrace/contract/content';
import type { Finding } from '@millrace/contract/office';
import { useVirtualizer } from '@tanstack/react-virtual';
import {
  type ClipboardEvent,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useRef,
} from 'react';
import { type Box, boxOf, type Cell, focusOf, type Range } from '../cells/range.ts';
import { type Onward, useCellCursor } from '../cells/use-cell-cursor.ts';
import { printValue, showValue } from '../fields/print-value.ts';
import { goTo } from '../navigation/here.tsx';
import { countWords } from '../ui/printing.ts';
import { BeforeCard, isChangedIn, useShownChange } from './before-card.tsx';
import { CellEditor } from './cell-editor.tsx';
import { GridHead } from './grid-head.tsx';
import { cellId, GridRow, MARGIN, ROW } from './grid-row.tsx';
import { type Readings, readingOf } from './numbers/read-numbers.ts';
import { useFlight } from './rows/use-flight.ts';
import { withAhead } from './rows/use-sight.ts';
import type { ShownList } from './use-list-view.ts';
import type { RowSeen, Rows } from './use-rows.ts';

const OVERSCAN = 8;
const HEAD = 58;
/** Room that the card of a change needs, in pixels. */
const CARD = { width: 372, height: 96 };

/** A cell that is edited, the text it begins with, and the row as its writer saw it: another may stand at its place by then. */
export interface Editing extends Cell {
  text: string;
  /** All of the text is chosen at first: the next letter replaces it. */
  isWholeChosen: boolean;
  of: RowSeen;
}

/** A row that was written in the list, and its place in it. */
export interface Written {
  id: number;
  row: number;
}

export interface GridProps {
  kind: ContentKind;
  name: string;
  list: ShownList;
  rows: Rows;
  draft: string | null;
  range: Range;
  /** `after` is the row that was written, where its edit moved the focus on. */
  setRange(range: Range, after?: Written): void;
  editing: Editing | null;
  setEditing(editing: Editing | null): void;
  typed(id: number): Readonly<Record<string, unknown>> | undefined;
  /** The row in the version that a cell of it is seen in. */
  seen(row: RowSeen, field: string): RowSeen;
  findings: ReadonlyMap<number, readonly Finding[]>;
  readings: Readings;
  onSight(from: number, to: number): void;
  onPut(row: RowSeen, field: string, value: unknown): void;
  onCopy(box: Box): string | null;
  onPaste(text: string): void;
  onFill(): void;
  /** Cells are to repeat those of a range beside them. */
  onFillInto(of: Box, into: Box): void;
  /** The row at a place is about to be opened. */
  onOpen(at: number): void;
  onClear(): void;
  onEscape(): void;
  filterField: RefObject<HTMLInputElement | null>;
}

/** The grid of a list: only rows in sight are drawn, the margin and the title stand still. */
export function Grid(props: GridProps): ReactNode {
  const { list, rows, range, setRange, editing, setEditing } = props;
  const { fields } = list;
  const scroller = useRef<HTMLDivElement>(null);
  const grid = useRef<HTMLDivElement>(null);
  const change = useShownChange(scroller);
  const virtual = useVirtualizer({
    count: rows.total,
    getScrollElement: () => scroller.current,
    estimateSize: () => ROW,
    overscan: OVERSCAN,
  });
  const items = virtual.getVirtualItems();
  const flight = useFlight({ from: items[0]?.index ?? 0, to: items.at(-1)?.index ?? -1 });
  const { from, to } = flight.drawn;
  // After a jump all rows are others: they are drawn into the elements of those before, in their order. New ones would take longer than a
  // frame.
  const drawn = useRef({ from, to, offset: 0 });
  const { current: before } = drawn;
  const isJump = from > before.to || to < before.from;
  const offset = before.offset + (isJump ? from - before.from : 0);
  drawn.current = { from, to, offset };
  const drawnRows = useRef<ReactNode>(null);
  const { onSight } = props;
  const ahead = withAhead(from, Math.max(from, to), rows.total);
  useEffect(() => onSight(ahead.from, ahead.to), [onSight, ahead.from, ahead.to]);

  const box = boxOf(range);
  const focus = focusOf(range);
  const { row, column } = focus;
  useLayoutEffect(() => {
    if (row < rows.total) inSightDown(scroller.current, row);
    inSightAcross(scroller.current, fields, column);
  }, [row, column, fields, rows.total]);
  const isEditing = editing !== null;
  useEffect(() => {
    if (!isEditing && document.activeElement === document.body) grid.current?.focus({ preventScroll: true });
  }, [isEditing]);

  const open = (at: number): void => {
    const line = rows.rowAt(at);
    if (line === undefined) return;
    props.onOpen(at);
    goTo(`/office/rows/${props.kind}/${line.id}`);
  };
  /** Without a text the cell's own is chosen whole, so that what is typed replaces it, as it does without opening. */
  const begin = (place: Cell, text?: string, isWholeChosen = text === undefined): void => {
    const field = fields[place.column];
    const line = rows.rowAt(place.row);
    if (field === undefined || line === undefined || field.isReadOnly || line.change === 'removed') return;
    const value = { ...line.row, ...props.typed(line.id) }[field.name];
    setEditing({ ...place, of: props.seen(line, field.name), text: text ?? printValue(field, value), isWholeChosen });
  };
  const taken = (value: unknown, onward: Onward): void => {
    if (editing === null) return;
    const field = fields[editing.column];
    if (field !== undefined) props.onPut(editing.of, field.name, value);
    left(onward, { id: editing.of.id, row: editing.row });
  };
  const left = (onward: Onward, after?: Written): void => {
    setEditing(null);
    cursor.goOn(onward, (next) => setRange(next, after));
  };
  const size = () => ({
    rows: rows.total,
    columns: fields.length,
    page: Math.max(1, Math.floor((scroller.current?.clientHeight ?? 0) / ROW) - 3),
  });

  const cursor = useCellCursor(grid, {
    range,
    setRange,
    size,
    apart: '.cell-editor, .before-card, a',
    inSight: (at) => inSightDown(scroller.current, at),
    onFill: props.onFillInto,
  });
  const { filled } = cursor;

  const pressed = (event: KeyboardEvent): void => {
    const { key, altKey } = event;
    const isCtrl = event.ctrlKey || event.metaKey;
    if (event.target !== grid.current || rows.total === 0) return;
    if (altKey && key === 'ArrowDown') {
      event.preventDefault();
      change.show(focus);
    }
    if (altKey) return;
    if (key === 'Enter' && isCtrl) open(row);
    else {
      const { onClear: clear, onEscape: leave, onFill: fillDown } = props;
      const did = cursor.press(event, { begin: (isWhole) => begin(focus, undefined, isWhole), fillDown, clear, leave });
      if (did === 'edge') return;
      if (did === 'other') {
        if (key === '/') props.filterField.current?.focus();
        else if (key.length === 1 && !isCtrl && key !== '?')
          begin(focus, fields[column]?.widget.is === 'yes-no' ? undefined : key.trim());
        else return;
      }
    }
    event.preventDefault();
    event.stopPropagation();
  };
  const copied = (event: ClipboardEvent): void => {
    if (event.target !== grid.current) return;
    const text = props.onCopy(box);
    if (text === null) return;
    event.clipboardData.setData('text/plain', text);
    event.preventDefault();
  };
  const pasted = (event: ClipboardEvent): void => {
    if (event.target !== grid.current) return;
    event.preventDefault();
    props.onPaste(event.clipboardData.getData('text/plain'));
  };

  const shownLine = change.cell === null ? undefined : rows.rowAt(change.cell.row);
  const changedField = change.cell === null ? undefined : fields[change.cell.column];
  const changed = changedField !== undefined && isChangedIn(shownLine, changedField.name) ? shownLine : undefined;
  const closeCard = (): void => {
    change.show(null);
    grid.current?.focus({ preventScroll: true });
  };

  // In flight the same rows stay, hidden: React does not look at them at all.
  if (!flight.isFlying)
    drawnRows.current = placesIn(from, Math.min(to, rows.total - 1)).map((index) => {
      const line = rows.rowAt(index);
      const isIn = index >= box.top && index <= box.bottom;
      return (
        <GridRow
          key={index - offset}
          kind={props.kind}
          at={index}
          line={line}
          fields={fields}
          draft={props.draft}
          typed={line === undefined ? undefined : props.typed(line.id)}
          findings={line === undefined ? undefined : props.findings.get(line.id)}
          read={line === undefined ? undefined : readingOf(props.readings, { ...line.row, ...props.typed(line.id) })}
          called={rows.calledAt(index)}
          left={isIn ? box.left : -1}
          right={isIn ? box.right : -1}
          isTop={index === box.top}
          isBottom={index === box.bottom}
          active={index === row ? column : -1}
          hasHandle={!isEditing && index === box.bottom}
          filled={filled !== null && index >= filled.top && index <= filled.bottom ? filled : null}
        />
      );
    });
  const width = MARGIN + fields.reduce((sum, field) => sum + field.width, 0);
  const edited = editing === null ? undefined : fields[editing.column];
  return (
    <div
      ref={scroller}
      className={`grid-scroll ${rows.isOld ? 'is-old' : ''} ${flight.isFlying ? 'is-flying' : ''}`}
      data-testid="grid-scroll"
    >
      {flight.isFlying ? (
        <div className="grid-flight" aria-hidden="true">
          <span className="floating figures">
            {countWords(flight.seen.from + 1)} of {countWords(rows.total)}
          </span>
        </div>
      ) : null}
      <div
        ref={grid}
        role="grid"
        tabIndex={0}
        aria-label={props.name}
        aria-rowcount={rows.total + 2}
        aria-colcount={fields.length + 1}
        aria-multiselectable
        aria-activedescendant={rows.total > 0 ? cellId(row, column) : undefined}
        className="grid"
        style={{ width }}
        onKeyDown={pressed}
        {...cursor.pointer}
        onDoubleClick={({ target }) => {
          const cell = cursor.cellOf(target);
          if (cell !== null && editing === null && cursor.isOnCell(target)) begin(cell);
        }}
        onClickCapture={({ target }) => {
          const isLink = target instanceof Element && target.closest('a') !== null;
          if (isLink) props.onOpen(cursor.cellOf(target)?.row ?? 0);
        }}
        onCopy={copied}
        onPaste={pasted}
      >
        <GridHead list={list} box={box} faults={rows.faults} filterField={props.filterField} />
        <div role="rowgroup" className="grid-body" style={{ height: rows.total * ROW }}>
          {drawnRows.current}
        </div>
      </div>
      {/* Beside the grid: a grid owns nothing but rows. */}
      {editing === null || edited === undefined ? null : (
        <div
          className="cell-editing"
          style={{ top: HEAD + editing.row * ROW, left: leftOf(fields, editing.column), width: edited.width + 1 }}
        >
          <CellEditor
            key={`${editing.row} ${editing.column}`}
            field={edited}
            draft={props.draft}
            text={editing.text}
            isWholeChosen={editing.isWholeChosen}
            onTake={taken}
            onLeave={() => left('stay')}
          />
        </div>
      )}
      {changed === undefined || changedField === undefined || editing !== null ? null : (
        <BeforeCard
          key={`${changed.id} ${changedField.name}`}
          draft={props.draft}
          title={showValue(fields[0] ?? changedField, changed.row?.[fields[0]?.name ?? ''])}
          field={changedField}
          line={changed}
          read={readingOf(props.readings, changed.row)}
          {...placeOfCard(scroller.current, change.cell ?? focus, leftOf(fields, change.cell?.column ?? 0))}
          isByKey={change.isByKey}
          onPutBack={() => {
            props.onPut(changed, changedField.name, changed.before?.[changedField.name] ?? null);
            closeCard();
          }}
          onLeave={closeCard}
        />
      )}
    </div>
  );
}

const placesIn = (from: number, to: number): number[] =>
  Array.from({ length: Math.max(0, to - from + 1) }, (_, nth) => from + nth);

const leftOf = (fields: ShownList['fields'], column: number): number =>
  MARGIN + fields.slice(0, column).reduce((sum, field) => sum + field.width, 0);

/** Below the cell, or above it where there is no room, and never beyond what is in sight. */
function placeOfCard(scroller: HTMLElement | null, { row }: Cell, left: number) {
  const { scrollTop = 0, scrollLeft = 0, clientHeight = 0, clientWidth = 0 } = scroller ?? {};
  const isAbove = (row + 1) * ROW - scrollTop + HEAD + CARD.height > clientHeight;
  const most = scrollLeft + clientWidth - CARD.width;
  return { isAbove, place: { top: HEAD + (isAbove ? row : row + 1) * ROW, left: Math.min(left, most) } };
}

/** Scrolls a row out from behind the head, and in from below. All rows are of one height, so nothing has to be measured. */
function inSightDown(scroller: HTMLDivElement | null, row: number): void {
  if (scroller === null) return;
  const top = row * ROW;
  const lowest = top + ROW + HEAD - scroller.clientHeight;
  if (top < scroller.scrollTop) scroller.scrollTop = top;
  else if (lowest > scroller.scrollTop) scroller.scrollTop = lowest;
}

/** Scrolls a column out from behind the frozen ones, and in from the right. */
function inSightAcross(scroller: HTMLDivElement | null, fields: ShownList['fields'], column: number): void {
  const field = fields[column];
  if (scroller === null || field === undefined || column === 0) return;
  const frozen = MARGIN + (fields[0]?.width ?? 0);
  const left = leftOf(fields, column);
  if (left - scroller.scrollLeft < frozen) scroller.scrollLeft = left - frozen;
  else if (left + field.width > scroller.scrollLeft + scroller.clientWidth)
    scroller.scrollLeft = left + field.width - scroller.clientWidth;
}
