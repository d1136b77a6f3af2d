import type { ConfigGroup } from '@millrace/configurator';
import { isEqual } from '@millrace/drafts';
import { memo, type ReactNode, useMemo } from 'react';
import { Mark } from '../../ui/mark.tsx';
import { useStudio } from '../ground/studio-context.tsx';
import { placeOfFinding } from '../ground/use-studio-findings.ts';
import { countOfGroup, isConditional, kindOfGroup, kindWords } from './kind-of-group.ts';
import './groups.css';

/** The groups as the number has them: their kinds, what is changed and what is wrong in them. */
export function GroupsPane(): ReactNode {
  const { configurator, published, findings, at, go } = useStudio();
  const faulty = useMemo(
    () => new Set(findings.flatMap((one) => (one.severity === 'error' ? (placeOfFinding(one)?.group ?? []) : []))),
    [findings],
  );
  const before = useMemo(() => new Map(published?.configGroups.map((group) => [group.name, group])), [published]);
  return (
    <section className="studio-groups" aria-label="Groups">
      <header>Groups as in the number</header>
      <ol>
        {configurator.configGroups.map((group, place) => (
          <GroupLine
            // biome-ignore lint/suspicious/noArrayIndexKey: two groups may have one name while somebody types it.
            key={`${group.name} ${place}`}
            group={group}
            before={before.get(group.name)}
            isNew={published !== null && !before.has(group.name)}
            hasFault={faulty.has(place)}
            isAt={group.name === at.group}
            onGo={go}
          />
        ))}
      </ol>
      {configurator.configGroups.length === 0 ? <p className="soft">There is no group yet.</p> : null}
    </section>
  );
}

const GroupLine = memo(function GroupLine({
  group,
  before,
  isNew,
  hasFault,
  isAt,
  onGo,
}: {
  group: ConfigGroup;
  before: ConfigGroup | undefined;
  isNew: boolean;
  hasFault: boolean;
  isAt: boolean;
  onGo(place: { group: string }): void;
}): ReactNode {
  const { mark, words } = kindWords[kindOfGroup(group)];
  const isChanged = before !== undefined && !isEqual(before, group);
  return (
    <li className={isAt ? 'is-at' : undefined}>
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
        {hasFault ? (
          <>
            <Mark of="error" />
            <span className="unseen">has a fault</span>
          </>
        ) : null}
      </button>
    </li>
  );
});
