import type { ConfigGroup, GroupState } from '@millrace/configurator';
import { fixedWords, isIncluded } from '@millrace/configurator/words';
import { type ComponentType, useCallback, useEffect, useId, useRef } from 'react';
import { AssemblyPart } from '../assemblies/assembly-part.tsx';
import { useBuilder, useBuilderState, useIsPointed } from '../building/use-builder.ts';
import { useExplainer } from '../explaining/explainer-context.ts';
import { useFolding, useIsOpen } from '../folding/folding-context.ts';
import { GroupHeading } from '../folding/group-heading.tsx';
import { useFoundInPage } from '../folding/use-found-in-page.ts';
import type { VideoProps } from '../more-info/more-info.tsx';
import { hintOf, nextGroup } from './group-hint.ts';
import { GROUP_ANCHOR, groupId } from './group-id.ts';
import { moveAmongOptions } from './move-among-options.ts';
import { NumberRow } from './number-row.tsx';
import { OptionRow } from './option-row.tsx';
import { SequenceRows } from './sequence-rows.tsx';
import { TextRow } from './text-row.tsx';

export interface GroupProps extends VideoProps {
  group: ConfigGroup;
  index: number;
  state: GroupState;
  /** Draws the groups of an assembly's part. */
  Groups: ComponentType<VideoProps>;
}

/** One question of the configurator: its name and how many may be chosen, then its options; or one line with its answer. */
export function GroupSection({ group, index, state, Groups, ...videos }: GroupProps) {
  const builder = useBuilder();
  const explainer = useExplainer();
  const isPart = builder.anchor !== GROUP_ANCHOR;
  const section = useRef<HTMLDivElement>(null);
  const folding = useFolding();
  const isOpen = useIsOpen(group.name);
  const options = useFoundInPage(
    isOpen,
    useCallback(() => folding.open(group.name), [folding, group.name]),
  );
  const lit = useIsPointed(builder, group.name);
  const open = useBuilderState(builder, ({ evaluation }) => builder.isWanted() && nextGroup(evaluation) === group.name);
  const hint = useBuilderState(builder, ({ evaluation }) => hintOf(group, state, evaluation, isPart));
  // Another choice may bring an included option while nothing in its own group changes.
  const others = useBuilderState(builder, ({ evaluation }) => (state.options.some(isIncluded) ? evaluation : null));
  const id = groupId(index, builder.anchor);
  // Another family's configurator may be drawn ahead in this document, with groups of the same ids.
  const choice = useId();

  useEffect(() => {
    const element = section.current;
    if (element === null || !isOpen) return;
    const watcher = new IntersectionObserver(([entry]) => explainer.see(group.name, entry?.isIntersecting === true));
    watcher.observe(element);
    return () => {
      watcher.disconnect();
      explainer.see(group.name, false);
    };
  }, [explainer, group.name, isOpen]);

  const Answer = ANSWERS[group.kind ?? 'choice'];
  const isAlone = group.kind === 'number' || group.kind === 'text';
  return (
    <div
      ref={section}
      className="cfg-group"
      id={id}
      data-group={group.name}
      data-codes={(group.options ?? []).some((option) => option.code.length > LONG_CODE) ? 'long' : undefined}
      data-lit={lit || undefined}
      data-open={open || undefined}
      data-folded={!isOpen || undefined}
    >
      <GroupHeading group={group} state={state} id={id} open={isOpen} hint={hint} />
      <fieldset
        ref={options}
        id={`${id}-options`}
        className="cfg-options"
        data-rows={isAlone ? 1 : (group.options?.length ?? PART_ROWS)}
        role={group.multiselect === true || Answer !== undefined ? undefined : 'radiogroup'}
        aria-labelledby={`${id}-name`}
        aria-describedby={hint === '' ? undefined : `${id}-hint`}
        onKeyDown={moveAmongOptions}
      >
        {Answer !== undefined ? (
          <Answer group={group} index={index} state={state} Groups={Groups} {...videos} />
        ) : (
          group.options?.map((option, at) => {
            const now = state.options[at];
            if (now === undefined) return null;
            const comesWith =
              others !== null && isIncluded(now) ? fixedWords(builder.configurator, option, others) : '';
            return (
              <OptionRow
                key={option.code}
                group={group}
                id={`${id}-${at + 1}`}
                choice={choice}
                option={option}
                state={now}
                comesWith={comesWith}
                {...videos}
              />
            );
          })
        )}
      </fieldset>
    </div>
  );
}

/** Stands in place of rows of options. */
const ANSWERS: Readonly<Partial<Record<NonNullable<ConfigGroup['kind']>, ComponentType<GroupProps>>>> = {
  number: NumberRow,
  text: TextRow,
  sequence: SequenceRows,
  assembly: AssemblyPart,
};

/** About as many rows as the part of an assembly takes. */
const PART_ROWS = 6;

/** Codes above this many characters need a wider column. */
const LONG_CODE = 5;
