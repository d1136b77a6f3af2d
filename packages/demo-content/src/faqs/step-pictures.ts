import type { DrawingSpec } from '../drawing-spec.ts';
import { tern } from '../pictures/panels.ts';
import {
  control,
  floatTree,
  panel,
  part,
  relay,
  sender,
  tethered,
  topAlarm,
  vertical,
  wetWell,
} from '../pictures/plain.ts';

type Shown = Extract<DrawingSpec, { kind: 'step' }>['of'];
const step = (of: Shown, caption: string, number: number | null = null): DrawingSpec => ({
  kind: 'step',
  of,
  caption,
  number,
});

/** Pictures of answers and steps, by the name the questions use. */
export const faqPictures: Readonly<Record<string, DrawingSpec>> = {
  'tether-length': step(tethered({ dimensions: true }), 'The tether is the free cord between clamp and float'),
  'piggyback-receptacle': step(tethered({ plug: 'piggyback-115' }), 'Float into the receptacle', 2),
  'piggyback-pump': step(tethered({ plug: 'piggyback-115', angle: 30 }), 'Pump into the float', 3),
  'basin-diameter': step(wetWell({ floats: 1, sensing: 'tethered', level: 0.5 }), '14 in tethered, 10 in vertical'),
  'pipe-clamp': step(control({ mount: 'clamp' }), 'Clamp around the pipe, screw outwards', 2),
  'stilt-levels': step(vertical({ floats: 3, rod: 36, accent: 'grey', dimensions: true }), 'Level 1 is the lowest', 2),
  'dry-contact': step(topAlarm({ antenna: false }), 'C and NO close on alarm'),
  'wifi-scan': step(sender(), 'The code is on the side', 2),
  'overload-dial': step(part('protector', { label: '4.0 A' }), 'The dial stands at the amps of the data plate'),
  'overload-tripped': step(part('protector', { label: '0', accent: 'red' }), 'A tripped switch stands at 0', 2),
  rotation: step(panel({ ...tern, floats: 0, modules: [] }), 'Hand for two seconds', 2),
  'lift-floats': step(floatTree({ floats: 4 }), 'Lift stop and lead, then lag', 3),
  'seal-fail-knob': step(relay({ knob: true, lamps: 1 }), 'Down until the lamp goes out'),
};
