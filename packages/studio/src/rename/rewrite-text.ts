import { piecesOf, quoteCode, splitCodes } from '@millrace/configurator';

/** The new names and codes. One that is not renamed stays itself. */
export interface Renamer {
  /** All names that texts may use before the change, longest first. */
  readonly names: readonly string[];
  name(name: string): string;
  code(group: string, code: string): string;
}

/** A rule with its names and codes renamed; everything else stays as it is written. */
export function renamedRule(rule: string, renamer: Renamer): string {
  return piecesOf(rule, renamer.names)
    .map(({ alternative, source }) => {
      switch (alternative.kind) {
        case 'codes': {
          const codes = source.slice(alternative.group.length + 1);
          return `${renamer.name(alternative.group)}.${renamedCodes(codes, alternative.group, renamer)}`;
        }
        case 'compare':
        case 'text':
          return renamedComparison(source, renamer);
        default:
          return source;
      }
    })
    .join(':');
}

/** Codes joined by '|', as in rules and cells; those that are not renamed stay as they are written. */
export function renamedCodes(text: string, group: string, renamer: Renamer, quote = quoteCode): string {
  return tokensOf(text)
    .map((token) => {
      const [code = '', ...more] = splitCodes(token);
      if (more.length > 0) return token;
      const now = renamer.code(group, code);
      return now === code ? token : quote(now);
    })
    .join('|');
}

/** Cut at each '|' outside quotes. */
function tokensOf(text: string): string[] {
  const tokens = [''];
  let isQuoted = false;
  for (const sign of text) {
    if (sign === '"') isQuoted = !isQuoted;
    if (sign === '|' && !isQuoted) tokens.push('');
    else tokens.push((tokens.pop() ?? '') + sign);
  }
  return tokens;
}

const OPERATOR = /\s*(?:<=|>=|<|=|>)\s*/y;

function renamedComparison(source: string, renamer: Renamer): string {
  const left = sideAt(source, 0, renamer);
  const operator = matchAt(OPERATOR, source, operatorAt(source, left.end));
  const right = operator === null ? null : sideAt(source, operator.end, renamer);
  if (operator === null || right === null) return source;
  return left.text + source.slice(left.end, operator.end) + right.text + source.slice(right.end);
}

/** After a measure comes its attribute, up to the sign. */
const operatorAt = (source: string, from: number): number => {
  const rest = source.slice(from).search(/\s*(?:<=|>=|<|=|>)/);
  return rest < 0 ? source.length : from + rest;
};

/** A bound or what a fact measures: the name of a number group, or a measure. */
export function renamedMeasure(text: string, renamer: Renamer): string {
  if (renamer.names.includes(text)) return renamer.name(text);
  const side = sideAt(text, 0, renamer);
  return side.text + text.slice(side.end);
}

interface Side {
  text: string;
  /** In the text before. */
  end: number;
}

/** The name or the sum that stands at a place, renamed; nothing where neither stands there. */
function sideAt(source: string, from: number, renamer: Renamer): Side {
  if (source.startsWith('sum(', from)) return sumAt(source, from, renamer);
  const name = nameAt(source, from, renamer.names);
  return name === null ? { text: '', end: from } : { text: renamer.name(name), end: from + name.length };
}

const SIGN = /\s*[+-]?\s*/y;
const FACTOR = /(?:\d+\.?\d*|\.\d+)\s*\*\s*/y;
const NUMBER = /(?:\d+\.?\d*|\.\d+)/y;
const ATTRIBUTE = /\.?[\p{L}\p{N}_]+/uy;

function sumAt(source: string, from: number, renamer: Renamer): Side {
  let text = 'sum(';
  let at = from + text.length;
  const pass = (pattern: RegExp): boolean => {
    const found = matchAt(pattern, source, at);
    if (found === null) return false;
    text += found.text;
    at = found.end;
    return true;
  };
  for (let before = -1; before !== at && at < source.length && source[at] !== ')'; ) {
    before = at;
    pass(SIGN);
    const isFactor = pass(FACTOR);
    const name = nameAt(source, at, renamer.names);
    const isNumber = !isFactor && name !== null && /^\d+\.\d+(?:\s*[-+)]|\s*$)/.test(source.slice(at));
    if (name !== null && !isNumber) {
      text += renamer.name(name);
      at += name.length;
      pass(ATTRIBUTE);
    } else if (isFactor || !pass(NUMBER)) pass(ATTRIBUTE);
    pass(SPACES);
  }
  return { text, end: at };
}

const SPACES = /\s*/y;

function nameAt(text: string, at: number, names: readonly string[]): string | null {
  return names.find((name) => text.startsWith(name, at) && text[at + name.length] === '.') ?? null;
}

function matchAt(pattern: RegExp, text: string, at: number): { text: string; end: number } | null {
  pattern.lastIndex = at;
  const found = pattern.exec(text);
  return found === null ? null : { text: found[0], end: at + found[0].length };
}
