import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { BrandSheet, ReadPage, RenderPage } from '@millrace/contract';
import type { Site } from './site.ts';

const DIST = new URL('../../../site/dist/', import.meta.url);

/** Loads the built site; gives the remedy when it is not built. */
export async function loadBuiltSite(dist: URL = DIST): Promise<Site> {
  const entry = new URL('server/entry-server.js', dist);
  if (!existsSync(entry)) throw new Error('The site is not built. Run `npm run build -w apps/site`.');
  const bundle: unknown = await import(entry.href);
  if (!isBundle(bundle)) throw new Error(`${fileURLToPath(entry)} exports no functions that render and read.`);
  const { render, read, brandSheet } = bundle;
  return { render, read, brandSheet, clientDir: fileURLToPath(new URL('client/', dist)), keep: true };
}

interface Bundle {
  render: RenderPage;
  read: ReadPage;
  brandSheet: BrandSheet;
}

function isBundle(bundle: unknown): bundle is Bundle {
  if (typeof bundle !== 'object' || bundle === null) return false;
  const functions = new Map(Object.entries(bundle));
  return ['render', 'read', 'brandSheet'].every((name) => typeof functions.get(name) === 'function');
}
