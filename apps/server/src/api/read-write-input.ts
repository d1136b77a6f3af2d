import { type WriteEndpoint, writeEndpoints } from '@millrace/contract/endpoints';
import { refused } from '../problems/problem-error.ts';
import type { WriteInputOf, WriteName } from './commands.ts';
import { refuseFaults } from './refuse-faults.ts';

export interface RawWrite {
  params: unknown;
  /** JSON that was read, or text. */
  body: unknown;
}

/** Params and body of a writing call as its schemas read them; refused with every fault by field. */
export function readWriteInput<Name extends WriteName>(name: Name, raw: RawWrite): WriteInputOf<Name> {
  const { params, body, isBeacon = false }: WriteEndpoint = writeEndpoints[name];
  const read = { params: params?.safeParse(raw.params), body: body.safeParse(jsonOf(raw.body, isBeacon)) };
  refuseFaults('bad-request', [...(read.params?.error?.issues ?? []), ...(read.body.error?.issues ?? [])]);
  return { params: read.params?.data ?? {}, body: read.body.data } as WriteInputOf<Name>;
}

function jsonOf(body: unknown, isBeacon: boolean): unknown {
  if (body === undefined || body === null || body === '') throw refused('bad-request', 'The body is empty.');
  if (typeof body !== 'string') return body;
  if (!isBeacon) throw refused('wrong-type', 'The body must be application/json.');
  try {
    return JSON.parse(body);
  } catch {
    throw refused('bad-request', 'The body is not valid JSON.');
  }
}
