import type { Configurator, Table } from '@millrace/configurator';
import { freeName, statedFacts, statedTables } from '@millrace/studio';
import type { ReactNode } from 'react';
import { standAt, useQuestion } from '../../navigation/here.tsx';
import { useTellUnknown } from '../../navigation/unknown-asked.tsx';
import { usePaste } from '../../ui/use-paste.ts';
import { useStudio } from '../ground/studio-context.tsx';
import { useRename } from '../ground/use-rename.tsx';
import { AllNeeds } from '../rules/needs.tsx';
import { FactsEditor } from './facts-editor.tsx';
import { PairView } from './pair-view.tsx';
import { TableEditor } from './table-editor.tsx';
import { useOnHand } from './use-on-hand.ts';
import './tables.css';

const FACTS = 'facts';
const NEEDS = 'needs';
const TABLE = 'table:';

/** Two groups beside each other and what goes together of them, the tables of the configurator, and the facts that follow. */
export function CompatibilityPane(): ReactNode {
  const { configurator, change } = useStudio();
  const { values, with: withQuery } = useQuestion();
  const hand = useOnHand();
  const tables = statedTables(configurator);
  const shown = values['shown'] ?? '';
  const table = tables.find(({ name }) => `${TABLE}${name}` === shown);
  const isShown = shown === '' || shown === FACTS || shown === NEEDS || table !== undefined;
  useTellUnknown('shown', isShown ? null : shown);
  const show = (next: string): void => standAt(withQuery({ shown: next }));
  const rename = useRename(({ to }) => show(`${TABLE}${to}`));
  usePaste((text) => {
    hand.paste(text);
    if (shown !== '') show('');
  });
  const read = hand.found?.is === 'recognised' ? hand.found.table : null;
  const addTable = (): void => {
    if (read === null) return;
    const name = freeName(configurator, read.table.name);
    change((now) => withTable(now, { ...read.table, name }));
    hand.discard();
    show(`${TABLE}${name}`);
  };
  const addEmpty = (): void => {
    const [first] = configurator.configGroups.filter(({ kind }) => kind !== 'text' && kind !== 'assembly');
    if (first === undefined) return;
    const made: Table = { name: freeName(configurator, 'New table'), columns: [first.name], rows: [['*']] };
    change((now) => withTable(now, made));
    show(`${TABLE}${made.name}`);
  };
  return (
    <section className="compatibility" aria-label="Compatibility">
      <nav className="tables-shown" aria-label="Tables">
        <Shown
          name="Two groups"
          isShown={table === undefined && shown !== FACTS && shown !== NEEDS}
          onShow={() => show('')}
        />
        {tables.map(({ name }) => (
          <Shown key={name} name={name} isShown={table?.name === name} onShow={() => show(`${TABLE}${name}`)} />
        ))}
        <button className="link" type="button" onClick={addEmpty}>
          + table
        </button>
        <span className="studio-push" />
        <Shown
          name={`Needs ${configurator.requires?.length ?? 0}`}
          isShown={shown === NEEDS}
          onShow={() => show(NEEDS)}
        />
        <Shown
          name={`Facts ${statedFacts(configurator).length}`}
          isShown={shown === FACTS}
          onShow={() => show(FACTS)}
        />
      </nav>
      {shown === FACTS ? (
        <FactsEditor />
      ) : shown === NEEDS ? (
        <AllNeeds />
      ) : table === undefined ? (
        <PairView hand={hand} onAddTable={read === null ? null : addTable} />
      ) : (
        <TableEditor
          key={table.name}
          table={table}
          onRename={(to) => rename.ask({ of: 'table', from: table.name, to })}
          onGone={() => show('')}
        />
      )}
      {rename.sheet}
    </section>
  );
}

function Shown({ name, isShown, onShow }: { name: string; isShown: boolean; onShow(): void }): ReactNode {
  return (
    <button type="button" aria-pressed={isShown} onClick={onShow}>
      {name}
    </button>
  );
}

/** One more table. What somebody wrote as tables and is no list stays as it is. */
function withTable(now: Configurator, table: Table): Configurator {
  const { tables = [] } = now;
  return Array.isArray(tables) ? { ...now, tables: [...tables, table] } : now;
}
