import type { OtherGuide } from '../other-guide.ts';
import { cableGland } from './cable-gland.ts';
import { conveyorRoller } from './conveyor-roller.ts';
import { pressureTransmitter } from './pressure-transmitter.ts';
import { signalTower } from './signal-tower.ts';
import { waterValve } from './water-valve.ts';

/** Guides of makers of components, each on its own with what it means. */
export const guidesOfComponents: readonly OtherGuide[] = [
  pressureTransmitter,
  conveyorRoller,
  signalTower,
  cableGland,
  waterValve,
];
