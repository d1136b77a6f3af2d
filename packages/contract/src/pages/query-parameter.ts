/** The reading of one parameter of a page's query. */
export interface QueryParameter<Value> {
  /** Reads the text in the address; null: there is none. Returns the default for a text that means nothing. */
  read(text: string | null): Value;
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
