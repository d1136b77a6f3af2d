import { decimalsOf, isCurrency, isLocale, namedLink } from '@millrace/contract';
import type { Content, Setting } from '@millrace/contract/content';
import { accentFault, CONTRAST_LEAST, CORNER_MOST, isColour, type Scheme } from '@millrace/look/colours';
import { type FaceRole, faceNames } from '@millrace/look/packaged-faces';
import type { Candidate } from '../../tables/candidate.ts';
import { isOutsideAddress, resolver } from '../resolve-link.ts';

type Value = Setting['value'];

/** A colour has to be one that text can be read in; the fault names the nearest that can. */
export const accentFaultOf =
  (scheme: Scheme) =>
  (value: Value): string | null => {
    const accent = String(value);
    if (accent === '' && scheme === 'dark') return null;
    if (!isColour(accent)) return 'must be a colour such as #2a6f4e.';
    const fault = accentFault(scheme, accent);
    if (fault === null) return null;
    const contrast = (Math.floor(fault.contrast * 10) / 10).toFixed(1);
    return `${accent} cannot be read on ${scheme} pages: its contrast is ${contrast}, the least is ${CONTRAST_LEAST}. The nearest that can is ${fault.nearest}.`;
  };

export const cornerFault = (value: Value): string | null =>
  Number.isInteger(value) && Number(value) >= 0 && Number(value) <= CORNER_MOST
    ? null
    : `must be a whole number of pixels, from 0 to ${CORNER_MOST}.`;

export const localeFault = (value: Value): string | null =>
  isLocale(String(value)) ? null : `${value} is no language tag such as en-GB or de-DE.`;

export const countryFault = (value: Value): string | null =>
  /^[A-Z]{2}$/.test(String(value)) ? null : 'must be the code of a country, such as US or DE.';

/** Amounts are hundredths: a currency with thousandths cannot be stated, and one without decimals has whole prices. */
export function currencyFault(value: Value, { content }: Candidate): string | null {
  const currency = String(value);
  if (!isCurrency(currency)) return `${currency} is no code of a currency such as EUR or CHF.`;
  const decimals = decimalsOf(currency);
  if (decimals > 2) return `${currency} has ${decimals} decimals, and prices are kept with two: it cannot be used.`;
  if (decimals === 2) return null;
  const broken = brokenPrice(content);
  return broken === null ? null : `${currency} has no decimals, but ${broken} has a price with some.`;
}

/** The first thing whose price is no whole number, in words. */
function brokenPrice({ products, families }: Content): string | null {
  const product = products.find(({ priceCents }) => (priceCents ?? 0) % 100 !== 0);
  if (product !== undefined) return `part ${product.partNumber}`;
  const family = families.find(({ configurator }) => hasBrokenAmount(configurator));
  return family === undefined ? null : `the configurator of ${family.name}`;
}

const PRICE = /price|adder/i;
function hasBrokenAmount(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return Object.entries(value).some(([name, one]) =>
    typeof one === 'number' ? PRICE.test(name) && !Number.isInteger(one) : hasBrokenAmount(one),
  );
}

/** Links of navigation and footer: more would not fit. */
const LINKS_MOST = 16;

/** Each line is a link that leads to something. */
export function linksFault(value: Value, candidate: Candidate): { path: number[]; message: string } | null {
  const lines = Array.isArray(value) ? value : [];
  if (lines.length > LINKS_MOST) return { path: [LINKS_MOST], message: `at most ${LINKS_MOST} links.` };
  const resolve = resolver(candidate);
  for (const [at, line] of lines.entries()) {
    const link = namedLink(line);
    if (link === null) return { path: [at], message: `“${line}” is no link such as Orders: /orders.` };
    if (!isOutsideAddress(link.to) && resolve(link.to) === 'broken')
      return { path: [at], message: `${link.to} leads nowhere.` };
  }
  return null;
}

/** A face is one of those that come with the program. */
export const faceFaultOf =
  (role: FaceRole) =>
  (value: Value): string | null => {
    const names = faceNames(role);
    return names.includes(String(value)) ? null : `must be one of ${names.join(', ')}.`;
  };

/** A file of a face is one that the library has judged. */
export function faceFileFault(value: Value, { content }: Candidate): string | null {
  const uri = String(value);
  if (uri === '') return null;
  if (!/\.woff2$/i.test(uri)) return 'must be a WOFF2 file.';
  const isThere = content.mediaFiles.some((row) => row.file !== null && row.uri.toLowerCase() === uri.toLowerCase());
  return isThere ? null : `there is no file ${uri} in the media library.`;
}

/** A mark is drawn large and small, on screens and icons. */
export const markFault = (value: Value): string | null =>
  value === '' || /\.svg$/i.test(String(value)) ? null : 'must be an SVG drawing.';
