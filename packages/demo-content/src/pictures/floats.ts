import type { FamilyKey, FamilyPictures } from '../written-family.ts';
import { bracket, control, floatTree, part, tethered, vertical, wetWell } from './plain.ts';

export const floatPictures: Record<FamilyKey, FamilyPictures> = {
  'plover-tethered': {
    front: { text: 'Plover with 120 V piggyback plug', shows: tethered({ plug: 'piggyback-115' }) },
    dimensions: { text: 'Body and shortest tether', shows: tethered({ dimensions: true }) },
    application: {
      text: 'Tied to the discharge pipe of a sump pump',
      shows: wetWell({ floats: 1, sensing: 'tethered', labels: ['On'], level: 0.55 }),
    },
  },
  'plover-heavy-duty': {
    front: { text: 'Plover heavy duty, foam-filled', shows: tethered({ plug: 'piggyback-230', weight: true }) },
    dimensions: { text: 'Body and cord', shows: tethered({ weight: true, dimensions: true }) },
  },
  'dipper-compact': {
    front: { text: 'Dipper with its short tether', shows: tethered({ plug: 'piggyback-115', angle: 40 }) },
    application: { text: 'In a 10 in basin', shows: wetWell({ floats: 1, sensing: 'tethered', level: 0.3 }) },
  },
  'redshank-double-float': {
    front: { text: 'Redshank, two floats on one switch box', shows: tethered({ plug: 'piggyback-115', weight: true }) },
    application: {
      text: 'The two floats set the range',
      shows: wetWell({ basin: 'cistern', floats: 2, sensing: 'tethered', labels: ['Stop', 'Start'], level: 0.6 }),
    },
  },
  'plover-series-1': { front: { text: 'Plover, series 1', shows: tethered({ accent: 'grey' }) } },
  'rail-vertical': {
    front: { text: 'Rail with piggyback plug', shows: vertical({ plug: 'piggyback-115' }) },
    dimensions: { text: 'Rod and collars', shows: vertical({ dimensions: true }) },
    application: {
      text: 'Clamped to the discharge pipe',
      shows: wetWell({ floats: 1, sensing: 'vertical', level: 0.35 }),
    },
  },
  'coot-high-level': {
    front: {
      text: 'Coot: pump switch below, alarm sensor above',
      shows: vertical({ plug: 'piggyback-115', floats: 2 }),
    },
    application: {
      text: 'The sensor leads to an indoor alarm',
      shows: wetWell({ floats: 2, sensing: 'vertical', panel: 'alarm', level: 0.45, labels: ['Pump', 'Alarm'] }),
    },
  },
  'teal-adjustable': {
    front: { text: 'Teal with its weight', shows: tethered({ plug: 'piggyback-115', weight: true, accent: 'blue' }) },
    dimensions: {
      text: 'Range by the place of the weight',
      shows: tethered({ weight: true, accent: 'blue', dimensions: true }),
    },
  },
  'sora-narrow-angle': {
    front: { text: 'Sora, normally open, with cable weight', shows: control() },
    dimensions: { text: 'Body and travel', shows: control({ dimensions: true }) },
    application: {
      text: 'Four floats of a duplex station',
      shows: wetWell({
        basin: 'lift-station',
        pumps: 2,
        floats: 4,
        panel: 'post',
        labels: ['Stop', 'Lead', 'Lag', 'Alarm'],
        level: 0.5,
      }),
    },
  },
  'sora-gold-contact': {
    front: { text: 'Sora with gold contacts', shows: control({ accent: 'amber' }) },
    dimensions: { text: 'Body and travel', shows: control({ accent: 'amber', dimensions: true }) },
  },
  'sora-double-contact': { front: { text: 'Sora with two contacts', shows: control({ mount: 'clamp' }) } },
  'snipe-miniature': {
    front: { text: 'Snipe, 1/8 NPT, 316 stainless', shows: part('mini-float') },
    dimensions: { text: 'Stem and float', shows: part('mini-float', { dimensions: true }) },
  },
  'stilt-multi-level': {
    front: { text: 'Stilt with three levels', shows: vertical({ floats: 3, rod: 36, accent: 'grey' }) },
    dimensions: {
      text: 'Lengths from the underside of the fitting',
      shows: vertical({ floats: 3, rod: 36, accent: 'grey', dimensions: true }),
    },
  },
  'dunlin-side-mount': {
    front: {
      text: 'Dunlin, through the wall of a tank',
      shows: part('mini-float', { accent: 'blue', label: '1/2 NPT' }),
    },
  },
  'four-float-bracket': {
    front: { text: 'Bracket with four floats', shows: bracket() },
    dimensions: { text: 'Bracket and anchors', shows: bracket({ dimensions: true }) },
    application: {
      text: 'Below the cover of a lift station',
      shows: wetWell({ basin: 'lift-station', pumps: 2, floats: 4, panel: 'post', level: 0.45 }),
    },
  },
  'float-trees': {
    front: { text: 'Tree with three floats and weighted foot', shows: floatTree() },
    dimensions: { text: 'Pole and foot', shows: floatTree({ dimensions: true }) },
  },
};
