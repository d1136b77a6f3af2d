/** Largest file that the media library takes. */
export const MEDIA_MAX_BYTES = 50 << 20;

/** A type of file that the media library takes. */
export interface UploadType {
  /** Known to staff by this name. */
  name: string;
  /** Endings of names of such files; the first stands for the type. */
  endings: readonly [string, ...string[]];
  /** Types that a page can show with `<img>`. */
  isPicture?: true;
}

/** All types, by the ending that stands for each. */
export const uploadTypes = {
  png: { name: 'PNG', endings: ['png'], isPicture: true },
  jpg: { name: 'JPEG', endings: ['jpg', 'jpeg'], isPicture: true },
  webp: { name: 'WebP', endings: ['webp'], isPicture: true },
  avif: { name: 'AVIF', endings: ['avif'], isPicture: true },
  gif: { name: 'GIF', endings: ['gif'], isPicture: true },
  svg: { name: 'SVG', endings: ['svg'], isPicture: true },
  pdf: { name: 'PDF', endings: ['pdf'] },
  zip: { name: 'ZIP', endings: ['zip'] },
  dwg: { name: 'DWG', endings: ['dwg'] },
  dxf: { name: 'DXF', endings: ['dxf'] },
  step: { name: 'STEP', endings: ['step', 'stp'] },
  woff2: { name: 'WOFF2', endings: ['woff2'] },
} as const satisfies Record<string, UploadType>;
export type UploadTypeName = keyof typeof uploadTypes;
export const uploadTypeNames = Object.keys(uploadTypes) as [UploadTypeName, ...UploadTypeName[]];

/** The type that an ending, in any case, belongs to; null: none of them. */
export function uploadTypeOf(ending: string): UploadTypeName | null {
  const folded = ending.toLowerCase();
  return uploadTypeNames.find((name) => (uploadTypes[name].endings as readonly string[]).includes(folded)) ?? null;
}

/** Words of all types, for whoever chooses a file. */
export const uploadTypeWords = uploadTypeNames.map((name) => uploadTypes[name].name).join(', ');
