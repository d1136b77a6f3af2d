/** Words that stand before a number on a label or in a mail, such as "P/N", "Part No.", "Model:" and "Cat. #". */
const LABEL = new RegExp(
  [
    '^[^\\p{L}\\p{N}]*',
    // "P/N", "PN", "M/N"; or a noun, with or without a word for "number".
    '(?:[pm]\\s*/\\s*n|pn|mn|sku|(?:part|model|item|cat(?:alog(?:ue)?)?|order(?:ing)?|mod|product)\\b\\.?\\s*(?:number|num|no|nr|code|#|№)?)',
    // Never a hyphen: "PN-30" is the beginning of a number.
    '(?:\\s*[.:#=№]+\\s*|\\s+|$)',
  ].join(''),
  'iu',
);
/** "Part No. Model: TD-…" has two. */
const LABELS_MAX = 3;

/** A serial number with its label: "S/N 123456", "Serial No.: A-1234". It names one panel, not what it is. */
const SERIAL =
  's(?:\\s*/\\s*n|n|er(?:ial)?\\b)\\.?\\s*(?:number|num|no|nr|#|№)?(?:\\s*[.:#=№]+\\s*|\\s+)(?=[\\p{L}-]*\\d)[\\p{L}\\d-]+';
/** Before a number, or after it. */
const SERIAL_BEFORE = new RegExp(`^[^\\p{L}\\p{N}]*${SERIAL}(?=[\\s,;/|]+\\S)`, 'iu');
const SERIAL_AFTER = new RegExp(`[\\s,;/|]+${SERIAL}\\s*$`, 'iu');

/** How many are ordered, as an order or a mail says it: "qty 2", "Qty: 2", "2 pcs", "2 ea". */
const QUANTITY = /[\s,;]+(?:(?:qty|quantity)\.?\s*[:=]?\s*\d{1,4}|\d{1,4}\s*(?:pcs?|pieces?|ea|each)\.?)\s*$/iu;

/**
 * The text without the words of a label before it, a quantity after it, and a serial number on either side; null where it has none of
 * them, or nothing but them.
 */
export function withoutLabel(typed: string): string | null {
  let text = typed.replace(QUANTITY, '').replace(SERIAL_AFTER, '').replace(SERIAL_BEFORE, '');
  for (let nth = 0; nth < LABELS_MAX && LABEL.test(text); nth += 1)
    text = text.replace(LABEL, '').replace(SERIAL_BEFORE, '');
  if (text !== typed) text = text.replace(/^[\s,;/|]+/u, '');
  return text === typed || text.trim() === '' ? null : text.trim();
}

/** One number among words: `tern TD-3-4X`, `TD-3-4X price`. */
const AMONG_WORDS = /^(?:\p{L}{3,}\s+)*(?=\S*\d)(?=\S*\p{L})(\S{4,})(?:\s+\p{L}{3,})*$/u;

/** Words before a number in pieces that begins with letters: `tern td3 4x 4f`. */
const AFTER_WORDS = /^(?:\p{L}{3,}\s+)+(\p{L}\S*(?:\s+(?!\p{L}{3,}(?:\s|$))\S+)*)$/u;

/** The only number of a text that is words otherwise; null where there is no word, or more than one number. */
export function withoutWords(typed: string): string | null {
  const text = typed.trim();
  const number = AMONG_WORDS.exec(text)?.[1] ?? AFTER_WORDS.exec(text)?.[1];
  return number === undefined || number === text || !/\d/.test(number) ? null : number;
}
