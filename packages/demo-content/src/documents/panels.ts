import type { FamilyKey, WrittenDocument } from '../written-family.ts';
import { sheetsOf, wikiGuide } from './sheet.ts';

const panel = sheetsOf('Control panels');
const controller = sheetsOf('Level controllers');

const setOverload = panel('QSG', '0262', 'B', '2024-12-09', 'Set the overload');
const commission = panel('QSG', '0263', 'C', '2025-10-06', 'Put a panel into service');
const singlePhase = wikiGuide('Control panels', '0019', '2025-05-26', 'Wiring, single-phase', 'wiring-single-phase');
const threePhase = wikiGuide('Control panels', '0020', '2025-05-26', 'Wiring, three-phase', 'wiring-three-phase');
const panelBooklet = panel('BKL', '0602', 'C', '2026-01-12', 'Pump panels: a pocket guide');

export const panelDocuments: Record<FamilyKey, readonly WrittenDocument[]> = {
  'harrier-simplex': [
    panel('TDS', '0410', 'D', '2026-02-16', 'Harrier simplex, data sheet', { supersedes: '0310' }),
    panel('TDS', '0411', 'A', '2024-09-02', "Harrier, engineer's specification, fill-in"),
    panel('MDF', '0087', 'B', '2025-07-14', 'Harrier at a glance'),
    panel('QSG', '0261', 'B', '2025-03-24', 'Harrier, quick start'),
    setOverload,
    commission,
    singlePhase,
    panel('UG', '0473', 'B', '2025-03-24', 'Harrier, user guide'),
    panelBooklet,
  ],
  'pipit-simplex': [
    panel('TDS', '0414', 'B', '2025-08-25', 'Pipit simplex, data sheet'),
    panel('QSG', '0264', 'A', '2025-08-25', 'Pipit, quick start'),
    singlePhase,
  ],
  'knot-timed-dosing': [
    panel('TDS', '0415', 'C', '2026-03-09', 'Knot timed dosing, data sheet'),
    panel('QSG', '0265', 'B', '2025-11-03', 'Set the dosing timer'),
    panel('GIG', '0524', 'B', '2025-11-03', 'Knot, timer menus'),
    panel('UG', '0474', 'B', '2025-11-03', 'Knot, user guide'),
  ],
  'tern-duplex': [
    panel('TDS', '0412', 'C', '2026-03-02', 'Tern duplex, data sheet', { supersedes: '0308' }),
    panel('TDS', '0413', 'A', '2024-09-02', "Tern, engineer's specification, fill-in"),
    panel('MDF', '0088', 'B', '2025-07-14', 'Tern at a glance'),
    panel('QSG', '0266', 'C', '2026-03-02', 'Tern, quick start'),
    setOverload,
    commission,
    singlePhase,
    threePhase,
    wikiGuide('Control panels', '0023', '2026-03-02', 'Replace the alarm board', 'alarm-board'),
    panel('GIG', '0525', 'A', '2025-12-08', 'Tern with level display, screens'),
    panel('UG', '0475', 'C', '2026-03-02', 'Tern, user guide'),
    panelBooklet,
  ],
  'tern-duplex-is': [
    panel('TDS', '0424', 'B', '2026-03-02', 'Tern, intrinsically safe, data sheet'),
    panel('UG', '0425', 'B', '2026-03-02', 'Control drawing, intrinsically safe floats'),
    threePhase,
  ],
  'tern-duplex-series-2': [
    panel('TDS', '0308', 'M', '2021-04-19', 'Tern series 2, data sheet'),
    panel('UG', '0375', 'H', '2018-02-05', 'Tern series 2, user guide'),
    panel('PLS', '0903', 'B', '2024-06-30', 'Tern series 2, spare parts'),
  ],
  'avocet-grinder-duplex': [
    panel('TDS', '0416', 'B', '2025-04-14', 'Avocet grinder duplex, data sheet'),
    panel('UG', '0476', 'A', '2024-05-13', 'Avocet, user guide'),
  ],
  'merganser-triplex': [panel('TDS', '0417', 'A', '2025-06-23', 'Merganser triplex, data sheet')],
  'custom-panels': [
    panel('BRC', '0713', 'C', '2026-01-12', 'Custom panels: how we work'),
    panel('MDF', '0089', 'A', '2024-03-25', 'What to send for a quote'),
  ],
  'heron-level-controller': [
    controller('TDS', '0420', 'E', '2026-06-08', 'Heron level controller, data sheet', { supersedes: '0320' }),
    controller('MDF', '0090', 'A', '2025-07-14', 'Heron at a glance'),
    controller('QSG', '0271', 'C', '2026-06-08', 'Heron, quick start'),
    controller('GIG', '0526', 'D', '2026-06-08', 'Heron, screens and settings'),
    wikiGuide('Level controllers', '0024', '2025-09-15', 'Network registers', 'heron-registers'),
    controller('UG', '0480', 'D', '2026-06-08', 'Heron, user guide'),
  ],
  'heron-transducers': [
    controller('TDS', '0421', 'B', '2025-02-03', 'Submersible transducer, data sheet'),
    controller('QSG', '0272', 'A', '2025-02-03', 'Change the desiccant'),
  ],
};
