import { type Branch, GROUND } from './circuit.ts';

/**
 * The marks of a load's terminals by line; first ends of windings where the motor has six leads, main and common leads where it has
 * three.
 */
export function terminalsOf({
  lines,
  terminals,
  starDelta,
  capacitors,
}: Branch): Readonly<Record<string, string>> | undefined {
  const live = lines.filter((mark) => mark !== GROUND);
  if (capacitors !== undefined)
    return { ...terminals, ...Object.fromEntries(live.map((mark, nth) => [mark, capacitors.leads[nth] ?? mark])) };
  if (starDelta === undefined) return terminals;
  const firsts = live.map((mark, nth) => [mark, starDelta.windings[nth]?.ends[0] ?? mark]);
  return { ...terminals, ...Object.fromEntries(firsts) };
}
