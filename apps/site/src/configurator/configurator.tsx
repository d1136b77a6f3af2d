import { useEffect, useState } from 'react';
import { canBeDense } from '../nameplate/plate-cells.ts';
import type { Builder } from './building/builder.ts';
import './configurator.css';
import './groups/group-section.css';
import './folding/folding.css';
import './plate/plate-bar.css';
import './configurator-print.css';
import { BuilderContext } from './building/use-builder.ts';
import { ExplainerContext } from './explaining/explainer-context.ts';
import { useExplaining } from './explaining/use-explaining.ts';
import { FactList } from './facts/fact-list.tsx';
import { FoldAllButton } from './folding/fold-all-button.tsx';
import { createFolding } from './folding/folding.ts';
import { FoldingContext } from './folding/folding-context.ts';
import { useLedTo } from './folding/use-led-to.ts';
import { useStandingStill } from './folding/use-standing-still.ts';
import { GroupList } from './groups/group-list.tsx';
import { useMeasuredGroups } from './groups/use-measured-groups.ts';
import { Instructions } from './instructions.tsx';
import { NoticeLine } from './notice-line.tsx';
import { NumberActions } from './plate/number-actions.tsx';
import { PlateBar } from './plate/plate-bar.tsx';
import type { ModelOf } from './prices/catalogue-model.ts';
import { PriceTable } from './prices/price-table.tsx';
import { useSideHeight } from './use-side-height.ts';

export interface ConfiguratorProps {
  builder: Builder;
  /** Finds the catalogue product that carries a number. */
  modelOf: ModelOf;
  phone: string;
  signedIn: boolean;
  /** Stands beside the groups and follows the choices. */
  picture: React.ReactNode;
  /** Address of a picture of the instructions. */
  instructionImage: string | null;
  /** Address that shows a video by its id. */
  videoBase: string;
  videoName: (id: string) => string;
  /** The maker wants no group folded. */
  groupsOpen: boolean;
}

/** Builds a model number: the plate and its price above, the groups below, the picture and the sum beside them. */
export function Configurator({ builder, modelOf, phone, signedIn, picture, ...more }: ConfiguratorProps) {
  const explainer = useExplaining(builder);
  const [folding] = useState(() => createFolding(builder, more.groupsOpen));
  useEffect(() => folding.start(), [folding]);
  const groups = useMeasuredGroups();
  const acting = useStandingStill(folding, groups);
  useLedTo(builder, folding);
  const side = useSideHeight();
  return (
    <BuilderContext value={builder}>
      <ExplainerContext value={explainer}>
        <FoldingContext value={folding}>
          <div className="cfg-whole" data-plate={canBeDense(builder.configurator) ? 'high' : undefined}>
            <PlateBar modelOf={modelOf} phone={phone} signedIn={signedIn} />
            <noscript>
              <p className="cfg-notice">
                Building a model number here needs JavaScript. The codes and prices below are the ones it works with;{' '}
                {phone} builds it with you.
              </p>
            </noscript>
            <NoticeLine />
            <div className="cfg">
              <div className="cfg-groups" ref={groups} {...acting}>
                <Instructions text={builder.configurator.instructions} image={more.instructionImage} />
                <FoldAllButton />
                <GroupList videoBase={more.videoBase} videoName={more.videoName} />
              </div>
              <aside className="cfg-side" ref={side} aria-label="What you have chosen">
                <p className="cfg-acts">
                  <NumberActions />
                </p>
                {picture}
                <PriceTable modelOf={modelOf} />
                <FactList />
              </aside>
            </div>
          </div>
        </FoldingContext>
      </ExplainerContext>
    </BuilderContext>
  );
}
