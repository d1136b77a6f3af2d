/** An amount of a guide: in cents, on request (null), or a row without one that is not made. */
export interface Amount {
  cents: number | null;
  /** It stands for the whole product before extras. */
  isBase: boolean;
}

export type DecimalSign = '.' | ',';

const NOTHING =
  /^(?:incl(?:uded|\.)?|n\/?c\.?|no (?:charge|add(?:er)?|cost)|std\.?|standard|free|base|basis|[-–—]+|inklusive|enthalten|ohne aufpreis)$/i;
const REQUEST =
  /consult|factory|\bcall\b|request|\bpoa\b|p\.o\.a|quot(?:e|ation)|\btb[ad]\b|on application|\bask\b|inquire|anfrage|sur demande/i;
/** Signs around a number that change nothing of it. */
const AROUND =
  /\b(?:us[d$]?|eur|gbp|chf|cad|ea(?:ch)?|list|price|add(?:er)?|extra|base(?:\s+price)?|from|plus|net|per (?:unit|piece)|pc)\b\.?|[$€£+±]|\([^)]*\)|[:=*†‡¹²³]/gi;

/** Reads a text as a price; null where it is none. */
export function readAmount(text: string, decimal: DecimalSign): Amount | null {
  const shown = text.trim();
  if (shown === '') return null;
  if (NOTHING.test(shown)) return { cents: 0, isBase: false };
  const rest = shown.replaceAll(AROUND, ' ').replaceAll(/\s+/g, ' ').trim();
  const found = /^([-−–]?)\s*(\d[\d.,'’ ]*?)(?:[.,][-–—]+)?$/.exec(rest);
  if (found === null) return REQUEST.test(shown) && shown.length < 40 ? { cents: null, isBase: false } : null;
  const [, sign = '', digits = ''] = found;
  const value = readNumber(digits, decimal);
  if (value === null) return null;
  const isBase = /\bbase\b|\bbasis\b|\bfrom\b/i.test(shown);
  const isNegative = sign !== '' || /^\(\s*[$€£]?\s*\d/.test(shown);
  return { cents: Math.round(value * 100) * (isNegative ? -1 : 1), isBase };
}

/** The amounts within a sentence, with the place behind each: only those with a currency. */
export function amountsIn(text: string, decimal: DecimalSign): { cents: number; from: number }[] {
  const found: { cents: number; from: number }[] = [];
  for (const match of text.matchAll(
    /(?:US\s?)?[$€£]\s?(\d[\d.,']*\d|\d)|(\d[\d.,']*\d|\d)\s?(?:€|EUR\b|USD\b|CHF\b)/g,
  )) {
    const value = readNumber(match[1] ?? match[2] ?? '', decimal);
    if (value !== null) found.push({ cents: Math.round(value * 100), from: match.index });
  }
  return found;
}

/** A number with any signs between thousands. With one sign alone, three digits after it are thousands unless it is the decimal sign. */
function readNumber(text: string, decimal: DecimalSign): number | null {
  const digits = text.replaceAll(/['’ ]/g, '');
  const last = Math.max(digits.lastIndexOf('.'), digits.lastIndexOf(','));
  if (last < 0) return finite(digits);
  const sign = digits[last] ?? '';
  const after = digits.length - last - 1;
  const other = sign === '.' ? ',' : '.';
  const isMixed = digits.includes(other);
  const isRepeated = digits.indexOf(sign) !== last;
  const isThousands = !isMixed && (isRepeated || (after === 3 && sign !== decimal));
  if (isThousands) return finite(digits.replaceAll(sign, ''));
  return finite(`${digits.slice(0, last).replaceAll(/[.,]/g, '')}.${digits.slice(last + 1)}`);
}

function finite(text: string): number | null {
  const value = Number(text);
  return text !== '' && Number.isFinite(value) ? value : null;
}

/** The decimal sign of texts whose file does not say it: by the amounts that can be read in one way alone. */
export function decimalOf(texts: Iterable<string>): DecimalSign {
  let commas = 0;
  let points = 0;
  for (const text of texts) {
    if (/(?<![\d.,])\d{1,3}(?:\.\d{3})*,\d{2}(?![\d.,])/.test(text)) commas++;
    if (/(?<![\d.,])\d{1,3}(?:,\d{3})*\.\d{1,2}(?![\d.,])/.test(text)) points++;
  }
  return commas > points ? ',' : '.';
}
