import { type ContentKind, isContentKind } from '@millrace/contract/content';

type Row = Readonly<Record<string, unknown>>;
const CHUNK = 1 << 16;

/** Rows by kind as JSON, as they are in the database: one row a line. */
export function* jsonTexts(kinds: Iterable<readonly [ContentKind, Iterable<Row>]>): Generator<string> {
  let between = '{';
  for (const [kind, rows] of kinds) {
    yield `${between}\n"${kind}": [`;
    between = ',';
    yield* linesOf(rows);
    yield '\n]';
  }
  yield `${between === '{' ? '{' : ''}\n}\n`;
}

function* linesOf(rows: Iterable<Row>): Generator<string> {
  let text = '';
  let count = 0;
  for (const row of rows) {
    text += `${count++ === 0 ? '' : ','}\n${JSON.stringify(row)}`;
    if (text.length < CHUNK) continue;
    yield text;
    text = '';
  }
  yield text;
}

export type ContentJson = { ok: true; kinds: ReadonlyMap<ContentKind, readonly Row[]> } | { ok: false; why: string };

/** Reads what `jsonTexts` wrote. The rows are as somebody wrote them: their schemas have not seen them. */
export function readContentJson(text: string): ContentJson {
  const read = parsed(text);
  if (!isRecord(read)) return { ok: false, why: 'The file is no JSON of kinds with their rows.' };
  const kinds = new Map<ContentKind, readonly Row[]>();
  for (const [kind, rows] of Object.entries(read)) {
    if (!isContentKind(kind)) return { ok: false, why: `There is no kind ${kind}.` };
    if (!Array.isArray(rows) || !rows.every(isRecord)) return { ok: false, why: `${kind} is no list of rows.` };
    kinds.set(kind, rows);
  }
  return { ok: true, kinds };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch {
    return;
  }
}

const isRecord = (value: unknown): value is Row => typeof value === 'object' && value !== null && !Array.isArray(value);
