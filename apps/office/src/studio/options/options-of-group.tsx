import type { ConfigGroup } from '@millrace/configurator';
import { kindOfGroup, optionColumns, plainText, type Rename, ruleListToParts, usesOf } from '@millrace/studio';
import { readCells } from '@millrace/studio/cells';
import { type ReactNode, useEffect, useEffectEvent, useMemo, useState } from 'react';
import { repeatedIn } from '../../cells/fill.ts';
import { boxOf, countCells, focusOf } from '../../cells/range.ts';
import { writeTsv } from '../../cells/sheet-text.ts';
import { isBehindDialog, isInField } from '../../ui/key-place.ts';
import { hasLetterKeys } from '../../ui/letter-keys.ts';
import { useStudio } from '../ground/studio-context.tsx';
import { placeOfFinding } from '../ground/use-studio-findings.ts';
import { groupKindWords, hasOptions } from '../groups/group-kind-words.ts';
import { TakeOutSheet } from '../moving/take-out-sheet.tsx';
import { ColumnsMenu } from './columns-menu.tsx';
import { OptionsFoot, PastedOptions } from './options-foot.tsx';
import { type EditedOption, OptionsGrid } from './options-grid.tsx';
import { textsOf, useOptionEdits } from './use-option-edits.ts';
import { useOptionRange } from './use-option-range.ts';

const ASKED_NONE: ReadonlySet<string> = new Set();

/** The options of a group: their head, their cells, and what is done with those that are selected. */
export function OptionsOfGroup({
  group,
  editor,
  onEdit,
  onRename,
}: {
  group: ConfigGroup;
  /** The editor of the group, while it is open. */
  editor: ((onAddColumn: (key: string) => void) => ReactNode) | null;
  onEdit(): void;
  /** Returns why it cannot be; null: it is done, or asked. */
  onRename(rename: Rename): string | null;
}): ReactNode {
  const { sound, findings, configurator } = useStudio();
  const [asked, setAsked] = useState(ASKED_NONE);
  const columns = useMemo(() => optionColumns(group, asked), [group, asked]);
  const options = group.options ?? [];
  const [range, setRange] = useOptionRange(options, columns.length);
  const [editing, setEditing] = useState<EditedOption | null>(null);
  const [openRules, setOpenRules] = useState<string | null>(null);
  const [isTakingOut, setTakingOut] = useState(false);
  const edits = useOptionEdits(group);
  const box = boxOf(range);
  const chosen = options.slice(box.top, box.bottom + 1);
  const focus = focusOf(range);
  const active = options[focus.row];
  const place = configurator.configGroups.indexOf(group);

  const add = (where: number): void => {
    const code = edits.add(where);
    if (code === null) return;
    const cell = { row: Math.min(where, options.length), column: 0 };
    setRange({ from: cell, to: cell });
    setEditing({ ...cell, text: code, isWholeChosen: true });
  };
  const set = (row: number, nth: number, text: string): string | null => {
    const option = options[row];
    const column = columns[nth];
    if (option === undefined || column === undefined) return null;
    if (column.is !== 'code') return edits.setCell(option, column, text);
    return onRename({ of: 'code', group: group.name, from: option.code, to: text.trim() });
  };
  const fill = (of: typeof box, into: typeof box): void => {
    const texts = textsOf(group, columns, of);
    const first = Math.max(into.left, columns[0]?.is === 'code' ? 1 : 0);
    const cells = Array.from({ length: Math.min(into.bottom, options.length - 1) - into.top + 1 }, (_, down) =>
      Array.from({ length: into.right - first + 1 }, (_one, right) => {
        const from = repeatedIn(of, { row: into.top + down, column: first + right });
        return texts[from.row - of.top]?.[from.column - of.left] ?? '';
      }),
    );
    edits.put(`Fill ${countCells(into)} cells`, { columns, cells, at: { row: into.top, column: first } }, false);
  };
  const paste = (text: string): void => {
    const cells = readCells(text);
    const columnsPasted = Math.max(0, ...cells.map((line) => line.length));
    const [[only] = []] = cells;
    if (cells.length === 1 && columnsPasted === 1 && only !== undefined && active !== undefined && box.left > 0) {
      // One cell goes into the whole range.
      const one = Array.from({ length: box.bottom - box.top + 1 }, () =>
        Array.from({ length: box.right - box.left + 1 }, () => only),
      );
      edits.put(`Set ${countCells(box)} cells`, { columns, cells: one, at: { row: box.top, column: box.left } }, false);
      return;
    }
    const words = `Pasted ${cells.length} ${cells.length === 1 ? 'row' : 'rows'} × ${columnsPasted} ${columnsPasted === 1 ? 'column' : 'columns'}`;
    edits.put(words, { columns, cells, at: { row: box.top, column: box.left } }, true);
  };
  const pressed = useEffectEvent((event: KeyboardEvent): void => {
    const { key, ctrlKey, metaKey, altKey, target } = event;
    if (ctrlKey || metaKey || altKey || isInField(target) || isBehindDialog() || !hasLetterKeys()) return;
    const letter = key.toLowerCase();
    if (letter === 'n' && hasOptions(group)) add(active === undefined ? options.length : focus.row + 1);
    else if (letter === 'r' && active !== undefined) setOpenRules(openRules === active.code ? null : active.code);
    else return;
    event.preventDefault();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => pressed(event);
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, []);
  const found = useMemo(
    () =>
      findings.find((one) => {
        const where = placeOfFinding(one);
        return where?.group === place && where.option === focus.row;
      }),
    [findings, place, focus.row],
  );
  const shownOnly =
    group.showIf !== undefined && group.showIf.length > 0 ? plainText(ruleListToParts(sound, group.showIf)) : null;
  return (
    <section className="studio-options" aria-labelledby="studio-group">
      <header className="studio-bar">
        <h2 id="studio-group">{group.name === '' ? 'Without a name' : group.name}</h2>
        <span className="studio-pill">{groupKindWords[kindOfGroup(group)].words}</span>
        {shownOnly === null ? null : (
          <span className="soft option-shown" title={shownOnly}>
            Shown only with <b>{shownOnly}</b>
          </span>
        )}
        <span className="studio-push" />
        {editor !== null ? null : (
          <button className="button-link" type="button" onClick={onEdit}>
            Edit group
          </button>
        )}
        {hasOptions(group) ? (
          <>
            <ColumnsMenu group={group} shown={columns} asked={asked} onAsk={setAsked} />
            <button
              className="button"
              type="button"
              onClick={() => add(active === undefined ? options.length : focus.row + 1)}
            >
              + Option <kbd>N</kbd>
            </button>
          </>
        ) : null}
      </header>
      {editor?.((key) => setAsked(new Set(asked).add(key)))}
      {hasOptions(group) ? (
        <>
          <OptionsGrid
            group={group}
            columns={columns}
            range={range}
            setRange={setRange}
            editing={editing}
            setEditing={setEditing}
            openRules={openRules}
            setOpenRules={setOpenRules}
            onSet={set}
            onAdd={add}
            onMove={edits.move}
            onCopy={() => writeTsv(textsOf(group, columns, box))}
            onPaste={paste}
            onFillDown={() => fill({ ...box, bottom: box.top }, { ...box, top: box.top + 1 })}
            onFill={fill}
            onClear={() => {
              const isWhole = box.left === 0 && box.right === columns.length - 1;
              if (isWhole && chosen.length > 0) setTakingOut(true);
              else fillWith('');
            }}
            onEscape={edits.drop}
          />
          {edits.judged === null ? (
            <OptionsFoot
              group={group}
              columns={columns}
              box={box}
              active={focus}
              finding={found}
              onSet={set}
              onFillDown={() => fill({ ...box, bottom: box.top }, { ...box, top: box.top + 1 })}
              onTakeOut={() => setTakingOut(true)}
            />
          ) : (
            <PastedOptions judged={edits.judged} onTake={edits.take} onDrop={edits.drop} />
          )}
        </>
      ) : (
        <p className="option-none soft">{groupKindWords[kindOfGroup(group)].noOptions}</p>
      )}
      {isTakingOut && chosen.length > 0 ? (
        <TakeOutSheet
          title={
            chosen.length === 1
              ? `Take ${chosen[0]?.code || 'the option without a code'} out of ${group.name}?`
              : `Take ${chosen.length} options out of ${group.name}?`
          }
          words="Numbers that have it are not read any more. Undo brings it back."
          of={{ group: group.name, codes: chosen.map(({ code }) => code) }}
          uses={chosen.flatMap(({ code }) => usesOf(configurator, { group: group.name, code }))}
          onTake={() => {
            edits.takeOut(new Set(chosen.map(({ code }) => code)));
            setTakingOut(false);
          }}
          onLeave={() => setTakingOut(false)}
        />
      ) : null}
    </section>
  );

  function fillWith(text: string): void {
    const first = Math.max(box.left, 1);
    const cells = chosen.map(() => Array.from({ length: box.right - first + 1 }, () => text));
    edits.put(`Empty ${countCells(box)} cells`, { columns, cells, at: { row: box.top, column: first } }, false);
  }
}
