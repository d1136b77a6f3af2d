import type { IncomingMessage } from 'node:http';

const HOST = 'host';

/**
 * Whether a request has one `Host`. With two, a proxy could mean one of them, and the server another; only before
 * HTTP/1.1 may there be none.
 */
export function namesOneHost({
  rawHeaders,
  httpVersion,
}: Pick<IncomingMessage, 'rawHeaders' | 'httpVersion'>): boolean {
  let hosts = 0;
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at];
    // The length first: this runs before every answer.
    if (name?.length === HOST.length && name.toLowerCase() === HOST) hosts += 1;
  }
  return hosts === 1 || (hosts === 0 && httpVersion === '1.0');
}
