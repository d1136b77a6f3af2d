import type { FamilyKey, WrittenDocument } from '../written-family.ts';
import { sheetsOf, wikiGuide } from './sheet.ts';

const component = sheetsOf('Components');
const accessory = sheetsOf('Accessories');

const sealConduit = accessory('QSG', '0281', 'B', '2024-10-28', 'Seal a conduit');

export const componentDocuments: Record<FamilyKey, readonly WrittenDocument[]> = {
  'alternating-relays': [
    component('TDS', '0430', 'D', '2025-09-22', 'Alternating relay, data sheet'),
    component('QSG', '0273', 'A', '2023-01-30', 'Pins of the alternating relay'),
  ],
  'intrinsically-safe-relays': [
    component('TDS', '0431', 'C', '2026-01-19', 'Intrinsically safe relay, data sheet'),
    component('UG', '0481', 'C', '2026-01-19', 'Control drawing, intrinsically safe relay'),
    wikiGuide('Components', '0025', '2025-03-17', 'Distance by sensitivity', 'is-distance'),
  ],
  'seal-fail-relays': [component('TDS', '0432', 'B', '2024-05-06', 'Seal-fail relay, data sheet')],
  'motor-starters': [
    component('TDS', '0433', 'B', '2025-01-27', 'Godwit motor starter, data sheet'),
    component('UG', '0482', 'A', '2023-07-10', 'Godwit, user guide'),
  ],
  'junction-posts': [
    component('TDS', '0434', 'C', '2025-11-17', 'Junction post, data sheet'),
    component('QSG', '0274', 'B', '2025-11-17', 'Set a junction post'),
    sealConduit,
  ],
  'panel-components': [component('PLS', '0904', 'F', '2026-02-02', 'Panel components, list')],
  'relay-sockets': [component('TDS', '0436', 'A', '2022-03-14', 'Octal sockets, data sheet')],
  'float-hardware': [accessory('PLS', '0905', 'D', '2026-02-02', 'Float hardware, list')],
  'junction-boxes': [
    accessory('TDS', '0438', 'B', '2024-12-02', 'Junction boxes, data sheet'),
    accessory('QSG', '0282', 'A', '2024-12-02', 'Splice in a junction box'),
  ],
  'conduit-seals': [accessory('TDS', '0439', 'A', '2024-10-28', 'Conduit seals, data sheet'), sealConduit],
};
