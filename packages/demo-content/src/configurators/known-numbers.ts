import { toCents } from '@millrace/configurator';
import type { ContentFamily } from '@millrace/contract/content';
import type { Dollars, FamilyKey } from '../written-family.ts';

/** Numbers by which a configurator is tried before it is published: those it must read, at these prices, and those it must refuse. */
interface WrittenNumbers {
  valid: readonly (readonly [number: string, price: Dollars])[];
  refused: readonly string[];
}

const known: Readonly<Record<FamilyKey, WrittenNumbers>> = {
  'plover-tethered': {
    valid: [
      ['PF-10-NO-P120', 49.5],
      ['PF-20-NO-P120', 57],
      ['PF-20-NC-X', 50],
      ['PF-05-NO-P240', 50],
    ],
    refused: ['PF-100-NC-P120', 'PF-100-NO-P120'],
  },
  'teal-adjustable': {
    valid: [
      ['TA08P1D', 73.5],
      ['TA08P1U', 77.5],
      ['TA08H2D', 67],
      ['TA30P1D', 98.5],
    ],
    refused: ['TA08P1X', 'TA09P1D'],
  },
  'sora-narrow-angle': {
    valid: [
      ['SN-30-NO-20', 42.5],
      ['SN-30-NO-30', 48.5],
      ['SN-30-NO-11-I', 45.6],
      ['SN-30-NO-16-C', 46.85],
    ],
    refused: ['SN-30-NO-9', 'SN-30-NO-151'],
  },
  'sora-gold-contact': {
    valid: [
      ['SG20NOF', 55.4],
      ['SG30NOF', 62.6],
      ['SG35NCC', 72.95],
      ['SG20NOW', 66.6],
    ],
    refused: ['SG20NO', 'SG20DTF'],
  },
  'snipe-miniature': {
    valid: [
      ['SM-18S', 42],
      ['SM-18S-T', 51],
      ['SM-14BR/L36-C', 46.38],
      ['SM-14P/L36', 35.88],
    ],
    refused: ['SM-38P/L48-T', 'SM-38PR/L48-T'],
  },
  'stilt-multi-level': {
    valid: [
      ['ST-1-A-12-9', 109.2],
      ['ST-1-A-24-21', 122.4],
      ['ST-3-F-9.5-3-3-3', 246.45],
      ['ST-3-B-9.5-3.5-3-3', 194.45],
    ],
    refused: ['ST-3-F-9.5-3-3', 'ST-1-A-12-30'],
  },
  'float-trees': {
    valid: [
      ['FT06-3NO-B-20', 222.5],
      ['FT06-3NO-B-30', 236.5],
      ['FT07-1NO|1NC-R-30', 248],
      ['FT07-1NO|1NC-H-50', 212.5],
    ],
    refused: ['FT03-1NO-B-20', 'FT20-5NO-H-20'],
  },
  'wren-indoor': {
    valid: [
      ['WA-I-120-10', 87],
      ['WA-I-120-15', 91],
      ['WA-I-240-15-Q', 107],
      ['WA-I-240-PR', 95],
    ],
    refused: ['WA-I-120-15-K', 'WA-I-120-10-K'],
  },
  'wren-outdoor': {
    valid: [
      ['WA-O-120-N-15', 129],
      ['WA-O-120-N-30', 140],
      ['WA-O-024-D-4X-15', 193],
      ['WA-O-120-D-P-00', 162],
    ],
    refused: ['WA-O-024-W-4X-15', 'WA-O-024-W-00'],
  },
  'kestrel-cellular': {
    valid: [
      ['SR-C-LTE-4-120', 312],
      ['SR-C-LTE-4-120-A', 354],
      ['SR-C-LTE-4-12', 298],
      ['SR-C-SAT-8-12-A', 688],
    ],
    refused: ['SR-C-LTE-4-48', 'SR-C-LTE-6-12'],
  },
  'harrier-simplex': {
    valid: [
      ['HS-1-1-N-2F-20', 346],
      ['HS-1-1-N-3F-20', 374],
      ['HS-4-12-W-3F-010-L2-P8-V1-FR-CL', 0],
      ['HS-1-3R-L-2F-E-FR-20-RGXX', 514],
    ],
    refused: ['HS-4-12-W-3F-320-L2-P8-V1-FR-CL', 'HS-1-3R-L-2F-E-CE-20-RGXX'],
  },
  'knot-timed-dosing': {
    valid: [
      ['KT-1-DT-3F-AB-20', 600],
      ['KT-1-DT-3F-AB-30', 624],
      ['KT-2-PT-2F-AB-H-50', 868],
      ['KT-2-DT-2F-AR-20', 614],
    ],
    refused: ['KT-2-PT-2F-AB-V-50', 'KT-1-AT-4F-AL-W-DB-50'],
  },
  'tern-duplex': {
    valid: [
      ['TD-1-1-3F-A0-20', 832],
      ['TD-1-1-3F-AB-20', 910],
      ['TD-1-1-NF-CV-AB-L3-UE1-00', 923.75],
      ['TD-1-1-4F-FP-DB-AR-E-UC1-SP-20', 1247.5],
    ],
    refused: ['TD-5-4XW-LT-FT-010-DB-A0-L7-P4-V3-UB1-30', 'TD-1-4XG-LT-K25-DB-CT-N0-A0-1S-L4-P1-V2-00'],
  },
  'tern-duplex-is': {
    valid: [
      ['TDX-1-4X-3F-AB-30', 1634],
      ['TDX-1-4X-3F-AR-30', 1660],
      ['TDX-3-4X-5F-140-DR-AB-H-P3-R1|R2-20', 0],
      ['TDX-5-4X6-4F-010-DB-AR-V3-50', 2690],
    ],
    refused: ['TDX-3-4X-5F-250-DR-AB-H-P3-R1|R2-20', 'TDX-3-4XS-5F-400-DB-AC-H|1S-P4-R2-V2-C'],
  },
  'merganser-triplex': {
    valid: [
      ['MT-240-250-5F-4XS-E|H', 0],
      ['MT-240-400-5F-4XS-E|H', 0],
      ['MT-480-400-5F-4XS-T|X', 0],
      ['MT-480-250-4F-4XS-SS-E|H|P|T', 0],
    ],
    refused: ['MT-480-400-5F-4XG-T|X', 'MT-480-250-4F-4XS-VF-E|H|P|T'],
  },
  'heron-level-controller': {
    valid: [
      ['HL-1-FL-D-120', 468],
      ['HL-1-FL-D-24', 468],
      ['HL-1-T30/100-X-240-FR', 1074],
      ['HL-2-T05/60-X-120-N-SP', 1116],
    ],
    refused: ['HL-2-MA-R-240-O-SP', 'HL-3-T05/80-R-240'],
  },
  'intrinsically-safe-relays': {
    valid: [
      ['IR-1-120-F', 148],
      ['IR-1-120-P', 162],
      ['IR-3-24D-P', 264],
      ['IR-3-120-P', 252],
    ],
    refused: ['IR-9-120-F', 'IR-1-480-F'],
  },
  'junction-posts': {
    valid: [
      ['JP18-6T', 118],
      ['JP18-9T', 132],
      ['JP18-9T-1R', 153],
      ['JP42-12T', 175],
    ],
    refused: ['JP19-12T', 'JP24-6T'],
  },
};

export function knownNumbersOf(family: FamilyKey): Pick<ContentFamily, 'validNumbers' | 'refusedNumbers'> {
  const { valid = [], refused = [] } = known[family] ?? {};
  return {
    validNumbers: valid.map(([number, price]) => ({ number, priceCents: toCents(price ?? 0) })),
    refusedNumbers: [...refused],
  };
}
