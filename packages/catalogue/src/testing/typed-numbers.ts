import type { Configurator } from '@millrace/configurator';
import { float, panel } from './configurators.ts';
import { document, family, product } from './rows.ts';
import { snapshotOf } from './snapshot-of.ts';

/** Numbers between bounds, quantities before codes, a separator of its own, and rules between cells. */
const timed: Configurator = {
  prefix: 'LC-',
  configGroups: [
    { name: 'Pumps', options: [{ code: 'P', isQtyPrefix: true, maxQty: 3, price: 10 }] },
    { name: 'Delay', kind: 'number', min: 10, max: 250, step: 5, digits: 3, unit: 's' },
    { name: 'Alarm', options: [{ code: 'A', isQtyPrefix: true, maxQty: 3 }, { code: 'B' }] },
    { name: 'Cable', separator: '/', options: [{ code: '20', price: 1 }, { code: '30' }] },
  ],
};
const ruled: Configurator = {
  prefix: 'RP-',
  configGroups: [
    {
      name: 'Box',
      options: [
        { code: 'S', description: 'Small', price: 10, attributes: { amps: 20 } },
        { code: 'L', description: 'Large', price: 40, attributes: { amps: 40 } },
      ],
    },
    { name: 'Amps', options: [{ code: '10' }, { code: '30', enableIf: ['Box.amps>=30'] }] },
    {
      name: 'Start',
      options: [
        { code: '', selected: true },
        { code: 'SS', description: 'Soft', price: 5, formerCodes: ['SF'] },
      ],
    },
    { name: 'Cord', options: [{ code: '6' }, { code: '9' }] },
  ],
};
const withFloat: Configurator = {
  prefix: 'SC-',
  aliases: [{ from: 'OLD/*', to: 'SC-*' }],
  configGroups: [
    { name: 'Size', options: [{ code: 'S', price: 100 }, { code: 'L' }] },
    { name: 'Backup', kind: 'assembly', part: 'float', optional: true },
    { name: 'Lid', optional: true, options: [{ code: 'A', price: 5 }, { code: 'B' }] },
  ],
  parts: { float: { ...panel, prefix: 'BF-' } },
};

/** Families of each kind of number, with products that carry some. */
export const numbered = snapshotOf({
  circuits: [
    {
      id: 1,
      familyId: 1,
      circuit: {
        name: 'Three-phase',
        when: ['Supply.3'],
        devices: { H1: { kind: 'heater', words: 'heater' } },
        supplies: [
          {
            name: 'mains',
            words: '',
            conductors: ['L', 'N'],
            branches: [{ lines: ['L', 'N'], through: [], load: 'H1' }],
          },
        ],
      },
      isLive: true,
      position: 1,
    },
  ],
  families: [
    family({ id: 1, name: 'Tern', slug: 'tern', configurator: panel, documentIds: [1, 2] }),
    family({ id: 2, name: 'Petrel', slug: 'petrel', configurator: float }),
    family({ id: 3, name: 'Lapwing', slug: 'lapwing', configurator: timed }),
    family({ id: 4, name: 'Rail', slug: 'rail', configurator: ruled }),
    family({ id: 5, name: 'Scaup', slug: 'scaup', configurator: withFloat }),
    family({ id: 6, name: 'Listed', slug: 'listed', configurator: { ...float, prefix: 'LS', catalogueOnly: true } }),
    family({ id: 7, name: 'Old', slug: 'old', isObsolete: true }),
    family({ id: 8, name: 'Hidden', slug: 'hidden', isLive: false, configurator: { ...float, prefix: 'HI' } }),
    family({ id: 9, name: 'Safe', slug: 'rail', intrinsicallySafe: true, configurator: { ...ruled, prefix: 'RX-' } }),
  ],
  products: [
    product({ id: 1, familyId: 1, partNumber: '7204418', configModelNo: 'TD-3-4X-4F-E-20', priceCents: 70_000 }),
    product({ id: 2, familyId: 1, partNumber: '7204402', configModelNo: 'TD-3-4X-3F-20', replacedBy: '7204418' }),
    product({ id: 3, familyId: 7, partNumber: 'OP-30-NO', isObsolete: true, replacedBy: 'PF30NO', description: 'Was' }),
    product({ id: 4, familyId: 2, partNumber: 'PF30NO', configModelNo: 'PF30NO', priceCents: 4000 }),
    product({ id: 5, familyId: 6, partNumber: '81-100', configModelNo: 'LS20NO', priceCents: 5000 }),
    product({ id: 6, familyId: 6, partNumber: '81-200', configModelNo: 'LS30NO', isLive: false }),
    product({ id: 7, familyId: 7, partNumber: 'AB1O', configModelNo: 'AB-10', priceCents: null }),
    product({ id: 8, familyId: 8, partNumber: '99-100', configModelNo: 'HI20NO' }),
    product({ id: 9, familyId: 1, partNumber: '7204500', configModelNo: 'TD-1-1-3F-20', isLive: false }),
  ],
  documents: [
    document({ id: 1, docType: 'TDS', docNumber: '34X' }),
    document({ id: 2, docType: 'BRC', docNumber: '3F-20' }),
  ],
});

const whole = [
  'TD-3-4X-4F-E-20',
  'TD-1-1-3F-2S|E-30',
  'PF30NC',
  'LC-2P-120-3A/20',
  'LC-P-010-B/30',
  'RP-L-30-SS-9',
  'RP-S-10-6',
  'RX-L-30-9',
  'SC-S-(BF-3-4X-4F-20)-A',
  'SC-L-B',
  'LS20NO',
  'LS30NO',
  'HI20NO',
];
/** Each single slip, here and there in a number. */
const slips: readonly ((number: string, at: number) => string)[] = [
  (number, at) => number.slice(0, at) + number.slice(at + 1),
  (number, at) => number.slice(0, at) + number.slice(at, at + 1) + number.slice(at),
  (number, at) => `${number.slice(0, at)}X${number.slice(at + 1)}`,
  (number, at) => number.slice(0, at) + number.slice(at + 1, at + 2) + number.slice(at, at + 1) + number.slice(at + 2),
  (number, at) => number.slice(0, at),
];
const typedWrongly = whole
  .slice(0, 9)
  .flatMap((number, nth) =>
    slips.flatMap((slip, kind) => [slip(number, 3 + ((nth + kind) % 3)), slip(number, number.length - 2 - (kind % 2))]),
  );
const written = [
  ...whole.flatMap((number) => [number.toLowerCase(), number.replace(/[-/()|]/g, ''), number.replace(/[-/|]/g, ' ')]),
  ...whole.slice(0, 6).map((number) => number.replaceAll('-', '.')),
  ...whole.slice(0, 6).map((number) => `Model No. ${number.replaceAll('0', 'O')} qty 2`),
  '7204418',
  '7204-418',
  'p/n 7204402',
  'OP-30-NO',
  'op 30 n0',
  'AB10',
  'AB-10',
  'ABIO',
  '81-100',
  '81-200',
  '99-100',
  '7204500',
  'RP-L-30-SF-9',
  'OLD/L-B',
  'XX-3-4X-4F-E-20',
  'TX-3-4X-4F-E-20',
  'TD-3-4X-5F-25',
  'TD-3-4X-4F-E-20-99',
  'TD-3-4X',
  'TD-3-4X-20',
  'SC-S-(BF-3-4X-5F-20)-A',
  'SC-S-(BF-3-4X',
  'LC-4P-300-4A/25',
  'LC-2P-013-1A/20',
  'RP-S-30-SS-9',
  'RP-X-30-SS-9',
  'PF',
  'PF99NO',
  'LS20NC',
  'float',
  '34X',
  'TDS 34X',
  'TDS 35X',
  '3F-20',
  '',
];

/** Whole numbers, each with single slips, numbers written in other ways, and texts that are none. */
export const typedNumbers: readonly string[] = [...new Set([...whole, ...typedWrongly, ...written])];
export const signs = { right: '', wrong: '!', unread: '?' };
