import type { DrawingSpec } from '../drawing-spec.ts';

export const companyPictures: Readonly<Record<string, DrawingSpec>> = {
  'company/building.png': { kind: 'building', bays: 6 },
  'company/logo.svg': { kind: 'logo', name: 'Millrace Controls', mark: 'weir', accent: 'amber' },
  'company/sspma.svg': { kind: 'association', name: 'Sump and Sewage Pump Association' },
  'company/map.svg': {
    kind: 'map',
    from: 'Fargo',
    to: 'Grand Forks',
    road: 'I-29',
    place: 'Tamarack Falls',
    at: 0.5,
    turn: { road: 'Weir Road', distance: '2 miles' },
  },
};
