import { extension } from './media-path.ts';

export interface MediaType {
  contentType: string;
  /** Shown in the browser; everything else is only ever downloaded. */
  inline: boolean;
  /** A raster picture, of which sizes can be made. */
  raster?: true;
}

const shown = (contentType: string): MediaType => ({ contentType, inline: true });
const raster = (contentType: string): MediaType => ({ contentType, inline: true, raster: true });
const download = (contentType: string): MediaType => ({ contentType, inline: false });

/** By ending. Unlisted types, HTML among them, are never shown by a browser. */
const types = new Map<string, MediaType>(
  Object.entries({
    svg: shown('image/svg+xml'),
    png: raster('image/png'),
    jpg: raster('image/jpeg'),
    jpeg: raster('image/jpeg'),
    webp: raster('image/webp'),
    avif: raster('image/avif'),
    gif: shown('image/gif'),
    pdf: shown('application/pdf'),
    txt: shown('text/plain; charset=utf-8'),
    csv: download('text/csv; charset=utf-8'),
    xlsx: download('application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'),
    docx: download('application/vnd.openxmlformats-officedocument.wordprocessingml.document'),
    zip: download('application/zip'),
    dwg: download('application/acad'),
    dxf: download('application/dxf'),
    step: download('model/step'),
    stp: download('model/step'),
    woff2: download('font/woff2'),
  }),
);

export function mediaType(path: string): MediaType {
  return types.get(extension(path)) ?? download('application/octet-stream');
}
