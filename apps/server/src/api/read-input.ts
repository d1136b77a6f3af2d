import type { CallName, InputOf } from '@millrace/catalogue';
import { type Endpoint, endpoints } from '@millrace/contract/endpoints';
import { refuseFaults } from './refuse-faults.ts';

export interface RawInput {
  params: unknown;
  query: unknown;
}

/** Params and query of a call as its schemas read them; refused with every fault by field. Unknown query names are passed over. */
export function readInput<Name extends CallName>(name: Name, raw: RawInput): InputOf<Name> {
  const { params, query }: Endpoint = endpoints[name];
  const read = { params: params?.safeParse(raw.params), query: query?.safeParse(raw.query) };
  refuseFaults('bad-query', [...(read.params?.error?.issues ?? []), ...(read.query?.error?.issues ?? [])]);
  return { params: read.params?.data ?? {}, query: read.query?.data ?? {} } as InputOf<Name>;
}
