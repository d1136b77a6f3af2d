import type { LayeredPicture } from '@millrace/pictures';
import type { FamilyKey } from '../written-family.ts';
import { kestrelCellularPictures } from './alarms/kestrel.ts';
import { wrenIndoorPictures } from './alarms/wren-indoor.ts';
import { wrenOutdoorPictures } from './alarms/wren-outdoor.ts';
import { heronPictures } from './components/heron.ts';
import { isRelayPictures } from './components/is-relays.ts';
import { junctionPostPictures } from './components/junction-posts.ts';
import { floatTreePictures } from './floats/float-trees.ts';
import { ploverPictures } from './floats/plover.ts';
import { snipePictures } from './floats/snipe.ts';
import { soraGoldPictures, soraPictures } from './floats/sora.ts';
import { stiltPictures } from './floats/stilt.ts';
import { tealPictures } from './floats/teal.ts';
import { harrierPictures } from './panels/harrier.ts';
import { knotPictures } from './panels/knot.ts';
import { merganserPictures } from './panels/merganser.ts';
import { ternPictures } from './panels/tern.ts';
import { ternIsPictures } from './panels/tern-is.ts';

/** The pictures of each family that is drawn from the options of a number. */
export const composedByFamily: Readonly<Record<FamilyKey, readonly LayeredPicture[]>> = {
  'tern-duplex': ternPictures(),
  'tern-duplex-is': ternIsPictures(),
  'merganser-triplex': merganserPictures(),
  'harrier-simplex': harrierPictures(),
  'knot-timed-dosing': knotPictures(),
  'heron-level-controller': heronPictures(),
  'wren-indoor': wrenIndoorPictures(),
  'wren-outdoor': wrenOutdoorPictures(),
  'kestrel-cellular': kestrelCellularPictures(),
  'plover-tethered': ploverPictures(),
  'teal-adjustable': tealPictures(),
  'sora-narrow-angle': soraPictures(),
  'sora-gold-contact': soraGoldPictures(),
  'snipe-miniature': snipePictures(),
  'stilt-multi-level': stiltPictures(),
  'float-trees': floatTreePictures(),
  'junction-posts': junctionPostPictures(),
  'intrinsically-safe-relays': isRelayPictures(),
};
