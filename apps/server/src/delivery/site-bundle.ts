import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { ReadPage, RenderPage } from '@millrace/contract';
import type { Site } from './site.ts';

const DIST = new URL('../../../site/dist/', import.meta.url);

/** Loads the built site; gives the remedy when it is not built. */
export async function loadBuiltSite(dist: URL = DIST): Promise<Site> {
  const entry = new URL('server/entry-server.js', dist);
  if (!existsSync(entry)) throw new Error('The site is not built. Run `npm run build -w apps/site`.');
  const bundle: unknown = await import(entry.href);
  if (!isBundle(bundle)) throw new Error(`${fileURLToPath(entry)} exports no functions that render and read.`);
  return { render: bundle.render, read: bundle.read, clientDir: fileURLToPath(new URL('client/', dist)), keep: true };
}

function isBundle(bundle: unknown): bundle is { render: RenderPage; read: ReadPage } {
  if (typeof bundle !== 'object' || bundle === null || !('render' in bundle) || !('read' in bundle)) return false;
  return typeof bundle.render === 'function' && typeof bundle.read === 'function';
}
