import { startingLarge } from '@millrace/configurator/words';
import { useMemo } from 'react';
import { Nameplate } from '../../nameplate/nameplate.tsx';
import { plateCells, plateDensity } from '../../nameplate/plate-cells.ts';
import { useBuilder, useBuilderState, usePointed } from '../building/use-builder.ts';
import { useJump } from '../folding/use-jump.ts';
import { groupId } from '../groups/group-id.ts';
import type { ModelOf } from '../prices/catalogue-model.ts';
import { priceLine } from '../prices/price-words.ts';
import { NumberActions } from './number-actions.tsx';

interface PlateBarProps {
  modelOf: ModelOf;
  phone: string;
  signedIn: boolean;
}

/** The plate that fills up, with its price; it stays in view while the configurator does. */
export function PlateBar({ modelOf, phone, signedIn }: PlateBarProps) {
  const builder = useBuilder();
  const { configurator } = builder;
  const jump = useJump();
  const evaluation = useBuilderState(builder, (state) => state.evaluation);
  const live = useBuilderState(builder, (state) => state.changes > 0);
  const pointed = usePointed(builder);
  const cells = useMemo(() => plateCells(configurator, evaluation), [configurator, evaluation]);
  const links = useMemo(() => {
    const indexOf = (name: string) => configurator.configGroups.findIndex((group) => group.name === name);
    return {
      hrefOf: (name: string) => `#${groupId(indexOf(name))}`,
      onJump: jump,
      onPoint: (name: string | null) => builder.point(name),
    };
  }, [builder, configurator, jump]);
  const line = priceLine(configurator, evaluation, { model: modelOf(evaluation), phone, signedIn });
  const description = startingLarge(evaluation.optionsDescription.join(', '));
  return (
    <>
      <div className="cfg-bar" data-density={plateDensity(cells)}>
        <Nameplate cells={cells} label="Model number" lit={pointed} {...links}>
          <div className="plate-price" data-kind={line.kind}>
            <p className="plate-price-name">{line.label}</p>
            {line.kind === 'choose' && line.group !== null ? (
              <a
                className="plate-price-text"
                href={links.hrefOf(line.group)}
                onClick={(event) => {
                  event.preventDefault();
                  links.onJump(line.group ?? '');
                }}
              >
                {line.text}
              </a>
            ) : (
              <p className="plate-price-text">{line.text}</p>
            )}
          </div>
        </Nameplate>
        <div className="cfg-reads">
          <p title={description}>{description === '' ? 'Choose below; the number builds itself.' : description}</p>
          <NumberActions />
        </div>
      </div>
      <p className="sr-only" role="status">
        {live ? `Model number ${evaluation.itemNo}. ${line.label}: ${line.text}` : ''}
      </p>
    </>
  );
}
