import type { Callout, PanelDrawing, WiringDrawing } from '../drawing-spec.ts';
import type { FamilyKey, FamilyPictures } from '../written-family.ts';
import { panel, part, wetWell } from './plain.ts';

type Panel = Partial<Omit<PanelDrawing, 'kind'>>;

/** Front, open and dimensions of one and the same panel; `codes` of its model number lie on the parts of the open one. */
function threeViews(given: Panel, frontText: string, openText: string, codes: Callout[] = []): FamilyPictures {
  const closed: Panel = { ...given, floats: 0, modules: [] };
  return {
    front: { text: frontText, shows: panel(closed) },
    open: {
      text: openText,
      shows: panel({ ...given, door: 'open', ...(codes.length > 0 ? { callouts: codes } : {}) }),
    },
    dimensions: { text: 'Enclosure and hubs', shows: panel({ ...closed, dimensions: true }) },
  };
}

/**
 * The floats on their numbered terminals, and nothing else: a drawing of supply and pumps must show every phase and the ground, which
 * this kind of drawing cannot.
 */
const floatTerminals = (floats: readonly string[], hazardous: string[] = []): WiringDrawing => {
  const pairs = floats.map((label, index) => ({
    label,
    between: [`${2 * index + 1}`, `${2 * index + 2}`] satisfies [string, string],
  }));
  return {
    kind: 'wiring',
    supply: 'Control circuit',
    terminals: pairs.flatMap(({ between }) => between),
    devices: pairs.map((pair) => ({ ...pair, symbol: 'contact-no' })),
    hazardous,
  };
};

const duplexFloats = ['Stop', 'Lead', 'Lag', 'Alarm'];

export const tern: Panel = {
  pumps: 2,
  beacon: true,
  horn: true,
  hubs: 3,
  width: 14,
  height: 16,
  floats: 4,
  modules: [
    'protector',
    'protector',
    'contactor',
    'contactor',
    'alternator',
    'relay',
    'hour-meter',
    'hour-meter',
    'terminals',
  ],
};

export const harrier: Panel = {
  pumps: 1,
  beacon: true,
  horn: true,
  hubs: 2,
  width: 10,
  height: 12,
  floats: 3,
  modules: ['protector', 'contactor', 'relay', 'terminals'],
};

export const panelPictures: Record<FamilyKey, FamilyPictures> = {
  'harrier-simplex': {
    ...threeViews(
      harrier,
      'Front, door closed. NEMA 4X thermoplastic shown',
      'Door open, with the codes of HS-3-4X-A-3F-040-20 on its parts',
      [
        { text: '4X', part: 'enclosure' },
        { text: 'A', part: 'beacon' },
        { text: '3F', part: 'alarm-float' },
        { text: '040', part: 'protector' },
        { text: '20', part: 'cords' },
      ],
    ),
    wiring: { text: 'Three floats on their terminals', shows: floatTerminals(['Stop', 'Start', 'Alarm']) },
    application: {
      text: 'Effluent pump at a cabin',
      shows: wetWell({
        basin: 'septic',
        floats: 3,
        panel: 'post',
        beacon: true,
        level: 0.55,
        labels: ['Stop', 'Start', 'Alarm'],
      }),
    },
  },
  'pipit-simplex': threeViews(
    {
      pumps: 1,
      beacon: true,
      horn: true,
      width: 8,
      height: 10,
      depth: 4,
      floats: 2,
      modules: ['breaker', 'relay', 'terminals'],
    },
    'Front, door closed',
    'Door open: breaker, relay, terminals',
  ),
  'knot-timed-dosing': {
    ...threeViews(
      {
        pumps: 1,
        beacon: true,
        horn: true,
        timer: true,
        width: 10,
        height: 12,
        floats: 3,
        modules: ['timer', 'contactor', 'counter', 'terminals'],
      },
      'Front, door closed',
      'Door open: timer, contactor, override counter',
    ),
    application: {
      text: 'Doses a drain field',
      shows: wetWell({
        basin: 'dosing-tank',
        floats: 3,
        panel: 'post',
        beacon: true,
        level: 0.5,
        labels: ['Enable', 'Override', 'Alarm'],
      }),
    },
  },
  'tern-duplex': {
    ...threeViews(
      tern,
      'Front, door closed. NEMA 4X thermoplastic shown',
      'Door open, with the codes of TD-3-4X-4F-040-AB-E-20 on its parts',
      [
        { text: '4X', part: 'enclosure' },
        { text: '4F', part: 'alarm-float' },
        { text: '040', part: 'protector' },
        { text: 'AB', part: 'beacon' },
        { text: 'E', part: 'hour-meter' },
        { text: '20', part: 'cords' },
      ],
    ),
    wiring: { text: 'Four floats on their terminals', shows: floatTerminals(duplexFloats) },
    application: {
      text: 'Duplex lift station: the water stands between lead and lag, one pump runs',
      shows: wetWell({
        basin: 'lift-station',
        pumps: 2,
        floats: 4,
        panel: 'post',
        beacon: true,
        level: 0.5,
        labels: duplexFloats,
      }),
    },
  },
  'tern-duplex-is': {
    ...threeViews(
      {
        ...tern,
        intrinsicallySafe: true,
        modules: [
          'is-barrier',
          'is-barrier',
          'protector',
          'protector',
          'contactor',
          'contactor',
          'alternator',
          'terminals',
        ],
      },
      'Front, door closed',
      'Door open: barriers in a compartment of their own',
    ),
    wiring: {
      text: 'Floats in the hazardous location, the panel outside',
      shows: floatTerminals(duplexFloats, duplexFloats),
    },
  },
  'tern-duplex-series-2': {
    front: { text: 'Tern, series 2', shows: panel({ ...tern, horn: false, floats: 0, modules: [] }) },
  },
  'avocet-grinder-duplex': threeViews(
    {
      pumps: 2,
      beacon: true,
      horn: true,
      hubs: 3,
      width: 16,
      height: 20,
      depth: 8,
      floats: 4,
      modules: ['breaker', 'breaker', 'contactor', 'contactor', 'capacitors', 'capacitors', 'alternator', 'terminals'],
    },
    'Front, door closed. NEMA 4X fibreglass',
    'Door open: capacitors for each pump',
  ),
  'merganser-triplex': threeViews(
    {
      pumps: 3,
      beacon: true,
      horn: true,
      display: true,
      hubs: 4,
      width: 30,
      height: 36,
      depth: 10,
      floats: 5,
      modules: [
        'breaker',
        'protector',
        'protector',
        'protector',
        'contactor',
        'contactor',
        'contactor',
        'controller',
        'terminals',
      ],
    },
    'Front, door closed',
    'Door open',
  ),
  'custom-panels': {
    open: {
      text: 'A custom station, door open',
      shows: panel({
        door: 'open',
        pumps: 2,
        display: true,
        width: 24,
        height: 30,
        depth: 10,
        hubs: 4,
        modules: [
          'breaker',
          'protector',
          'protector',
          'contactor',
          'contactor',
          'controller',
          'surge-arrester',
          'heater',
          'terminals',
        ],
      }),
    },
    application: {
      text: 'Municipal lift station',
      shows: wetWell({
        basin: 'lift-station',
        pumps: 3,
        sensing: 'transducer',
        floats: 1,
        panel: 'post',
        beacon: true,
        level: 0.45,
      }),
    },
  },
  'heron-level-controller': {
    front: { text: 'Heron in a NEMA 4X box', shows: panel({ pumps: 2, display: true, width: 8, height: 10 }) },
    open: {
      text: 'Inside the box',
      shows: panel({
        door: 'open',
        pumps: 2,
        display: true,
        width: 8,
        height: 10,
        modules: ['controller', 'terminals'],
      }),
    },
    dimensions: {
      text: 'Cut-out and depth',
      shows: panel({ pumps: 2, display: true, width: 8, height: 10, dimensions: true }),
    },
    application: {
      text: 'Level from a transducer, two backup floats',
      shows: wetWell({ basin: 'lift-station', pumps: 2, floats: 2, sensing: 'transducer', panel: 'post', level: 0.5 }),
    },
  },
  'counter-demonstrator': {
    front: {
      text: 'Two pumps and four floats on the counter',
      shows: wetWell({
        basin: 'lift-station',
        pumps: 2,
        floats: 4,
        panel: 'wall',
        beacon: true,
        level: 0.5,
        labels: duplexFloats,
      }),
    },
  },
  'heron-transducers': {
    front: { text: 'Submersible transducer', shows: part('transducer', { label: '0–10 ft' }) },
    dimensions: { text: 'Body and cable', shows: part('transducer', { dimensions: true }) },
  },
};
