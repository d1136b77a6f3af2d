import type { ConfigGroup } from '@millrace/configurator';
import { isEqual } from '@millrace/drafts';
import { freeName, kindOfGroup, withGroupAt, withGroupMoved } from '@millrace/studio';
import { type KeyboardEvent, memo, type ReactNode, useCallback, useMemo, useRef, useState } from 'react';
import { Mark } from '../../ui/mark.tsx';
import { useStudio } from '../ground/studio-context.tsx';
import { placeOfFinding } from '../ground/use-studio-findings.ts';
import { Grip } from '../moving/grip.tsx';
import { dropSide, useDragOrder } from '../moving/use-drag-order.ts';
import { countOfGroup, groupKindWords, isConditional } from './group-kind-words.ts';
import './groups.css';

const LINE_PX = 27;

/** The groups as the number has them: their kinds, what is changed and what is wrong in them. Ordered by drag and by Alt ↑ ↓. */
export function GroupsPane({ onEdit }: { onEdit(): void }): ReactNode {
  const { configurator, published, findings, at, go, change } = useStudio();
  const { configGroups } = configurator;
  const list = useRef<HTMLOListElement>(null);
  const [told, setTold] = useState('');
  const faults = useMemo(() => worstByGroup(findings), [findings]);
  const before = useMemo(() => new Map(published?.configGroups.map((group) => [group.name, group])), [published]);
  const move = useCallback(
    (from: number, to: number): void => {
      const name = configGroups[from]?.name;
      if (name === undefined || to < 0 || to >= configGroups.length || from === to) return;
      // By name: the list may be another by the time that it is written.
      change((now) =>
        withGroupMoved(
          now,
          now.configGroups.findIndex((group) => group.name === name),
          to,
        ),
      );
      setTold(`${name} is at place ${to + 1} of ${configGroups.length}.`);
    },
    [change, configGroups],
  );
  const { drag, begin } = useDragOrder({
    placeAt: (clientY) => {
      const top = list.current?.getBoundingClientRect().top ?? 0;
      return Math.max(0, Math.min(configGroups.length - 1, Math.floor((clientY - top) / LINE_PX)));
    },
    scroller: () => list.current?.parentElement ?? null,
    onMove: move,
  });
  const add = (): void => {
    const name = freeName(configurator, 'Group');
    const here = configGroups.findIndex((group) => group.name === at.group);
    change((now) => withGroupAt(now, here + 1, { name, options: [] }));
    go({ group: name });
    onEdit();
  };
  const pressed = (event: KeyboardEvent): void => {
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    const here = configGroups.findIndex((group) => group.name === at.group);
    if (step === undefined || here === -1 || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    event.stopPropagation();
    const next = configGroups[here + step];
    if (event.altKey) move(here, here + step);
    if (event.altKey || next === undefined) return;
    go({ group: next.name });
    list.current?.querySelectorAll<HTMLElement>('li > button')[here + step]?.focus();
  };
  return (
    <section className="studio-groups" aria-label="Groups">
      <header>
        Groups as in the number
        <button className="studio-add" type="button" aria-label="Add a group" title="Add a group" onClick={add}>
          +
        </button>
      </header>
      <ol ref={list} onKeyDown={pressed}>
        {keyed(configGroups).map(([key, group], place) => (
          <GroupLine
            key={key}
            group={group}
            place={place}
            before={before.get(group.name)}
            isNew={published !== null && !before.has(group.name)}
            worst={faults.get(place)}
            isAt={group.name === at.group}
            isDragged={drag?.from === place}
            drop={dropSide(drag, place)}
            onGo={go}
            onDrag={begin}
          />
        ))}
      </ol>
      {configGroups.length === 0 ? <p className="studio-none soft">There is no group yet.</p> : null}
      <p className="unseen" role="status">
        {told}
      </p>
    </section>
  );
}

type Worst = 'error' | 'warning';

function worstByGroup(findings: ReturnType<typeof useStudio>['findings']): ReadonlyMap<number, Worst> {
  const worst = new Map<number, Worst>();
  for (const finding of findings) {
    const place = placeOfFinding(finding);
    if (place !== null && worst.get(place.group) !== 'error') worst.set(place.group, finding.severity);
  }
  return worst;
}

/** Each group with a key of its own, also where two have one name while somebody types it. */
function keyed(groups: readonly ConfigGroup[]): (readonly [string, ConfigGroup])[] {
  const seen = new Map<string, number>();
  return groups.map((group) => {
    const nth = seen.get(group.name) ?? 0;
    seen.set(group.name, nth + 1);
    return [`${group.name}\n${nth}`, group] as const;
  });
}

const GroupLine = memo(function GroupLine({
  group,
  place,
  before,
  isNew,
  worst,
  isAt,
  isDragged,
  drop,
  onGo,
  onDrag,
}: {
  group: ConfigGroup;
  place: number;
  before: ConfigGroup | undefined;
  isNew: boolean;
  worst: Worst | undefined;
  isAt: boolean;
  isDragged: boolean;
  drop: 'before' | 'after' | undefined;
  onGo(place: { group: string }): void;
  onDrag: ReturnType<typeof useDragOrder>['begin'];
}): ReactNode {
  const { mark, words } = groupKindWords[kindOfGroup(group)];
  const isChanged = useMemo(() => before !== undefined && !isEqual(before, group), [before, group]);
  const states = [isAt ? 'is-at' : '', isDragged ? 'is-dragged' : ''].filter(Boolean).join(' ');
  return (
    <li className={states} data-drop={drop}>
      <Grip onBegin={(event) => onDrag(event, place)} />
      <button type="button" aria-current={isAt ? 'true' : undefined} onClick={() => onGo({ group: group.name })}>
        <span className="studio-kind" title={words}>
          <span aria-hidden="true">{mark}</span>
          <span className="unseen">{words}</span>
        </span>
        <span className="studio-name">{group.name === '' ? 'without a name' : group.name}</span>
        {isConditional(group) ? (
          <span className="studio-if" title="shown by rule">
            if
          </span>
        ) : null}
        {isNew ? (
          <span className="studio-new">New</span>
        ) : isChanged ? (
          <span className="studio-changed" title="changed in this draft">
            <span className="unseen">changed</span>
          </span>
        ) : null}
        <span className="studio-count">{countOfGroup(group)}</span>
        {worst === undefined ? null : (
          <>
            <Mark of={worst} />
            <span className="unseen">{worst === 'error' ? 'has a fault' : 'has a warning'}</span>
          </>
        )}
      </button>
    </li>
  );
});
