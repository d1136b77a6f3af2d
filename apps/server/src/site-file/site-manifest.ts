import { contentKindNames, isContentKind } from '@millrace/contract/content';
import { z } from 'zod';
import { isMediaPath } from '../media/media-path.ts';

const FORMAT = 'millrace-site';
/** Goes up when a file of before can no longer be read as it is. */
const VERSION = 1;

const digest = z.string().regex(/^[0-9a-f]{64}$/);
const file = z.strictObject({
  /** Below /media/. */
  path: z.string().max(300).refine(isMediaPath, 'is no path below /media/'),
  sha256: digest,
  bytes: z.int().nonnegative(),
});
export type SiteFileEntry = z.infer<typeof file>;

/** States all that is in the file of a site. It is written last, as `site.json`. */
export const siteManifest = z.strictObject({
  format: z.literal(FORMAT),
  version: z.literal(VERSION),
  madeAt: z.iso.datetime(),
  revision: z.int().positive(),
  /** Of each kind, how many rows, and the digest of their lines. */
  rows: z.partialRecord(
    z.string().refine(isContentKind, 'is no kind'),
    z.strictObject({ count: z.int().nonnegative(), sha256: digest }),
  ),
  files: z.array(file).max(200_000),
  /** Addresses below /media/ that content names and no file lies at. */
  missing: z.array(z.string().max(300)).max(200_000),
});
export type SiteManifest = z.infer<typeof siteManifest>;

export const MANIFEST = 'site.json';
export const formatOfSite = { format: FORMAT, version: VERSION } as const;
export const rowsPath = (kind: string): string => `rows/${kind}.jsonl`;
export const filePath = (sha256: string): string => `files/${sha256}`;

const ROWS = new Set<string>(contentKindNames.map(rowsPath));
export const isPathOfSite = (path: string): boolean =>
  path === MANIFEST || ROWS.has(path) || /^files\/[0-9a-f]{64}$/.test(path);
