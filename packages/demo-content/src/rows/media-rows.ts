import { type FamilyMedium, IMAGE, VIDEO } from '@millrace/contract/content';
import { picturesByFamily } from '../pictures/index.ts';
import { familyPicture, optionPicture, posterUri } from '../uris.ts';
import { videosByFamily } from '../videos/by-family.ts';
import { videos } from '../videos/index.ts';
import { familyKey, views, type WrittenFamily } from '../written-family.ts';

/** The gallery of a family: its views, the pictures its options bring to the front, its videos. */
export const mediaRows = (family: WrittenFamily): FamilyMedium[] => [
  ...viewRows(family),
  ...optionRows(family),
  ...videoRows(family),
];

function viewRows(family: WrittenFamily): FamilyMedium[] {
  const key = familyKey(family);
  return views.flatMap((view) => {
    const picture = picturesByFamily[key]?.[view];
    return picture === undefined ? [] : [imageRow(family, familyPicture(key, view), view, picture.text)];
  });
}

/** Options that share a picture have it once, under the name of the first. */
function optionRows(family: WrittenFamily): FamilyMedium[] {
  const textByFile = new Map<string, string>();
  for (const group of family.configurator?.configGroups ?? []) {
    for (const option of group.options ?? []) {
      const text = `${group.name}: ${option.displayName ?? option.description ?? option.code}`;
      for (const file of option.images ?? []) if (!textByFile.has(file)) textByFile.set(file, text);
    }
  }
  return [...textByFile].map(([file, text]) => imageRow(family, optionPicture(file), text, text));
}

const imageRow = (family: WrittenFamily, uri: string, name: string, infoImageText: string): FamilyMedium => ({
  type: IMAGE,
  uri,
  filename: uri.slice(uri.lastIndexOf('/') + 1),
  name: `${family.name}, ${name}`,
  infoImageText,
  poster: null,
});

function videoRows(family: WrittenFamily): FamilyMedium[] {
  return (videosByFamily[familyKey(family)] ?? []).map((id) => {
    const video = videos[id];
    if (video === undefined) throw new Error(`no video ${id}`);
    return {
      type: VIDEO,
      uri: id,
      filename: '',
      name: video.name,
      infoImageText: '',
      poster: posterUri(id),
      uploadDate: video.uploaded,
    };
  });
}
