import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { createSiteDev } from './dev.ts';
import { fixtureTransport } from './src/testing/fixture-transport.ts';

/** The site's pages over the tests' small catalogue, for work on their looks. Pictures: SVG files below MEDIA. */
const PORT = Number(process.env.PORT ?? '3200');
const media = process.env.MEDIA;
const site = await createSiteDev();
const transport = fixtureTransport();

const send = (response: ServerResponse, status: number, type: string, body: string | Buffer): void => {
  response.writeHead(status, { 'content-type': type }).end(body);
};

async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const url = request.url ?? '/';
  if (url.startsWith('/api/')) {
    const { status, body } = await transport({ method: request.method ?? 'GET', path: url.slice('/api'.length) });
    return send(response, status, 'application/json', JSON.stringify(body));
  }
  if (url.startsWith('/media/')) {
    const file = await readFile(`${media}/${url.slice('/media/'.length)}`).catch(() => null);
    return file === null ? send(response, 404, 'text/plain', 'Not found') : send(response, 200, 'image/svg+xml', file);
  }
  const publicUrl = `http://localhost:${PORT}`;
  const answer = await site.render({ url, transport, publicUrl, mediaBase: '/media' });
  if (answer.kind === 'page') return send(response, answer.status, 'text/html; charset=utf-8', answer.html);
  response.writeHead(answer.status, { location: answer.location }).end();
}

createServer((request, response) => {
  site.middlewares(request, response, () => {
    respond(request, response).catch((error: unknown) => {
      console.error(error);
      send(response, 500, 'text/plain', String(error));
    });
  });
}).listen(PORT, () => console.log(`http://localhost:${PORT}`));
