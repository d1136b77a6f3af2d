import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/**
 * A server in front of the product that can be told to answer differently: a new revision, another worker, no answer.
 */
export interface StandIn {
  address: string;
  /** Changes the product's answers, by path. */
  rewrite: Map<string, (body: string) => string>;
  /** Whether connections break. */
  isDead: boolean;
  /** Paths asked for so far. */
  asked: string[];
  stop(): Promise<void>;
}

export async function standIn(product: string): Promise<StandIn> {
  const server = createServer((asked, answer) => void handle(asked, answer));
  const stand: StandIn = {
    address: '',
    rewrite: new Map(),
    isDead: false,
    asked: [],
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };

  async function handle(asked: IncomingMessage, answer: ServerResponse): Promise<void> {
    if (stand.isDead) {
      asked.socket.destroy();
      return;
    }
    const path = asked.url ?? '/';
    stand.asked.push(path);
    const change = stand.rewrite.get(path);
    const headers = { ...asked.headers, host: new URL(product).host };
    if (change !== undefined) {
      delete headers['accept-encoding'];
      delete headers['if-none-match'];
    }
    asked.pipe(
      request(new URL(path, product), { method: asked.method, headers }, async (got) => {
        if (change === undefined) {
          answer.writeHead(got.statusCode ?? 502, got.headers);
          got.pipe(answer);
          return;
        }
        const body = Buffer.from(change(await text(got)));
        const { etag, ...kept } = got.headers;
        answer.writeHead(got.statusCode ?? 502, { ...kept, 'content-length': body.length }).end(body);
      }).on('error', () => answer.destroy()),
    );
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  stand.address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return stand;
}
