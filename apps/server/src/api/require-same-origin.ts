import { refused } from '../problems/problem-error.ts';

interface Sender {
  /** As the sender named the server, with its port. */
  host: string;
  headers: Readonly<Record<string, string | string[] | undefined>>;
}

/**
 * Refuses what a page of another site had its visitor's browser send. Browsers say so in one header or in both; a program that sends
 * neither acts for nobody but itself, and its own address is counted.
 */
export function requireSameOrigin({ host, headers }: Sender, publicUrl: string): void {
  const { 'sec-fetch-site': site, origin } = headers;
  const isOurs = site === undefined ? isOneOf(origin, [host, new URL(publicUrl).host]) : site === 'same-origin';
  if (!isOurs) throw refused('not-allowed', 'Only pages of this site may send this.');
}

function isOneOf(origin: string | string[] | undefined, hosts: readonly string[]): boolean {
  if (origin === undefined) return true;
  return URL.canParse(String(origin)) && hosts.includes(new URL(String(origin)).host);
}
