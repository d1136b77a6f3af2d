export const JSON_TYPE = 'application/json; charset=utf-8';

/** As `JSON.stringify` takes it. */
export type Replacer = (key: string, value: unknown) => unknown;

export const jsonBytes = (answer: unknown, replacer: Replacer | null = null): Buffer =>
  Buffer.from(replacer === null ? JSON.stringify(answer) : JSON.stringify(answer, replacer));
