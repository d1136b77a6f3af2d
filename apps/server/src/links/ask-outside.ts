import type { LookupAddress } from 'node:dns';
import { lookup } from 'node:dns/promises';
import http from 'node:http';
import https from 'node:https';
import { isIP } from 'node:net';
import type { LinkFault } from '@millrace/contract/office';
import { isPublicAddress } from './public-address.ts';

/** For each step: a redirect is a step of its own. */
const STEP_MS = 15_000;
const MOST_REDIRECTS = 5;
const MOST_HEADERS_BYTES = 32_768;

export interface Outside {
  /** Of the site that asks, for whoever reads the log of the site that is asked. */
  publicUrl: string;
  resolve?(host: string): Promise<readonly LookupAddress[]>;
  agents?: { http: http.Agent; https: https.Agent };
  stepMs?: number;
}

/** Asks an address; returns why it does not answer, or null: it does. Throws only once `signal` is aborted. */
export type AskOutside = (address: string, signal: AbortSignal) => Promise<LinkFault | null>;

/**
 * Asks sites outside by HEAD, and by GET where that is not answered well; no body is read. Only public addresses are asked: a name is
 * resolved once, every address of it is looked at, and the connection goes to one of these, also after each redirect.
 */
export function askOutside({
  publicUrl,
  resolve = (host) => lookup(host, { all: true }),
  agents = { http: new http.Agent(), https: new https.Agent() },
  stepMs = STEP_MS,
}: Outside): AskOutside {
  const headers = { 'user-agent': `Millrace link check (+${publicUrl})`, accept: '*/*' };
  return async (address, signal) => {
    const byHead = await heardBy('HEAD', address, signal);
    // Some sites refuse HEAD, or never answer it.
    return byHead === null || FINAL.has(byHead) ? byHead : heardBy('GET', address, signal);
  };

  async function heardBy(method: 'HEAD' | 'GET', address: string, signal: AbortSignal): Promise<LinkFault | null> {
    try {
      let url = new URL(address);
      for (let redirects = 0; redirects <= MOST_REDIRECTS; redirects++) {
        const { status, location } = await step(method, url, AbortSignal.any([signal, AbortSignal.timeout(stepMs)]));
        if (location === null) return faultOfStatus(status);
        if (!URL.canParse(location, url)) return 'redirects';
        url = new URL(location, url);
      }
      return 'redirects';
    } catch (error) {
      signal.throwIfAborted();
      return faultOfError(error);
    }
  }

  async function step(method: string, url: URL, signal: AbortSignal): Promise<Heard> {
    const agent = url.protocol === 'https:' ? agents.https : url.protocol === 'http:' ? agents.http : null;
    if (agent === null || url.port !== '' || url.username !== '' || url.password !== '') throw new NotPublic();
    const addresses = await publicAddresses(url.hostname, signal);
    const { request } = url.protocol === 'https:' ? https : http;
    return new Promise((done, fail) => {
      const asked = request(url, {
        method,
        agent,
        headers,
        signal,
        maxHeaderSize: MOST_HEADERS_BYTES,
        // The address that was looked at is connected to: the name is not resolved again.
        lookup: (_, { all }, found) => {
          const [first] = addresses;
          if (all === true || first === undefined) found(null, [...addresses]);
          else found(null, first.address, first.family);
        },
      });
      asked.on('error', fail);
      asked.on('response', ({ statusCode = 0, headers: { location } }) => {
        done({ status: statusCode, location: REDIRECTS.has(statusCode) ? (location ?? null) : null });
        asked.destroy();
      });
      asked.end();
    });
  }

  async function publicAddresses(hostname: string, signal: AbortSignal): Promise<readonly LookupAddress[]> {
    const host = hostname.replace(/^\[|\]$/g, '');
    const family = isIP(host);
    const addresses = family === 0 ? await within(resolve(host), signal) : [{ address: host, family }];
    if (addresses.length === 0 || !addresses.every(({ address }) => isPublicAddress(address))) throw new NotPublic();
    return addresses;
  }
}

interface Heard {
  status: number;
  /** The address it leads to; null: none. */
  location: string | null;
}

class NotPublic extends Error {}

/** GET would hear the same. */
const FINAL = new Set<LinkFault>(['not-public', 'no-such-host']);
const REDIRECTS = new Set([301, 302, 303, 307, 308]);
/** An answer to somebody else (401, 403, 429 …) is an answer. */
const faultOfStatus = (status: number): LinkFault | null =>
  status === 404 ? 'not-found' : status === 410 ? 'gone' : status >= 500 ? 'server-fault' : null;

/** Codes of Node for what a connection fails by; any other is `no-answer`. */
const FAULT_CODES: Readonly<Record<string, LinkFault>> = {
  ENOTFOUND: 'no-such-host',
  ENODATA: 'no-such-host',
  ABORT_ERR: 'time-out',
  ETIMEDOUT: 'time-out',
};

function faultOfError(error: unknown): LinkFault {
  if (error instanceof NotPublic) return 'not-public';
  if (!(error instanceof Error)) return 'no-answer';
  const code = 'code' in error ? String(error.code) : '';
  if (/CERT|SIGNATURE|^ERR_TLS/.test(code)) return 'certificate';
  return error.name === 'TimeoutError' ? 'time-out' : (FAULT_CODES[code] ?? 'no-answer');
}

/** Resolving a name cannot be stopped: it is waited for no longer. */
const within = <Found>(found: Promise<Found>, signal: AbortSignal): Promise<Found> =>
  new Promise((done, fail) => {
    signal.addEventListener('abort', () => fail(signal.reason), { once: true });
    found.then(done, fail);
  });
