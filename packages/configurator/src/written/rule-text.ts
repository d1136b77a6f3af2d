import { parseSum, type SumSyntax } from './sum-text.ts';

/** A parsed rule. It holds when any of its alternatives holds. */
type RuleSyntax = readonly AlternativeSyntax[];

export type AlternativeSyntax =
  | { kind: 'codes'; group: string; codes: readonly string[] }
  | { kind: 'compare'; left: MeasureSyntax; operator: Operator; right: number | MeasureSyntax }
  /** A text attribute is compared with a text; `source` is the alternative as it is written. */
  | { kind: 'text'; group: string; attribute: string; text: string; source: string }
  | { kind: 'unknown-group'; text: string }
  | { kind: 'malformed'; text: string };

/** A sum, or `group.attribute`, where the attribute may be `value`, `count` or `quantity`. */
export type MeasureSyntax = SumSyntax | NamedSyntax;

export interface NamedSyntax {
  kind?: never;
  group: string;
  attribute: string;
}

export type Operator = '<' | '<=' | '=' | '>=' | '>';

/**
 * Parses a rule. `names` are the known group names, longest first: a name is matched against the longest of them, so names
 * may contain dots, spaces, even colons. Never throws; what cannot be read becomes an alternative that never holds.
 */
export function parseRule(text: string, names: readonly string[]): RuleSyntax {
  return piecesOf(text, names).map(({ alternative }) => alternative);
}

/** The alternatives of a rule, each with the text that it is written as. */
export function piecesOf(
  text: string,
  names: readonly string[],
): readonly { alternative: AlternativeSyntax; source: string }[] {
  const pieces: { alternative: AlternativeSyntax; source: string }[] = [];
  let from = 0;
  do {
    const { alternative, end } = parseAlternative(text, from, names);
    pieces.push({ alternative, source: text.slice(from, end) });
    from = end + 1;
  } while (from <= text.length);
  return pieces;
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
  const sum = parseSum(text, from, names);
  if (sum !== null)
    return parseComparison(text, from, { syntax: sum.sum, end: sum.end }, names) ?? malformed(text, from);
  const group = groupAt(text, from, names);
  if (group === null) {
    const end = endOfAlternative(text, from);
    const piece = text.slice(from, end);
    const isNamed = piece.includes('.') && !piece.startsWith('sum(');
    return { alternative: { kind: isNamed ? 'unknown-group' : 'malformed', text: piece }, end };
  }
  const start = from + group.length + 1;
  const comparison = parseComparison(text, from, leftAt(text, start, group), names);
  if (comparison !== null) return comparison;
  const { codes, end } = readCodes(text, start, ':<>=');
  if (codes !== null && (end === text.length || text[end] === ':')) {
    return { alternative: { kind: 'codes', group, codes }, end };
  }
  return malformed(text, from);
}

/** A measure, or one that lacks its name, and the place after it. */
interface Left {
  syntax: MeasureSyntax;
  end: number;
}

const ATTRIBUTE = /[^"|:<>=]+(?=<=|>=|<|=|>)/y;
const OPERATOR = /\s*(<=|>=|<|=|>)/y;
const NUMBER = /\s*(-?(?:\d+\.?\d*|\.\d+))\s*(?=:|$)/y;

/** Returns the text before the sign of a comparison; null where no sign follows. */
function leftAt(text: string, start: number, group: string): Left | null {
  ATTRIBUTE.lastIndex = start;
  const attribute = ATTRIBUTE.exec(text)?.[0];
  if (attribute === undefined) return null;
  return { syntax: { group, attribute: attribute.trim() }, end: start + attribute.length };
}

function parseComparison(text: string, from: number, left: Left | null, names: readonly string[]): Piece | null {
  OPERATOR.lastIndex = left?.end ?? 0;
  const sign = left === null ? null : OPERATOR.exec(text);
  if (left === null || sign === null) return null;
  if (left.syntax.kind !== 'sum' && left.syntax.attribute === '') return malformed(text, from);
  const operator = operatorOf(sign[1]);
  let at = left.end + sign[0].length;
  const compare = (right: number | MeasureSyntax, end: number): Piece => ({
    alternative: { kind: 'compare', left: left.syntax, operator, right },
    end,
  });
  NUMBER.lastIndex = at;
  const literal = NUMBER.exec(text);
  if (literal !== null) return compare(Number(literal[1]), at + literal[0].length);
  while (text[at] === ' ') at += 1;
  const sum = parseSum(text, at, names);
  if (sum !== null) {
    const end = endOfAlternative(text, sum.end);
    return text.slice(sum.end, end).trim() === '' ? compare(sum.sum, end) : malformed(text, from);
  }
  const other = groupAt(text, at, names);
  const end = endOfAlternative(text, other === null ? at : at + other.length);
  if (other === null) {
    const plain = left.syntax.kind !== 'sum' && operator === '=' ? readText(text, at, end) : null;
    if (plain !== null && left.syntax.kind !== 'sum')
      return { alternative: { kind: 'text', ...left.syntax, text: plain, source: text.slice(from, end) }, end };
    const kind = text.slice(at, end).includes('.') ? 'unknown-group' : 'malformed';
    return { alternative: { kind, text: kind === 'malformed' ? text.slice(from, end) : text.slice(at, end) }, end };
  }
  const attribute = text.slice(at + other.length + 1, end).trim();
  if (attribute === '' || /["|<>=]/.test(attribute)) return malformed(text, from);
  return compare({ group: other, attribute }, end);
}

/** The text that a text attribute is compared with, quoted or bare; null for what is neither. */
function readText(text: string, start: number, end: number): string | null {
  if (text[start] !== '"') {
    const bare = text.slice(start, end).trim();
    return bare === '' || /["|<>=]/.test(bare) || bare.startsWith('sum(') ? null : bare;
  }
  const quoted = readQuoted(text, start);
  return quoted !== null && text.slice(quoted.end, end).trim() === '' ? quoted.code : null;
}

/** A measure alone, as limits and facts name it; null for what cannot be read. */
export function parseMeasure(text: string, names: readonly string[]): MeasureSyntax | null {
  const sum = parseSum(text, 0, names);
  if (sum !== null) return sum.end === text.length ? sum.sum : null;
  const group = groupAt(text, 0, names);
  const attribute = group === null ? '' : text.slice(group.length + 1).trim();
  return group === null || attribute === '' ? null : { group, attribute };
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
      if (at < text.length && text[at] !== '|' && !stops.includes(text.charAt(at))) return { codes: null, end: at };
    } else {
      let end = at;
      while (end < text.length && text[end] !== '|' && !stops.includes(text.charAt(end))) end += 1;
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
