import type { Circuit } from '@millrace/circuits';
import type { FamilyKey } from '../written-family.ts';
import { wrenIndoorCircuits, wrenOutdoorCircuits } from './alarms.ts';
import { plainSwitch, ploverCircuits, tealCircuits } from './float-switches.ts';
import { harrierCircuits } from './harrier.ts';
import { cootCircuits, signalFloatCircuits } from './signal-floats.ts';
import { ternCircuits, ternIsCircuits } from './tern.ts';

/** The wiring of each family that has any. A circuit that we are not sure of is not here. */
export const circuitsByFamily: Readonly<Record<FamilyKey, readonly Circuit[]>> = {
  'plover-tethered': ploverCircuits(),
  'plover-heavy-duty': plainSwitch('float switch', ['120 V', '240 V']),
  'dipper-compact': plainSwitch('float switch', ['120 V']),
  'rail-vertical': plainSwitch('float switch', ['120 V', '240 V']),
  'coot-high-level': cootCircuits(),
  'sora-narrow-angle': signalFloatCircuits(),
  'sora-gold-contact': signalFloatCircuits(),
  'teal-adjustable': tealCircuits(),
  'wren-indoor': wrenIndoorCircuits(),
  'wren-outdoor': wrenOutdoorCircuits(),
  'harrier-simplex': harrierCircuits(),
  'tern-duplex': ternCircuits(),
  'tern-duplex-is': ternIsCircuits(),
};
