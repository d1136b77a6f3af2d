import type { ConfigGroup, Configurator } from '@millrace/configurator';
import { BANDS_MOST, canBeSide, groupOf, type Pairs, relatedSides } from '@millrace/studio';
import { type ReactNode, useMemo, useState } from 'react';
import { standAt, useQuestion } from '../../navigation/here.tsx';
import { SteadyWords } from '../../ui/steady-words.tsx';
import { useStudio } from '../ground/studio-context.tsx';
import { MadeRulesList } from './made-rules.tsx';
import { PairGrid } from './pair-grid.tsx';
import { PasteBar } from './pasted/paste-bar.tsx';
import { PastedSheet } from './pasted/pasted-sheet.tsx';
import type { useOnHand } from './use-on-hand.ts';
import { usePairs } from './use-pairs.ts';

const ASKING = 'Asking the engine …';
const FROM_RULES = 'From the rules';
const SOURCES = [ASKING, FROM_RULES];

/** Two groups beside each other: what the rules say, the table that was pasted or typed over it, and the rules that it makes. */
export function PairView({
  hand,
  onAddTable,
}: {
  hand: ReturnType<typeof useOnHand>;
  onAddTable: (() => void) | null;
}): ReactNode {
  const { sound } = useStudio();
  const { onHand, found, cells, put, discard } = hand;
  const pasted = found?.is === 'recognised' ? found.pairs : null;
  const { rows, columns, choose: stand } = useSides(sound, pasted);
  const choose = (row: string | null, column: string | null): void => {
    // A table on hand is read anew for the groups that its author says it is of.
    if (onHand.text !== null) put({ ...onHand, rows: row, columns: column, cells: [], cuts: {} });
    stand(row, column);
  };
  const { asked, matrix, pairs, compared, rules, waiting, isTakeable, decided, decide, hasCuts, cut, take } = usePairs(
    hand,
    {
      rows,
      columns,
      pasted,
    },
  );
  const rowGroup = groupOf(sound, rows);
  const columnGroup = groupOf(sound, columns);
  const isDecidable =
    matrix !== null &&
    [[rowGroup, matrix.rowCodes] as const, [columnGroup, matrix.columnCodes] as const].every(
      ([group, codes]) => group?.kind !== 'number' || codes.length < BANDS_MOST,
    );
  return (
    <>
      <header className="studio-bar">
        <h2>{rows !== null && columns !== null ? `${rows} × ${columns}` : 'What goes together'}</h2>
        <Side
          label="Rows"
          configurator={sound}
          value={rows}
          other={columns}
          onChange={(name) => choose(name, columns)}
        />
        <Side
          label="Columns"
          configurator={sound}
          value={columns}
          other={rows}
          onChange={(name) => choose(rows, name)}
        />
        {[rowGroup, columnGroup].map((group) =>
          group?.kind === 'number' && matrix !== null ? (
            <CutField key={group.name} group={group} onCut={(at) => cut(group.name, at)} />
          ) : null,
        )}
        <span className="studio-push" />
        <SteadyWords words={matrix === null || asked?.of !== sound ? ASKING : FROM_RULES} among={SOURCES} />
        <PasteButton onPaste={hand.paste} />
      </header>
      {onHand.text !== null || decided.length > 0 || hasCuts ? (
        <PasteBar
          onHand={onHand}
          found={found}
          size={{ rows: cells.length, columns: cells[0]?.length ?? 0 }}
          compared={compared === null ? null : { ...compared, differing: compared.differing.length }}
          waiting={waiting}
          canMake={isTakeable}
          onMake={take}
          onAddTable={onAddTable}
          onMark={(mark, means) =>
            put({ ...onHand, marks: [...onHand.marks.filter(([one]) => one !== mark), [mark, means]] })
          }
          onDecimal={(decimal) => put({ ...onHand, decimal })}
          onDiscard={discard}
        />
      ) : null}
      <div className="studio-scroll">
        {matrix === null || rowGroup === undefined || columnGroup === undefined ? (
          <p className="pairs-empty soft">
            {rows === null || columns === null
              ? 'A configurator with two groups of options has a table of what goes together.'
              : 'The engine is asked for each pair of options …'}
          </p>
        ) : (
          <>
            <PairGrid
              matrix={matrix}
              rowGroup={rowGroup}
              columnGroup={columnGroup}
              pairs={pairs}
              attribute={sharedAttribute(rowGroup, columnGroup)}
              onDecide={isDecidable ? decide : null}
            />
            <Legend hasTable={pairs !== null} isDecidable={isDecidable} />
          </>
        )}
        {rules === null || rules.form === 'nothing' ? null : <MadeRulesList before={sound} made={rules} />}
        {onHand.text === null ? null : (
          <PastedSheet cells={cells} remarks={found?.is === 'recognised' ? found.remarks : []} />
        )}
      </div>
    </>
  );
}

/** The two groups: those of the table on hand, else those that the address names, else those that most is stated of together. */
function useSides(configurator: Configurator, pasted: Pairs | null) {
  const { go } = useStudio();
  const { values, with: withQuery } = useQuestion();
  const sides = configurator.configGroups.filter(canBeSide).map(({ name }) => name);
  const likely = useMemo(() => relatedSides(configurator)[0], [configurator]);
  const isSide = (name: string | undefined | null): name is string =>
    name !== undefined && name !== null && sides.includes(name);
  const named = [values['group'], values['with']];
  const isOfTable = pasted === null || (named.includes(pasted.rows) && named.includes(pasted.columns));
  const isNamed = isSide(named[0]) && isSide(named[1]) && named[0] !== named[1] && isOfTable;
  const rows = isNamed ? (named[0] ?? null) : (pasted?.rows ?? likely?.rows ?? sides[0] ?? null);
  const columns = isNamed ? (named[1] ?? null) : (pasted?.columns ?? likely?.columns ?? sides[1] ?? null);
  const choose = (row: string | null, column: string | null): void => {
    if (row === null || column === null) return;
    standAt(withQuery({ with: column }));
    go({ group: row });
  };
  return { rows, columns: columns === rows ? (sides.find((name) => name !== rows) ?? null) : columns, choose };
}

function Side({
  label,
  configurator,
  value,
  other,
  onChange,
}: {
  label: string;
  configurator: Configurator;
  value: string | null;
  other: string | null;
  onChange(name: string): void;
}): ReactNode {
  return (
    <select
      className="field pairs-side"
      aria-label={label}
      value={value ?? ''}
      onChange={({ target }) => onChange(target.value)}
    >
      {configurator.configGroups.filter(canBeSide).map(({ name }) => (
        <option key={name} value={name} disabled={name === other}>
          {label}: {name}
        </option>
      ))}
    </select>
  );
}

/** Begins another band of a number at a value, so that its cells are decided apart. */
function CutField({
  group: { name, unit, min = 0, max },
  onCut,
}: {
  group: ConfigGroup;
  onCut(at: number): void;
}): ReactNode {
  const [text, setText] = useState('');
  const at = Number(text);
  const isInside = text.trim() !== '' && at > min && (max === undefined || at <= max);
  const isWrong = text.trim() !== '' && !isInside;
  return (
    <form
      className="pairs-cut"
      onSubmit={(event) => {
        event.preventDefault();
        if (!isInside) return;
        onCut(at);
        setText('');
      }}
    >
      <label>
        {name} from{' '}
        <input
          className="field figures"
          inputMode="decimal"
          aria-label={`Another column or row of ${name}, from`}
          aria-invalid={isWrong}
          placeholder="value"
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
        {unit === undefined ? null : <span className="soft"> {unit}</span>}
      </label>
      <button className="button" type="submit" disabled={!isInside}>
        Apart
      </button>
      {isWrong ? (
        <span className="rule-open" role="status">
          A value above {min}
          {max === undefined ? '' : ` and up to ${max}`}.
        </span>
      ) : null}
    </form>
  );
}

/** Reads the clipboard by a button; Ctrl V does it without asking. */
function PasteButton({ onPaste }: { onPaste(text: string): void }): ReactNode {
  const read = (): void =>
    void navigator.clipboard
      .readText()
      .then(onPaste)
      // The browser asked and was refused, or cannot: the key works all the same.
      .catch(() => undefined);
  return (
    <button className="button" type="button" onClick={read}>
      Paste a table <kbd>Ctrl V</kbd>
    </button>
  );
}

function Legend({ hasTable, isDecidable }: { hasTable: boolean; isDecidable: boolean }): ReactNode {
  return (
    <p className="pairs-legend soft">
      <span>
        <b className="is-yes">●</b> may be chosen together
      </span>
      <span>– refused</span>
      <span>? not known</span>
      {hasTable ? (
        <span>
          <i className="is-different" aria-hidden="true" /> the table says otherwise than the rules
        </span>
      ) : null}
      <span>
        <i className="is-dead" aria-hidden="true" /> can never be chosen
      </span>
      {isDecidable ? (
        <span>
          <kbd>Space</kbd> turns cells, <kbd>X</kbd> yes, <kbd>-</kbd> no
        </span>
      ) : (
        <span>A number with so many bands is decided by a rule, or by a table of the configurator.</span>
      )}
    </p>
  );
}

/** A number that options of both groups have, such as amps. */
function sharedAttribute(rows: ConfigGroup, columns: ConfigGroup): string | null {
  const of = ({ options = [] }: ConfigGroup): Set<string> =>
    new Set(options.flatMap(({ attributes = {} }) => Object.keys(attributes)));
  const own = of(rows);
  return [...of(columns)].find((name) => own.has(name)) ?? null;
}
