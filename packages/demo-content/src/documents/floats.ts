import type { FamilyKey, WrittenDocument } from '../written-family.ts';
import { sheetsOf, wikiGuide } from './sheet.ts';

const pump = sheetsOf('Pump switches');
const control = sheetsOf('Control floats');

const hangFloats = control('QSG', '0231', 'C', '2025-03-11', 'Hang the floats', { supersedes: '0131' });
const floatsBooklet = control('BKL', '0601', 'B', '2025-01-20', 'Floats: choosing, hanging, testing');

export const floatDocuments: Record<FamilyKey, readonly WrittenDocument[]> = {
  'plover-tethered': [
    pump('TDS', '0312', 'F', '2026-01-15', 'Plover tethered float, data sheet', { supersedes: '0212' }),
    pump('TDS', '0313', 'A', '2024-09-02', "Plover, engineer's specification, fill-in"),
    pump('MDF', '0071', 'B', '2025-04-07', 'Plover at a glance'),
    pump('QSG', '0221', 'D', '2025-06-30', 'Set the tether'),
    pump('QSG', '0222', 'B', '2024-02-19', 'Connect a piggyback plug'),
    wikiGuide('Pump switches', '0011', '2025-08-04', 'A pump that will not stop', 'pump-will-not-stop'),
    floatsBooklet,
  ],
  'plover-heavy-duty': [
    pump('TDS', '0314', 'B', '2025-02-10', 'Plover heavy duty, data sheet'),
    pump('QSG', '0223', 'A', '2024-02-19', 'Plover heavy duty, quick start'),
  ],
  'dipper-compact': [pump('TDS', '0315', 'A', '2023-11-06', 'Dipper sump float, data sheet')],
  'redshank-double-float': [
    pump('TDS', '0316', 'C', '2025-10-13', 'Redshank double float, data sheet'),
    pump('QSG', '0224', 'B', '2025-10-13', 'Redshank, quick start'),
    pump('UG', '0416', 'A', '2023-05-22', 'Redshank, user guide'),
  ],
  'plover-series-1': [
    sheetsOf(null)('TDS', '0212', 'K', '2016-03-01', 'Plover series 1, data sheet'),
    pump('BRC', '0702', 'A', '2019-09-16', 'Mercury floats: what to do with them'),
  ],
  'rail-vertical': [
    pump('TDS', '0320', 'D', '2025-05-05', 'Rail vertical float, data sheet'),
    pump('QSG', '0225', 'B', '2024-07-15', 'Set the collars'),
    pump('MDF', '0072', 'A', '2024-01-08', 'Rail at a glance'),
  ],
  'coot-high-level': [pump('TDS', '0321', 'A', '2024-08-26', 'Coot with high-level sensor, data sheet')],
  'teal-adjustable': [
    pump('TDS', '0322', 'C', '2025-09-08', 'Teal level control, data sheet'),
    pump('QSG', '0226', 'C', '2025-09-08', 'Set the weight'),
    wikiGuide('Pump switches', '0012', '2025-01-13', 'Pumping range by weight', 'teal-range'),
  ],
  'replacement-floats': [pump('PLS', '0902', 'E', '2026-02-02', 'Replacement floats, cross reference')],
  'sora-narrow-angle': [
    control('TDS', '0330', 'G', '2026-03-16', 'Sora control float, data sheet', { supersedes: '0230' }),
    control('TDS', '0331', 'B', '2024-09-02', "Sora, engineer's specification, fill-in"),
    control('MDF', '0073', 'C', '2025-04-07', 'Sora at a glance'),
    hangFloats,
    wikiGuide('Control floats', '0013', '2025-11-24', 'Normally open or normally closed', 'open-or-closed'),
    control('UG', '0430', 'B', '2024-11-18', 'Sora, user guide'),
    floatsBooklet,
  ],
  'sora-gold-contact': [control('TDS', '0332', 'B', '2025-03-31', 'Sora gold contact, data sheet'), hangFloats],
  'sora-double-contact': [control('TDS', '0333', 'A', '2023-06-12', 'Sora double contact, data sheet')],
  'snipe-miniature': [
    control('TDS', '0340', 'D', '2025-07-21', 'Snipe miniature float, data sheet'),
    control('UG', '0440', 'A', '2022-10-10', 'Reed switches: loads and suppressors'),
  ],
  'stilt-multi-level': [
    control('TDS', '0341', 'C', '2025-12-01', 'Stilt multi-level stem, data sheet'),
    control('QSG', '0232', 'A', '2024-04-22', 'Measure for a stem'),
  ],
  'dunlin-side-mount': [control('TDS', '0342', 'A', '2022-10-10', 'Dunlin side-mount switch, data sheet')],
  'four-float-bracket': [control('TDS', '0350', 'B', '2024-06-03', 'Float bracket, data sheet'), hangFloats],
  'float-trees': [
    control('TDS', '0351', 'A', '2024-06-03', 'Float trees, data sheet'),
    control('QSG', '0233', 'A', '2024-06-03', 'Lower a float tree'),
  ],
};
