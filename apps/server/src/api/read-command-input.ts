import { formWords } from '@millrace/contract';
import type { CommandEndpoint, Endpoint } from '@millrace/contract/endpoints';
import { unstorableText } from '@millrace/contract/office';
import { refused } from '../problems/problem-error.ts';
import { commandCalls, endpointsOfCommands } from './command-table.ts';
import type { CommandInputOf, CommandName } from './commands.ts';
import { isOfOffice } from './office/caller-by-cookie.ts';
import type { ReceiveFile } from './read-parts.ts';
import { refuseFaults } from './refuse-faults.ts';
import { parseJson } from './strict/parse-json.ts';
import { onlyKnown, unknownParameters } from './strict/unknown-parameters.ts';

export interface RawCommand {
  params: unknown;
  query: unknown;
  /** JSON that was read, or text. */
  body: unknown;
  headers: { 'content-type'?: string | undefined };
  /** Whether a file came before the body. */
  hasFile?: boolean;
  receive?: ReceiveFile;
}

/** Params, query and body of a command as its schemas read them; refused with every fault by field. */
export const readCommandInput = <Name extends CommandName>(name: Name, raw: RawCommand): CommandInputOf<Name> =>
  readInputOf(endpointsOfCommands[name], raw, isOfOffice(commandCalls[name].path)) as CommandInputOf<Name>;

type Schemas = Endpoint & Pick<CommandEndpoint, 'body' | 'isBeacon' | 'takesFile'>;

/**
 * Params, query and body as an endpoint's schemas read them; refused with every fault by field. Calls of the office refuse a parameter
 * that they do not know, and a text that cannot be stored; those of the specification pass the one over, and judge texts themselves.
 */
export function readInputOf(
  { params, query, body, isBeacon = false, takesFile = false }: Schemas,
  raw: RawCommand,
  isOffice: boolean,
): object {
  const { hasFile = false, receive = noFile } = raw;
  const json = body === undefined ? undefined : jsonOf(raw, isBeacon);
  const read = {
    params: params?.safeParse(raw.params),
    query: query?.safeParse(isOffice ? onlyKnown(query, raw.query) : raw.query),
    // A file without data is an application with nothing filled in: what is required is named, field by field.
    body: body?.safeParse(json === undefined && hasFile ? {} : json),
  };
  if (json === undefined && read.body?.success === false && !hasFile)
    throw refused('bad-request', takesFile ? formWords.dataMissing : 'The body is empty.');
  const faults = [read.params, read.query, read.body].flatMap((part) => part?.error?.issues ?? []);
  if (isOffice) faults.unshift(...unknownParameters(query, raw.query));
  refuseFaults('bad-request', faults);
  const input = { params: read.params?.data ?? {}, query: read.query?.data ?? {}, body: read.body?.data };
  // After the schemas, as these have better words for a line of text. Forms and links of the public site have their own.
  if (isOffice)
    refuseFaults(
      'bad-request',
      [input.params, input.query, input.body].flatMap((part) => unstorableText(part)),
    );
  return { ...input, receive };
}

const noFile: ReceiveFile = async () => null;

function jsonOf({ body, headers }: RawCommand, isBeacon: boolean): unknown {
  if (typeof body !== 'string' || isJson(headers['content-type'])) return body ?? undefined;
  if (body === '') return undefined;
  if (!isBeacon) throw refused('wrong-type', 'The body must be application/json.');
  return parseJson(body, 'The body');
}

const isJson = (type = ''): boolean => /^application\/(?:[\w.+-]+\+)?json\b/i.test(type);
