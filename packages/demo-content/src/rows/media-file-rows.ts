import type { MediaFile } from '@millrace/contract/content';

/** The words and the focal points of the banners' pictures. They are drawn by code: nobody has uploaded one. */
export const mediaFileRows = () => ({ mediaFiles: mediaFiles() });

const mediaFiles = (): MediaFile[] => [
  {
    id: 1,
    uri: 'banners/tern-duplex.svg',
    file: null,
    alt: 'A duplex panel beside a basin in section: two pumps, and floats for stop, lead, lag and alarm',
    focus: { x: 77, y: 50 },
  },
  {
    id: 2,
    uri: 'banners/wren-outdoor.svg',
    file: null,
    alt: 'An outdoor alarm with a red top on a post, wired to the alarm float of a pump tank in section',
    focus: { x: 70, y: 50 },
  },
  {
    id: 3,
    uri: 'banners/price-sheet-2026.svg',
    file: null,
    alt: 'Float switches, an outdoor alarm and three control panels in two rows',
    focus: { x: 74, y: 50 },
  },
];
