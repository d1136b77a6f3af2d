import type { FamilyKey, FamilyPictures } from '../written-family.ts';
import { part } from './plain.ts';

export const accessoryPictures: Record<FamilyKey, FamilyPictures> = {
  'float-hardware': {
    front: { text: 'Cable weight', shows: part('cable-weight') },
    application: { text: 'Pipe clamp', shows: part('pipe-clamp') },
  },
  'junction-boxes': {
    front: { text: 'Junction box, six terminals', shows: part('junction-box', { label: '6' }) },
    dimensions: { text: 'Box and feet', shows: part('junction-box', { dimensions: true }) },
  },
  'plugs-and-cords': { front: { text: 'Piggyback plug', shows: part('plug-adapter') } },
  'batteries-and-supplies': { front: { text: 'Battery, 12 V', shows: part('battery', { label: '12 V' }) } },
  'conduit-seals': {
    front: { text: 'Conduit seal', shows: part('conduit-seal', { label: '1 in' }) },
    application: { text: 'Conduit hub', shows: part('conduit-hub') },
  },
  'replacement-floats': {},
};
