import { formWords } from '@millrace/contract';
import { type WriteEndpoint, writeEndpoints } from '@millrace/contract/endpoints';
import { refused } from '../problems/problem-error.ts';
import type { WriteInputOf, WriteName } from './commands.ts';
import type { UploadedFile } from './read-parts.ts';
import { refuseFaults } from './refuse-faults.ts';

export interface RawWrite {
  params: unknown;
  /** JSON that was read, or text. */
  body: unknown;
  headers: { 'content-type'?: string | undefined };
  file?: UploadedFile | null;
}

/** Params and body of a writing call as its schemas read them; refused with every fault by field. */
export function readWriteInput<Name extends WriteName>(name: Name, raw: RawWrite): WriteInputOf<Name> {
  const { params, body, isBeacon = false, takesFile = false }: WriteEndpoint = writeEndpoints[name];
  const { file = null } = raw;
  const json = body === undefined ? undefined : jsonOf(raw, isBeacon);
  const read = { params: params?.safeParse(raw.params), body: body?.safeParse(json) };
  if (json === undefined && read.body?.success === false && file === null)
    throw refused('bad-request', takesFile ? formWords.dataMissing : 'The body is empty.');
  refuseFaults('bad-request', [...(read.params?.error?.issues ?? []), ...(read.body?.error?.issues ?? [])]);
  return { params: read.params?.data ?? {}, body: read.body?.data, file } as WriteInputOf<Name>;
}

function jsonOf({ body, headers }: RawWrite, isBeacon: boolean): unknown {
  if (typeof body !== 'string' || isJson(headers['content-type'])) return body ?? undefined;
  if (body === '') return undefined;
  if (!isBeacon) throw refused('wrong-type', 'The body must be application/json.');
  try {
    return JSON.parse(body);
  } catch {
    throw refused('bad-request', 'The body is not valid JSON.');
  }
}

const isJson = (type = ''): boolean => /^application\/(?:[\w.+-]+\+)?json\b/i.test(type);
