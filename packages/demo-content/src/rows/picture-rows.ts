import type { ContentPicture } from '@millrace/contract/content';
import { composedByFamily } from '../composed/index.ts';
import { families } from '../families/index.ts';
import { familyKey } from '../written-family.ts';

export const pictureRows = () => ({ pictures: pictures() });

const pictures = (): ContentPicture[] =>
  families
    .flatMap((family, index) =>
      (composedByFamily[familyKey(family)] ?? []).map((picture, position) => ({
        familyId: index + 1,
        picture,
        position,
      })),
    )
    .map((row, index) => ({ id: index + 1, ...row, isLive: true }));
