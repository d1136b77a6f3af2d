import { configurator } from '@millrace/contract/content';
import { z } from 'zod';
import { jsonBytes } from '../bytes/json-bytes.ts';
import { type StoredBytes, storeBytes } from '../bytes/stored-bytes.ts';

/** The JSON Schema of a configurator, made from the contract's own. Unknown fields are refused, but for the name of the schema itself. */
export function configuratorSchema(address: string): Promise<StoredBytes> {
  const { properties, ...schema } = z.toJSONSchema(configurator, { io: 'input', reused: 'ref' });
  const stated = {
    ...schema,
    $id: address,
    title: 'Configurator',
    properties: { $schema: { type: 'string' }, ...properties },
  };
  return storeBytes('application/schema+json; charset=utf-8', jsonBytes(stated));
}
