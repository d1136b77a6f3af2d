import type { ConfigGroup } from '@millrace/configurator';
import { groupOf, type OptionColumn, optionCell } from '@millrace/studio';
import type { ReactNode } from 'react';
import { CellChange, CellFinding, CellFoot, FillDown, rangeWords } from '../../cells/cell-foot.tsx';
import type { Box, Cell } from '../../cells/range.ts';
import { useStudio } from '../ground/studio-context.tsx';
import { refusalWords } from './fault-words.ts';
import { isChangedCell } from './option-line.tsx';
import type { JudgedOptions } from './use-option-edits.ts';

const SHOWN = 5;

/** The verdict on cells that were put in, before any is written. */
export function PastedOptions({
  judged: { words, verdict },
  onTake,
  onDrop,
}: {
  judged: JudgedOptions;
  onTake(): void;
  onDrop(): void;
}): ReactNode {
  const { changed, added, same, refused } = verdict;
  const count = changed.length + added.length;
  return (
    <section className="cell-foot option-judged" aria-label="What was pasted">
      <div>
        <b role="status">{words}</b>
        <span className="studio-push" />
        <span>{changed.length} change</span>
        <span>{added.length} new</span>
        <span className="soft">{same} the same</span>
        <span className={refused.length === 0 ? 'soft' : 'option-refused'}>{refused.length} refused</span>
        <button className="button button-primary" type="button" disabled={count === 0} onClick={onTake}>
          Put {count} into the draft
        </button>
        <button className="button" type="button" onClick={onDrop}>
          Drop it <kbd>Esc</kbd>
        </button>
      </div>
      <ul>
        {refused.slice(0, SHOWN).map((one) => (
          <li key={`${one.line} ${one.column?.key} ${one.text}`}>
            <span className="option-refused">Refused</span> <b>Line {one.line + 1}</b> {one.column?.label}{' '}
            {refusalWords(one)}
          </li>
        ))}
        {refused.length > SHOWN ? <li className="soft">and {refused.length - SHOWN} more refused</li> : null}
        {changed.slice(0, SHOWN).map(({ code, column, before, after }) => (
          <li key={`${code} ${column.key}`}>
            <b className="figures">{code}</b> {column.label} <span className="soft">{before || 'nothing'}</span>
            <span aria-hidden="true">→</span> <b>{after || 'nothing'}</b>
          </li>
        ))}
        {changed.length > SHOWN ? <li className="soft">and {changed.length - SHOWN} more that change</li> : null}
        {added.slice(0, SHOWN).map(({ code, description }) => (
          <li key={code}>
            <span className="studio-new">New</span> <b className="figures">{code}</b> {description}
          </li>
        ))}
        {added.length > SHOWN ? <li className="soft">and {added.length - SHOWN} more that are new</li> : null}
      </ul>
    </section>
  );
}

/** Says what became of the cell that has the focus, with a way back; of a range, how much it is, and what can be done with it. */
export function OptionsFoot({
  group,
  columns,
  box,
  active,
  finding,
  onSet,
  onFillDown,
  onTakeOut,
}: {
  group: ConfigGroup;
  columns: readonly OptionColumn[];
  box: Box;
  active: Cell;
  finding: { severity: 'error' | 'warning'; message: string } | undefined;
  onSet(row: number, column: number, text: string): void;
  onFillDown(): void;
  onTakeOut(): void;
}): ReactNode {
  const { published } = useStudio();
  const option = group.options?.[active.row];
  const column = columns[active.column];
  if (option === undefined || column === undefined) return null;
  const count = Math.min(box.bottom, (group.options?.length ?? 0) - 1) - box.top + 1;
  const isOfCodes = column.is === 'code' && box.left === box.right;
  const isRange = box.top !== box.bottom || box.left !== box.right;
  const before =
    published === null ? undefined : groupOf(published, group.name)?.options?.find(({ code }) => code === option.code);
  const isNew = published !== null && before === undefined;
  const was = before !== undefined && isChangedCell(before, option, column) ? before : null;
  return (
    <CellFoot finding={finding} isChanged={isNew || was !== null}>
      {isRange ? (
        <b>{rangeWords({ ...box, bottom: box.top + count - 1 }, 'option')}</b>
      ) : (
        <b>
          {option.code === '' ? 'Without a code' : option.code}, {column.label}
        </b>
      )}
      {isNew ? <span className="studio-new">New in this draft</span> : null}
      {was === null || isRange || column.is === 'rules' ? null : (
        <CellChange
          before={optionCell(was, column)}
          now={optionCell(option, column)}
          onPutBack={() => onSet(active.row, active.column, optionCell(was, column))}
        />
      )}
      {finding === undefined ? null : <CellFinding finding={finding} />}
      <span className="studio-push" />
      {isRange && !isOfCodes ? <FillDown onFill={onFillDown} /> : null}
      {isRange && isOfCodes ? <span className="soft">Codes are not filled: no two options have the same.</span> : null}
      <button className="button" type="button" onClick={onTakeOut}>
        Take out {count === 1 ? 'the option' : `${count} options`}…
      </button>
    </CellFoot>
  );
}
