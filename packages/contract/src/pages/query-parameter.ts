/** The reading of one parameter of a page's query. */
export interface QueryParameter<Value> {
  /** Reads the text in the address; null: there is none. Returns the default for a text that means nothing. */
  read(text: string | null): Value;
  /** Made of several parameters of the address, whatever its own name: those that it takes, in one order; null: there is none. */
  gather?(given: URLSearchParams): string | null;
  /** Visitors type or click its values together, so there is no end of them. */
  isEndless?: true;
  /** Each value is a page of its own, not another view of the same page. */
  isIdentity?: true;
}

/** Words, trimmed; '' by default. What is longer than `max` is cut. */
export const words = (max = Number.POSITIVE_INFINITY): QueryParameter<string> => ({
  read: (text) => (text ?? '').trim().slice(0, max).trim(),
});

/** `true`, or not. */
export const flag = (): QueryParameter<boolean> => ({ read: (text) => text === 'true' });

/** A whole number from 1 to `max`. */
export const count = (byDefault: number, max = Number.MAX_SAFE_INTEGER): QueryParameter<number> => ({
  read: (text) => {
    const value = Number(text ?? byDefault);
    return Number.isInteger(value) && value >= 1 && value <= max ? value : byDefault;
  },
});

/** One of the values as they are written; the first is the default. */
export const oneOf = <const Values extends readonly [string, ...string[]]>(
  values: Values,
): QueryParameter<Values[number]> => ({
  read: (text) => values.find((value) => value === text) ?? values[0],
});

/** One of the values in small or capital letters; the first is the default. */
export const oneOfInAnyCase = <const Values extends readonly [string, ...string[]]>(
  values: Values,
): QueryParameter<Values[number]> => ({
  read: (text) => values.find((value) => value.toLowerCase() === text?.trim().toLowerCase()) ?? values[0],
});

export const endless = <Value>(parameter: QueryParameter<Value>): QueryParameter<Value> => ({
  ...parameter,
  isEndless: true,
});

export const identity = <Value>(parameter: QueryParameter<Value>): QueryParameter<Value> => ({
  ...parameter,
  isIdentity: true,
});

/** Before the key of an attribute, in the address of a filtered page. */
export const FILTER_PREFIX = 'f.';
/** The keys of attributes, the ends of their ranges, and the unit in which a form without script has them. */
const FILTER = /^f\.[a-z][A-Za-z0-9]{0,39}(?:\.from|\.to|\.unit)?$/;

/** All parameters that may be filters, in one order and each once: which of them are, content knows. */
export const filters = (max: number): QueryParameter<string> => ({
  read: (text) => text ?? '',
  gather: (given) => {
    const named = [...given].filter(([name, value]) => FILTER.test(name) && value.trim() !== '');
    const sorted = named.sort(([a, one], [b, other]) => order(a, b) || order(one, other));
    const kept = new URLSearchParams(sorted.filter(([name, value], at) => !isSame(sorted[at - 1], [name, value])));
    const text = kept.toString();
    return text === '' || text.length > max ? null : text;
  },
});

/** The kinds of things that can be compared; the intrinsically-safe variant of a family is one by itself. */
export const comparedKinds = ['family', 'intrinsically-safe', 'part', 'number'] as const;
export type ComparedKind = (typeof comparedKinds)[number];

/** The first things to compare, as many as there may be, each once and in the order of the address. */
export const compared = (most: number, max: number): QueryParameter<string> => ({
  read: (text) => text ?? '',
  gather: (given) => {
    const items = [...given].filter(
      ([name, value]) => comparedKinds.some((kind) => kind === name) && value.trim() !== '',
    );
    const texts = items.map(([name, value]) => String(new URLSearchParams([[name, value.trim()]])));
    const text = [...new Set(texts)].slice(0, most).join('&');
    return text === '' || text.length > max ? null : text;
  },
});

const order = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
const isSame = (before: readonly string[] | undefined, [name, value]: readonly [string, string]): boolean =>
  before?.[0] === name && before[1] === value;
