import type { Configurator } from '@millrace/configurator';
import { choice, inOrder, several, typed } from '../building-blocks/group.ts';
import { option, standard } from '../building-blocks/option.ts';
import { supplyAttributes, supplyRatings } from '../building-blocks/site-ratings.ts';
import { alarmRatings, enclosureRatings, nema } from './groups/enclosures.ts';
import { factoryTest, labels, packing, paperwork, spares } from './groups/extras.ts';
import { panelFacts } from './groups/facts.ts';
import {
  conduitEntry,
  contactor,
  controlPower,
  disconnect,
  doorHardware,
  motorAmps,
  SMALL_DOOR,
  starting,
} from './groups/power.ts';
import { dryContacts, indication, protection } from './groups/signals.ts';

const PUMPS = 1;

const supply = choice(
  'Supply',
  [
    option('1', 'single-phase 120, 208 or 240 V', 0, {
      ...supplyAttributes(1, 240),
      displayName: 'Single-phase, 120 / 208 / 240 V',
    }),
    option('3', 'three-phase 208–240 V', 74, { ...supplyAttributes(3, 240), displayName: 'Three-phase, 208–240 V' }),
    option('4', 'three-phase 480 V', 128, {
      ...supplyAttributes(3, 480),
      displayName: 'Three-phase, 480 V',
      moreInfo: { Info: ['With control transformer.'] },
    }),
    option('5', 'three-phase 380–415 V, 50 Hz', 139, {
      ...supplyAttributes(3, 415, 50),
      displayName: 'Three-phase, 380–415 V, 50 Hz',
    }),
    option('6', 'three-phase 575–600 V', 152, { ...supplyAttributes(3, 600), displayName: 'Three-phase, 575–600 V' }),
  ],
  { ratings: supplyRatings },
);

const enclosure = choice(
  'Enclosure',
  [
    option('1', 'NEMA 1 painted steel', 0, {
      ...nema('1', { amps: 18, width: 10, lb: 12 }),
      images: ['harrier-simplex-nema-1.svg'],
    }),
    option('3R', 'NEMA 3R painted steel', 24, nema('3R', { amps: 18, width: 10, lb: 13 })),
    option('12', 'NEMA 12 painted steel', 42, nema('12', { amps: 25, width: 12, lb: 18 })),
    option('4X', 'NEMA 4X thermoplastic', 62, {
      ...nema('4X', { amps: 18, width: 10, lb: 9 }),
      images: ['harrier-simplex-nema-4x.svg'],
      moreInfo: { Info: ['10 × 12 × 6 in, padlockable latches.'] },
    }),
    option('4XW', 'NEMA 4X thermoplastic with window', 96, nema('4XW', { amps: 18, width: 10, lb: 10 })),
    option('4XG', 'NEMA 4X fibreglass', 124, {
      ...nema('4XG', { amps: 32, width: 14, lb: 15 }),
      images: ['harrier-simplex-nema-4xg.svg'],
      moreInfo: { Info: ['14 × 16 × 8 in.'] },
    }),
    option('4XL', 'NEMA 4X fibreglass, large', 212, {
      ...nema('4XL', { amps: 63, width: 20, lb: 28 }),
      moreInfo: { Info: ['20 × 20 × 8 in.'] },
    }),
    option('4XS', 'NEMA 4X 304 stainless', 318, nema('4XS', { amps: 32, width: 14, lb: 24 })),
    option('4X6', 'NEMA 4X 316 stainless', 466, nema('4X6', { amps: 63, width: 20, lb: 47 })),
  ],
  { ratings: enclosureRatings },
);

const alarm = choice(
  'Alarm',
  [
    option('N', 'no alarm', 0, { attributes: { light: 0, sound: 0 }, displayName: 'None', hideDescription: true }),
    option('L', 'beacon', 38, {
      attributes: { light: 1, sound: 0 },
      displayName: 'Beacon',
      images: ['harrier-simplex-beacon.svg'],
    }),
    option('A', 'beacon and horn', 66, {
      attributes: { light: 1, sound: 85 },
      displayName: 'Beacon and horn, 85 dB',
      images: ['harrier-simplex-beacon-horn.svg'],
    }),
    option('R', 'beacon, horn and dry contact', 88, {
      attributes: { light: 1, sound: 85, contact: 1 },
      displayName: 'Beacon, horn and dry contact',
    }),
    option('V', 'strobe and horn, 95 dB', 112, {
      attributes: { light: 1, sound: 95 },
      displayName: 'Strobe and horn, 95 dB',
    }),
    option('W', 'remote beacon with 50 ft of cable', 124, {
      attributes: { light: 1, sound: 0, remote: 1 },
      displayName: 'Remote beacon, 50 ft of cable',
    }),
    option('C', 'beacon and horn on their own circuit', 94, {
      attributes: { light: 1, sound: 85, own: 1 },
      displayName: 'Beacon and horn on a circuit of their own',
    }),
  ],
  { ratings: alarmRatings },
);

const floats = choice('Floats', [
  option('2F', '2 floats', 0, {
    attributes: { floats: 2 },
    displayName: 'Two: pump, alarm',
    moreInfo: { Info: ['The pump float is a wide-angle float: its tether sets the pumping range.'] },
  }),
  option('3F', '3 floats', 28, {
    attributes: { floats: 3 },
    displayName: 'Three: stop, start, alarm',
    images: ['harrier-simplex-3f.svg'],
    moreInfo: { Info: ['Hang them from the bottom: stop, start, alarm.'] },
  }),
  option('4F', '4 floats with redundant off', 54, { displayName: 'Four: redundant off, stop, start, alarm' }),
  option('3G', '3 gold-contact floats', 66, { displayName: 'Three, gold contacts' }),
  option('1P', 'pressure bell', 96, { displayName: 'Pressure bell, 20 ft of tube', disableIf: ['Alarm.N'] }),
  option('NF', 'no floats', 0, { displayName: 'None, floats by others' }),
]);

const floatMounting = choice(
  'Float mounting',
  [
    standard('Cable weights'),
    option('FB', 'stainless float bracket', 86),
    option('FP', 'pipe clamps', 17),
    option('FT', 'float tree, 6 ft', 104),
  ],
  { showIf: ['Floats.2F|3F|4F|3G'] },
);

/** Two fit beside the switch; the inner door makes room for two more. */
const options = several(
  'Options',
  2,
  [
    option('T', 'test, normal, silence switch', 28, {
      displayName: 'Test, normal, silence switch (alarms with a horn have one)',
      disableIf: ['Alarm.N|A|R|V|C'],
    }),
    option('E', 'elapsed-time meter', 46, { disableCodes: ['C'], moreInfo: { Info: ['It counts starts too.'] } }),
    option('C', 'cycle counter', 34),
    option('S', 'seal-fail relay', 72, { moreInfo: { Info: ['For pumps with a moisture probe.'] } }),
    option('H', 'anti-condensation heater', 64),
    option('X', 'surge arrester', 110),
    option('W', 'Kestrel Wi-Fi sender', 172, {
      altDescription: 'Wi-Fi sender',
      disableIf: ['Alarm.N|L|A|V|W|C'],
    }),
    option('B', 'battery backup for the alarm', 92, { disableIf: ['Alarm.N'] }),
    option('M', 'ammeter', 82, { conditionalDisablePairs: { 'E|M': ['W'] } }),
    option('Y', 'start delay after a power cut, 0 to 180 s', 38),
    option('G', 'ground bar, copper', 16, { neverDisabled: true }),
    option('I', 'inner door', 98, {
      disableIf: [SMALL_DOOR],
      maxOverride: 4,
      overrideCodes: { M: 3 },
    }),
  ],
  { optional: true },
);

/** In the door from left to right, 22 mm each: a small door has room for two. */
const pilotDevices = inOrder(
  'Pilot devices',
  [
    option('R', 'red pilot light', 21, { attributes: { lb: 0.1 } }),
    option('G', 'green pilot light', 21, { attributes: { lb: 0.1 } }),
    option('P', 'push button', 24, { attributes: { lb: 0.1 } }),
    option('K', 'key switch', 46, { maxQty: 1, attributes: { lb: 0.2 } }),
  ],
  {
    max: 4,
    fill: 'X',
    optionSeparator: '',
    optional: true,
    limits: [{ if: [SMALL_DOOR], max: 2 }],
    specText: 'Pilot devices in the door, from left to right: {value}.',
  },
);

/** Laminated, black on white, two screws: the number does not show its words. A small door has room for short ones. */
const nameplate = typed('Nameplate', {
  max: 24,
  limits: [{ if: [SMALL_DOOR], max: 16 }],
  characters: 'A-Z0-9 ./-',
  upperCase: true,
  pricePerUnit: 0.9,
  printed: false,
  specText: 'Engraved nameplate “{value}” on the door.',
});

/** One pump. A usual panel has six cells: HS-1-4X-A-3F-20. */
export const harrierSimplex: Configurator = {
  instructions: "Have the pump's data plate at hand: you need its phase, voltage and full-load amps.",
  instructionImageUri: 'options/pump-data-plate.svg',
  facts: panelFacts(PUMPS, 7),
  requires: [
    {
      if: ['Pilot devices.P'],
      then: ['Pilot devices.G'],
      text: 'A push button starts the pump by hand: a green pilot light shows that it runs.',
    },
  ],
  configGroups: [
    choice(
      'Series',
      [option('HS', 'Simplex panel', 248, { selected: true, isReadonly: true, hideDescription: true })],
      {
        hideName: true,
      },
    ),
    supply,
    enclosure,
    alarm,
    floats,
    floatMounting,
    motorAmps(PUMPS),
    contactor(PUMPS),
    starting(PUMPS),
    disconnect,
    controlPower,
    options,
    indication(['Options.S']),
    protection(PUMPS),
    dryContacts(PUMPS),
    doorHardware(),
    conduitEntry,
    {
      ...labels,
      options: [
        ...(labels.options ?? []),
        option('CE', 'labels with CE mark', 24, {
          displayName: 'English labels and CE mark',
          disableIf: ['Supply.count>0', 'UL 508A listed.yes'],
        }),
      ],
    },
    choice(
      'Float cable',
      [
        option('20', '20 ft float cable', 98, { displayName: '20 ft' }),
        option('30', '30 ft float cable', 124, { displayName: '30 ft' }),
        option('50', '50 ft float cable', 172, { displayName: '50 ft' }),
        option('75', '75 ft float cable', 226, { displayName: '75 ft' }),
        option('100', '100 ft float cable', 284, {
          displayName: '100 ft',
          prices: [{ if: ['Floats.2F'], price: 212 }],
        }),
        option('CL', 'float cable cut to length', null, { displayName: 'Cut to length, give feet on the order' }),
      ],
      { hideIf: ['Floats.NF|1P'], whenHidden: '00' },
    ),
    pilotDevices,
    nameplate,
    spares(PUMPS),
    paperwork,
    packing,
    factoryTest,
  ],
};
