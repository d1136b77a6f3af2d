import { actuatorExamples, actuatorGuide } from './aktor-bestellschluessel.ts';
import {
  cylinderText,
  fanText,
  heaterText,
  motorText,
  sensorText,
  switchText,
  valveText,
  winchText,
} from './as-text.ts';
import { beaconExamples, beaconGuide } from './beacon-page.ts';
import { guidesOfComponents } from './components/index.ts';
import { couplerExamples, couplerGuide } from './coupler-price-book.ts';
import { enclosureHeaterExamples, heaterGuide } from './enclosure-heaters.ts';
import { filterExamples, filterGuide } from './filter-schluessel.ts';
import { flowSwitchExamples, flowSwitchGuide } from './flow-switch-columns.ts';
import { grilleExamples, grilleGuide } from './grille-how-to-order.ts';
import { pressureExamples, pressureGuide } from './messumformer-preisblatt.ts';
import type { OtherGuide } from './other-guide.ts';
import { gripperExamples, gripperGuide } from './pince-references.ts';
import { reelExamples, reelGuide } from './reel-how-to-order.ts';
import { solenoidExamples, solenoidGuide } from './solenoid-price-pages.ts';
import { transmitterExamples, transmitterGuide } from './transmitter-model-chart.ts';
import { rotaryExamples, rotaryGuide } from './verins-codification.ts';

/** Guides of makers of other trades and languages, as their sales offices keep them (`messes.md`). For tests. */
export const guidesOfOtherTrades: readonly OtherGuide[] = [
  {
    file: 'Bestellschluessel_RF_Filter_2027-01 KORR.xlsx',
    bytes: filterGuide,
    examples: filterExamples,
    groups: ['Baureihe', 'Nenngröße', 'Filterfeinheit', 'Dichtung', 'Anschluss', 'Zubehör'],
    refused: ['RFL-0660-10-N-G1', 'RFS-0160-25-V-F2', 'RFS-0330-06-E-G1', 'RFS-0330-3-N-G1'],
    told: [
      '“Andere Baureihen auf Anfrage bei unserem Vertrieb, Tel. -214” stands between the options of Baureihe. It is left out.',
      '3 is read as 03: the other codes beside it have their zeros.',
      '“Feinere Elemente siehe Katalog E4, Seite 12” stands between the options of Filterfeinheit. It is left out.',
    ],
  },
  {
    file: 'tarif PX pinces v2 (copie).xlsx',
    bytes: gripperGuide,
    examples: gripperExamples,
    groups: ['Type', 'Taille', 'Course', 'Joint', 'Détection'],
    refused: ['PXA 16/8 V', 'PXP 40/4 N', 'PXP 25/8 V-D2'],
    told: ['Nothing was made of “NB : la taille 32 est supprimée, voir PX2”.'],
  },
  {
    file: 'HR reels ordering (Bob 3-12).xlsx',
    bytes: reelGuide,
    examples: reelExamples,
    groups: ['Drive', 'Hose ID', 'Length', 'Pressure', 'Finish', 'Options'],
    refused: ['HR/S/1-12/100/L/P', 'HR/M/3-4/050/H/P', 'HR/M/1-2/050/L/X'],
    told: ['A spreadsheet had made “2-Jan” of the code 1-2: it is read as in the examples, and 2 more like it.'],
  },
  {
    file: 'SA Typenschluessel 03-2027.xlsx',
    bytes: actuatorGuide,
    examples: actuatorExamples,
    groups: ['Baugröße', 'Spannung', 'Stellzeit', 'Rückmeldung', 'Heizung'],
    refused: ['SA40-A05-PH', 'SA40-B05-P', 'SA40-A07-S', 'SA40-A25'],
    told: [],
  },
  {
    file: 'BG grilles HOW TO ORDER.csv',
    bytes: async () => grilleGuide(),
    examples: grilleExamples,
    groups: ['Core', 'Width', 'Finish', 'Damper'],
    refused: ['BG0/12-BK', 'BG30/06-AL', 'BG0/06-AL-L'],
    told: [],
  },
  {
    file: 'QC couplers guide + list 5-1.xlsx',
    bytes: couplerGuide,
    examples: couplerExamples,
    groups: ['Body', 'Thread', 'Size', 'Seal', 'Valve', 'Dust cap'],
    refused: ['QCSN04-B', 'QCBN04-E', 'QCBH05-B', 'QCBN07-B'],
    told: [],
  },
  {
    file: 'PB page 61.txt',
    bytes: async () => beaconGuide(),
    examples: beaconExamples,
    groups: ['Lens', 'Light source', 'Supply', 'Mounting'],
    refused: ['PBBX-120', 'PBRX-012'],
    told: [],
  },
  {
    file: 'PT model chart.xlsx',
    bytes: transmitterGuide,
    examples: transmitterExamples,
    groups: ['Construction', 'Accuracy', 'Range', 'Process connection', 'Output', 'Options'],
    refused: ['PT1005N1', 'PT2010S2', 'PT2010S3'],
    told: [
      '5 is read as 005: the printed numbers have its zeros.',
      '10 is read as 010: the printed numbers have its zeros.',
    ],
  },
  {
    file: 'DM20 Preisblatt 2027.xlsx',
    bytes: pressureGuide,
    examples: pressureExamples,
    groups: [
      'Gehäuse',
      'Messbereich',
      'Prozessanschluss',
      'Ausgangssignal',
      'Elektrischer Anschluss',
      'Zusatzausführung',
    ],
    refused: ['DM20-K250G21M', 'DM20-A250G41M', 'DM20-A016G43L', 'DM20-A16G41M'],
    told: [
      '“weitere Anschlüsse auf Anfrage” stands between the options of Prozessanschluss. It is left out.',
      '6 is read as 006: the printed numbers have its zeros.',
      '16 is read as 016: the printed numbers have its zeros.',
      '40 is read as 040: the printed numbers have its zeros.',
    ],
  },
  {
    file: 'VR codification 01-2027.xlsx',
    bytes: rotaryGuide,
    examples: rotaryExamples,
    groups: ['Alésage', 'Angle de rotation', 'Amortissement', 'Matière', 'Capteurs'],
    refused: ['VR08-270-E-A', 'VR12-90-H-A', 'VR20-90-H-P', 'VR8-90-E-A'],
    told: ['8 is read as 08: the printed numbers have its zeros.'],
  },
  {
    file: 'CH heaters build a PN.xlsx',
    bytes: heaterGuide,
    examples: enclosureHeaterExamples,
    groups: ['Wattage', 'Voltage', 'FAN', 'Lead length', 'Control', 'Mounting'],
    refused: ['CH-400-D-F-10-T-R', 'CH-400-A-N-10-T-R', 'CH-100-A-F-10-T-M', 'CH-050-A-N-41-T-R'],
    told: ['50 is read as 050: the printed numbers have its zeros.'],
  },
  {
    file: 'FS order code builder.xlsx',
    bytes: flowSwitchGuide,
    examples: flowSwitchExamples,
    groups: ['Body', 'Connection', 'Contact', 'Cable gland', 'Approvals'],
    refused: ['FS-B04-1L', 'FS-B04-2N-E', 'FS-A04-1N-W'],
    told: ['Nothing was made of “Price build-up, £ list each, ex VAT”.'],
  },
  {
    file: 'SV2 pages 2-3.xlsx',
    bytes: solenoidGuide,
    examples: solenoidExamples,
    groups: ['Pipe size', 'Body', 'Seat', 'Coil voltage', 'Coil housing'],
    refused: ['SV2-100BN-24/60-C', 'SV2-050BT-24/60-C', 'SV2-050BN-12-X', 'SV2-50BN-12-C'],
    told: [
      '25 is read as 025: the printed numbers have its zeros.',
      '37 is read as 037: the printed numbers have its zeros.',
      '50 is read as 050: the printed numbers have its zeros.',
      'Nothing was made of “(a) Not made.”.',
    ],
  },
  {
    file: 'BV breakdown.txt',
    bytes: async () => valveText,
    examples: [
      { printed: 'BV-S08V-KM', number: 'BV-S08V-KM', priceCents: 1950 },
      { printed: 'BV-A04', number: 'BV-A04', priceCents: 0 },
    ],
    groups: ['Body material', 'Port size', 'Seals', 'Options'],
    refused: ['BV-A08', 'BV-S05'],
    told: [],
  },
  {
    file: 'HX Merkmale.csv',
    bytes: async () => heaterText,
    examples: [{ printed: 'HX ST-2-K5', number: 'HX ST-2-K5', priceCents: 15_170 }],
    groups: ['Gehaeuse', 'Spannung', 'Kabel'],
    refused: ['HX ST-3'],
    told: ['“Sonderwerkstoffe auf Anfrage” stands between the options of Gehaeuse. It is left out.'],
  },
  {
    file: 'CW winches.csv',
    bytes: async () => winchText,
    examples: [
      { printed: 'CW 10 G R - 100', number: 'CW10GR-100', priceCents: 221_000 },
      { printed: 'CW 05 S - 050', number: 'CW05S-050', priceCents: 127_000 },
    ],
    groups: ['Capacity', 'Drum', 'Control', 'Cable length'],
    refused: ['CW05GP-100', 'CW05SP-125'],
    told: [],
  },
  {
    file: 'CN codification.csv',
    bytes: async () => sensorText,
    examples: [
      { printed: 'CN 4 - 060 - N - C5', number: 'CN4-060-N-C5', priceCents: 21_080 },
      { printed: 'CN R - 030 - G', number: 'CNR-030-G', priceCents: 17_150 },
    ],
    groups: ['Sortie', 'Longueur', 'Raccord', 'Câble'],
    refused: ['CN4-030-B', 'CNR-100-B'],
    told: [],
  },
  {
    file: 'MT motors.csv',
    bytes: async () => motorText,
    examples: [{ printed: 'MT-A18T-K', number: 'MT-A18T-K', priceCents: 36_500 }],
    groups: ['Frame', 'Speed', 'Enclosure', 'Brake'],
    refused: ['MT-C18', 'MT-A18T-'],
    told: [],
  },
  {
    file: 'EF price book.csv',
    bytes: async () => fanText,
    examples: [
      { printed: 'EF100T-S', number: 'EF100T-S', priceCents: 5775 },
      { printed: 'EF150H-W', number: 'EF150H-W', priceCents: 7850 },
    ],
    groups: ['Size', 'Control', 'Finish'],
    refused: ['EF150P-W', 'EF200B-W'],
    told: ['Nothing was made of “Extract fan EF” and the 9 cells below it.'],
  },
  {
    file: 'DS2 Seite 14.txt',
    bytes: async () => switchText,
    examples: [
      { printed: 'DS2 - 3 - 010 - K - M12', number: 'DS2-3-010-K-M12' },
      { printed: 'DS2-1-004-M', number: 'DS2-1-004-M' },
    ],
    groups: ['Medium', 'Schaltpunkt', 'Gehäuse', 'Anschluss'],
    refused: ['DS2-1-025-K', 'DS2-4-004-K'],
    told: [],
  },
  {
    file: 'CDM.csv',
    bytes: async () => cylinderText,
    examples: [{ printed: 'CDM - 20 - 50 - N - A93', number: 'CDM-20-50-N-A93' }],
    groups: ['Bore size', 'Stroke', 'Cushion', 'Auto switch'],
    refused: ['CDM-20-60-N', 'CDM-40-50-N'],
    told: [],
  },
  ...guidesOfComponents,
];
