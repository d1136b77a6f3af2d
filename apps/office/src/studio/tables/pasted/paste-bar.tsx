import type { MarkMeaning, NotRecognised, Recognised } from '@millrace/studio';
import type { ReactNode } from 'react';
import { SteadyWords } from '../../../ui/steady-words.tsx';
import type { TableOnHand } from '../table-on-hand.ts';
import { ASKING_FOR_RULES } from '../use-pairs.ts';
import { notRecognisedWords } from './remark-words.ts';
import './pasted.css';

interface PasteBarProps {
  onHand: TableOnHand;
  size: { rows: number; columns: number };
  found: Recognised | NotRecognised | null;
  compared: { same: number; differing: number; unsaid: number } | null;
  /** Why the rules cannot be made now; null: they can. */
  waiting: string | null;
  canMake: boolean;
  onMake(): void;
  onAddTable: (() => void) | null;
  onMark(mark: string, means: MarkMeaning): void;
  onDecimal(decimal: '.' | ','): void;
  onDiscard(): void;
}

const WAITING = [ASKING_FOR_RULES];

/** The table on hand: what it says beside the rules, how its marks are read, and what becomes of it. */
export function PasteBar(props: PasteBarProps): ReactNode {
  const { onHand, size, found, compared, waiting, canMake, onMake, onAddTable, onDiscard } = props;
  const count = onHand.cells.length;
  return (
    <section className={found?.is === 'nothing' ? 'paste-bar is-fault' : 'paste-bar'} aria-label="Table on hand">
      <div className="paste-line">
        <span role="status">
          {onHand.text === null ? (
            <b>
              {count === 0 ? 'No cell is decided yet.' : `${count} ${count === 1 ? 'cell' : 'cells'} decided by hand.`}
            </b>
          ) : (
            <b>
              Pasted {size.rows} × {size.columns} at {onHand.at}.
            </b>
          )}{' '}
          {found?.is === 'nothing' ? notRecognisedWords(found) : null}
          {compared === null ? null : <Compared {...compared} />}
          {found?.is === 'recognised' && found.pairs === null && found.table !== null
            ? `${found.table.table.rows.length} rows were read, which is no table of two groups alone.`
            : null}
        </span>
        <span className="studio-push" />
        {onAddTable === null ? null : (
          <button className="button" type="button" onClick={onAddTable}>
            Add it as a table of the configurator
          </button>
        )}
        {compared === null ? null : (
          <button
            className="button button-primary"
            type="button"
            disabled={!canMake}
            title={waiting ?? undefined}
            onClick={onMake}
          >
            Make the rules from the table
          </button>
        )}
        <button className="button" type="button" onClick={onDiscard}>
          Discard
        </button>
      </div>
      <div className="paste-reading">
        {found?.is === 'recognised' ? (
          <Reading found={found} onMark={props.onMark} onDecimal={props.onDecimal} />
        ) : null}
        {compared === null ? null : <SteadyWords words={waiting} among={WAITING} />}
      </div>
    </section>
  );
}

function Compared({ same, differing, unsaid }: NonNullable<PasteBarProps['compared']>): ReactNode {
  return (
    <>
      {same} {same === 1 ? 'cell says' : 'cells say'} what the rules say,{' '}
      <b className={differing === 0 ? undefined : 'is-different'}>
        {differing} {differing === 1 ? 'differs' : 'differ'}
      </b>
      {unsaid > 0 ? `, ${unsaid} are not in it` : ''}.
    </>
  );
}

const given = (gives: readonly string[] = []): string => (gives.length === 0 ? '' : `, giving ${gives.join(', ')}`);

/** How the marks and the amounts of the table are read; each is another by a click. */
function Reading({
  found,
  onMark,
  onDecimal,
}: Pick<PasteBarProps, 'onMark' | 'onDecimal'> & { found: Recognised }): ReactNode {
  const { marks, format, shape, pairs, table } = found;
  const groups =
    pairs === null
      ? (table?.table.columns.join(', ') ?? '')
      : `${pairs.rows} in the rows, ${pairs.columns} in the columns`;
  return (
    <>
      <span className="soft">
        {shape === 'matrix'
          ? `Recognised: ${groups}`
          : `Recognised: a list of ${table?.table.columns.join(', ')}${given(table?.table.gives)}`}
      </span>
      {[...marks].map(([mark, means]) => (
        <button
          key={mark}
          className="paste-mark"
          type="button"
          title="What the mark is taken for; press it where it means the opposite"
          onClick={() => onMark(mark, means === 'yes' ? 'no' : 'yes')}
        >
          <b>{mark === '' ? 'empty' : mark}</b> {means}
        </button>
      ))}
      {format === null ? null : (
        <button
          className="paste-mark"
          type="button"
          title="The way in which its amounts are read; press it for the other"
          onClick={() => onDecimal(format.decimal === '.' ? ',' : '.')}
        >
          <b>{format.decimal === '.' ? '1,050.00' : '1.050,00'}</b> decimal {format.decimal === '.' ? 'point' : 'comma'}
          {format.isProved ? '' : ', guessed'}
        </button>
      )}
    </>
  );
}
