import path from 'node:path';
import type { Chance } from '../careers-kill/chance.ts';
import type { Recorded } from './disk-record.ts';
import { historyOf } from './folder-history.ts';
import { type Cut, imageOf, writeImage } from './image-of.ts';

/** Makes the folder as it is after the power went at the place `until` of a record. */
export function cutPower(
  { record, until, cut, by }: { record: readonly Recorded[]; until: number; cut: Cut; by: Chance },
  folder: string,
): void {
  writeImage(path.resolve(folder), imageOf(historyOf(record, until), cut, by));
}
