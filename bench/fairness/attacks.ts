import { randomUUID } from 'node:crypto';
import { type Client, clientOf, type Reply } from './client.ts';
import { stalledApplication } from './uploads.ts';

/** One address does it as fast as it can, again and again over so many connections. */
interface Attack {
  what: string;
  connections: number;
  once(client: Client, from: string, token: string): Promise<Reply>;
}

const made = () => randomUUID().slice(0, 8);
const get = (path: () => string) => (client: Client, from: string) => client.ask({ path: path(), from });
const list = (format: string) => get(() => `/downloads/model-list/tern-duplex.${format}?options=${made()}`);
/** From twenty addresses in turn. */
let guesses = 0;
const guess = (client: Client): Promise<Reply> => {
  guesses += 1;
  const body = JSON.stringify({ email: `${made()}@example.com`, password: 'Wrong!horse7', token: 'off' });
  const from = `192.0.2.${100 + (guesses % 20)}`;
  const headers = { 'content-type': 'application/json' };
  return client.ask({ path: '/api/Users/login', from, method: 'POST', headers, body });
};

export const attacks: readonly Attack[] = [
  { what: 'model lists as XLSX', connections: 5, once: list('xlsx') },
  { what: 'model lists as XLSX', connections: 50, once: list('xlsx') },
  { what: 'model lists as PDF', connections: 50, once: list('pdf') },
  {
    what: 'made-up configurations',
    connections: 50,
    once: get(() => `/family/tern-duplex?configurator=${made()}`),
  },
  { what: 'made-up families', connections: 50, once: get(() => `/family/${made()}`) },
  { what: 'searches', connections: 50, once: get(() => `/api/Search?search=${made()}`) },
  { what: 'made-up numbers', connections: 20, once: get(() => `/api/Number/${'1'.repeat(18)}${made()}`) },
  { what: 'searches over everything', connections: 20, once: get(() => `/api/Search/everything?search=${made()}`) },
  {
    what: 'wiring drawings of made-up numbers',
    connections: 20,
    once: get(() => `/media/wiring/tern-duplex.svg?configurator=TD-4-4X-${made()}`),
  },
  { what: 'made-up categories', connections: 20, once: get(() => `/api/Content?category=${made()}`) },
  {
    what: 'all families, signed in',
    connections: 20,
    once: (client, from, token) =>
      client.ask({
        path: '/api/ProductFamily?include=products,content,faqs',
        from,
        headers: { authorization: `Bearer ${token}` },
      }),
  },
  { what: 'the description of the API', connections: 5, once: get(() => '/api/docs/yaml') },
  { what: 'wrong passwords from twenty addresses', connections: 20, once: guess },
  {
    what: 'stalled uploads, five of each network',
    connections: 175,
    once: (client) => client.ask(stalledApplication()),
  },
];

export interface Attacked {
  /** Requests by their status. */
  statuses: Map<number, number>;
  /** Stops asking; resolves when the last answer is there. */
  stop(): Promise<void>;
}

/** Begins an attack; it goes on until it is stopped. Who is refused asks again after a moment. */
export function beginAttack(address: string, attack: Attack, token: string): Attacked {
  const { connections, once } = attack;
  // Of its own for each: what one has used up, the next one has not.
  const from = `192.0.2.${1 + attacks.indexOf(attack)}`;
  const client = clientOf(address, connections);
  const statuses = new Map<number, number>();
  let isOver = false;
  const again = async (): Promise<void> => {
    while (!isOver) {
      const status = await once(client, from, token).then(
        (reply) => reply.status,
        () => 0,
      );
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
      if (status >= 400 && status !== 404) await new Promise((resolve) => setTimeout(resolve, REFUSED_MS));
    }
  };
  const all = Array.from({ length: connections }, again);
  return {
    statuses,
    stop: async () => {
      isOver = true;
      client.close();
      await Promise.all(all);
    },
  };
}

/** Not as long as it is told to wait. */
const REFUSED_MS = 50;
