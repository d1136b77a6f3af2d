import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { JSON_TYPE, jsonBytes } from '../bytes/json-bytes.ts';
import { type StoredBytes, storeBytes } from '../bytes/stored-bytes.ts';

export type DocumentForm = 'json' | 'yaml';

const YAML_TYPE = 'application/x-yaml';
const YAML_THREAD = new URL('./yaml-thread.ts', import.meta.url);

/** Writes a document in one form. */
export const makeForm: Record<DocumentForm, (document: object) => Promise<StoredBytes>> = {
  json: (document) => storeBytes(JSON_TYPE, jsonBytes(document)),
  yaml: async (document) => {
    const [text] = await once(new Worker(YAML_THREAD, { workerData: document }), 'message');
    return storeBytes(YAML_TYPE, Buffer.from(String(text)));
  },
};
