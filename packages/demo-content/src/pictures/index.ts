import type { DrawingSpec } from '../drawing-spec.ts';
import type { FamilyKey, FamilyPictures } from '../written-family.ts';
import { accessoryPictures } from './accessories.ts';
import { alarmPictures } from './alarms.ts';
import { componentPictures } from './components.ts';
import { floatPictures } from './floats.ts';
import { panelPictures } from './panels.ts';

export const picturesByFamily: Readonly<Record<FamilyKey, FamilyPictures>> = {
  ...floatPictures,
  ...alarmPictures,
  ...panelPictures,
  ...componentPictures,
  ...accessoryPictures,
};

/** The subject of a family's first picture. */
export function familyShown(family: FamilyKey): DrawingSpec {
  const shown = picturesByFamily[family]?.front?.shows;
  if (shown === undefined) throw new Error(`no front picture of ${family}`);
  return shown;
}
