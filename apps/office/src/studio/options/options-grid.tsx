import type { ConfigGroup } from '@millrace/configurator';
import { attributeOf, groupOf, type OptionColumn, optionCell } from '@millrace/studio';
import { useVirtualizer } from '@tanstack/react-virtual';
import {
  type ClipboardEvent,
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
} from 'react';
import { boxOf, type Cell, focusOf, type Range } from '../../cells/range.ts';
import { type Onward, useCellCursor } from '../../cells/use-cell-cursor.ts';
import { hasLetterKeys } from '../../ui/letter-keys.ts';
import { useStudio } from '../ground/studio-context.tsx';
import { placeOfFinding, type StudioFinding } from '../ground/use-studio-findings.ts';
import { dropSide, useDragOrder } from '../moving/use-drag-order.ts';
import { CellField } from './cell-field.tsx';
import { gridColumns, widthOf } from './column-widths.ts';
import { HEAD, inSight, inSightAcross, placeOfCell, useHeight } from './grid-sight.ts';
import { OpenRules } from './open-rules.tsx';
import { EmptyLine } from './option-empty-line.tsx';
import { cellId, isNumberColumn, OptionLine, ROW } from './option-line.tsx';
import '../../cells/grid.css';

const OVERSCAN = 8;

/** A cell that is edited, and the text it begins with. */
export interface EditedOption extends Cell {
  text: string;
  isWholeChosen: boolean;
}

export interface OptionsGridProps {
  group: ConfigGroup;
  columns: readonly OptionColumn[];
  range: Range;
  setRange(range: Range): void;
  editing: EditedOption | null;
  setEditing(editing: EditedOption | null): void;
  /** The code of the option whose rules are open; null: none. */
  openRules: string | null;
  setOpenRules(code: string | null): void;
  onSet(row: number, column: number, text: string): string | null;
  onAdd(at: number): void;
  onMove(from: number, count: number, to: number): void;
  onCopy(): string;
  onPaste(text: string): void;
  onFillDown(): void;
  onFill(of: ReturnType<typeof boxOf>, into: ReturnType<typeof boxOf>): void;
  onClear(): void;
  onEscape(): void;
}

/**
 * The options of a group in cells, as many as there are: only rows in sight are drawn. The last row, which is empty, begins a new option.
 */
export function OptionsGrid(props: OptionsGridProps): ReactNode {
  const { group, columns, range, setRange, editing, setEditing, openRules, setOpenRules } = props;
  const { sound, published, configurator, findings } = useStudio();
  const options = group.options ?? [];
  const scroller = useRef<HTMLDivElement>(null);
  const grid = useRef<HTMLDivElement>(null);
  const rows = options.length + 1;
  const openAt = openRules === null ? -1 : options.findIndex(({ code }) => code === openRules);
  const rules = useRef<HTMLDivElement>(null);
  const rulesHeight = useHeight(rules, openAt);
  const virtual = useVirtualizer({
    count: rows,
    getScrollElement: () => scroller.current,
    estimateSize: (at) => (at === openAt ? ROW + rulesHeight : ROW),
    overscan: OVERSCAN,
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the row that is open, and its height, are what is measured
  useLayoutEffect(() => virtual.measure(), [virtual, openAt, rulesHeight]);
  const topOf = (at: number): number => at * ROW + (openAt !== -1 && at > openAt ? rulesHeight : 0);

  const before = useMemo(
    () =>
      new Map(
        (published === null ? undefined : groupOf(published, group.name))?.options?.map((one) => [one.code, one]),
      ),
    [published, group.name],
  );
  const place = configurator.configGroups.indexOf(group);
  const found = useMemo(() => byOption(findings, place), [findings, place]);

  const focus = focusOf(range);
  const { row, column } = focus;
  const box = boxOf(range);
  // biome-ignore lint/correctness/useExhaustiveDependencies: who reads on in rules that become longer or shorter stays where they are
  useLayoutEffect(() => inSight(scroller.current, topOf(row)), [row, openAt]);
  useLayoutEffect(() => inSightAcross(scroller.current, columns, column), [columns, column]);
  const isEditing = editing !== null;
  useEffect(() => {
    if (!isEditing && document.activeElement === document.body) grid.current?.focus({ preventScroll: true });
  }, [isEditing]);

  /** As in a list: without a text the cell's own is chosen whole. */
  const begin = (at: Cell, text?: string, isWholeChosen = text === undefined): void => {
    const option = options[at.row];
    const of = columns[at.column];
    if (option === undefined) props.onAdd(options.length);
    else if (of?.is === 'rules') setOpenRules(openRules === option.code ? null : option.code);
    else if (of !== undefined)
      setEditing({
        ...at,
        text: text ?? optionCell(option, of),
        isWholeChosen,
      });
  };
  const left = (onward: Onward): void => {
    setEditing(null);
    cursor.goOn(onward);
  };
  const size = () => ({
    rows,
    columns: columns.length,
    page: Math.max(1, Math.floor((scroller.current?.clientHeight ?? 0) / ROW) - 2),
  });
  const cursor = useCellCursor(grid, {
    range,
    setRange,
    size,
    inSight: (at) => inSight(scroller.current, topOf(at)),
    onFill: props.onFill,
  });
  const { filled } = cursor;
  const move = (from: number, count: number, to: number): void => {
    if (to < 0 || to + count > options.length || from + count > options.length) return;
    props.onMove(from, count, to);
    setRange({ from: { row: to, column: range.from.column }, to: { row: to + count - 1, column: range.to.column } });
  };
  const pressed = (event: KeyboardEvent): void => {
    const { key, altKey } = event;
    const isCtrl = event.ctrlKey || event.metaKey;
    if (event.target !== grid.current) return;
    const step = { ArrowUp: -1, ArrowDown: 1 }[key];
    if (altKey) {
      if (step === undefined) return;
      event.preventDefault();
      event.stopPropagation();
      const bottom = Math.min(box.bottom, options.length - 1);
      move(box.top, bottom - box.top + 1, box.top + step);
      return;
    }
    const { onClear: clear, onEscape: leave, onFillDown: fillDown } = props;
    const did = cursor.press(event, { begin: (isWhole) => begin(focus, undefined, isWhole), fillDown, clear, leave });
    if (did === 'edge') return;
    if (did === 'other') {
      if (key.length !== 1 || isCtrl || isKeyOfStudio(key, columns[column])) return;
      begin(focus, key.trim());
    }
    event.preventDefault();
    event.stopPropagation();
  };
  const order = useDragOrder({
    placeAt: (clientY) => {
      const top = grid.current?.getBoundingClientRect().top ?? 0;
      const down = clientY - top - HEAD;
      const at = Math.floor((openAt !== -1 && down > topOf(openAt) + ROW ? down - rulesHeight : down) / ROW);
      return Math.max(0, Math.min(options.length - 1, at));
    },
    scroller: () => scroller.current,
    onMove: (from, to) => move(from, 1, to),
  });
  const atClipboard = (event: ClipboardEvent, act: () => void): void => {
    if (event.target !== grid.current) return;
    event.preventDefault();
    act();
  };

  const template = gridColumns(columns);
  const edited = editing === null ? undefined : columns[editing.column];
  const open = options[openAt];
  return (
    <div ref={scroller} className="option-scroll" data-testid="option-scroll">
      {/* A grid takes the keys of its cells: the cells themselves have no focus. */}
      <div
        ref={grid}
        role="grid"
        tabIndex={0}
        aria-label={`Options of ${group.name}`}
        aria-rowcount={rows + 1}
        aria-colcount={columns.length + 1}
        aria-multiselectable
        aria-activedescendant={cellId(row, row === options.length ? 0 : column)}
        className="option-grid grid"
        style={{ minWidth: widthOf(columns) }}
        onKeyDown={pressed}
        {...cursor.pointer}
        onDoubleClick={({ target }) => {
          const cell = cursor.cellOf(target);
          if (cell !== null && editing === null && cursor.isOnCell(target)) begin(cell);
        }}
        onCopy={(event) => atClipboard(event, () => event.clipboardData.setData('text/plain', props.onCopy()))}
        onPaste={(event) => atClipboard(event, () => props.onPaste(event.clipboardData.getData('text/plain')))}
      >
        <div role="rowgroup" className="option-head">
          <div
            role="row"
            tabIndex={-1}
            aria-rowindex={1}
            className="option-line"
            style={{ gridTemplateColumns: template }}
          >
            <div role="columnheader" tabIndex={-1} aria-colindex={1} className="option-margin">
              <span className="unseen">Row</span>
            </div>
            {columns.map((one, nth) => (
              <div
                key={one.key}
                role="columnheader"
                tabIndex={-1}
                aria-colindex={nth + 2}
                className={isNumberColumn(one) ? 'is-number' : undefined}
                title={attributeOf(one) === null ? undefined : 'attribute, used by rules'}
              >
                {one.label}
              </div>
            ))}
          </div>
        </div>
        <div role="rowgroup" className="grid-body" style={{ height: virtual.getTotalSize() }}>
          {virtual.getVirtualItems().map(({ index }) => {
            const option = options[index];
            const isIn = index >= box.top && index <= box.bottom;
            if (option === undefined)
              return (
                <EmptyLine
                  key="new"
                  template={template}
                  at={index}
                  top={topOf(index)}
                  isActive={index === row}
                  onAdd={props.onAdd}
                />
              );
            const isFilling = filled !== null && index >= filled.top && index <= filled.bottom;
            return (
              <OptionLine
                key={index}
                at={index}
                top={topOf(index)}
                option={option}
                before={before.get(option.code)}
                isNew={published !== null && !before.has(option.code)}
                columns={columns}
                template={template}
                sound={sound}
                finding={found.get(index)}
                left={isIn ? box.left : -1}
                right={isIn ? box.right : -1}
                isTop={index === box.top}
                isBottom={index === box.bottom}
                active={index === row ? column : -1}
                hasHandle={!isEditing && index === box.bottom}
                fillLeft={isFilling ? filled.left : -1}
                fillRight={isFilling ? filled.right : -2}
                isOpen={index === openAt}
                isDragged={order.drag?.from === index}
                drop={dropSide(order.drag, index)}
                onDrag={order.begin}
              />
            );
          })}
        </div>
      </div>
      {/* Beside the grid: a grid owns nothing but rows. */}
      {editing === null || edited === undefined ? null : (
        <div className="cell-editing" style={{ top: HEAD + topOf(editing.row), ...placeOfCell(grid.current, editing) }}>
          <CellField
            key={`${editing.row} ${editing.column}`}
            label={`${edited.label} of ${options[editing.row]?.code ?? ''}`}
            text={editing.text}
            isWholeChosen={editing.isWholeChosen}
            onTake={(text, onward) => {
              const why = props.onSet(editing.row, editing.column, text);
              if (why === null) left(onward);
              return why;
            }}
            onLeave={() => left('stay')}
          />
        </div>
      )}
      {open === undefined ? null : (
        <div ref={rules} className="option-rules" style={{ top: HEAD + topOf(openAt) + ROW }}>
          <OpenRules
            key={open.code}
            group={group}
            option={open}
            onDone={() => {
              setOpenRules(null);
              grid.current?.focus({ preventScroll: true });
            }}
          />
        </div>
      )}
    </div>
  );
}

const NOT_OF_WORDS: ReadonlySet<string> = new Set(['amount', 'whole', 'yes-no', 'rules']);
/** Keys that a cell leaves to the studio: none where words are typed. */
const isKeyOfStudio = (key: string, column: OptionColumn | undefined): boolean =>
  key === '?' || (hasLetterKeys() && /^[rnt]$/i.test(key) && NOT_OF_WORDS.has(column?.is ?? ''));

type Worst = { severity: 'error' | 'warning'; message: string };

function byOption(findings: readonly StudioFinding[], group: number): ReadonlyMap<number, Worst> {
  const found = new Map<number, Worst>();
  for (const finding of findings) {
    const place = placeOfFinding(finding);
    if (place === null || place.group !== group || place.option === null) continue;
    const known = found.get(place.option);
    if (known === undefined || (known.severity === 'warning' && finding.severity === 'error'))
      found.set(place.option, { severity: finding.severity, message: finding.message });
  }
  return found;
}
