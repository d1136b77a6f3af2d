const FACE = /@font-face\{[^}]*url\("(\/faces\/[^"]+)"\)[^}]*\}/g;

/** Addresses of the files with Latin letters: a rule without a range holds them, or one that begins with the space. */
export const firstFaces = (sheet: string): string[] =>
  [...sheet.matchAll(FACE)].flatMap(([rule, address = '']) =>
    !rule.includes('unicode-range:') || /unicode-range:U\+20\b/.test(rule) ? [address] : [],
  );
