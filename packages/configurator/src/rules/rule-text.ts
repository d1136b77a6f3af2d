/** A parsed rule. It holds when any of its alternatives holds. */
type RuleSyntax = readonly AlternativeSyntax[];

export type AlternativeSyntax =
  | { kind: 'codes'; group: string; codes: readonly string[] }
  | { kind: 'compare'; left: MeasureSyntax; operator: Operator; right: number | MeasureSyntax }
  | { kind: 'unknown-group'; text: string }
  | { kind: 'malformed'; text: string };

/** `group.attribute`, or `group.value` of a number group. */
export interface MeasureSyntax {
  group: string;
  attribute: string;
}

export type Operator = '<' | '<=' | '=' | '>=' | '>';

/**
 * Parses a rule. `names` are the known group names, longest first: a name is matched against the longest of them, so names
 * may contain dots, spaces, even colons. Never throws; what cannot be read becomes an alternative that never holds.
 */
export function parseRule(text: string, names: readonly string[]): RuleSyntax {
  const alternatives: AlternativeSyntax[] = [];
  let from = 0;
  do {
    const { alternative, end } = parseAlternative(text, from, names);
    alternatives.push(alternative);
    from = end + 1;
  } while (from <= text.length);
  return alternatives;
}

/** Quoted so that a rule reads it as one code. */
export function quoteCode(code: string): string {
  return code === '' || /[.|:<>="]/.test(code) ? `"${code.replaceAll('"', '""')}"` : code;
}

/** Codes joined by '|', as in the keys of `conditionalDisablePairs`; quoted ones may contain it. */
export function splitCodes(text: string): readonly string[] {
  const body = readCodes(text, 0, '');
  return body.codes ?? text.split('|');
}

/** Splits `Group.code` after the longest known name; null where there is none. */
export function splitReference(text: string, names: readonly string[]): { group: string; code: string } | null {
  const group = groupAt(text, 0, names);
  if (group === null) return null;
  const rest = text.slice(group.length + 1);
  const quoted = rest.startsWith('"') ? readQuoted(rest, 0) : null;
  return { group, code: quoted?.end === rest.length ? quoted.code : rest };
}

interface Piece {
  alternative: AlternativeSyntax;
  /** Index of the ':' that ends it, or the length of the text. */
  end: number;
}

function parseAlternative(text: string, from: number, names: readonly string[]): Piece {
  const group = groupAt(text, from, names);
  if (group === null) {
    const end = endOfAlternative(text, from);
    const piece = text.slice(from, end);
    return { alternative: { kind: piece.includes('.') ? 'unknown-group' : 'malformed', text: piece }, end };
  }
  const start = from + group.length + 1;
  const comparison = parseComparison(text, from, start, group, names);
  if (comparison !== null) return comparison;
  const { codes, end } = readCodes(text, start, ':<>=');
  if (codes !== null && (end === text.length || text[end] === ':')) {
    return { alternative: { kind: 'codes', group, codes }, end };
  }
  return malformed(text, from);
}

const COMPARISON = /([^"|:<>=]+)(<=|>=|<|=|>)/y;
const NUMBER = /\s*(-?(?:\d+\.?\d*|\.\d+))\s*(?=:|$)/y;

function parseComparison(
  text: string,
  from: number,
  start: number,
  group: string,
  names: readonly string[],
): Piece | null {
  COMPARISON.lastIndex = start;
  const head = COMPARISON.exec(text);
  if (head === null) return null;
  const left = { group, attribute: (head[1] ?? '').trim() };
  if (left.attribute === '') return malformed(text, from);
  const operator = operatorOf(head[2]);
  let at = start + head[0].length;
  NUMBER.lastIndex = at;
  const literal = NUMBER.exec(text);
  if (literal !== null) {
    return { alternative: { kind: 'compare', left, operator, right: Number(literal[1]) }, end: at + literal[0].length };
  }
  while (text[at] === ' ') at += 1;
  const other = groupAt(text, at, names);
  const end = endOfAlternative(text, other === null ? at : at + other.length);
  if (other === null) {
    const kind = text.slice(at, end).includes('.') ? 'unknown-group' : 'malformed';
    return { alternative: { kind, text: kind === 'malformed' ? text.slice(from, end) : text.slice(at, end) }, end };
  }
  const attribute = text.slice(at + other.length + 1, end).trim();
  if (attribute === '' || /["|<>=]/.test(attribute)) return malformed(text, from);
  return { alternative: { kind: 'compare', left, operator, right: { group: other, attribute } }, end };
}

function operatorOf(text: string | undefined): Operator {
  switch (text) {
    case '<':
    case '<=':
    case '>=':
    case '>':
      return text;
    default:
      return '=';
  }
}

function malformed(text: string, from: number): Piece {
  const end = endOfAlternative(text, from);
  return { alternative: { kind: 'malformed', text: text.slice(from, end) }, end };
}

function groupAt(text: string, at: number, names: readonly string[]): string | null {
  return names.find((name) => text.startsWith(name, at) && text[at + name.length] === '.') ?? null;
}

/** Codes up to a stop character; null for a badly quoted one. An empty text is the blank code. */
function readCodes(text: string, start: number, stops: string): { codes: readonly string[] | null; end: number } {
  const codes: string[] = [];
  let at = start;
  for (;;) {
    if (text[at] === '"') {
      const quoted = readQuoted(text, at);
      if (quoted === null) return { codes: null, end: at };
      codes.push(quoted.code);
      at = quoted.end;
      if (at < text.length && text[at] !== '|' && !stops.includes(text[at] ?? '')) return { codes: null, end: at };
    } else {
      let end = at;
      while (end < text.length && text[end] !== '|' && !stops.includes(text[end] ?? '')) end += 1;
      codes.push(text.slice(at, end));
      at = end;
    }
    if (text[at] !== '|') return { codes, end: at };
    at += 1;
  }
}

function readQuoted(text: string, start: number): { code: string; end: number } | null {
  let code = '';
  for (let at = start + 1; at < text.length; at += 1) {
    if (text[at] !== '"') code += text[at];
    else if (text[at + 1] === '"') {
      code += '"';
      at += 1;
    } else return { code, end: at + 1 };
  }
  return null;
}

/** The next ':' outside quotes; an unclosed quote reaches to the end. */
function endOfAlternative(text: string, from: number): number {
  let quoted = false;
  for (let at = from; at < text.length; at += 1) {
    if (text[at] === '"') quoted = !quoted;
    else if (text[at] === ':' && !quoted) return at;
  }
  return text.length;
}
