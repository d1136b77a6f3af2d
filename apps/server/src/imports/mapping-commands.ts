import { randomUUID } from 'node:crypto';
import { type ImportMapping, KEPT_MAPPINGS_MOST, type KeptMapping } from '@millrace/contract/office';
import {
  countImportMappings,
  type Database,
  dropImportMapping,
  type ImportMappingRow,
  listImportMappings,
  putImportMapping,
} from '@millrace/database';
import { refused } from '../problems/problem-error.ts';

/** The mappings of sheets that staff keep under names, for all of them. */
export function mappingCommands({ database: { queries } }: { database: Pick<Database, 'queries'> }) {
  return {
    officeMappings: async (): Promise<KeptMapping[]> => (await listImportMappings(queries)).map(present),

    officeKeepMapping: async (
      { body: { name, mapping } }: { body: { name: string; mapping: ImportMapping } },
      { userId }: { userId: string | null },
    ): Promise<KeptMapping> => {
      if ((await countImportMappings(queries)) >= KEPT_MAPPINGS_MOST)
        throw refused('too-many-open', `${KEPT_MAPPINGS_MOST} mappings can be kept. Please remove one first.`);
      return present(await putImportMapping(queries, { id: randomUUID(), name, mapping, keptBy: userId }));
    },

    officeRemoveMapping: async ({ params: { mapping } }: { params: { mapping: string } }): Promise<true> => {
      await dropImportMapping(queries, mapping);
      return true;
    },
  };
}

const present = ({ keptAt, ...kept }: ImportMappingRow): KeptMapping => ({ ...kept, keptAt: keptAt.toISOString() });
