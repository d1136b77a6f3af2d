import { get } from 'node:http';

/** The encodings a usual browser accepts. */
export const BROWSER = { 'accept-encoding': 'gzip, deflate, br' };

/** A page as the server keeps it: its bytes, and the headers besides those of its encoding and of the connection. */
export interface KeptPage {
  path: string;
  html: Buffer;
  br: Buffer;
  headers: Readonly<Record<string, string>>;
}

const OF_ONE_ANSWER = /^(content-(encoding|length|type)|date|connection|keep-alive|etag|transfer-encoding)$/;

/** Asks for the page of the first family until it is kept, then reads it. */
export async function keptFamilyPage(address: string): Promise<KeptPage> {
  const path = await familyPath(address);
  for (let nth = 0; nth < 2; nth++) await asSent(address + path, BROWSER);
  const { headers, bytes } = await asSent(address + path, BROWSER);
  const kept = Object.entries(headers).filter(([name]) => !OF_ONE_ANSWER.test(name));
  const { bytes: html } = await asSent(address + path, {});
  return { path, html, br: bytes, headers: Object.fromEntries(kept) };
}

/** The text of a page, piece by piece. */
export function wordsOf(html: Buffer): string[] {
  const body = /<body[^>]*>([\s\S]*)<\/body>/.exec(html.toString())?.[1] ?? '';
  const visible = body.replaceAll(/<(script|style|svg)[\s\S]*?<\/\1>/g, '');
  return visible
    .split(/<[^>]+>/)
    .map((text) => text.trim())
    .filter((text) => text !== '');
}

async function familyPath(address: string): Promise<string> {
  const families: unknown = await (await fetch(`${address}/api/ProductFamily?include=products`)).json();
  const [first] = Array.isArray(families) ? families : [];
  return `/family/${Object(first).slug}`;
}

/** An answer with its bytes as they were sent, compressed or not. */
function asSent(
  address: string,
  headers: Record<string, string>,
): Promise<{ headers: Record<string, string>; bytes: Buffer }> {
  return new Promise((resolve, reject) => {
    get(address, { headers, agent: false }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('error', reject);
      answer.on('end', () => {
        const named = Object.entries(answer.headers).map(([name, value]) => [name, String(value)] as const);
        resolve({ headers: Object.fromEntries(named), bytes: Buffer.concat(chunks) });
      });
    }).on('error', reject);
  });
}
