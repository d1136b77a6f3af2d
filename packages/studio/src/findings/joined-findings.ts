import type { Finding } from '@millrace/contract/office';

/** Tells findings apart: the same fault of the same place is one, whoever found it. */
export const findingKey = ({ kind, id, path, code, message }: Finding | FoundByServer): string =>
  JSON.stringify([kind, id, path, code, message]);

/** A finding as calls answer it: its code is any text. */
export type FoundByServer = Omit<Finding, 'code'> & { code: string };

/** Codes of what `judgeInStages` finds of the products' numbers. */
const OF_NUMBERS: ReadonlySet<string> = new Set([
  'model-number-unreadable',
  'model-number-incomplete',
  'model-number-price',
]);
const OF_KNOWN: ReadonlySet<string> = new Set([
  'known-number-twice',
  'known-number-refused',
  'known-number-price',
  'known-number-taken',
]);

interface Place {
  kind: string;
  id: number;
  /** Ids of the products whose numbers were judged here. */
  products: ReadonlySet<number>;
  /** Keys of `rowKey`, of rows that are drawn or composed of its options. */
  drawn?: ReadonlySet<string>;
}

/** Tells rows of all kinds apart. */
export const rowKey = ({ kind, id }: { kind: string; id: number }): string => `${kind} ${id}`;

/**
 * The server's findings and those of the judgement here, each once. What is judged here, from what is typed, stands in place of what the
 * server said of an older state; while the searches go on, the server's word stands beside it.
 */
export function joinedFindings(
  { kind, id, products, drawn }: Place,
  server: readonly FoundByServer[],
  here: { findings: readonly FoundByServer[]; isWhole: boolean } | null,
): FoundByServer[] {
  const isOwn = (finding: FoundByServer): boolean =>
    finding.kind === kind && finding.id === id && (finding.path[0] === 'configurator' || OF_KNOWN.has(finding.code));
  const isJudged = (finding: FoundByServer): boolean =>
    isOwn(finding) || (finding.kind === 'products' && products.has(finding.id) && OF_NUMBERS.has(finding.code));
  const concerns = (finding: FoundByServer): boolean =>
    (finding.kind === kind && finding.id === id && isAboutNumbers(finding)) ||
    drawn?.has(rowKey(finding)) === true ||
    (finding.kind === 'products' && products.has(finding.id) && finding.code.includes('model-number'));
  const told = server.filter(concerns).filter((finding) => here?.isWhole !== true || !isJudged(finding));
  const all = [...(here?.findings ?? []), ...told];
  return [...new Map(all.map((finding) => [findingKey(finding), finding])).values()];
}

const FIELDS: ReadonlySet<unknown> = new Set(['configurator', 'validNumbers', 'refusedNumbers']);
const isAboutNumbers = ({ path, code }: FoundByServer): boolean => FIELDS.has(path[0]) || code === 'no-configurator';
