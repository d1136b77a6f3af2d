import { foldAddress } from '@millrace/catalogue';
import { readNewAddress, readOldAddress } from './read-old-address.ts';

/** One row of a list of old addresses, as it is written. */
export interface OldAddressLine {
  /** The row of the sheet. */
  row: number;
  old: string;
  new: string;
  /** `301`, `302`, or in words; '' is 301. */
  status?: string;
  note?: string;
}

/** A redirect without its id. */
export interface LedAddress {
  from: string;
  to: string;
  status: 301 | 302;
  note: string | null;
}

export type JudgedLine =
  | { row: number; is: 'redirect'; redirect: LedAddress }
  /** The same address leads to the same place in an earlier row. */
  | { row: number; is: 'repeated'; of: number }
  /** `why` is a sentence. */
  | { row: number; is: 'refused'; why: string };

/** Hosts of this site, old and new, without `www.`: a new address there is a path. */
export type OwnHosts = Iterable<string>;

/**
 * Judges a list of old addresses, row by row: each becomes a redirect, repeats an earlier row, or is refused with why. Two rows that lead
 * one address to different places are both refused: which of them is meant is not guessed.
 */
export function judgeOldAddresses(lines: readonly OldAddressLine[], ownHosts: OwnHosts = []): JudgedLine[] {
  const hosts = new Set([...ownHosts].map((host) => host.toLowerCase().replace(/^www\./, '')));
  const read = lines.map((line) => ({ line, old: readOldAddress(line.old) }));
  for (const { old } of read) if (old.ok && old.host !== null) hosts.add(old.host);
  const judged = read.map(({ line, old }) => (old.ok ? ledFrom(line, old.path, hosts) : refused(line, old.why)));
  return withoutRepeats(judged);
}

const refused = ({ row }: OldAddressLine, why: string): JudgedLine => ({ row, is: 'refused', why });

function ledFrom(line: OldAddressLine, from: string, hosts: ReadonlySet<string>): JudgedLine {
  const to = readNewAddress(line.new, hosts);
  if (!to.ok) return refused(line, to.why);
  const status = statusOf(line.status ?? '');
  if (status === null)
    return refused(line, `“${line.status?.trim()}” is no kind of redirect: write 301 for good, 302 for a while.`);
  if (foldAddress(from) === foldAddress(to.address))
    return refused(line, 'The new address is the old one: nothing has to lead on.');
  if (to.address.endsWith('*') && !(from.endsWith('/*') && to.address.endsWith('/*')))
    return refused(line, `${to.address} ends with *, which stands for the rest of an old address that ends with /*.`);
  const note = line.note?.trim() ?? '';
  return { row: line.row, is: 'redirect', redirect: { from, to: to.address, status, note: note === '' ? null : note } };
}

const FOR_GOOD = /^(?:301|308|permanent(?:ly)?|moved(?: permanently)?|for good)$/i;
const FOR_A_WHILE = /^(?:302|303|307|temporary|temporarily|found|for a while)$/i;

/** The kind of redirect that a cell means; null: none. */
function statusOf(text: string): 301 | 302 | null {
  const word = text.trim().replace(/\s+redirect$/i, '');
  if (word === '' || FOR_GOOD.test(word)) return 301;
  return FOR_A_WHILE.test(word) ? 302 : null;
}

type Led = Extract<JudgedLine, { is: 'redirect' }>;

function withoutRepeats(lines: readonly JudgedLine[]): JudgedLine[] {
  /** Of each address the first row, and the first that disagrees with it. */
  const known = new Map<string, { first: Led; other?: Led }>();
  for (const line of lines) {
    if (line.is !== 'redirect') continue;
    const key = foldAddress(line.redirect.from);
    const found = known.get(key);
    if (found === undefined) known.set(key, { first: line });
    else if (found.first.redirect.to !== line.redirect.to) found.other ??= line;
  }
  return lines.map((line) => {
    const found = line.is === 'redirect' ? known.get(foldAddress(line.redirect.from)) : undefined;
    if (line.is !== 'redirect' || found === undefined) return line;
    const { first, other } = found;
    if (other === undefined) return line === first ? line : { row: line.row, is: 'repeated', of: first.row };
    const against = line.redirect.to === first.redirect.to ? other : first;
    return { row: line.row, is: 'refused', why: conflictWords(line.redirect, against) };
  });
}

const conflictWords = ({ from, to }: LedAddress, other: { row: number; redirect: LedAddress }): string =>
  `Row ${other.row} leads ${from} to ${other.redirect.to}, and this one to ${to}: keep one of them.`;
