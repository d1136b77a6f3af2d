import { request } from 'node:http';
import { consolePath, type Said } from './open-console.ts';

/** The server stopped while it worked. */
export class ServerStopped extends Error {
  constructor(cause: Error) {
    super('The server stopped before it answered. Look whether the command was done; then try again.', { cause });
  }
}

/** Gives a command to the server that runs on this data folder; null without one. Throws `ServerStopped`. */
export function askConsole(dataDir: string, name: string, args: readonly string[]): Promise<Said | null> {
  return new Promise((resolve, reject) => {
    const asked = request({ socketPath: consolePath(dataDir), method: 'POST', path: `/${name}` }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('error', (error) => reject(new ServerStopped(error)));
      response.on('end', () => resolve(JSON.parse(Buffer.concat(parts).toString())));
    });
    asked.on('error', (error) =>
      isNobodyThere(error) ? resolve(null) : reject(wasCutOff(error) ? new ServerStopped(error) : error),
    );
    asked.end(JSON.stringify(args));
  });
}

/** No socket, or one left by a process that died. */
const isNobodyThere = (error: Error): boolean =>
  'code' in error && (error.code === 'ENOENT' || error.code === 'ECONNREFUSED');

/** The connection ended without an answer. */
const wasCutOff = (error: Error): boolean => 'code' in error && (error.code === 'ECONNRESET' || error.code === 'EPIPE');
