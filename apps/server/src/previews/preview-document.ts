import { TOKEN_KEY } from '@millrace/contract';

/** Files that pages of a preview have besides those of the site. */
export const FILES = '/office/preview-files';

interface PreviewDocument {
  /** Its address, `/office/preview/{key}`. */
  base: string;
  /** The bar on top. */
  bar: string;
  /** Whether it is seen as somebody who is signed in: the site's script finds a token then. */
  isSignedIn: boolean;
}

const TAG = /<(?:a|area|form|iframe|img|image|link|object|script|source|use|video)\b[^>]*>/gi;
const ADDRESS = /\s(href|src|action|data|poster)="(\/(?!\/)[^"]*)"/gi;
const HINTS = /<link\b[^>]*\brel="(?:manifest|expect)"[^>]*>/gi;
/** The picture of a page for those who share it is drawn of the site in force alone. */
const CARDS = /<meta\b[^>]*\b(?:property|name)="(?:og|twitter):image[^"]*"[^>]*>/gi;

/** A page of the site as a page of a preview: its links lead on within the preview, its script is that of previews, and a bar is on top. */
export function pageOfPreview(html: string, { base, bar, isSignedIn }: PreviewDocument): string {
  const token = isSignedIn ? ` data-token="${TOKEN_KEY}"` : '';
  const head =
    `<script src="${FILES}/preview.js" data-base="${base}"${token}></script>` +
    `<link rel="stylesheet" href="${FILES}/preview.css">`;
  const made = html
    .replace(HINTS, '')
    .replace(CARDS, '')
    .replace(TAG, (tag) =>
      tag.replace(ADDRESS, (_, name: string, address: string) => ` ${name}="${insidePreview(address, base)}"`),
    )
    .replace('<head>', () => `<head>${head}`);
  // Behind the page, whose first link skips to its content; the bar's style puts it on top.
  const end = made.lastIndexOf('</body>');
  return end === -1 ? made + bar : made.slice(0, end) + bar + made.slice(end);
}

/** An address of the site as the preview has it. Files of the build, which no draft changes, stay where they are, but for scripts. */
export function insidePreview(address: string, base: string): string {
  if (!address.startsWith('/') || address.startsWith('//') || isBelow(address, base)) return address;
  const file = /^\/assets\/([^?#]+)$/.exec(address)?.[1];
  if (file !== undefined) return file.endsWith('.js') ? `${FILES}/${file}` : address;
  if (OUTSIDE.test(address)) return address;
  return base + address;
}

/** Addresses that no draft changes. */
const OUTSIDE = /^\/(?:office|faces|favicon\.ico|icon\.svg|apple-touch-icon\.png)(?:[/?#]|$)/;
const isBelow = (address: string, base: string): boolean => address === base || address.startsWith(`${base}/`);
