import { Agent, request } from 'node:http';

export interface Reply {
  status: number;
  /** Empty where it was not asked for: large ones would cost this process more than the server. */
  body: string;
  /** From asking to the last byte. */
  ms: number;
}

export interface Asked {
  path: string;
  /** The address that the server takes the request to come from: the bench is its trusted proxy. */
  from: string;
  method?: string;
  headers?: Readonly<Record<string, string>>;
  body?: string | Buffer;
  /** The body is begun, and never ended. */
  isStalled?: true;
  wantsBody?: true;
}

/** Asks a site over kept connections, as browsers do. `agent` is of one client, so that clients do not wait for each other here. */
export const clientOf = (address: string, connections: number) => {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const ask = ({ path, from, method = 'GET', headers = {}, body, isStalled, wantsBody }: Asked): Promise<Reply> => {
    const began = performance.now();
    return new Promise((resolve, reject) => {
      const asked = request(`${address}${path}`, {
        agent,
        method,
        headers: { 'accept-encoding': 'br', 'x-forwarded-for': from, ...headers },
      });
      asked.on('error', reject);
      asked.on('response', (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => {
          if (wantsBody === true) chunks.push(chunk);
        });
        response.on('error', reject);
        response.on('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            body: Buffer.concat(chunks).toString(),
            ms: performance.now() - began,
          }),
        );
      });
      if (isStalled === true) asked.write(body ?? '');
      else asked.end(body);
    });
  };
  return { ask, close: () => agent.destroy() };
};
export type Client = ReturnType<typeof clientOf>;
