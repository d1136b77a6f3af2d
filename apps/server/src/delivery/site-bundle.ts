import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { RenderPage } from '@millrace/contract';

/** The site as the server uses it: what renders a page, and the files browsers load. */
export interface SiteBundle {
  render: RenderPage;
  /** Folder of the client's files; null while developing, where Vite serves them. */
  clientDir: string | null;
}

const DIST = new URL('../../../site/dist/', import.meta.url);

/** Loads the built site; says what to do where it is not built. */
export async function loadBuiltSite(dist: URL = DIST): Promise<SiteBundle> {
  const entry = new URL('server/entry-server.js', dist);
  if (!existsSync(entry)) throw new Error('The site is not built. Run `npm run build -w apps/site`.');
  const bundle: unknown = await import(entry.href);
  if (!isBundle(bundle)) throw new Error(`${fileURLToPath(entry)} exports no render function.`);
  return { render: bundle.render, clientDir: fileURLToPath(new URL('client/', dist)) };
}

function isBundle(bundle: unknown): bundle is { render: RenderPage } {
  return typeof bundle === 'object' && bundle !== null && 'render' in bundle && typeof bundle.render === 'function';
}
