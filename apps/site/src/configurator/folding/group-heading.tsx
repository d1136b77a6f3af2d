import type { ConfigGroup, GroupState } from '@millrace/configurator';
import { answerWords, unfoldWord } from '@millrace/configurator/words';
import { Icon } from '../../ui/icon.tsx';
import { useBuilder, useBuilderState } from '../building/use-builder.ts';
import { GROUP_ANCHOR } from '../groups/group-id.ts';
import { AnswerMeasure } from './answer-measure.tsx';
import { useFolding } from './folding-context.ts';

interface GroupHeadingProps {
  group: ConfigGroup;
  state: GroupState;
  id: string;
  open: boolean;
  hint: string;
}

/** The name of a group, which folds and opens it; folded it is one line with the answer. */
export function GroupHeading({ group, state, id, open, hint }: GroupHeadingProps) {
  const builder = useBuilder();
  const isNeeded = useBuilderState(builder, ({ evaluation }) => evaluation.toOrder.includes(group.name));
  const isWanted = useBuilderState(builder, builder.isWanted);
  const mayStay = state.answered || (state.optional && state.assembly === undefined);
  const isOpenQuestion = isWanted && (isNeeded || !mayStay);
  const folding = useFolding();
  const Heading = builder.anchor === GROUP_ANCHOR ? 'h3' : 'h4';
  const bare = group.hideName === true;
  return (
    <header className={bare && open ? 'cfg-head cfg-head--bare' : 'cfg-head'}>
      <Heading id={`${id}-name`}>
        <button
          className="cfg-fold"
          type="button"
          aria-expanded={open}
          aria-controls={`${id}-options`}
          onClick={() => folding.toggle(group.name)}
        >
          <span className={bare ? 'sr-only' : 'cfg-fold-name'}>
            {group.name}
            {open ? null : <span className="sr-only">: </span>}
          </span>
          {open ? null : (
            <>
              <span className="cfg-fold-answer" data-missing={isOpenQuestion || undefined}>
                {isNeeded ? hint : answerWords(builder.configurator, group, state)}
                {isNeeded ? null : <AnswerMeasure group={group} state={state} />}
              </span>
              <span className="cfg-fold-act" aria-hidden="true">
                {unfoldWord(group, state)}
              </span>
            </>
          )}
          <Icon name="down" size={12} />
        </button>
        {bare ? null : <span className="cfg-paper-name">{group.name}</span>}
      </Heading>
      {hint === '' || !open ? null : <p id={`${id}-hint`}>{hint}</p>}
    </header>
  );
}
