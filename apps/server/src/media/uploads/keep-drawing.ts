import { readFace } from '@millrace/look/maker-faces';
import { cleanSvg } from './clean-svg.ts';
import { judgeUpload } from './judge-upload.ts';
import { uploadStore } from './upload-store.ts';

/** Keeps a drawing of whoever is at this machine's terminal, where no server runs. Returns its hash. */
export async function keepDrawing(services: Parameters<typeof uploadStore>[0], svg: string): Promise<string> {
  const judged = await judgeUpload('drawing.svg', Buffer.from(svg), {
    cleanSvg: async (text) => cleanSvg(text),
    readFace,
  });
  return (await uploadStore(services).keep(judged, null)).file;
}
