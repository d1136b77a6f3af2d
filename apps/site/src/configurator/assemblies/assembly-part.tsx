import type { ConfigGroup, GroupState } from '@millrace/configurator';
import { type ComponentType, useEffect, useRef } from 'react';
import './assembly-part.css';
import { groupWords, startingLarge } from '@millrace/configurator/words';
import { ON_REQUEST } from '../../nameplate/price-text.ts';
import { printing } from '../../ui/words/printing.ts';
import type { Builder } from '../building/builder.ts';
import { partBuilder } from '../building/part-builder.ts';
import { BuilderContext, useBuilder, useBuilderState } from '../building/use-builder.ts';
import { ExplainerContext } from '../explaining/explainer-context.ts';
import { useExplaining } from '../explaining/use-explaining.ts';
import type { Folding } from '../folding/folding.ts';
import { FoldingContext, useFolding } from '../folding/folding-context.ts';
import { useStandingStill } from '../folding/use-standing-still.ts';
import { letGo } from '../groups/let-go.ts';
import type { VideoProps } from '../more-info/more-info.tsx';

interface AssemblyProps extends VideoProps {
  group: ConfigGroup;
  index: number;
  state: GroupState;
  /** Draws the groups of the part. */
  Groups: ComponentType<VideoProps>;
}

/** A group whose answer is the number of another configurator: that one's groups, in place, and the number they build. */
export function AssemblyPart(props: AssemblyProps) {
  const part = partBuilder(useBuilder(), props.index);
  const folding = useFolding().partAt(props.index);
  return part === null || folding === null ? null : <Part {...props} part={part} folding={folding} />;
}

function Part({ group, state, Groups, part, folding, ...more }: AssemblyProps & { part: Builder; folding: Folding }) {
  const explainer = useExplaining(part);
  useEffect(() => folding.start(), [folding]);
  const list = useRef<HTMLDivElement>(null);
  const acting = useStandingStill(folding, list);
  const { instructions } = part.configurator;
  return (
    <div className="cfg-part" data-begun={state.assembly !== undefined || undefined} ref={list} {...acting}>
      {instructions === undefined ? null : <p className="cfg-part-words">{instructions}</p>}
      <BuilderContext value={part}>
        <ExplainerContext value={explainer}>
          <FoldingContext value={folding}>
            <Groups videoBase={more.videoBase} videoName={more.videoName} />
            <PartNumber name={group.name} isBegun={state.assembly !== undefined} isOptional={state.optional} />
          </FoldingContext>
        </ExplainerContext>
      </BuilderContext>
    </div>
  );
}

/** The number of the part as far as it goes, with its price once it is complete; takes the part off, or takes it as it starts. */
function PartNumber({ name, isBegun, isOptional }: { name: string; isBegun: boolean; isOptional: boolean }) {
  const part = useBuilder();
  const evaluation = useBuilderState(part, (now) => now.evaluation);
  const { itemNo, complete, total, optionsDescription, selection } = evaluation;
  if (!isBegun && !complete) return null;
  const price = total === null ? ON_REQUEST : printing().amount(total);
  return (
    <div className="cfg-row cfg-row--part" data-status={isBegun && complete ? 'on' : 'free'}>
      <span className="cfg-code figures">{itemNo}</span>
      <span className="cfg-text">{startingLarge(optionsDescription.join(', '))}</span>
      <span className="cfg-price figures">{complete ? price : ''}</span>
      <div className="cfg-act">
        <button
          className="cfg-switch"
          type="button"
          aria-label={`${wordOf(isBegun, isOptional)} ${groupWords(name)}`}
          onClick={(event) => {
            letGo(event.currentTarget);
            part.dispatch(isBegun ? { type: 'start-over' } : { type: 'change', selection });
          }}
        >
          {wordOf(isBegun, isOptional)}
        </button>
      </div>
    </div>
  );
}

function wordOf(isBegun: boolean, isOptional: boolean): string {
  if (!isBegun) return 'Add';
  return isOptional ? 'Leave out' : 'Clear';
}
