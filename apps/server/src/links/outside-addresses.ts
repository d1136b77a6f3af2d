import { type Content, type ContentKind, contentKindNames, contentKinds } from '@millrace/contract/content';
import { rowName } from '../content/content-rows.ts';

/** A row that leads to an address outside. */
export interface LinkPlace {
  kind: ContentKind;
  id: number;
  name: string;
}

/** A page holds no longer one; a database keeps no longer key. Characters. */
const LONGEST = 2000;
/** Addresses that one site asks for. */
export const MOST_ADDRESSES = 5000;
const ADDRESS = /https?:\/\/[^\s"'<>]+/gi;

/** All addresses outside that live, public rows lead to, each with its rows; without the part after #. At most 5000, first come first. */
export function outsideAddresses(content: Content, publicUrl: string): ReadonlyMap<string, readonly LinkPlace[]> {
  const own = new URL(publicUrl).host;
  const found = new Map<string, LinkPlace[]>();
  for (const kind of contentKindNames) {
    if (contentKinds[kind].readBy === 'customers') continue;
    for (const row of content[kind]) {
      if (!isPublic(row)) continue;
      for (const address of addressesIn(row, own)) {
        const places = found.get(address) ?? [];
        if (places.length === 0 && found.size === MOST_ADDRESSES) continue;
        found.set(address, [...places, { kind, id: row.id, name: rowName(row) }]);
      }
    }
  }
  return found;
}

const isPublic = (row: object): boolean =>
  !('isLive' in row && row.isLive === false) && !('isPublic' in row && row.isPublic === false);

function addressesIn(row: object, own: string): ReadonlySet<string> {
  const found = new Set<string>();
  const look = (value: unknown): void => {
    if (typeof value === 'string') {
      for (const [text] of value.matchAll(ADDRESS)) {
        const address = readAddress(text, own);
        if (address !== null) found.add(address);
      }
    } else if (typeof value === 'object' && value !== null) for (const inner of Object.values(value)) look(inner);
  };
  look(row);
  return found;
}

/** The address as it is asked for; null: it leads to this site, needs a password or another door, or cannot be read. */
function readAddress(text: string, own: string): string | null {
  const written = withoutEnd(text.replaceAll('&amp;', '&'));
  if (written.length > LONGEST || !URL.canParse(written)) return null;
  const url = new URL(written);
  url.hash = '';
  const isAsked = url.port === '' && url.username === '' && url.password === '' && url.host !== own;
  // The name of SVG in a drawing leads nowhere.
  return isAsked && url.host !== 'www.w3.org' && url.href.length <= LONGEST ? url.href : null;
}

/** Without the full stop of its sentence and the bracket around it. */
function withoutEnd(text: string): string {
  const shorter = text.replace(/[.,;:!?\]]+$/, '');
  const count = (sign: string): number => shorter.split(sign).length;
  return shorter.endsWith(')') && count(')') > count('(') ? withoutEnd(shorter.slice(0, -1)) : shorter;
}
