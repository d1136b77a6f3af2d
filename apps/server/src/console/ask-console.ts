import { request } from 'node:http';
import { consolePath, type Said } from './open-console.ts';

/** Gives a command to the server that runs on this data folder; null without one. */
export function askConsole(dataDir: string, name: string, args: readonly string[]): Promise<Said | null> {
  return new Promise((resolve, reject) => {
    const asked = request({ socketPath: consolePath(dataDir), method: 'POST', path: `/${name}` }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('error', reject);
      response.on('end', () => resolve(JSON.parse(Buffer.concat(parts).toString())));
    });
    asked.on('error', (error) => (isNobodyThere(error) ? resolve(null) : reject(error)));
    asked.end(JSON.stringify(args));
  });
}

/** No socket, or one left by a process that died. */
const isNobodyThere = (error: Error): boolean =>
  'code' in error && (error.code === 'ENOENT' || error.code === 'ECONNREFUSED');
