import { ConfigError } from '../config/read-config.ts';
import { StartRefused } from './self-check.ts';
import { startFault } from './start-fault.ts';

/** The address at which the site is opened here: every address of this machine is reached under the local one. */
export function shownAddress(address: string, host: string): string {
  return ['0.0.0.0', '::'].includes(host) ? `http://127.0.0.1:${new URL(address).port}` : address;
}

/** Returns a sentence for a fault that a person can mend, and the stack of any other. */
export function failureWords(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error instanceof ConfigError || error instanceof StartRefused) return error.message;
  const words = startFault(error);
  if (words !== null) return words;
  if ('code' in error && error.code === 'EADDRINUSE') return `${error.message}. Set PORT to a free port.`;
  return error.stack ?? error.message;
}
