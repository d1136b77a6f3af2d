import type { WrittenFamily } from '../written-family.ts';
import { accessories } from './accessories.ts';
import { alarms } from './alarms.ts';
import { apart } from './apart.ts';
import { components } from './components.ts';
import { controlFloats } from './control-floats.ts';
import { controllers } from './controllers.ts';
import { floatMounting } from './float-mounting.ts';
import { panelsMorePumps } from './panels-more-pumps.ts';
import { panelsOnePump } from './panels-one-pump.ts';
import { remoteMonitoring } from './remote-monitoring.ts';
import { tetheredFloats } from './tethered-floats.ts';
import { verticalSwitches } from './vertical-switches.ts';

/** All families, in the order of the price list. */
export const families: WrittenFamily[] = [
  ...tetheredFloats,
  ...verticalSwitches,
  ...controlFloats,
  ...floatMounting,
  ...alarms,
  ...remoteMonitoring,
  ...panelsOnePump,
  ...panelsMorePumps,
  ...controllers,
  ...components,
  ...accessories,
  ...apart,
];
