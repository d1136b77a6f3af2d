/** `sum(1.25*Motor.fla + Heater.amps - 5)`: every term with its sign in `factor`. */
export interface SumSyntax {
  kind: 'sum';
  text: string;
  terms: readonly TermSyntax[];
}

export interface TermSyntax {
  factor: number;
  /** null: the term is the factor alone. Without a group: of every group that has the attribute. */
  measure: { group: string | null; attribute: string } | null;
}

const START = 'sum(';
const SIGN = /\s*([+-])\s*/y;
const FACTOR = /\s*(\d+\.?\d*|\.\d+)\s*(\*?)\s*/y;
const WORD = /[\p{L}\p{N}_]+/uy;
const BLANK = /\s/;

/** The sum that starts at a place, with the place after it; null where none does, or where it cannot be read. */
export function parseSum(text: string, from: number, names: readonly string[]): { sum: SumSyntax; end: number } | null {
  if (!text.startsWith(START, from)) return null;
  const terms: TermSyntax[] = [];
  let at = from + START.length;
  for (;;) {
    const sign = match(SIGN, text, at);
    if (sign === null && terms.length > 0) break;
    const term = parseTerm(text, at + (sign?.[0].length ?? 0), names);
    if (term === null) return null;
    terms.push(sign?.[1] === '-' ? { ...term.term, factor: -term.term.factor } : term.term);
    at = term.end;
  }
  at = afterBlanks(text, at);
  if (text[at] !== ')') return null;
  return { sum: { kind: 'sum', text: text.slice(from, at + 1), terms }, end: at + 1 };
}

function parseTerm(text: string, from: number, names: readonly string[]): { term: TermSyntax; end: number } | null {
  const named = parseNamed(text, afterBlanks(text, from), names);
  if (named !== null && !isFactor(text, from, named.end)) return { term: { factor: 1, ...named }, end: named.end };
  const factor = match(FACTOR, text, from);
  if (factor === null) return null;
  const end = from + factor[0].length;
  if (factor[2] === '') return { term: { factor: Number(factor[1]), measure: null }, end };
  const multiplied = parseNamed(text, end, names);
  return multiplied === null ? null : { term: { factor: Number(factor[1]), ...multiplied }, end: multiplied.end };
}

/** A word of digits is a number, not an attribute. */
function isFactor(text: string, from: number, end: number): boolean {
  return /^\s*[\d.]+\s*$/.test(text.slice(from, end)) || /^\s*\*/.test(text.slice(end));
}

function parseNamed(
  text: string,
  at: number,
  names: readonly string[],
): { measure: { group: string | null; attribute: string }; end: number } | null {
  const group = names.find((name) => text.startsWith(name, at) && text[at + name.length] === '.') ?? null;
  const start = group === null ? at : at + group.length + 1;
  const attribute = match(WORD, text, start)?.[0];
  return attribute === undefined ? null : { measure: { group, attribute }, end: start + attribute.length };
}

function afterBlanks(text: string, from: number): number {
  let at = from;
  while (BLANK.test(text.charAt(at))) at += 1;
  return at;
}

function match(pattern: RegExp, text: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at;
  return pattern.exec(text);
}
