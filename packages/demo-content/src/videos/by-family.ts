import type { FamilyKey } from '../written-family.ts';

/** Videos shown in a family's gallery, beside its pictures. */
export const videosByFamily: Readonly<Record<FamilyKey, readonly string[]>> = {
  'plover-tethered': ['pUmpD0wnUp1', 'pGgyBackPlg'],
  'sora-narrow-angle': ['sOraN0orNC1'],
  'wren-indoor': ['t3stAlarmMo'],
  'kestrel-wifi': ['wiF1pa1r1ng'],
  'harrier-simplex': ['s3tOv3rload'],
  'tern-duplex': ['mQ3fTduplex'],
  'heron-level-controller': ['h3ronSimul8'],
};
