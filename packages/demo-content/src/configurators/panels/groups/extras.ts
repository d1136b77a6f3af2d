import type { ConfigGroup } from '@millrace/configurator';
import { choice, several } from '../../building-blocks/group.ts';
import { option, standard } from '../../building-blocks/option.ts';

export const labels: ConfigGroup = choice('Labels', [
  standard('English labels'),
  option('FR', 'labels in English and French', 18),
  option('SP', 'labels in English and Spanish', 18),
]);

/** Parts in the carton beside the panel: priced, listed on the quote, not in the number. */
export function spares(pumps: number): ConfigGroup {
  return several(
    'Spare parts',
    0,
    [
      option('SP-FUSE', 'control fuses, pack of 5', 9.5, { name: 'Control fuses', maxQty: 4 }),
      option('SP-LAMP', 'LED lamps, pack of 2', 14, { name: 'LED lamps', maxQty: 4 }),
      option('SP-FLOAT', 'spare control float, 20 ft', 44.5, { name: 'Control float', maxQty: 4 }),
      option('SP-RELAY', 'spare control relay with socket', 31, { name: 'Control relay', maxQty: 4 }),
      ...(pumps > 1
        ? [option('SP-ALT', 'spare alternating relay', 86, { name: 'Alternating relay', isQtyReadonly: true })]
        : []),
      option('SP-CONT', 'spare contactor', 62, { name: 'Contactor', maxQty: pumps }),
      option('SP-BEAC', 'spare beacon', 38, { name: 'Beacon' }),
      option('SP-HORN', 'spare horn', 29, { name: 'Horn' }),
      option('SP-SWI', 'spare hand-off-automatic switch', 27, { name: 'Selector switch', maxQty: pumps }),
      option('SP-PROT', 'spare motor protective switch', 71, { name: 'Protective switch', maxQty: pumps }),
      option('SP-BOARD', 'spare alarm board', 54, { name: 'Alarm board' }),
      option('SP-LABEL', 'blank labels, sheet of 40', 6.5, { name: 'Blank labels' }),
      option('SP-GRIP', 'cord grips, pack of 4', 21, { name: 'Cord grips', maxQty: 4 }),
      option('SP-LATCH', 'spare door latches, pair', 18, { name: 'Door latches' }),
      option('SP-SEAL', 'conduit seal kits', 14.75, { name: 'Conduit seal kit', maxQty: 8 }),
      option('SP-VENT', 'desiccant vents, pack of 2', 16.5, { name: 'Desiccant vents' }),
    ],
    { printed: false, optional: true },
  );
}

export const paperwork: ConfigGroup = several(
  'Documents',
  0,
  [
    option('DOC-DWG', 'record drawings, PDF', 0, { name: 'Record drawings' }),
    option('DOC-CAD', 'record drawings, CAD files', 45, { name: 'CAD files' }),
    option('DOC-PE', 'drawings sealed by an engineer', null, { name: 'Sealed drawings' }),
    option('DOC-LAM', 'schematic laminated in the door', 12, { name: 'Laminated schematic' }),
    option('DOC-OM', 'operation and maintenance binder', 38, { name: 'O&M binder', maxQty: 6 }),
    option('DOC-TEST', 'signed test report', 25, { name: 'Test report' }),
    option('DOC-QR', 'label with a link to the drawings', 8, { name: 'Drawing link' }),
    option('DOC-SUB', 'submittal for approval before building', 60, { name: 'Submittal' }),
  ],
  { printed: false, optional: true },
);

export const packing: ConfigGroup = choice(
  'Packing',
  [
    option('PK-BOX', 'carton', 0, { selected: true, hideDescription: true, name: 'Carton' }),
    option('PK-PAL', 'strapped to a pallet', 36, { name: 'Pallet' }),
    option('PK-CRATE', 'wooden crate', 85, { name: 'Wooden crate' }),
    option('PK-EXP', 'heat-treated export crate', 128, { name: 'Export crate' }),
  ],
  { printed: false, optional: true },
);

export const factoryTest: ConfigGroup = choice(
  'Factory test',
  [
    option('TS-STD', 'tested under power, check sheet in the door', 0, {
      selected: true,
      hideDescription: true,
      name: 'Standard test',
    }),
    option('TS-LOAD', 'tested with motors under load', 140, { name: 'Load test' }),
    option('TS-VID', 'test recorded on video', 95, { name: 'Recorded test' }),
    option('TS-WIT', 'test witnessed at the factory', null, { name: 'Witnessed test' }),
  ],
  { printed: false, optional: true },
);
