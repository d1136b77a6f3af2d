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

/** How many are ordered, as an order or a mail says it: "qty 2", "Qty: 2", "2 pcs", "2 ea". */
const QUANTITY = /[\s,;]+(?:(?:qty|quantity)\.?\s*[:=]?\s*\d{1,4}|\d{1,4}\s*(?:pcs?|pieces?|ea|each)\.?)\s*$/iu;

/** The text without the words of a label before it and a quantity after it; null where it has neither, or nothing but them. */
export function withoutLabel(typed: string): string | null {
  let text = typed.replace(QUANTITY, '');
  for (let nth = 0; nth < LABELS_MAX && LABEL.test(text); nth += 1) text = text.replace(LABEL, '');
  return text === typed || text.trim() === '' ? null : text.trim();
}
