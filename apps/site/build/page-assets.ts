import { readFile } from 'node:fs/promises';
import { isPreloaded } from '@millrace/look/face-names';
import type { InlineTexts } from './inline-text.ts';

/** The files a page's document names. Addresses are absolute on this site. */
export interface PageAssets {
  /** Module scripts that start the page. */
  scripts: string[];
  styles: string[];
  /** Type faces of first screens. */
  faces: string[];
  /** Modules the start script needs at once. */
  preloads: string[];
  /** The files that a page's chunk needs besides, by the page's module (`src/home/home-page.tsx`). */
  pages: Record<string, { preloads: string[]; styles: string[] }>;
  /** null: documents name files only. So while developing, as the policy then allows any inline script until a hash is in it. */
  inline: InlineTexts | null;
}

interface Chunk {
  file: string;
  isDynamicEntry?: boolean;
  imports?: string[];
  css?: string[];
  assets?: string[];
}
export type Manifest = Record<string, Chunk>;

const ENTRY = 'src/entry-client.tsx';

export const readManifest = async (file: URL): Promise<Manifest> =>
  JSON.parse(await readFile(file, 'utf8')) as Manifest;

/** Finds the files that each page loads, from Vite's manifest, over the whole import graph. */
export function pageAssets(manifest: Manifest): PageAssets {
  const entry = manifest[ENTRY];
  if (entry === undefined) throw new Error(`Vite's manifest has no ${ENTRY}`);
  const start = graph(manifest, ENTRY);
  const lazy = Object.keys(manifest).filter((name) => manifest[name]?.isDynamicEntry === true);
  const pages = Object.fromEntries(
    lazy.map((name) => {
      const needs = graph(manifest, name);
      return [
        name,
        {
          preloads: without(needs.files, start.files).map(address),
          styles: without(needs.css, start.css).map(address),
        },
      ];
    }),
  );
  return {
    scripts: [address(entry.file)],
    styles: start.css.map(address),
    faces: start.assets.filter(isPreloaded).map(address),
    preloads: without(start.files, [entry.file]).map(address),
    pages,
    inline: null,
  };
}

interface Graph {
  files: string[];
  css: string[];
  /** The files that the sheets name. */
  assets: string[];
}

function graph(manifest: Manifest, name: string): Graph {
  const seen = new Set<string>();
  const files = new Set<string>();
  const css = new Set<string>();
  const assets = new Set<string>();
  const visit = (key: string): void => {
    const chunk = manifest[key];
    if (chunk === undefined || seen.has(key)) return;
    seen.add(key);
    files.add(chunk.file);
    for (const file of chunk.css ?? []) css.add(file);
    for (const file of chunk.assets ?? []) assets.add(file);
    for (const next of chunk.imports ?? []) visit(next);
  };
  visit(name);
  return { files: [...files], css: [...css], assets: [...assets] };
}

const without = (all: string[], some: string[]): string[] => all.filter((one) => !some.includes(one));
const address = (file: string): string => `/${file}`;
