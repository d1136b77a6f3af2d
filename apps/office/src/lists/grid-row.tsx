import type { ContentKind, RowReference } from '@millrace/contract/content';
import type { Field } from '@millrace/contract/fields';
import type { Finding, ListedRow, NumberRead } from '@millrace/contract/office';
import { isEqual } from '@millrace/drafts';
import { Fragment, memo, type ReactNode } from 'react';
import type { Box } from '../cells/range.ts';
import { HANDLE } from '../cells/use-fill-handle.ts';
import { ReferenceWords } from '../changes/reference-words.tsx';
import { showValue } from '../fields/print-value.ts';
import { PageLink } from '../navigation/here.tsx';
import { isNumber } from './cells/is-number.ts';
import { type Called, NAMED_IN_CELL } from './cells/use-called.ts';
import { FROM_NUMBER, MODEL_NUMBER, PRICE } from './numbers/from-number.ts';
import { FromNumber, NumberPlate } from './numbers/number-cells.tsx';

export const MARGIN = 60;
export const ROW = 32;
type OwnFinding = Pick<Finding, 'severity' | 'path' | 'message'>;

export interface GridRowProps {
  kind: ContentKind;
  at: number;
  line: ListedRow | undefined;
  fields: readonly Field[];
  draft: string | null;
  typed: Readonly<Record<string, unknown>> | undefined;
  findings: readonly OwnFinding[] | undefined;
  /** Of the model number of a product; undefined: not known yet. */
  read: NumberRead | null | undefined;
  called: Called | null;
  /** The selected columns, the last within; -1: none. */
  left: number;
  right: number;
  isTop: boolean;
  isBottom: boolean;
  /** The column that has the focus; -1: it is in another row. */
  active: number;
  /** The range ends in this row: its last cell has the handle by which it is filled on. */
  hasHandle: boolean;
  /** The cells of this row that the handle would fill. */
  filled: Pick<Box, 'left' | 'right'> | null;
}

export const cellId = (row: number, column: number): string => `cell-${row}-${column}`;

/** A row of the grid: margin and title stand still, changed cells and faults are marked. */
export const GridRow = memo(function GridRow(props: GridRowProps): ReactNode {
  const { kind, at, line, fields, findings, typed } = props;
  const values = typed === undefined ? line?.row : { ...line?.row, ...typed };
  const isFaulty = findings?.some(({ severity }) => severity === 'error') ?? false;
  const state = [
    line?.change === undefined ? '' : `is-${line.change}`,
    isFaulty ? 'has-fault' : findings === undefined ? '' : 'has-warning',
  ];
  return (
    <div
      role="row"
      tabIndex={-1}
      aria-rowindex={at + 3}
      className={`grid-row ${state.join(' ')}`}
      style={{ transform: `translateY(${at * ROW}px)` }}
      data-row={at}
    >
      <div
        role="rowheader"
        tabIndex={-1}
        aria-colindex={1}
        className="grid-margin"
        title={findings?.map(({ message }) => message).join('\n')}
      >
        {findings === undefined ? null : <Mark isFaulty={isFaulty} />}
        <span className="unseen">{stateWords(line, isFaulty, findings !== undefined)}</span>
        {line === undefined ? (
          at + 1
        ) : (
          <PageLink href={`/office/rows/${kind}/${line.id}`} tabIndex={-1} aria-label={`Open row ${at + 1}`}>
            {at + 1}
          </PageLink>
        )}
      </div>
      {fields.map((field, column) => (
        <GridCell
          key={field.name}
          {...props}
          field={field}
          column={column}
          value={values?.[field.name]}
          price={values?.[PRICE]}
        />
      ))}
    </div>
  );
});

function GridCell({
  at,
  line,
  draft,
  field,
  column,
  value,
  typed,
  findings,
  called,
  left,
  right,
  isTop,
  isBottom,
  active,
  read,
  price,
  hasHandle,
  filled,
}: GridRowProps & { field: Field; column: number; value: unknown; price: unknown }): ReactNode {
  const isSelected = column >= left && column <= right;
  const isChanged =
    line?.change === 'changed' && line.before != null && !isEqual(line.before[field.name] ?? null, value ?? null);
  const fault = findings?.find(({ path }) => path[0] === field.name);
  const classes = [
    'grid-cell',
    column === 0 ? 'grid-title' : '',
    isNumber(field) ? 'is-number' : '',
    isChanged || (typed !== undefined && field.name in typed) ? 'is-changed-cell' : '',
    fault === undefined ? '' : fault.severity === 'error' ? 'is-fault-cell' : 'is-warning-cell',
    isSelected ? 'is-selected' : '',
    isSelected && isTop ? 'is-top' : '',
    isSelected && isBottom ? 'is-bottom' : '',
    isSelected && column === left ? 'is-left' : '',
    isSelected && column === right ? 'is-right' : '',
    active === column ? 'is-active' : '',
    filled !== null && column >= filled.left && column <= filled.right ? 'is-filling' : '',
  ];
  return (
    <div
      role="gridcell"
      tabIndex={-1}
      id={cellId(at, column)}
      aria-colindex={column + 2}
      aria-selected={isSelected}
      aria-readonly={field.isReadOnly || undefined}
      aria-invalid={fault?.severity === 'error' || undefined}
      className={classes.filter((name) => name !== '').join(' ')}
      style={{ width: field.width }}
      data-column={column}
    >
      {line === undefined ? (
        <span className="grid-coming" />
      ) : field.name === FROM_NUMBER ? (
        <FromNumber price={price} read={read} />
      ) : field.name === MODEL_NUMBER && typeof value === 'string' ? (
        <NumberPlate text={value} read={read} />
      ) : (
        <Value field={field} value={value} draft={draft} called={called} />
      )}
      {isChanged ? <span className="unseen">, changed</span> : null}
      {hasHandle && column === right ? <i className={HANDLE} aria-hidden="true" title="Drag to fill" /> : null}
    </div>
  );
}

function Value({ field, value, draft, called }: ValueProps): ReactNode {
  const { widget } = field;
  if (widget.is === 'yes-no' && typeof value === 'boolean') return value ? <Tick /> : <span className="soft">no</span>;
  if (widget.is === 'reference' && value !== null && value !== undefined)
    return <Named to={widget.to} value={value} draft={draft} called={called} />;
  if (widget.is === 'references' && Array.isArray(value)) {
    const more = value.length - NAMED_IN_CELL;
    return (
      <>
        {value.slice(0, NAMED_IN_CELL).map((one, at) => (
          <Fragment key={String(one)}>
            {at === 0 ? '' : ', '}
            <Named to={widget.to} value={one} draft={draft} called={called} />
          </Fragment>
        ))}
        {more > 0 ? <span className="soft"> and {more} more</span> : null}
      </>
    );
  }
  return showValue(field, value);
}

/** A row that a cell refers to, in its words. */
function Named({ to, value, draft, called }: NamedProps): ReactNode {
  const [kind] = to.by === 'id' ? to.kinds : [];
  const words = kind === undefined ? undefined : called === null ? 'coming' : called.get(kind);
  if (words === 'coming') return <span className="soft">{String(value)}</span>;
  // A row that was just typed is not among those of the page.
  return words?.get(value) ?? <ReferenceWords to={to} value={value} draft={draft} />;
}

type NamedProps = Pick<ValueProps, 'value' | 'draft' | 'called'> & { to: RowReference };

interface ValueProps {
  field: Field;
  value: unknown;
  draft: string | null;
  called: Called | null;
}

const Tick = (): ReactNode => (
  <>
    <svg className="icon grid-tick" viewBox="0 0 16 16" aria-hidden="true">
      <path d="m3 8.5 3.2 3.2L13 4.6" />
    </svg>
    <span className="unseen">yes</span>
  </>
);

const Mark = ({ isFaulty }: { isFaulty: boolean }): ReactNode => (
  <svg className="icon" viewBox="0 0 16 16" aria-hidden="true">
    <path
      d={
        isFaulty ? 'M8 2a6 6 0 1 0 0 12A6 6 0 0 0 8 2ZM8 4.6v4.2M8 11v.4' : 'M8 2.2 14.4 13.4H1.6ZM8 6.4v3.4M8 11.6v.3'
      }
    />
  </svg>
);

function stateWords(line: ListedRow | undefined, isFaulty: boolean, isFound: boolean): string {
  const words = [line?.change ?? '', isFaulty ? 'fault' : isFound ? 'warning' : ''];
  return words.filter((word) => word !== '').join(', ');
}
