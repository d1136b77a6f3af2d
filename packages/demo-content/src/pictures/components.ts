import type { FamilyKey, FamilyPictures } from '../written-family.ts';
import { panel, part, relay } from './plain.ts';

export const componentPictures: Record<FamilyKey, FamilyPictures> = {
  'alternating-relays': {
    front: { text: 'Alternating relay in its socket', shows: relay({ switch: true }) },
    dimensions: { text: 'Relay and socket', shows: relay({ switch: true, dimensions: true }) },
  },
  'intrinsically-safe-relays': {
    front: { text: 'Five channels on the rail', shows: relay({ pins: 0, lamps: 5, accent: 'blue' }) },
    dimensions: { text: 'Rail module', shows: relay({ pins: 0, lamps: 5, accent: 'blue', dimensions: true }) },
    wiring: {
      text: 'Control drawing, three floats',
      shows: {
        kind: 'wiring',
        supply: '120 V',
        terminals: ['1', '2', '3', 'C', 'L', 'N', 'K1', 'K2'],
        devices: [
          { label: 'Stop', symbol: 'contact-no', between: ['1', 'C'] },
          { label: 'Lead', symbol: 'contact-no', between: ['2', 'C'] },
          { label: 'Alarm', symbol: 'contact-no', between: ['3', 'C'] },
          { label: 'Contactor', symbol: 'coil', between: ['K1', 'K2'] },
        ],
        hazardous: ['Stop', 'Lead', 'Alarm'],
      },
    },
  },
  'seal-fail-relays': { front: { text: 'Seal-fail relay', shows: relay({ knob: true, lamps: 1 }) } },
  'motor-starters': {
    front: { text: 'Godwit starter', shows: panel({ pumps: 1, width: 6, height: 8, depth: 5 }) },
    open: {
      text: 'Contactor and overload',
      shows: panel({ door: 'open', pumps: 1, width: 6, height: 8, depth: 5, modules: ['contactor', 'overload'] }),
    },
  },
  'panel-components': { front: { text: 'Contactor', shows: part('contactor') } },
  'relay-sockets': { front: { text: 'Socket, 8 pins', shows: part('octal-socket', { label: '8' }) } },
};
