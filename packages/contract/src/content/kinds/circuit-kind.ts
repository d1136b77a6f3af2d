import { contentCircuit } from '../circuit.ts';
import type { FieldMerges } from './field-merge.ts';
import type { Kind } from './kind.ts';
import { id, livePage, NAME, position } from './shared-words.ts';

const circuitLists: FieldMerges = {
  devices: { each: { fields: {} } },
  supplies: {
    by: ['name'],
    fields: {
      incoming: 'whole',
      standby: 'whole',
      branches: 'whole',
      ladders: { by: ['words'], fields: { feeds: 'whole', sections: 'whole' } },
    },
  },
  dryContacts: 'whole',
  notes: { by: ['words'] },
};

export const circuits: Kind<typeof contentCircuit> = {
  row: contentCircuit,
  words: {
    one: 'wiring diagram',
    many: 'Wiring diagrams',
    under: 'Catalogue',
    title: 'id',
    columns: ['familyId', 'circuit', 'isLive', 'position'],
    fields: {
      familyId: { label: 'Family', section: NAME },
      circuit: { help: 'Drawn and simulated from this one statement.', section: 'Diagram' },
      isLive: livePage,
      position,
      id,
    },
  },
  lists: { circuit: { fields: circuitLists } },
  foundBy: [['familyId']],
  readBy: 'everyone',
};
