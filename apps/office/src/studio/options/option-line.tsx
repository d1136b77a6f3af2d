import type { ConfigOption, Configurator } from '@millrace/configurator';
import { attributeOf, type OptionColumn, optionCell } from '@millrace/studio';
import { memo, type PointerEvent, type ReactNode } from 'react';
import { HANDLE } from '../../cells/use-fill-handle.ts';
import { Mark } from '../../ui/mark.tsx';
import { amountWords } from '../ground/price-words.ts';
import { Grip } from '../moving/grip.tsx';
import { RuleCell, rulesDiffer } from './rule-cell.tsx';

export const ROW = 32;
export const cellId = (row: number, column: number): string => `option-${row}-${column}`;

export interface OptionLineProps {
  at: number;
  /** From the top of the rows, in pixels. */
  top: number;
  option: ConfigOption;
  /** As it is published; undefined: it is not. */
  before: ConfigOption | undefined;
  isNew: boolean;
  columns: readonly OptionColumn[];
  /** How CSS lays them out. */
  template: string;
  /** The meaning of names in rules. */
  sound: Configurator;
  finding: { severity: 'error' | 'warning'; message: string } | undefined;
  /** The selected columns, the last within; -1: none. */
  left: number;
  right: number;
  isTop: boolean;
  isBottom: boolean;
  /** The column that has the focus; -1: it is in another row. */
  active: number;
  hasHandle: boolean;
  /** Columns that the handle would fill; -1: none. */
  fillLeft: number;
  fillRight: number;
  isOpen: boolean;
  isDragged: boolean;
  drop: 'before' | 'after' | undefined;
  onDrag(event: PointerEvent, at: number): void;
}

/** One option of the grid. */
export const OptionLine = memo(function OptionLine(props: OptionLineProps): ReactNode {
  const { at, top, option, isNew, columns, template, finding, isOpen, isDragged, drop, onDrag } = props;
  const states = [
    'option-line',
    finding?.severity === 'error' ? 'has-fault' : '',
    isOpen ? 'is-open' : '',
    isNew ? 'is-added' : '',
    isDragged ? 'is-dragged' : '',
  ];
  return (
    <div
      role="row"
      tabIndex={-1}
      aria-rowindex={at + 2}
      className={states.filter(Boolean).join(' ')}
      style={{ transform: `translateY(${top}px)`, gridTemplateColumns: template }}
      data-row={at}
      data-drop={drop}
    >
      <div role="rowheader" tabIndex={-1} aria-colindex={1} className="option-margin" title={finding?.message}>
        {finding === undefined ? null : <Mark of={finding.severity} />}
        <span className="unseen">
          {option.code === '' ? 'without a code' : option.code}
          {finding === undefined ? '' : `, ${finding.severity === 'error' ? 'fault' : 'warning'}`}
        </span>
        <Grip onBegin={(event) => onDrag(event, at)} />
      </div>
      {columns.map((column, nth) => (
        <OptionCell key={column.key} {...props} column={column} nth={nth} />
      ))}
    </div>
  );
});

function OptionCell({
  at,
  option,
  before,
  isNew,
  column,
  nth,
  sound,
  left,
  right,
  isTop,
  isBottom,
  active,
  hasHandle,
  fillLeft,
  fillRight,
}: OptionLineProps & { column: OptionColumn; nth: number }): ReactNode {
  const isSelected = nth >= left && nth <= right;
  const was = before === undefined ? null : isChangedCell(before, option, column) ? optionCell(before, column) : null;
  const classes = [
    'grid-cell',
    isNumberColumn(column, option) ? 'is-number' : '',
    was === null ? '' : 'is-changed-cell',
    isSelected ? 'is-selected' : '',
    isSelected && isTop ? 'is-top' : '',
    isSelected && isBottom ? 'is-bottom' : '',
    isSelected && nth === left ? 'is-left' : '',
    isSelected && nth === right ? 'is-right' : '',
    active === nth ? 'is-active' : '',
    nth >= fillLeft && nth <= fillRight ? 'is-filling' : '',
  ];
  return (
    <div
      role="gridcell"
      tabIndex={-1}
      id={cellId(at, nth)}
      aria-colindex={nth + 2}
      aria-selected={isSelected}
      className={classes.filter(Boolean).join(' ')}
      data-column={nth}
      title={was === null ? undefined : `was ${was === '' ? 'nothing' : was}`}
    >
      <CellWords option={option} column={column} sound={sound} isNew={isNew} />
      {was === null ? null : <span className="unseen">, changed</span>}
      {hasHandle && nth === right ? <i className={HANDLE} aria-hidden="true" title="Drag to fill" /> : null}
    </div>
  );
}

function CellWords({
  option,
  column,
  sound,
  isNew,
}: Pick<OptionLineProps, 'option' | 'sound' | 'isNew'> & { column: OptionColumn }): ReactNode {
  if (column.is === 'code')
    return option.code === '' ? (
      <span className="soft">none</span>
    ) : (
      <span className={isNew ? 'studio-code is-new' : 'studio-code'}>{option.code}</span>
    );
  if (column.is === 'rules') return <RuleCell option={option} sound={sound} />;
  if (column.key === 'price') {
    const { price = 0, prices } = option;
    return (
      <>
        {(prices?.length ?? 0) === 0 ? null : (
          <span className="option-varies" title="Rules give it other prices">
            varies
          </span>
        )}
        <span className={option.price === undefined ? 'soft' : undefined}>{amountWords(price)}</span>
      </>
    );
  }
  if (column.key === 'description')
    return (
      <>
        {optionCell(option, column)}
        {isNew ? <span className="studio-new option-new">New</span> : null}
      </>
    );
  return optionCell(option, column);
}

/** Whether a cell is another than the published one. */
export const isChangedCell = (before: ConfigOption, now: ConfigOption, column: OptionColumn): boolean =>
  column.is === 'rules' ? rulesDiffer(before, now) : optionCell(before, column) !== optionCell(now, column);

/** Whether a column stands at the right. */
export const isNumberColumn = (column: OptionColumn, option?: ConfigOption): boolean => {
  if (column.is === 'amount' || column.is === 'whole') return true;
  const attribute = attributeOf(column);
  return attribute !== null && typeof option?.attributes?.[attribute] !== 'string';
};
