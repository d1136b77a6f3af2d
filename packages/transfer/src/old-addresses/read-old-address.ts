/** A path as the field `from` of redirects takes it, or why the text is none: a sentence. */
export type OldAddressReading =
  | {
      ok: true;
      path: string /** The host that the address was written with, in small letters; null of a path. */;
      host: string | null;
    }
  | { ok: false; why: string };

/** As long as the field takes it. */
const PATH_MAX = 500;
/** Parameters that advertisers and mailings add to an address: they name no page. */
const TRACKING = /^(?:utm_\w*|gclid|fbclid|msclkid|mc_cid|mc_eid|_ga)$/i;

/**
 * Reads an old address as makers have them in their lists: with or without a host, in any case, with a slash at its end, with parameters,
 * with `/*` or the `(.*)` of a rewrite rule at its end.
 */
export function readOldAddress(text: string): OldAddressReading {
  const written = plainText(text);
  if (written === '') return { ok: false, why: 'There is no old address.' };
  const rule = readRule(written);
  if (rule === null)
    return {
      ok: false,
      why: `“${short(written)}” is a rule that cannot be a pattern: write /products/* for all below a path.`,
    };
  const { host, rest } = withoutHost(rule);
  if (rest === null) return { ok: false, why: `“${short(written)}” is not an address of the web.` };
  const [beforeAnchor = '', anchor] = rest.split('#', 2);
  const [rawPath = '', rawQuery = ''] = splitOnce(beforeAnchor, '?');
  const isPattern = /\/\*$/.test(rawPath);
  const path = `/${(isPattern ? rawPath.slice(0, -1) : rawPath)
    .split('/')
    .map(escapeSigns)
    .filter((part) => part !== '')
    .join('/')}`;
  const query = rawQuery
    .split('&')
    .map(escapeSigns)
    .filter((pair) => pair !== '' && !TRACKING.test(pair.split('=', 1)[0] ?? ''))
    .join('&');
  if (path.includes('*') || query.includes('*'))
    return { ok: false, why: 'A * stands at the end alone, after a slash: /products/* is all below /products.' };
  if (isPattern && query !== '') return { ok: false, why: 'A pattern has no parameters: it leads them on.' };
  if (path === '/' && isPattern) return { ok: false, why: '/* would be every address of the site.' };
  if (path === '/' && query === '')
    return {
      ok: false,
      why:
        anchor === undefined
          ? 'It is the home page, which stays where it is.'
          : 'What follows # in an address is not sent to a server, so nothing can lead on from it.',
    };
  const whole = `${path}${isPattern ? '/*' : ''}${query === '' ? '' : `?${query}`}`;
  if (whole.length > PATH_MAX) return { ok: false, why: `An old address has at most ${PATH_MAX} signs.` };
  return { ok: true, path: whole, host };
}

export type NewAddressReading = { ok: true; address: string } | { ok: false; why: string };

/** Reads a new address; one at a host of this site becomes a path. */
export function readNewAddress(text: string, ownHosts: ReadonlySet<string>): NewAddressReading {
  const written = plainText(text);
  if (written === '') return { ok: false, why: 'There is no new address.' };
  const { host, rest } = withoutHost(written);
  if (rest === null) return { ok: false, why: `“${short(written)}” is not an address of the web.` };
  if (host !== null && !ownHosts.has(host))
    return { ok: true, address: escapeSigns(/^https?:/i.test(written) ? written : `https://${host}${rest}`) };
  const [beforeAnchor = '', anchor = ''] = splitOnce(rest, '#');
  const [rawPath = '', query = ''] = splitOnce(beforeAnchor, '?');
  const path = `/${rawPath
    .split('/')
    .map(escapeSigns)
    .filter((part) => part !== '')
    .join('/')}`;
  return {
    ok: true,
    address: `${path}${query === '' ? '' : `?${escapeSigns(query)}`}${anchor === '' ? '' : `#${escapeSigns(anchor)}`}`,
  };
}

/** Without what spreadsheets and mails put around an address; a rule keeps its backslashes. */
function plainText(text: string): string {
  const shown = text.replace(/[\u200b-\u200d\u2060\ufeff]/g, '').trim();
  const bare = shown.replace(/^[<"'“”‘’]+|[>"'“”‘’]+$/g, '').trim();
  return bare.startsWith('^') ? bare : bare.replaceAll('\\', '/');
}

/** The address of a rewrite rule such as `^/products/(.*)$`; null of one that says more than a pattern can. */
function readRule(text: string): string | null {
  const end = /\/?(?:\(\.\*\)|\.\*)\$?$/;
  if (!text.startsWith('^') && !end.test(text)) return text;
  const plain = text
    .replace(/^\^/, '')
    .replace(end, '/*')
    .replace(/\$$/, '')
    .replaceAll(/\\([./?-])/g, '$1');
  return /[()[\]{}|^$\\+]/.test(plain) ? null : plain;
}

/** Endings of files that old sites served pages from: `price.html` alone is no host. */
const PAGE = /\.(?:html?|aspx?|php\d?|jsp|cfm|cgi|do|pdf|xml|txt|docx?|xlsx?|zip|jpe?g|png|gif)$/i;
const HOST = /^(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z]{2,}(?::\d+)?$/i;

/** Splits an address into its host, in small letters, and the rest; `rest` is null where it is no address of the web. */
function withoutHost(text: string): { host: string | null; rest: string | null } {
  const [, scheme, after = ''] = /^([a-z][a-z0-9+.-]*:)?\/\/(.*)$/is.exec(text) ?? [];
  if (scheme !== undefined && !/^https?:$/i.test(scheme)) return { host: null, rest: null };
  if (/^(?:mailto|tel|javascript|data|ftp):/i.test(text)) return { host: null, rest: null };
  if (scheme === undefined && !text.startsWith('//')) {
    const first = /^[^/?#]*/.exec(text)?.[0] ?? '';
    const isHost = HOST.test(first) && !PAGE.test(first) && (first !== text || /^www\./i.test(first));
    return isHost ? hostAndRest(text) : { host: null, rest: text };
  }
  return hostAndRest(after);
}

function hostAndRest(text: string): { host: string | null; rest: string | null } {
  const host = /^[^/?#]*/.exec(text)?.[0] ?? '';
  if (!HOST.test(host) && !/^(?:localhost|[\d.]+)(?::\d+)?$/i.test(host)) return { host: null, rest: null };
  return { host: host.toLowerCase().replace(/^www\./, ''), rest: text.slice(host.length) };
}

/** Blanks as browsers send them. */
const escapeSigns = (part: string): string =>
  part.trim().replaceAll(/\s/g, (sign) => (sign === '\u00a0' ? '%C2%A0' : '%20'));

const SHOWN = 80;
const short = (text: string): string => (text.length > SHOWN ? `${text.slice(0, SHOWN)}…` : text);

function splitOnce(text: string, at: string): [string, string] {
  const index = text.indexOf(at);
  return index < 0 ? [text, ''] : [text.slice(0, index), text.slice(index + 1)];
}
