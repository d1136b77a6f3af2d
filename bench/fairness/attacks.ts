import { randomUUID } from 'node:crypto';
import type { Client, Reply } from './client.ts';
import { stalledApplication } from './uploads.ts';

/** One address does it as fast as it can, again and again over so many connections. */
export interface Attack {
  what: string;
  connections: number;
  /** It keeps busy what checks passwords, so honest users sign in beside it too. */
  isOfPasswords?: true;
  once(client: Client, from: string, token: string): Promise<Reply>;
}

const made = () => randomUUID().slice(0, 8);
const get =
  (path: () => string, headers: Readonly<Record<string, string>> = {}) =>
  (client: Client, from: string) =>
    client.ask({ path: path(), from, headers });
const AS_IT_IS = { 'accept-encoding': 'identity' };
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
  { what: 'the description of the API, uncompressed', connections: 5, once: get(() => '/api/docs/yaml', AS_IT_IS) },
  {
    what: 'the reader of the description, uncompressed',
    connections: 5,
    once: get(() => '/api/docs/static/swagger-ui-bundle.js', AS_IT_IS),
  },
  { what: 'kept pages, uncompressed', connections: 20, once: get(() => '/family/tern-duplex', AS_IT_IS) },
  { what: 'wrong passwords from twenty addresses', connections: 20, isOfPasswords: true, once: guess },
  {
    what: 'stalled uploads, five of each network',
    connections: 175,
    once: (client) => client.ask(stalledApplication()),
  },
];
