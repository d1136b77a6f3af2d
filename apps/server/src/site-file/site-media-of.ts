import { readFace } from '@millrace/look/maker-faces';
import type { ContentHolder } from '../content/content-holder.ts';
import { mediaLibrary, type ProduceMedia } from '../media/media-library.ts';
import { cleanSvg } from '../media/uploads/clean-svg.ts';
import { uploadStore } from '../media/uploads/upload-store.ts';
import type { SiteMedia } from './take-site.ts';

interface Given extends Omit<Parameters<typeof uploadStore>[0], 'files'> {
  holder: Pick<ContentHolder, 'current'>;
  files: Parameters<typeof mediaLibrary>[0];
  produce: ProduceMedia;
}

/** The files of a site, for a command where no server runs. Drawings are cleaned in this process: it does nothing else. */
export function siteMediaOf({ database, holder, files, room, produce }: Given): SiteMedia {
  const uploads = uploadStore({ database, files, room });
  const library = mediaLibrary(files, produce, {
    fileAt: (path) => holder.current()?.mediaFiles.get(path)?.file ?? null,
    read: uploads.read,
    has: uploads.has,
  });
  return { files, uploads, media: library.bytes, readers: { cleanSvg: async (svg) => cleanSvg(svg), readFace } };
}
