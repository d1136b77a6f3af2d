import type { ConfigGroup, Configurator, Evaluation, GroupState, Selection } from '@millrace/configurator';
import { answerWords } from '@millrace/configurator/words';
import { groupPrice } from '@millrace/studio';
import { memo, type ReactNode, useState } from 'react';
import { priceWords } from '../ground/price-words.ts';
import type { GroupRowsProps } from './answer-props.ts';
import { GroupAnswer } from './group-answer.tsx';

interface Row {
  group: ConfigGroup;
  state: GroupState;
}

/** Every group with its answer; a press opens what it may be instead. Groups without an answer that need none stand at the end. */
export const GroupRows = memo(function GroupRows({
  configurator,
  evaluation,
  wrong,
  onSelect,
}: GroupRowsProps): ReactNode {
  const [opened, setOpened] = useState<string | null>(null);
  const [isAll, setAll] = useState(false);
  const rows = configurator.configGroups.flatMap((group, at): Row[] => {
    const state = evaluation.groups[at];
    return state === undefined ? [] : [{ group, state }];
  });
  const isQuiet = ({ group, state }: Row): boolean =>
    group.name !== wrong?.group && group.name !== opened && (!state.visible || (!state.answered && state.optional));
  const quiet = rows.filter(isQuiet);
  const lines = isAll ? rows : rows.filter((row) => !isQuiet(row));
  return (
    <ul className="try-groups">
      {lines.map(({ group, state }) => (
        <GroupRow
          key={group.name}
          group={group}
          state={state}
          configurator={configurator}
          evaluation={evaluation}
          wrong={wrong?.group === group.name ? wrong.text : null}
          isOpen={opened === group.name}
          onOpen={setOpened}
          onSelect={onSelect}
        />
      ))}
      {quiet.length === 0 && !isAll ? null : (
        <li>
          <button className="link try-quiet" type="button" aria-expanded={isAll} onClick={() => setAll(!isAll)}>
            {isAll
              ? 'Only groups with an answer'
              : `${quiet.length} ${quiet.length === 1 ? 'group' : 'groups'} empty or hidden`}
          </button>
        </li>
      )}
    </ul>
  );
});

function GroupRow({
  group,
  state,
  configurator,
  evaluation,
  wrong,
  isOpen,
  onOpen,
  onSelect,
}: Row & {
  configurator: Configurator;
  evaluation: Evaluation;
  wrong: string | null;
  isOpen: boolean;
  onOpen(group: string | null): void;
  onSelect(selection: Selection): void;
}): ReactNode {
  const price = groupPrice(group, state);
  const words = state.visible ? answerWords(configurator, group, state) : 'hidden';
  const className = wrong !== null ? 'is-wrong' : state.visible && state.answered ? '' : 'is-open';
  return (
    <li className={className}>
      <button
        type="button"
        aria-expanded={isOpen}
        disabled={!state.visible}
        onClick={() => onOpen(isOpen ? null : group.name)}
      >
        <span className="try-name">{group.name}</span>
        <span>
          {wrong !== null ? (
            <span className="studio-code is-wrong">{wrong}</span>
          ) : state.part === '' ? (
            <span className="soft">–</span>
          ) : (
            <span className="studio-code">{state.part}</span>
          )}
        </span>
        <span className="try-words">{wrong === null ? words : 'refused'}</span>
        <span className={price === 0 ? 'figures soft' : 'figures'}>{priceWords(price)}</span>
      </button>
      {isOpen && state.visible ? (
        <GroupAnswer
          Rows={GroupRows}
          group={group}
          state={state}
          configurator={configurator}
          evaluation={evaluation}
          onSelect={onSelect}
        />
      ) : null}
    </li>
  );
}
