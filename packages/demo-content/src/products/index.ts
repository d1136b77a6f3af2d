import type { FamilyKey, ProductDraft } from '../family-draft.ts';
import { accessories } from './accessories.ts';
import { alarms } from './alarms.ts';
import { components } from './components.ts';
import { controlFloats } from './control-floats.ts';
import { duplexPanels } from './duplex-panels.ts';
import { panelComponents } from './panel-components.ts';
import { panels } from './panels.ts';
import { pumpSwitches } from './pump-switches.ts';

export const productsByFamily: Readonly<Record<FamilyKey, readonly ProductDraft[]>> = {
  ...pumpSwitches,
  ...controlFloats,
  ...alarms,
  ...panels,
  ...duplexPanels,
  ...components,
  ...panelComponents,
  ...accessories,
};
