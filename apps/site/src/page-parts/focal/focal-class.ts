import type { FocalPoint } from '@millrace/contract';

const TENTH = 10;

/** The classes of a picture with a focal point, to the tenth: pages allow no styles of their own. */
export function focalClass(focus: FocalPoint | undefined, className?: string): string | undefined {
  if (focus === undefined) return className;
  const [x, y] = [focus.x, focus.y].map((percent) => Math.round(percent / TENTH));
  return [className, `focal focal-x-${x} focal-y-${y}`].filter(Boolean).join(' ');
}
