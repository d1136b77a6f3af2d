import type { Configurator } from '@millrace/configurator';
import { choice, measure, several } from '../building-blocks/group.ts';
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

const PUMPS = 2;

const supply = choice(
  'Supply',
  [
    option('1', 'single-phase 120, 208 or 240 V', 0, {
      ...supplyAttributes(1, 240),
      displayName: 'Single-phase, 120 / 208 / 240 V',
    }),
    option('3', 'three-phase 208–240 V', 120, { ...supplyAttributes(3, 240), displayName: 'Three-phase, 208–240 V' }),
    option('4', 'three-phase 480 V', 186, {
      ...supplyAttributes(3, 480),
      displayName: 'Three-phase, 480 V',
      moreInfo: { Info: ['With control transformer.'] },
    }),
    option('5', 'three-phase 380–415 V, 50 Hz', 198, {
      ...supplyAttributes(3, 415, 50),
      displayName: 'Three-phase, 380–415 V, 50 Hz',
      moreInfo: { Info: ['With control transformer. Not UL listed.'] },
    }),
    option('6', 'three-phase 575–600 V', 214, {
      ...supplyAttributes(3, 600),
      displayName: 'Three-phase, 575–600 V',
      moreInfo: { Info: ['With control transformer. Pumps up to 25 A.'] },
    }),
  ],
  { ratings: supplyRatings },
);

const enclosure = choice(
  'Enclosure',
  [
    option('1', 'NEMA 1 painted steel', 0, {
      ...nema('1', { amps: 18, width: 14, lb: 22 }),
      images: ['tern-duplex-nema-1.svg'],
    }),
    option('3R', 'NEMA 3R painted steel', 36, nema('3R', { amps: 18, width: 14, lb: 24 })),
    option('12', 'NEMA 12 painted steel', 58, nema('12', { amps: 25, width: 16, lb: 31 })),
    option('4X', 'NEMA 4X thermoplastic', 94, {
      ...nema('4X', { amps: 18, width: 14, lb: 14 }),
      images: ['tern-duplex-nema-4x.svg'],
      moreInfo: { Info: ['14 × 16 × 6 in, padlockable latches.'] },
    }),
    option('4XW', 'NEMA 4X thermoplastic with window', 138, {
      ...nema('4XW', { amps: 18, width: 14, lb: 16 }),
      moreInfo: { Info: ['14 × 16 × 6 in, clear polycarbonate window over the switches.'] },
    }),
    option('4XG', 'NEMA 4X fibreglass', 168, {
      ...nema('4XG', { amps: 32, width: 16, lb: 24 }),
      images: ['tern-duplex-nema-4xg.svg'],
      moreInfo: { Info: ['16 × 20 × 8 in.'] },
    }),
    option('4XL', 'NEMA 4X fibreglass, large', 296, {
      ...nema('4XL', { amps: 63, width: 24, lb: 46 }),
      moreInfo: { Info: ['24 × 24 × 10 in.'] },
    }),
    option('4XS', 'NEMA 4X 304 stainless', 412, {
      ...nema('4XS', { amps: 32, width: 16, lb: 38 }),
      images: ['tern-duplex-nema-4xs.svg'],
      moreInfo: { Info: ['16 × 20 × 8 in.'] },
    }),
    option('4X6', 'NEMA 4X 316 stainless', 598, {
      ...nema('4X6', { amps: 63, width: 24, lb: 74 }),
      moreInfo: { Info: ['24 × 24 × 10 in, for salt air and digester buildings.'] },
    }),
  ],
  { ratings: enclosureRatings, specText: 'Enclosure: {value}.' },
);

const floats = choice('Floats', [
  option('3F', '3 floats', 0, {
    displayName: 'Three: stop, lead, lag with alarm',
    attributes: { floats: 3 },
    images: ['tern-duplex-3f.svg'],
  }),
  option('4F', '4 floats', 38, {
    displayName: 'Four: stop, lead, lag, alarm apart',
    attributes: { floats: 4 },
    images: ['tern-duplex-4f.svg'],
    moreInfo: {
      Info: [
        'A fourth float keeps the alarm working when the lag float sticks. Hang them from the bottom: stop, lead, lag, alarm. A wrong order stops both pumps.',
      ],
      Videos: ['mQ3fTduplex'],
    },
  }),
  option('4R', '4 floats with redundant off', 64, {
    displayName: 'Four: redundant off, stop, lead, lag with alarm',
    attributes: { floats: 4 },
  }),
  option('3G', '3 gold-contact floats', 54, { displayName: 'Three, gold contacts', attributes: { floats: 3 } }),
  option('4G', '4 gold-contact floats', 110, { displayName: 'Four, gold contacts', attributes: { floats: 4 } }),
  option('LT', 'level transmitter', 265, {
    displayName: 'Level transmitter, 0–10 ft',
    attributes: { floats: 0 },
    enableIf: ['Options.D'],
    familyDescription:
      'With a level transmitter the panel needs no floats for the pumps: the display shows the level in inches, and stop, lead, lag and alarm are set at the buttons. For basins where floats tangle or grease hangs on them.',
    moreInfo: { Info: ['Needs the level display (option D).'] },
  }),
  option('NF', 'no floats', 0, { displayName: 'None, floats by others', attributes: { floats: 0 } }),
]);

const floatMounting = choice(
  'Float mounting',
  [
    standard('Cable weights'),
    option('FB', 'stainless float bracket', 86, { images: ['tern-duplex-bracket.svg'] }),
    option('FP', 'pipe clamps', 22),
    option('FT', 'float tree, 8 ft', 128),
  ],
  { hideIf: ['Floats.NF|LT'] },
);

const alternation = choice('Alternation', [
  standard('Alternates each cycle'),
  option('NS', 'lead selector switch', 46),
  option('NT', 'alternates every 24 hours', 58),
  option('N0', 'pump 1 always leads', 0),
]);

const alarm = choice(
  'Alarm',
  [
    option('A0', 'no alarm', 0, { attributes: { light: 0, sound: 0 }, displayName: 'None', hideDescription: true }),
    option('AL', 'beacon', 42, {
      attributes: { light: 1, sound: 0 },
      displayName: 'Beacon',
      images: ['tern-duplex-beacon.svg'],
    }),
    option('AB', 'beacon and horn', 78, {
      attributes: { light: 1, sound: 85 },
      displayName: 'Beacon and horn, 85 dB',
      images: ['tern-duplex-beacon-horn.svg'],
    }),
    option('AR', 'beacon, horn and dry contact', 104, {
      attributes: { light: 1, sound: 85, contact: 1 },
      displayName: 'Beacon, horn and dry contact',
    }),
    option('AV', 'strobe and horn, 95 dB', 126, {
      attributes: { light: 1, sound: 95 },
      displayName: 'Strobe and horn, 95 dB',
    }),
    option('AC', 'beacon and horn on their own circuit', 112, {
      attributes: { light: 1, sound: 85, own: 1 },
      displayName: 'Beacon and horn on a circuit of their own',
      moreInfo: { Info: ['The alarm works when the pumps have lost their supply.'] },
    }),
    option('AW', 'remote beacon with 50 ft of cable', 138, {
      attributes: { light: 1, sound: 0, remote: 1 },
      displayName: 'Remote beacon, 50 ft of cable',
    }),
  ],
  { ratings: alarmRatings },
);

/** Three fit beside the alternator; the display has its own rail, the inner door makes room for more. */
const options = several(
  'Options',
  3,
  [
    option('T', 'test, normal, silence switch', 28, {
      displayName: 'Test, normal, silence switch (alarms with a horn have one)',
      disableIf: ['Alarm.A0|AB|AR|AV|AC'],
      moreInfo: { Info: ['Comes with every alarm that has a horn.'] },
    }),
    option('E', 'elapsed-time meters', 86, {
      formerCodes: ['ETM'],
      disableCodes: ['C'],
      moreInfo: { Info: ['One per pump. They count cycles too.'] },
    }),
    option('C', 'cycle counters', 58),
    option('S', 'seal-fail relay', 72, {
      isQtyPrefix: true,
      maxQty: PUMPS,
      attributes: { lb: 0.4, relays: 1 },
      specText: 'Seal-fail relays: {value}, one for each pump with a moisture probe.',
      moreInfo: { Info: ['One per pump with a moisture probe.'] },
    }),
    option('H', 'anti-condensation heater', 64),
    option('X', 'surge arrester', 110),
    option('W', 'Kestrel Wi-Fi sender', 172, {
      altDescription: 'Wi-Fi sender',
      disableIf: ['Alarm.A0|AL|AB|AV|AC|AW'],
      moreInfo: { Info: ['Uses the dry contact of alarm AR.'] },
    }),
    option('D', 'Heron level display', 318, {
      attributes: { lb: 3 },
      altDescription: 'level display',
      maxOverride: 4,
      images: ['tern-duplex-display.svg'],
    }),
    option('B', 'battery backup for the alarm', 92, { disableIf: ['Alarm.A0'] }),
    option('M', 'ammeters', 148, { conditionalDisablePairs: { 'E|M': ['D'] } }),
    option('G', 'ground bar, copper', 24, { neverDisabled: true }),
    option('I', 'inner door', 134, {
      disableIf: [SMALL_DOOR],
      maxOverride: 6,
      overrideCodes: { M: 5 },
    }),
  ],
  { optional: true },
);

const floatCable = choice(
  'Float cable',
  [
    option('20', '20 ft float cable', 148, { displayName: '20 ft' }),
    option('30', '30 ft float cable', 184, { displayName: '30 ft' }),
    option('50', '50 ft float cable', 248, { displayName: '50 ft' }),
    option('75', '75 ft float cable', 322, { displayName: '75 ft' }),
    option('100', '100 ft float cable', 396, {
      displayName: '100 ft',
      prices: [{ if: ['Floats.3F|3G'], price: 354 }],
    }),
    option('C', 'float cable cut to length', null, { displayName: 'Cut to length, give feet on the order' }),
  ],
  { hideIf: ['Floats.NF|LT'], whenHidden: '00' },
);

/** Two pumps. The number of a usual panel has eight cells: TD-3-4X-4F-040-AB-E|2S-20. */
export const ternDuplex: Configurator = {
  instructions: "Have the pump's data plate at hand: you need its phase, voltage and full-load amps.",
  instructionImageUri: 'options/pump-data-plate.svg',
  facts: panelFacts(PUMPS, 12),
  // Before 2019 the series was printed TDP.
  aliases: [{ from: 'TDP-*', to: 'TD-*' }],
  configGroups: [
    choice('Series', [option('TD', 'Duplex panel', 684, { selected: true, isReadonly: true, hideDescription: true })]),
    supply,
    enclosure,
    floats,
    floatMounting,
    motorAmps(PUMPS),
    contactor(PUMPS),
    starting(PUMPS),
    disconnect,
    controlPower,
    alternation,
    alarm,
    options,
    indication(['Options.S']),
    protection(PUMPS),
    dryContacts(PUMPS),
    doorHardware(),
    conduitEntry,
    labels,
    floatCable,
    measure('Transmitter cable', {
      showIf: ['Floats.LT'],
      min: 20,
      max: 300,
      step: 10,
      digits: 3,
      unit: 'ft',
      pricePerUnit: 2.4,
    }),
    spares(PUMPS),
    paperwork,
    packing,
    factoryTest,
  ],
};
