import type { FamilyKey, WrittenProduct } from '../written-family.ts';
import { accessories } from './accessories.ts';
import { alarms } from './alarms.ts';
import { components } from './components.ts';
import { controlFloats } from './control-floats.ts';
import { duplexPanels } from './duplex-panels.ts';
import { panelComponents } from './panel-components.ts';
import { panels } from './panels.ts';
import { pumpSwitches } from './pump-switches.ts';

export const productsByFamily: Readonly<Record<FamilyKey, readonly WrittenProduct[]>> = {
  ...pumpSwitches,
  ...controlFloats,
  ...alarms,
  ...panels,
  ...duplexPanels,
  ...components,
  ...panelComponents,
  ...accessories,
};
