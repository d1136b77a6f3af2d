import type { GatheredGroup, GatheredOption } from '../gathered-groups.ts';

/** A group of options, each `CODE words`; a price of theirs is undefined until it is read. */
export function gathered(name: string, options: readonly string[], rest: Partial<GatheredGroup> = {}): GatheredGroup {
  const at = { sheet: 0, row: 0, column: 0 };
  return {
    key: name,
    name,
    at,
    marks: [],
    position: null,
    optional: false,
    several: false,
    isTaken: true,
    options: options.map((text): GatheredOption => {
      const [code = '', ...words] = text.split(' ');
      return { code, marks: [], words: words.join(' '), price: undefined, isBase: false, at, isTaken: true };
    }),
    ...rest,
  };
}
