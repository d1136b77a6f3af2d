import type { LayeredPicture } from '@millrace/pictures';
import type { FamilyKey } from '../written-family.ts';
import { harrierPictures } from './harrier.ts';
import { ternPictures } from './tern.ts';

/** The pictures of each family that is drawn from the options of a number. */
export const composedByFamily: Readonly<Record<FamilyKey, readonly LayeredPicture[]>> = {
  'tern-duplex': ternPictures(),
  'harrier-simplex': harrierPictures(),
};
